// The part of a Caddyfile that follows from the site; the server's own Caddyfile imports it.
import { HOSTS } from '../../model/hosts.ts';
import { splitAddress } from '../../model/path.ts';
import { EACH_TIME, type HostRules } from './header-rules.ts';

const [FILE = ''] = HOSTS.caddy.reads;

export const caddy = ({ headers, redirects }: HostRules) => ({
  [FILE]: [
    'encode gzip',
    `header Cache-Control "${EACH_TIME}"`,
    ...headers.flatMap(({ pattern, headers: some }) =>
      Object.entries(some).map(
        ([name, value]) => `header ${pattern} ${name} "${value.replaceAll('"', '\\"')}"`,
      ),
    ),
    ...[...redirects].flatMap(([from, to], index) => {
      const [path = '', query] = from.split('?');
      const { path: page, hash } = splitAddress(to);
      return [
        `@old${index} {`,
        `  path ${path}`,
        ...(query ? [`  query ${query}`] : []),
        '}',
        `redir @old${index} ${page}${query ? '' : '{http.request.orig_uri.query}'}${hash} 301`,
      ];
    }),
    'file_server {',
    `  hide ${FILE.slice(1)}`,
    '}',
    'handle_errors {',
    '  rewrite * /404.html',
    '  file_server',
    '}',
    '',
  ].join('\n'),
});
