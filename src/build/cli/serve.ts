// `npm start`, second half: serves the built site and says where.
import { once } from 'node:events';
import { builtSite } from '../built-site.ts';
import { portFrom, requireFree } from '../ports.ts';
import { serveSite } from '../serve.ts';

/** Serves dist/ until it is stopped. Returns 1, after one line that says why, when something is in the way. */
export async function run(): Promise<number> {
  const folder = builtSite();
  if (!folder) return 1;
  try {
    await serve(folder);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

async function serve(folder: string): Promise<void> {
  const port = portFrom('PORT', 4173);
  await requireFree(port, 'npm start');
  const server = await serveSite(folder, port.number);
  console.log(`The site is at http://localhost:${port.number} (stop with Ctrl+C)`);
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => server.close());
  await once(server, 'close');
}
