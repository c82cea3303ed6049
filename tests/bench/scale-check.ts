// Reads and checks one manifest in this process and prints how many seconds that took: `node tests/bench/run.js scale-check FILE`.
import { resolve } from 'node:path';
import { loadSite } from '../../src/build/load-site.ts';

/** Returns 1 when the manifest has errors. */
export async function run([file = 'pages.yaml']: string[]): Promise<number> {
  const start = performance.now();
  const { site } = await loadSite({ root: resolve('.'), manifest: resolve(file) });
  console.log(`seconds: ${(performance.now() - start) / 1000}`);
  return site ? 0 : 1;
}
