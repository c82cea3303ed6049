// Writes the files for hosts about a finished site, from the content of its pages.
import { readFileSync } from 'node:fs';
import { DEFAULT_HOSTS, HOSTS } from '../../model/hosts.ts';
import type { HostName } from '../../model/manifest.generated.ts';
import { databaseService, originOf } from '../../model/outside-services.ts';
import type { Site } from '../../model/site.ts';
import { writeFiles } from '../render/page-files.ts';
import { contentPolicy, type InlineContent, inlineContent } from './content-policy.ts';
import { htmlFilesIn } from './files-alone.ts';
import { headerRules, headersFor, hostRedirects } from './header-rules.ts';
import { WRITERS } from './hosts.ts';
import { tooMuchForHosts, writeHeaders } from './netlify.ts';

export interface HostSettings {
  /** The inline content of each HTML file of the site. */
  inline: Iterable<InlineContent>;
  /** The address of the database, where one is configured. */
  database?: string;
  /** The hosts that the site is built for; the usual ones where none is named. */
  hosts?: HostName[];
}

const ADVICE =
  'The policy names the styles of each selection of sections: build more pages from the same ones. Other hosts have no such limit.';

/**
 * Writes what the hosts read into the folder of a finished site, and says what is more than a host would read.
 * Throws when the site is for Cloudflare, which would drop such a header without a word.
 * @returns the headers of a page
 */
export function writeHostFiles(
  site: Site,
  folder: string,
  { inline, database, hosts = DEFAULT_HOSTS }: HostSettings,
): Record<string, string> {
  const policy = contentPolicy({
    inline,
    services: [...site.outside, ...databaseService(database)],
    pictures: pictureOrigins(site),
    framesItself: framesItself(site),
    mails: site.facts.email_href !== undefined,
    reports: site.security.policy_reports !== undefined,
  });
  const headers = headerRules(site, policy);
  const diagnostics = hosts.includes('cloudflare') ? tooMuchForHosts(writeHeaders(headers)) : [];
  if (diagnostics.length > 0) {
    const said = [...diagnostics, ADVICE].join('\n');
    // Cloudflare says so of its builds.
    if (process.env.CF_PAGES === '1') throw new Error(said);
    console.warn(said);
  }
  const rules = { headers, redirects: hostRedirects(site.redirects) };
  for (const name of Object.keys(WRITERS) as HostName[]) {
    if (!hosts.includes(name)) continue;
    const files = WRITERS[name](rules).map((text, index) => ({
      path: HOSTS[name].configFiles[index] ?? '',
      text,
    }));
    writeFiles(folder, files);
  }
  return headersFor('/', headers);
}

/** The inline content of the HTML files of public/, or of a site, which the policy has to allow. */
export function inlineContentIn(folder: string): InlineContent[] {
  return htmlFilesIn(folder).map((file) => inlineContent(readFileSync(file, 'utf8')));
}

const sectionsOf = ({ pages, not_found }: Site) =>
  [...pages.map(({ page }) => page), not_found].flatMap(({ sections }) => sections);

/** Whether the billing portal is a page of the site, as its stand-in page is. */
const framesItself = (site: Site) =>
  sectionsOf(site).some(({ type, ...rest }) => type === 'billing-portal' && isOwn(rest));

const isOwn = (section: object) => 'url' in section && !originOf(String(section.url));

/** The other hosts that pictures of the manifest come from. */
export function pictureOrigins(site: Site): string[] {
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
