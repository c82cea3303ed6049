// Netlify, whose files _headers and _redirects `npm start` follows as well.
import type { Host } from './host.ts';
import type { HeaderRule, HostRedirect } from './rules.ts';

/** The text of `_headers`, which Netlify and Cloudflare read. */
export function formatHeaders(rules: HeaderRule[]): string {
  const blocks = rules.map(({ pattern, headers }) =>
    [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

/**
 * The redirects as the file's text, without those that are told by their query where a host has no way to say them. The
 * others have an exclamation mark: for Netlify a page that is there goes before a redirect. There the query always goes
 * along, so that a page would lead to itself for ever.
 */
export function formatRedirects(redirects: HostRedirect[], withQueries: boolean): string {
  return redirects
    .filter(({ path, query, page }) => (withQueries ? path !== page : !query))
    .map(({ path, query, to }) => `${path} ${query ? `${query} ${to} 301!` : `${to} 301`}\n`)
    .join('');
}

export const netlify: Host = {
  title: 'Netlify',
  redirects: 'all',
  files: {
    '/_headers': ({ headers }) => formatHeaders(headers),
    '/_redirects': ({ redirects }) => formatRedirects(redirects, true),
  },
};
