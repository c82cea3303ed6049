// The browser's and the server's bundle. They are made again only when the code has changed, not with every word of the manifest.
import { createHash } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite';
import { keptFolder, nameOfCode } from '../launch/tools.js';
import type { Project } from '../project.ts';
import { type SiteScripts, siteScripts } from './page-scripts.ts';
import { starterElement, swapScript } from './starter-element.ts';

/** Raise it when the build uses the bundles in another way. */
const VERSION = 2;

const SCRIPTS = 'scripts.json';

/** What has to be known of a script file of the browser's bundle to load it. */
export type ClientChunk = Pick<
  Rolldown.OutputChunk,
  'name' | 'fileName' | 'isEntry' | 'isDynamicEntry' | 'facadeModuleId' | 'imports'
>;

/** Both bundles. */
export interface Bundles {
  /** A name for all the code that they were made from. */
  name: string;
  /** The folder with the files for the browser. */
  client: string;
  /** The scripts that the pages begin with. */
  scripts: SiteScripts;
  /** The file of the worker that renders pages. */
  worker: string;
}

/** Where a build that is running writes its bundles. */
export function bundleDraft({ cache }: Pick<Project, 'cache'>): string {
  return join(cache, 'bundles', `draft.${process.pid}`);
}

/** The bundles of the code as it is now. Throws what the bundler throws. */
export async function makeBundles(builder: ViteBuilder, project: Project): Promise<Bundles> {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('the client and server environments are missing');
  const name = codeName(project, client.config);
  const folder = join(project.cache, 'bundles', name);
  await keptFolder(folder, async (draft) => {
    const [bundle, starter, swap] = await Promise.all([
      builder.build(client) as Promise<Rolldown.RolldownOutput>,
      starterElement(project.root),
      swapScript(project.root),
      builder.build(ssr),
    ]);
    const chunks = bundle.output.flatMap(chunkFacts);
    const scripts = siteScripts(chunks, { starter, swap: swap.address });
    renameSync(bundleDraft(project), draft);
    writeFileSync(join(draft, 'client', swap.address), swap.code);
    writeFileSync(join(draft, SCRIPTS), JSON.stringify(scripts));
  });
  // Otherwise Vite would build where a kept bundle was taken.
  client.isBuilt = true;
  return {
    name,
    client: join(folder, 'client'),
    scripts: JSON.parse(readFileSync(join(folder, SCRIPTS), 'utf8')) as SiteScripts,
    worker: join(folder, 'server/worker.mjs'),
  };
}

function chunkFacts(file: Rolldown.OutputChunk | Rolldown.OutputAsset): ClientChunk[] {
  if (file.type !== 'chunk') return [];
  const { name, fileName, isEntry, isDynamicEntry, facadeModuleId, imports } = file;
  return [{ name, fileName, isEntry, isDynamicEntry, facadeModuleId, imports }];
}

/** What Vite is told that changes what comes out. */
type CodeSettings = Pick<BuildEnvironment['config'], 'mode' | 'env' | 'define' | 'base'> & {
  build?: Partial<BuildEnvironment['config']['build']>;
};

/** A name that changes with the code, its packages and the settings that it is bundled with. */
export function codeName(
  { root }: Pick<Project, 'root'>,
  {
    mode,
    env,
    define,
    base,
    build: { minify, cssMinify, target, cssTarget, sourcemap } = {},
  }: CodeSettings,
): string {
  const output = [minify, cssMinify, target, cssTarget, sourcemap];
  const settings = [
    VERSION,
    process.version,
    process.env.NODE_ENV,
    mode,
    env,
    define,
    base,
    output,
  ];
  const from = JSON.stringify([...settings, nameOfCode(root)]);
  return createHash('sha256').update(from).digest('hex').slice(0, 16);
}
