// Writes what hosts need to know about a finished site, from what stands in its pages.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { databaseService, originOf } from '../../model/outside-services.ts';
import type { Site } from '../../model/site.ts';
import type { OutputFile } from '../prerender.ts';
import { contentPolicy } from './content-policy.ts';
import { headerRules } from './header-rules.ts';
import { HEADERS_FILE, tooMuchForHosts, writeHeaders } from './headers-file.ts';
import { collectInline, type InlineContent, noInlineContent } from './inline-content.ts';

/** What the pages hold that the policy has to allow. */
export interface PageContent extends InlineContent {
  dataPictures: boolean;
}

/** What has been seen of the pages, at the start nothing. */
export const noPageContent = (): PageContent => ({ ...noInlineContent(), dataPictures: false });

/** Notes what an HTML document holds. */
export function notePage(html: string, content: PageContent): void {
  collectInline(html, content);
  content.dataPictures ||= html.includes('data:image/');
}

/** Passes files on to whoever writes them, and notes what the pages among them hold. */
export function* noted(files: Iterable<OutputFile>, content: PageContent): Generator<OutputFile> {
  for (const file of files) {
    if (file.path.endsWith('.html')) notePage(file.text, content);
    yield file;
  }
}

interface HostFiles {
  site: Site;
  /** The folder with the finished site. */
  output: string;
  /** The folder of files that are served as they are; its pages go under the same policy. */
  publicFolder: string;
  content: PageContent;
  /** The address of the database, where one is configured. */
  database?: string;
}

/** Writes `_headers`, and says so when it is more than a host would read. */
export function writeHostFiles({ site, output, publicFolder, content, database }: HostFiles): void {
  for (const file of readdirSync(publicFolder, { recursive: true, encoding: 'utf8' })) {
    if (file.endsWith('.html')) notePage(readFileSync(join(publicFolder, file), 'utf8'), content);
  }
  const policy = contentPolicy({
    inline: content,
    services: [...site.outside, ...databaseService(database)],
    pictures: pictureOrigins(site),
    framesItself: framesItself(site),
    dataPictures: content.dataPictures,
  });
  const text = writeHeaders(headerRules(site, policy));
  for (const problem of tooMuchForHosts(text)) console.warn(`_headers has ${problem}.`);
  writeFileSync(join(output, HEADERS_FILE), text);
}

const sectionsOf = ({ pages, not_found }: Site) =>
  [...pages.map(({ page }) => page), not_found].flatMap(({ sections }) => sections);

/** Whether the billing portal is a page of the site, as its stand-in is. */
const framesItself = (site: Site) =>
  sectionsOf(site).some(({ type, ...rest }) => type === 'billing-portal' && isOwn(rest));

const isOwn = (section: object) => 'url' in section && !originOf(String(section.url));

/** The other hosts that pictures of the manifest come from. */
function pictureOrigins(site: Site): string[] {
  const origins = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('src' in value && 'alt' in value) {
      const origin = originOf(String(value.src));
      if (origin) origins.add(origin);
    }
    for (const part of Object.values(value)) look(part);
  };
  look(sectionsOf(site));
  return [...origins];
}
