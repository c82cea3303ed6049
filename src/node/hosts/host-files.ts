// Writes the files for hosts about a finished site, from the content of its pages.
import { readFileSync } from 'node:fs';
import { NothingBuilt } from '../../files/nothing-built.ts';
import { HOSTS } from '../../hosts/hosts.ts';
import { headerRules, headersFor, hostRedirects } from '../../hosts/rules.ts';
import { embedOrigins } from '../../model/embeds.ts';
import type { HostName } from '../../model/manifest.generated.ts';
import { databaseService, type OutsideService, originOf } from '../../model/outside-services.ts';
import type { Site } from '../../model/site.ts';
import { writeFiles } from '../render/page-files.ts';
import { contentPolicy, type InlineContent, inlineContent } from './content-policy.ts';
import { htmlFilesIn } from './files-alone.ts';

export interface HostSettings {
  /** The inline content of each HTML file of the site. */
  inline: Iterable<InlineContent>;
  /** The address of the database, where one is configured. */
  database?: string;
  /** The hosts that the site is built for. */
  hosts: HostName[];
}

/**
 * Writes what the hosts read into the folder of a finished site, and says what is more than a host would read.
 * Throws in the build of a host that would drop it without a word.
 * @returns the headers of a page
 */
export function writeHostFiles(
  site: Site,
  folder: string,
  { inline, database, hosts }: HostSettings,
): Record<string, string> {
  const policy = contentPolicy({
    inline,
    services: [...site.outside, ...embedOrigins(site).map(frameOf), ...databaseService(database)],
    pictures: pictureOrigins(site),
    framesItself: framesItself(site),
    mails: site.facts.email_href !== undefined,
    ...(site.facts.photos && { photos: 'chosen' }),
    reports: site.security.policy_reports !== undefined,
  });
  const headers = headerRules(site, policy);
  const rules = { headers, redirects: hostRedirects(site.redirects) };
  const files = new Map<string, string>();
  for (const [name, host] of Object.entries(HOSTS)) {
    if (!hosts.includes(name as HostName)) continue;
    const excess = host.excess?.(rules) ?? [];
    if (excess.length > 0 && process.env[host.buildVariable ?? ''] === '1')
      throw new Error(excess.join('\n'));
    if (excess.length > 0) console.warn(excess.join('\n'));
    for (const [path, write] of Object.entries(host.files))
      if (!files.has(path)) files.set(path, write(rules));
  }
  writeFiles(
    folder,
    [...files].map(([path, text]) => ({ path, text })),
  );
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

const frameOf = (origin: string): OutsideService => ({ origin, uses: ['frame'] });

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

/** The hosts that a command names: `--host apache,vercel`. Throws when one is no host's. */
export function namedHosts(): HostName[] | undefined {
  return process.env.CURBSIDE_HOST?.split(',').map((name) => {
    if (Object.hasOwn(HOSTS, name)) return name as HostName;
    const hostNames = Object.keys(HOSTS).join(', ');
    throw new NothingBuilt(`No host is called "${name}" here. Those that are known: ${hostNames}.`);
  });
}
