// The site on the servers that somebody runs themselves, or rents a place on: Apache as shared hosting has it, Caddy, nginx.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { loadSite } from '../../../src/files/load-site.ts';
import { HOSTS } from '../../../src/hosts/hosts.ts';
import { headerRules, hostRedirects } from '../../../src/hosts/rules.ts';
import type { Site } from '../../../src/model/site.ts';
import { programOrReason } from '../../support/installed.ts';
import { describeWalk } from '../../support/servers/host-walk.ts';
import { startServer } from '../../support/servers/start-server.ts';
import { CACHE, ROOT } from '../../support/sites/build-site.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

/** The version in what a program prints about itself. */
function versionOf(program: string, flag: string): string {
  const { stdout, stderr } = spawnSync(program, [flag], { encoding: 'utf8' });
  return /\d+\.\d+\.\d+/.exec(stdout + stderr)?.[0] ?? '';
}

/** The page with the server's own file for nginx. */
const PAGE = join(ROOT, 'docs/deploy/nginx.md');

const apache = programOrReason('apache2', ['apache2']);

/** What every Apache has, and what shared hosting mostly has as well. */
const LEAST = ['authz_core', 'dir', 'mime', 'mpm_event'];
const USUAL = [
  ...['alias', 'autoindex', 'deflate', 'env', 'filter', 'headers', 'negotiation', 'rewrite'],
  'setenvif',
];

/**
 * A server as shared hosting has it: it lists folders and guesses names, and of what the site's own file may change it
 * allows the part that WordPress needs.
 */
const shared = (root: string, port: number, home: string, modules: string[]) => `ServerRoot ${home}
ServerName localhost
Listen 127.0.0.1:${port}
PidFile ${home}/pid
ErrorLog ${home}/errors
${process.getuid?.() === 0 ? 'User www-data' : ''}
${modules.map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
Include /etc/apache2/mods-available/mime.conf
<IfModule mod_deflate.c>
  Include /etc/apache2/mods-available/deflate.conf
</IfModule>
AccessFileName .htaccess
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
DocumentRoot "${root}"
<Directory "${root}">
  Options Indexes FollowSymLinks MultiViews
  AllowOverride FileInfo
  Require all granted
</Directory>
`;

if (apache) {
  const startApache = (folder: string, modules: string[]) =>
    startServer((port, home) => {
      writeFileSync(join(home, 'apache.conf'), shared(folder, port, home, modules));
      return [apache, '-f', join(home, 'apache.conf'), '-D', 'FOREGROUND'];
    });
  describeWalk('apache', {
    compress: true,
    requests: { encodings: ['br'], refuses: ['PUT', 'DELETE'] },
    async start(folder) {
      const server = await startApache(folder, [...LEAST, ...USUAL]);
      return { ...server, program: `Apache ${versionOf(apache, '-v')}` };
    },
  });

  const folder = temporaryFolder(join(ROOT, CACHE));
  test('an Apache without headers, rewriting and compression serves the pages all the same', async () => {
    chmodSync(folder, 0o755);
    const rules = headerRules((await loadSite(fixture)).site as Site, "default-src 'none'");
    const redirects = hostRedirects([{ from: '/old', to: '/' }]);
    const text = HOSTS.apache.files['/.htaccess']?.({ headers: rules, redirects }) ?? '';
    writeFileSync(join(folder, '.htaccess'), text);
    writeFileSync(join(folder, 'index.html'), 'A page');
    const server = await startApache(folder, LEAST);
    onTestFinished(server.close);
    expect(await (await fetch(server.url)).text()).toBe('A page');
  });
}

const caddy = programOrReason('caddy', ['caddy']);

if (caddy) {
  describeWalk('caddy', {
    compress: true,
    requests: { failsOnOddPaths: true, refuses: [] },
    async start(folder) {
      const server = await startServer((port, home) => {
        const file = join(home, 'Caddyfile');
        const lines = [`root * "${folder}"`, `import "${folder}/caddy.conf"`];
        writeFileSync(
          file,
          `{\nadmin off\n}\nhttp://127.0.0.1:${port} {\n${lines.join('\n')}\n}\n`,
        );
        return [caddy, 'run', '--adapter', 'caddyfile', '--config', file];
      });
      return { ...server, program: `Caddy ${versionOf(caddy, 'version')}` };
    },
  });
}

const nginx = programOrReason('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const brotli = existsSync(MODULE);

/** The rest of a configuration, as a distribution ships it: where nginx may write, its modules and its file types. */
const around = (site: string, home: string) => `${brotli ? `load_module ${MODULE};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${home}/nginx.pid;
error_log stderr warn;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${home}/${name};`).join('\n')}
${site}
}
`;

if (nginx) {
  describeWalk('nginx', {
    compress: true,
    requests: { encodings: brotli ? ['br', 'gzip'] : ['gzip'] },
    async start(folder) {
      const server = await startServer((port, home) => {
        const [, example = ''] = /```nginx\n(.*?)```/s.exec(readFileSync(PAGE, 'utf8')) ?? [];
        const site = example
          .replaceAll('/srv/curbside/dist', folder)
          .replace('listen 80', `listen 127.0.0.1:${port}`)
          .replace(/ +brotli_static on;/, brotli ? '$&' : '');
        writeFileSync(join(home, 'nginx.conf'), around(site, home));
        return [nginx, '-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;'];
      });
      return { ...server, program: `nginx ${versionOf(nginx, '-v')}` };
    },
  });
}
