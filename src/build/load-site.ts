// Reads the manifest of a project and gives its site, or everything that is wrong with it.
import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readPublicFiles } from '../manifest/public-files.ts';
import { loadSchema } from '../manifest/schema-files.ts';
import {
  type Surroundings,
  type Verdict,
  validateManifest,
} from '../manifest/validate-manifest.ts';

/** Where a project's manifest stands: its folder, and the file, which is pages.yaml unless a test names another. */
export interface Project {
  root: string;
  manifest: string;
}

/** The project in `root`. `CURBSIDE_MANIFEST` names another manifest file, as tests and trials do. */
export function projectIn(root: string): Project {
  return { root, manifest: join(root, process.env.CURBSIDE_MANIFEST ?? 'pages.yaml') };
}

/** A verdict, with the text that its problems point into. */
export interface LoadedSite extends Verdict {
  text: string;
  /** The manifest's path on disk. */
  manifest: string;
}

/** Reads and validates; `production` asks for what matters only to visitors too. Throws only when a file cannot be read. */
export async function loadSite(
  { root, manifest }: Project,
  options: Pick<Surroundings, 'production' | 'stored'> = {},
): Promise<LoadedSite> {
  const text = readFileSync(manifest, 'utf8');
  const verdict = validateManifest(text, relative(root, manifest), {
    schema: loadSchema(join(root, 'schema')),
    files: await readPublicFiles(join(root, 'public')),
    ...options,
  });
  return { ...verdict, text, manifest };
}
