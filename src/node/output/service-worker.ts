// Ends the service worker of the site that was at this address before: it would go on showing that one from its cache.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { OutputFile } from '../render/page-files.ts';

/** Where most programs that make sites put theirs. A browser looks there for a newer one with the next visit. */
const PATHS = ['/sw.js', '/service-worker.js'];

const ENDING = `// This site has no service worker. This one takes the place of an older site's, deletes what that has kept, and ends.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(end()));
async function end() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const page of await clients.matchAll({ type: 'window' })) page.navigate(page.url);
}
`;

/** The files at the usual addresses, where the folder public/ has none of its own. */
export function serviceWorkers(publicFolder: string): OutputFile[] {
  return PATHS.filter((path) => !existsSync(join(publicFolder, path))).map((path) => ({
    path,
    text: ENDING,
  }));
}
