// Runs the project's own TypeScript, which Node 20 cannot by itself: Vite translates it, once for each state of the code.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = join(ROOT, 'node_modules/.cache/curbside/tools');

/** So many versions are kept; an older one goes when nobody has used it for a while. */
const MOST = 4;
const A_WHILE = 3_600_000;

/**
 * Imports a module of src/build.
 * @param {string} name its path below src/build without the ending: `cli/check`; one of the files that `entries` lists
 * @returns {Promise<unknown>} the module. Fails with what the translator says of code that it cannot read.
 */
export async function importTool(name) {
  const folder = join(KEPT, nameOfCode(ROOT));
  await keptFolder(folder, translate);
  return import(pathToFileURL(join(folder, `${name}.mjs`)).href);
}

/** @returns {Record<string, string>} the files that somebody imports from outside, by their names */
function entries() {
  const build = join(ROOT, 'src/build');
  const commands = readdirSync(join(build, 'cli')).filter((name) => name.endsWith('.ts'));
  const files = ['site-plugin.ts', 'load-site.ts', ...commands.map((name) => `cli/${name}`)];
  return Object.fromEntries(files.map((name) => [name.replace(/\.ts$/, ''), join(build, name)]));
}

/** @param {string} outDir */
async function translate(outDir) {
  const { build } = await import('vite');
  await build({
    ...{ root: ROOT, configFile: false, logLevel: 'error', publicDir: false },
    build: {
      ...{ outDir, ssr: true, target: 'node20', reportCompressedSize: false },
      rolldownOptions: {
        input: entries(),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
}

/**
 * A name for the state of all code: for every file of src except notes and the dates of pages, for the configuration,
 * and for the versions of all packages.
 * @param {string} root the project's folder
 */
export function nameOfCode(root) {
  const settings = ['package-lock.json', 'vite.config.ts'].map((name) => join(root, name));
  const hash = createHash('sha256');
  for (const file of [...settings, ...filesBelow(join(root, 'src'))]) {
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The code that builds the site and checks the manifest.
 * @param {string} root the project's folder
 */
export function buildFiles(root) {
  return ['build', 'manifest', 'model'].flatMap((part) => filesBelow(join(root, 'src', part)));
}

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(md|json)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Makes a folder whose name says what it was made from, where it is not there yet, and forgets old ones beside it.
 * @param {string} folder
 * @param {(draft: string) => Promise<void>} make writes the folder; it is named when it is finished
 */
export async function keptFolder(folder, make) {
  if (existsSync(folder)) return touch(folder);
  const draft = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  await make(draft);
  // Another process may have been faster.
  if (existsSync(folder)) rmSync(draft, { recursive: true });
  else renameSync(draft, folder);
  forgetOld(dirname(folder));
}

/**
 * Notes that a folder has been used. Where nothing can be written nothing is forgotten either.
 * @param {string} folder
 */
function touch(folder) {
  try {
    utimesSync(folder, new Date(), new Date());
  } catch {}
}

/** @param {string} folder */
function forgetOld(folder) {
  const age = (/** @type {string} */ path) =>
    Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const old = readdirSync(folder)
    .map((name) => join(folder, name))
    .sort((a, b) => age(a) - age(b))
    .slice(MOST)
    .filter((path) => age(path) > A_WHILE);
  for (const path of old) rmSync(path, { recursive: true, force: true });
}
