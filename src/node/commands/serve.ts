// `npm start`, second half: serves the built site and says where.

import { npmCommand, projectIn } from '../../files/project.ts';
import { builtSite } from '../output/output-folder.ts';
import { portFrom, requireFree } from '../serve/ports.ts';
import { serveSite } from '../serve/serve.ts';

/** The longest that answers may go on when the server is to end, in milliseconds. */
const SHUTDOWN_GRACE_MS = 5_000;

/** Serves the finished site until it is stopped. Throws one line that says why when something is in the way. */
export async function run(): Promise<void> {
  const folder = builtSite(projectIn());
  const port = portFrom('PORT', 4173);
  const host = process.env.HOST || 'localhost';
  await requireFree(port, npmCommand('start'));
  const { url, close } = await serveSite(folder, port.number, host);
  const whom =
    host === 'localhost'
      ? `for this computer alone; for others: HOST=0.0.0.0 ${npmCommand('start')}; `
      : '';
  console.log(`The site is at ${url} (${whom}stop with Ctrl+C)`);
  await new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, stop);
  });
  await close(SHUTDOWN_GRACE_MS);
}
