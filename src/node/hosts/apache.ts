// The file .htaccess, which Apache reads in the folder of the site, on shared hosting too.
import { splitAddress } from '../../model/path.ts';
import { EACH_TIME, type HostRules, TYPES } from './header-rules.ts';

/** Sends the Brotli version of a file where there is one; mod_deflate compresses for whoever cannot read that. */
const BROTLI = String.raw`RewriteCond %{REQUEST_FILENAME} -d
RewriteRule ^(.*/)?$ $1index.html
RewriteCond %{HTTP:Accept-Encoding} (^|,)\s*br\s*($|,|;\s*q=(1|0?\.\d*[1-9]))
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule ^(.+)$ $1.br [L]`;

/**
 * The file. It keeps to directives of the class FileInfo, which every server that runs WordPress allows: with one more,
 * and with a directive of a module that is not there, Apache would answer everything with an error.
 */
export const apache = ({ headers, redirects }: HostRules) => ({
  '/.htaccess': [
    'ErrorDocument 404 /404.html',
    'ErrorDocument 403 /404.html',
    'AddDefaultCharset utf-8',
    'AddEncoding br .br',
    ...Object.entries(TYPES).map(([ending, type]) => `AddType "${type}" .${ending}`),
    '<IfModule mod_headers.c>',
    'Header merge Vary Accept-Encoding',
    `Header always set Cache-Control "${EACH_TIME}"`,
    ...headers.flatMap(({ pattern, headers: some }) =>
      Object.entries(some).map(
        ([name, value]) => `Header always set ${name} ${quoted(value)}${condition(pattern)}`,
      ),
    ),
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    'RewriteEngine On',
    ...[...redirects].flatMap(redirectRules),
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    'RewriteRule ^ - [R=404,L]',
    BROTLI,
    '</IfModule>',
    '',
  ].join('\n'),
});

/** A value of a header in quotes; a percent sign would begin a variable. */
const quoted = (value: string) => `"${value.replaceAll('"', '\\"').replaceAll('%', '%%')}"`;

/** By the time of headers, the address of a page is that of its file. */
function condition(pattern: string): string {
  if (pattern === '/*') return '';
  const path = pattern.endsWith('*') ? pattern.slice(0, -1) : `${pattern}(index\\.html)?$`;
  return ` "expr=%{REQUEST_URI} =~ m#^${path}#"`;
}

/** The rules of one redirect. A query that Apache adds would stand behind the fragment. */
function redirectRules([from, to]: [string, string]): string[] {
  const { path, query } = splitAddress(from);
  const { path: page, hash } = splitAddress(to);
  const pattern = path.slice(1).replaceAll('.', '\\.').replace(/\*$/, '.*');
  const rule = (target: string, flags = '') =>
    `RewriteRule ^${pattern}$ ${target} [R=301,NE,L${flags}]`;
  if (query)
    return [
      `RewriteCond %{QUERY_STRING} (^|&)${query.slice(1).replaceAll('.', '\\.')}(&|$)`,
      rule(to, ',QSD'),
    ];
  return hash
    ? ['RewriteCond %{QUERY_STRING} .', rule(`${page}?%{QUERY_STRING}${hash}`), rule(to)]
    : [rule(to)];
}
