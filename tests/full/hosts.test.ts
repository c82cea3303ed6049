// The finished site on its possible servers: nginx, and the runtime of Cloudflare Pages.
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { compressSite } from '../../src/node/hosts/compress.ts';
import { nginxConfig } from '../../src/node/hosts/nginx.ts';
import { programOrReason } from '../support/installed.ts';
import { describeHost } from '../support/servers/request-table.ts';
import { startServer } from '../support/servers/start-server.ts';
import { toolFile } from '../support/test-tools.ts';

const folder = inject('folder');
await compressSite(folder);

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const program = programOrReason('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
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

if (program) {
  const nginx = await startServer((port, home) => {
    const listen = `127.0.0.1:${port}`;
    const site = nginxConfig({ root: folder, listen, names: ['localhost'], brotli });
    writeFileSync(join(home, 'nginx.conf'), around(site, home));
    return [program, '-p', home, '-c', join(home, 'nginx.conf'), '-g', 'daemon off;'];
  });
  afterAll(nginx.close);
  describeHost('nginx', () => ({ url: nginx.url, folder }), {
    encodings: brotli ? ['br', 'gzip'] : ['gzip'],
  });
}

const wrangler = toolFile('wrangler', 'bin/wrangler.js');

/** Without a date it would ask for today's runtime, which this version may not have. */
const OPTIONS = ['--log-level=warn', '--compatibility-date=2026-04-01'];

if (wrangler) {
  const pages = await startServer(
    (port) => [
      ...([process.execPath, wrangler, 'pages', 'dev', folder] as const),
      ...['--ip=127.0.0.1', `--port=${port}`, ...OPTIONS],
    ],
    () => ({ WRANGLER_SEND_METRICS: 'false', CI: '1' }),
  );
  afterAll(pages.close);
  describeHost('Cloudflare Pages', () => ({ url: pages.url, folder }), {
    isLocalRuntime: true,
  });
}
