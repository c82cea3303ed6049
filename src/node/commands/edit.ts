// `npm run edit`: opens the site in the browser with the editor on.
import { parseArgs } from 'node:util';
import react from '@vitejs/plugin-react';
import { createServer } from 'vite';
import { projectIn } from '../../files/project.ts';
import { EDITOR_PAGE } from '../../model/editor-frame.ts';
import { sitePlugin } from '../site-plugin.ts';

/** Serves the editor until it is stopped. */
export async function run(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { 'no-open': { type: 'boolean' } } });
  const { root } = projectIn();
  console.log('Starting the editor …');
  const server = await createServer({
    root,
    // This code is loaded already; Vite would take seconds to bundle it once more for its configuration file.
    configFile: false,
    plugins: [react(), sitePlugin({ root })],
    logLevel: 'warn',
    server: {
      open: !values['no-open'] && EDITOR_PAGE,
      port: Number(process.env.PORT) || undefined,
    },
  });
  await server.listen();
  const port = server.config.server.port;
  console.log(`The editor is at http://localhost:${port}${EDITOR_PAGE} (stop with Ctrl+C)`);
  await new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  });
  await server.close();
}
