// What nginx includes for a finished site; docs/deploy/nginx.md has the server's own file.
import type { Host } from './host.ts';
import {
  CACHE_REVALIDATE,
  expression,
  fileExpression,
  type HostRedirect,
  type HostRules,
  TYPES,
} from './rules.ts';

export const nginx: Host = {
  title: 'nginx',
  redirects: 'all',
  files: { '/nginx-http.conf': httpFile, '/nginx-server.conf': serverFile },
};

/** The text of the file for `http`: how long each file may be kept, and where old addresses lead. */
function httpFile({ headers: rules, redirects }: HostRules): string {
  const times = rules.flatMap(({ pattern, headers }) => {
    const value = headers['Cache-Control'];
    return value ? [`  ~${fileExpression(pattern)} ${quoted(value)};`] : [];
  });
  return `map $uri $curbside_time {
  default ${quoted(CACHE_REVALIDATE)};
${times.join('\n')}
}

map $uri?$args $curbside_lead {
${redirects.map(lead).join('\n')}
}
`;
}

/**
 * The text of the file for `server`: headers, and the mapping of addresses to files. All headers are on the
 * server's level, because one `add_header` further in would remove the others.
 */
function serverFile({ headers: rules }: HostRules): string {
  const headers = Object.entries(rules[0]?.headers ?? {}).map(
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
${Object.keys(nginx.files)
  .map((file) => `location = ${file} { return 404; }`)
  .join('\n')}
${TYPES.map(([ending, type]) => `location ~ \\.${ending}$ { types { } default_type "${type}"; }`).join('\n')}
location ^~ /.well-known/ { try_files $uri =404; }
if ($curbside_lead) { return 301 $curbside_lead; }
location / {
  # Every page address ends with a slash; what has a dot in its last step is a file. No address has a backslash, which
  # browsers take for a slash, so that two of them would lead to another website; nor a question mark of its own.
  rewrite ^(/(?:[^\\x5c?]*/)?[^/.\\x5c?]+)$ $1/ permanent;
  try_files $uri \${uri}index.html =404;
}
`;
}

/** One redirect in nginx's map; the first that fits counts. */
function lead({ path, query, to, page, hash }: HostRedirect): string {
  return query
    ? `  "~^${expression(path)}\\?(.*&)?${expression(query)}(&|$)" ${quoted(to)};`
    : `  "~^${expression(path)}\\?" "${page}$is_args$args${hash}";`;
}

/** A value in double quotes. In nginx a dollar begins a variable and cannot be escaped, so there must be none. */
function quoted(value: string): string {
  if (value.includes('$'))
    throw new Error(`nginx cannot take a value with a dollar sign: ${value}`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
}
