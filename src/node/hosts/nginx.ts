// The configuration of an nginx server for a finished site: the server's own file, and two that each build writes.
import { HOSTS } from '../../model/hosts.ts';
import { splitAddress } from '../../model/path.ts';
import { EACH_TIME, type HeaderRule, type HostRules, TYPES } from './header-rules.ts';

/** The files that nginx includes: one inside `http`, one inside `server`. */
const [HTTP, SERVER] = HOSTS.nginx.reads as [string, string];

/** The folder of the site, and its address. */
export interface NginxSettings {
  /** The folder with the finished site, as nginx sees it. */
  root: string;
  /** The value of `listen`, such as `80` or `127.0.0.1:8080`. */
  listen: string;
  /** The host names that the site answers to. */
  names: string[];
  /** True when nginx has its Brotli module. */
  brotli: boolean;
}

/** The server's own file, for a place that nginx includes inside `http`. All that a build may change is in the files that it includes. */
export function nginxConfig({ root, listen, names, brotli }: NginxSettings): string {
  return `# Made by \`npm run nginx\`, for you to change: address, port, HTTPS. Everything else is in the two files that it
# includes. Each build writes them anew; nginx reads them when it is told to: nginx -s reload
include ${quoted(root + HTTP)};

server {
  listen ${listen};
  server_name ${names.join(' ')};
  root ${quoted(root)};
${brotli ? '  brotli_static on;\n' : ''}  include ${quoted(root + SERVER)};
}
`;
}

/** The two files. */
export const nginx = ({ headers, redirects }: HostRules) => ({
  [HTTP]: nginxHttp(headers),
  [SERVER]: nginxServer(headers, redirects),
});

/** The text of the file for `http`: how long each file may be kept. */
export function nginxHttp(rules: HeaderRule[]): string {
  const times = rules.flatMap(({ pattern, headers }) => {
    const value = headers['Cache-Control'];
    return value ? [`  ${mapKey(pattern)} ${quoted(value)};`] : [];
  });
  return `map $uri $curbside_time {
  default ${quoted(EACH_TIME)};
${times.join('\n')}
}
`;
}

/**
 * The text of the file for `server`: headers, redirects, and the mapping of addresses to files. All headers are on the
 * server's level, because one `add_header` further in would remove the others.
 */
export function nginxServer(rules: HeaderRule[], redirects: Map<string, string>): string {
  const everywhere = rules.find(({ pattern }) => pattern === '/*')?.headers ?? {};
  const headers = Object.entries(everywhere).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  return `charset utf-8;
server_tokens off;
absolute_redirect off;
gzip_static on;
gzip on;
gzip_vary on;
gzip_types text/css application/javascript application/json image/svg+xml text/calendar text/xml text/plain;

${headers.join('\n')}
add_header Cache-Control $curbside_time always;

error_page 404 /404.html;
error_page 403 =404 /404.html;
${[HTTP, SERVER].map((file) => `location = ${file} { return 404; }`).join('\n')}
${Object.entries(TYPES)
  .map(([ending, type]) => `location ~ \\.${ending}$ { types { } default_type "${type}"; }\n`)
  .join('')}location ^~ /.well-known/ { try_files $uri =404; }
${[...redirects].map(redirectLocation).join('')}location / {
  # Every page address ends with a slash; what has a dot in its last step is a file. No address has a backslash, which
  # browsers take for a slash, so that two of them would lead to another website; nor a question mark of its own.
  rewrite ^(/(?:[^\\x5c?]*/)?[^/.\\x5c?]+)$ $1/ permanent;
  try_files $uri \${uri}index.html =404;
}
`;
}

/** The place of one redirect, which keeps the query of the request. */
function redirectLocation([from, to]: [string, string]): string {
  const { path, hash } = splitAddress(to);
  const [begin, end] = [path, hash].map((part) => quoted(part).slice(1, -1));
  return `location = ${quoted(from)} { return 301 "${begin}$is_args$args${end}"; }\n`;
}

/** A pattern as a key of nginx's map, which sees the file that a page's address leads to. */
function mapKey(pattern: string): string {
  const escaped = pattern.replace(/\*$/, '').replaceAll('.', '\\.');
  return pattern.endsWith('*') ? `~^${escaped}` : `~^${escaped}(index\\.html)?$`;
}

/** A value in double quotes. In nginx a dollar begins a variable and cannot be escaped, so there must be none. */
function quoted(value: string): string {
  if (value.includes('$'))
    throw new Error(`nginx cannot take a value with a dollar sign: ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
