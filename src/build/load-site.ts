// Reads the manifest of a project and gives its site, or everything that is wrong with it.
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { formatProblems } from '../manifest/format-problems.ts';
import { type PublicFiles, readPublicFiles } from '../manifest/public-files.ts';
import { loadSchema } from '../manifest/schema/schema-files.ts';
import {
  type Surroundings,
  type Verdict,
  validateManifest,
} from '../manifest/validate-manifest.ts';
import { type ShownPicture, shownPictures, withVariants } from './pictures/shown-pictures.ts';

/** Where a project stands. */
export interface Project {
  root: string;
  /** The file, which is pages.yaml unless a test names another. */
  manifest: string;
  /** The folder of the bundles and pages that a build keeps for the next one. It may be deleted at any time. */
  cache: string;
}

/**
 * The project in `root`. `CURBSIDE_MANIFEST` and `CURBSIDE_CACHE` name another manifest and another cache, for tests and
 * trials. Pictures go by their content alone and stay in node_modules/.cache/curbside, where every build finds them.
 */
export function projectIn(root: string): Project {
  return {
    root,
    cache: resolve(root, process.env.CURBSIDE_CACHE || 'node_modules/.cache/curbside'),
    manifest: resolve(root, process.env.CURBSIDE_MANIFEST || 'pages.yaml'),
  };
}

/** A verdict, with the text that its problems point into. */
export interface LoadedSite extends Verdict {
  text: string;
  /** The manifest's path on disk. */
  manifest: string;
  /** What is known of the files in public/. */
  files: PublicFiles;
  /** The pictures that the build has to encode. */
  pictures: ShownPicture[];
}

interface LoadOptions extends Pick<Surroundings, 'production' | 'database' | 'memory'> {
  /** True for a build: its pages show encoded pictures, where others show the sources. */
  variants?: boolean;
}

/** Reads and validates; `production` asks for what matters only to visitors too. Throws only when a file cannot be read. */
export async function loadSite(
  { root, manifest }: Pick<Project, 'root' | 'manifest'>,
  { variants = false, ...options }: LoadOptions = {},
): Promise<LoadedSite> {
  const [text, around] = await Promise.all([
    // Asked for as text, a large file is decoded in pieces, which have to be joined.
    readFile(manifest).then(String),
    surroundingsIn(root),
  ]);
  const pictures = variants ? await shownPictures(root, text, around.files) : [];
  const files = withVariants(around.files, pictures);
  const verdict = validateManifest(text, relative(root, manifest), {
    ...around,
    files,
    ...options,
  });
  return { ...verdict, text, manifest, files, pictures };
}

/** The schema of the project in `root`, and what is known of the files in its public/. */
export async function surroundingsIn(root: string) {
  const files = await readPublicFiles(join(root, 'public'));
  return { schema: loadSchema(join(root, 'schema')), files };
}

/** Reads the project in `root` for a command that needs its site. Prints the problems, and gives nothing, when there are errors. */
export async function siteOrProblems(root: string) {
  const { site, expansion, problems, text } = await loadSite(projectIn(root));
  if (site && expansion) return { site, expansion };
  console.error(formatProblems(problems, text));
  return undefined;
}
