// Builds a finished site into a folder of its own and serves it as production does.
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Served, serveHere } from '../../../src/node/serve/serve.ts';

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '../../..');

/** The folder of test sites and their manifests, below the project's folder. */
export const CACHE = 'node_modules/.cache/curbside';

interface Options {
  /** Tells sites of one test run apart; the process is added to it. */
  name: string;
  /** The folder of another site than the one that this process is about, seen from the project's. */
  site?: string;
  /** Another manifest than the site's own, relative to the project's folder. */
  manifest?: string;
  /** Another folder than the project's, with a copy of its sources. */
  root?: string;
  /** The build's environment beside the tests' own: the database that the site has. */
  env?: Record<string, string>;
  /** True for a build with compressed versions, as `npm start` makes. */
  compress?: boolean;
  /** The development build of React says more about a mismatch than the production one. */
  mode?: 'production' | 'development';
}

/** A site that is being served. Closing it removes its files as well. */
export interface ServedSite extends Served {
  /** The folder with its files. */
  folder: string;
}

/** Builds a site and serves it on a free port. Throws what the build printed when it fails. */
export async function startSite({
  name,
  site,
  manifest,
  env,
  mode = 'production',
}: Options): Promise<ServedSite> {
  // Two test runs at the same time must not empty each other's folder.
  const folder = join(ROOT, CACHE, `${name}-${process.pid}`);
  await buildSite(folder, { site, manifest, env, mode }).done;
  const { url, close } = await serveHere(folder);
  return {
    url,
    folder,
    async close() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A build in a process of its own. */
export interface RunningBuild {
  /** Resolves to the output when the build succeeds, rejects with it when it fails. */
  done: Promise<string>;
  /** Ends it in the middle of its work. */
  kill(): void;
}

/** Runs `vite build`. */
export function buildSite(
  folder: string,
  {
    site,
    manifest,
    root = ROOT,
    env: more,
    compress = false,
    mode = 'production',
  }: Omit<Options, 'name'> = {},
): RunningBuild {
  const env = {
    ...process.env,
    NODE_ENV: mode,
    ...(site && { CURBSIDE_SITE: site }),
    ...(manifest && { CURBSIDE_MANIFEST: manifest }),
    ...more,
  };
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const options = ['--outDir', folder, '--emptyOutDir', ...(compress ? ['--', '--compress'] : [])];
  const process_ = spawn(process.execPath, [vite, 'build', ...options], { cwd: root, env });
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  process_.stdout.on('data', collect);
  process_.stderr.on('data', collect);
  const done = new Promise<string>((built, failed) => {
    process_.once('error', failed);
    process_.once('close', (code) =>
      code === 0
        ? built(output)
        : failed(new Error(`vite build ended with code ${code}:\n${output}`)),
    );
  });
  return { done, kill: () => process_.kill('SIGKILL') };
}
