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
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Seen from this file as it stands in src; its translated copy, which names and keeps folders, imports no tools. */
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const KEPT = join(ROOT, 'node_modules/.cache/curbside/tools');

/** So many versions are kept; an older one goes a day after somebody began to use it for the last time. */
const MOST = 4;
const A_DAY = 24 * 3_600_000;

/**
 * Imports a module of src/node.
 * @param {string} name its path below src/node without the ending: `commands/check`; one of the files that `entries` lists
 * @returns {Promise<unknown>} the module. Fails with what the translator says of code that it cannot read.
 */
export async function importTool(name) {
  const folder = join(KEPT, nameOfCode(ROOT));
  await keptFolder(folder, translate);
  return import(pathToFileURL(join(folder, `${name}.mjs`)).href);
}

/** @returns {Record<string, string>} the files that somebody imports from outside, by their names */
function entries() {
  const node = join(ROOT, 'src/node');
  const commands = readdirSync(join(node, 'commands')).filter((name) => name.endsWith('.ts'));
  const files = [
    'site-plugin.ts',
    'load-site.ts',
    'project.ts',
    ...commands.map((name) => `commands/${name}`),
  ];
  return Object.fromEntries(files.map((name) => [name.replace(/\.ts$/, ''), join(node, name)]));
}

/** @param {string} outDir */
async function translate(outDir) {
  // Says so at once where nothing can be written: the bundler would say it in its own way.
  mkdirSync(outDir, { recursive: true });
  const { build } = await import('vite');
  const { NODE_ENV } = process.env;
  await build({
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    ssr: { noExternal: ['lucide'] },
    build: {
      outDir,
      ssr: true,
      target: 'node20',
      reportCompressedSize: false,
      sourcemap: true,
      rolldownOptions: {
        // The package of icons names 2,000, of which few are imported.
        experimental: { lazyBarrel: true },
        input: entries(),
        output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
      },
    },
  });
  // A build sets it for the process, which may be a development server that is about to start.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
}

/**
 * A name for the state of all code: for every script and style sheet of src, for the configuration, and for the versions
 * of all packages.
 * @param {string} root the project's folder
 */
export function nameOfCode(root) {
  const settings = ['package-lock.json', 'tsconfig.json', 'vite.config.ts'].map((name) =>
    join(root, name),
  );
  const hash = createHash('sha256');
  for (const file of [...settings, ...filesBelow(join(root, 'src'))]) {
    hash.update(`\n${relative(root, file)}\n`).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * The files that the build's own code may come from.
 * @param {string} root the project's folder
 */
export function buildFiles(root) {
  const folders = ['node', 'manifest', 'model', 'outside'];
  return [
    ...folders.flatMap((folder) => filesBelow(join(root, 'src', folder))),
    join(root, 'src/app/embedded.ts'),
  ];
}

/** @param {string} folder */
function filesBelow(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.].*\.(tsx?|js|css)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * Makes a folder whose name says what it was made from, where it is not there yet, and forgets old ones beside it.
 * @param {string} folder
 * @param {(draft: string) => Promise<void>} make writes the folder; it is named when it is finished
 */
export async function keptFolder(folder, make) {
  if (existsSync(folder)) {
    if (isWhole(folder)) return touch(folder);
    rmSync(folder, { recursive: true });
  }
  const draft = `${folder}.${process.pid}-${Math.random()}`;
  mkdirSync(dirname(folder), { recursive: true });
  try {
    await make(draft);
    writeFileSync(join(draft, SIZES), JSON.stringify(sizesBelow(draft)));
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process may have been faster.
    if (!existsSync(folder)) throw error;
  }
  forgetOld(dirname(folder));
}

/** Beside what is kept: how large each of its files is, in bytes. */
const SIZES = '.sizes.json';

/** @param {string} folder */
function sizesBelow(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== SIZES)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  return files.map((file) => [relative(folder, file), statSync(file).size]);
}

/**
 * Whether all is there that was kept: a computer that loses its power may leave half a file or none of it.
 * @param {string} folder
 */
function isWhole(folder) {
  try {
    return readFileSync(join(folder, SIZES), 'utf8') === JSON.stringify(sizesBelow(folder));
  } catch {
    return false;
  }
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
    .filter((path) => age(path) > A_DAY);
  for (const path of old) rmSync(path, { recursive: true, force: true });
}
