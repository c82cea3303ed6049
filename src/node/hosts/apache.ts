// The file .htaccess, which Apache reads in the folder of the site, on shared hosting too.
import { EACH_TIME, type HostRules, TYPES } from './header-rules.ts';

export const apache = ({ headers, redirects }: HostRules) => ({
  '/.htaccess': [
    'Options -Indexes -MultiViews',
    'DirectoryIndex index.html',
    'ErrorDocument 404 /404.html',
    'ErrorDocument 403 /404.html',
    'AddDefaultCharset utf-8',
    ...Object.entries(TYPES).map(([ending, type]) => `AddType "${type}" .${ending}`),
    '<IfModule mod_headers.c>',
    `Header always set Cache-Control "${EACH_TIME}"`,
    ...headers.flatMap(({ pattern, headers: some }) => {
      const lines = Object.entries(some).map(
        ([name, value]) => `Header always set ${name} "${value.replaceAll('"', '\\"')}"`,
      );
      return pattern === '/*'
        ? lines
        : [`<If "%{REQUEST_URI} =~ m#^${pattern.replace(/\*$/, '')}#">`, ...lines, '</If>'];
    }),
    '</IfModule>',
    '<IfModule mod_rewrite.c>',
    'RewriteEngine On',
    ...[...redirects].flatMap(([from, to]) => {
      const [path = '', query] = from.split('?');
      const pattern = path.slice(1).replaceAll('.', '\\.').replace(/\*$/, '.*');
      return [
        ...(query ? [`RewriteCond %{QUERY_STRING} (^|&)${query.replaceAll('.', '\\.')}(&|$)`] : []),
        `RewriteRule ^${pattern}$ ${to} [R=301,NE,L${query ? ',QSD' : ''}]`,
      ];
    }),
    '</IfModule>',
    '',
  ].join('\n'),
});
