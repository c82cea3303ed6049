// Step 4 of a page: bundles the code, for browsers and for the workers that render, and the starter that every page holds.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown, ViteBuilder } from 'vite';
import { bundleAlone, filesOf } from './bundle-alone.ts';
import { siteScripts } from './page-scripts.ts';

/**
 * Bundles the code of the project in `root`. The file of the worker that renders pages is there until the process ends.
 * Throws what the bundler throws.
 */
export async function bundle(builder: ViteBuilder, root: string) {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('the client and server environments are missing');
  const { outDir } = ssr.config.build;
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const [{ output }, starter] = await Promise.all([
    builder.build(client) as Promise<Rolldown.RolldownOutput>,
    starterElement(root),
    builder.build(ssr),
  ]);
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    files: filesOf({ output }),
    scripts: siteScripts(chunks, starter),
    worker: join(outDir, 'worker.mjs'),
  };
}

/** Bundles the starter into a script element, small enough for every page. */
async function starterElement(root: string): Promise<string> {
  const output = { format: 'iife' } as const;
  const [starter] = await bundleAlone({ root, entry: '/src/app/entry-starter.ts', output });
  return `<script>${String(starter?.text).trim()}</script>`;
}
