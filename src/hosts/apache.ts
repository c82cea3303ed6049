// The file .htaccess, which Apache reads in the folder of the site, on shared hosting too.
import type { Host } from './host.ts';
import {
  CACHE_REVALIDATE,
  expression,
  fileExpression,
  type HostRedirect,
  type HostRules,
  TYPES,
} from './rules.ts';

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
const htaccess = ({ headers, redirects }: HostRules) =>
  [
    'ErrorDocument 404 /404.html',
    'ErrorDocument 403 /404.html',
    'AddDefaultCharset utf-8',
    'AddEncoding br .br',
    ...TYPES.map(([ending, type]) => `AddType "${type}" .${ending}`),
    '<IfModule mod_headers.c>',
    'Header merge Vary Accept-Encoding',
    `Header always set Cache-Control "${CACHE_REVALIDATE}"`,
    ...headers.flatMap(({ pattern, headers: fields }) =>
      Object.entries(fields).map(
        ([name, value]) => `Header always set ${name} ${quoted(value)}${condition(pattern)}`,
      ),
    ),
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    'RewriteEngine On',
    ...redirects.flatMap(redirectRules),
    'RewriteCond %{REQUEST_FILENAME} -d',
    'RewriteCond %{REQUEST_FILENAME}/index.html !-f',
    'RewriteRule ^ - [R=404,L]',
    BROTLI,
    '</IfModule>',
    '',
  ].join('\n');

/** A value of a header in quotes; a percent sign would begin a variable. */
const quoted = (value: string) => `"${value.replaceAll('"', '\\"').replaceAll('%', '%%')}"`;

/** By the time of headers, the address of a page is that of its file. */
const condition = (pattern: string) =>
  pattern === '/*' ? '' : ` "expr=%{REQUEST_URI} =~ m#${fileExpression(pattern)}#"`;

/** The rules of one redirect. A query that Apache adds would stand behind the fragment. */
function redirectRules({ path, query, to, page, hash }: HostRedirect): string[] {
  const rule = (target: string, flags = '') =>
    `RewriteRule ^${expression(path.slice(1))}$ ${target} [R=301,NE,L${flags}]`;
  if (query)
    return [`RewriteCond %{QUERY_STRING} (^|&)${expression(query)}(&|$)`, rule(to, ',QSD')];
  return hash
    ? ['RewriteCond %{QUERY_STRING} .', rule(`${page}?%{QUERY_STRING}${hash}`), rule(to)]
    : [rule(to)];
}

export const apache: Host = {
  title: 'Apache',
  redirects: 'all',
  files: { '/.htaccess': htaccess },
};
