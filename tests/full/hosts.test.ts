// The finished site on its possible servers: nginx, and the runtime of Cloudflare Pages.
import { afterAll } from 'vitest';
import { compressSite } from '../../src/node/hosts/compress.ts';
import { HEADERS_FILE, REDIRECTS_FILE } from '../../src/node/hosts/headers-file.ts';
import { startNginx } from '../support/servers/nginx.ts';
import { describeHost } from '../support/servers/request-table.ts';
import { startWrangler } from '../support/servers/wrangler.ts';
import { startSite } from '../support/sites/build-site.ts';

const site = await startSite({ name: 'hosts' });
await compressSite(site.folder);
afterAll(() => site.close());

const nginx = await startNginx(site.folder);
afterAll(() => nginx?.close());

if (nginx) {
  describeHost('nginx', () => ({ url: nginx.url, folder: site.folder }), {
    encodings: nginx.brotli ? ['br', 'gzip'] : ['gzip'],
  });
}

const wrangler = await startWrangler(site.folder);
afterAll(() => wrangler?.close());

if (wrangler) {
  describeHost('Cloudflare Pages', () => ({ url: wrangler.url, folder: site.folder }), {
    // The local runtime does neither; the network in front of the real one does both.
    ranges: false,
    varies: false,
    gatewayErrors: true,
    // Cloudflare serves nginx's include as an ordinary file; it says no more than the headers do.
    hidden: [HEADERS_FILE, REDIRECTS_FILE],
  });
}
