// Step 4 of a page: bundles the code, for browsers and for the workers that render.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown, ViteBuilder } from 'vite';
import { type BundledFile, filesOf } from './bundle-alone.ts';
import { type SiteScripts, siteScripts } from './page-scripts.ts';
import { starterElement } from './starter-element.ts';

/** The facts about a script file of the browser's bundle that loading it needs. */
export type ClientChunk = Pick<
  Rolldown.OutputChunk,
  'name' | 'fileName' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId' | 'imports'
>;

/** Both bundles. */
export interface Bundles {
  files: BundledFile[];
  /** The scripts that the pages begin with. */
  scripts: SiteScripts;
  /** The file of the worker that renders pages; it is there until the process ends. */
  worker: string;
}

/** Bundles the code of the project in `root`. Throws what the bundler throws. */
export async function bundle(builder: ViteBuilder, root: string): Promise<Bundles> {
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
