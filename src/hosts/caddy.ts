// The part of a Caddyfile that follows from the site; the server's own Caddyfile imports it.
import type { Host } from './host.ts';
import { CACHE_REVALIDATE, type HostRedirect, type HostRules, TYPES } from './rules.ts';

/**
 * The file. In `route` the lines count in their order; elsewhere Caddy sorts them, the general ones last. Caddy itself leads
 * `/about` to its page as well, but without the query, and sends what it does not know without a type.
 */
const caddyfile = ({ headers, redirects }: HostRules) => `route {
map {query} {curbside_query} {
  "" ""
  default "?{query}"
}
header Cache-Control "${CACHE_REVALIDATE}"
${headers
  .flatMap(({ pattern, headers: fields }) =>
    Object.entries(fields).map(
      ([name, value]) => `header ${pattern} ${name} "${value.replaceAll('"', '\\"')}"`,
    ),
  )
  .join('\n')}
${TYPES.map(typeOf).join('\n')}
${redirects.filter(isElsewhere).map(redirect).join('\n')}
@page {
  path_regexp page ^((?:/[\\w.-]+)+)$
  file {path}/index.html
}
redir @page {re.page.1}/{curbside_query} 301
encode gzip
file_server {
  precompressed br gzip
  hide caddy.conf
}
}
handle_errors {
header Cache-Control "${CACHE_REVALIDATE}"
rewrite * /404.html
encode gzip
file_server
}
`;

/** The type of the files that are there; it has to be set last, and the not-found page in the place of one keeps its own. */
const typeOf = ([ending, type]: [string, string]) => `@${ending} {
  path *.${ending}
  file
}
header @${ending} {
  Content-Type "${type}"
  defer
}`;

/** Caddy takes capital letters for small ones: a page would lead to itself for ever. */
const isElsewhere = ({ path, query, page }: HostRedirect) => query || path.toLowerCase() !== page;

function redirect({ path, query, to, page, hash }: HostRedirect, index: number): string {
  if (!query) return `redir ${path} ${page}{curbside_query}${hash} 301`;
  return `@old${index} {
  path ${path}
  query ${query}
}
redir @old${index} ${to} 301`;
}

export const caddy: Host = {
  title: 'Caddy',
  redirects: 'all',
  files: { '/caddy.conf': caddyfile },
};
