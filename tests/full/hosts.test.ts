// The finished site on the runtime of Cloudflare Pages.
import { afterAll, inject } from 'vitest';
import { describeHost } from '../support/servers/request-table.ts';
import { startServer } from '../support/servers/start-server.ts';
import { toolFile } from '../support/test-tools.ts';

const folder = inject('folder');
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
