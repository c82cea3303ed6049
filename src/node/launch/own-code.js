// Loads the project's own TypeScript, which not every Node reads, as one script, which is kept for the next time.
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** The folder of the engine. */
export const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** The scripts of a package, below its folder. They are all in one folder. */
export const COMPILED = 'compiled';

/**
 * Imports a module.
 * @param {string} path seen from the project's folder: `src/node/commands/check.ts`
 * @returns {Promise<unknown>}
 */
export async function importTypeScript(path) {
  // A package brings the scripts, and of its sources those of what browsers get.
  if (!existsSync(join(ROOT, 'src/node/commands'))) {
    return import(pathToFileURL(join(ROOT, COMPILED, scriptName(path))).href);
  }
  const script = scriptOf(path);
  if (!isUpToDate(script)) {
    const code = await bundle(path);
    try {
      cache(script, code);
    } catch {
      return import(
        `data:text/javascript,${encodeURIComponent(await bundle(path, PACKAGE_PATHS))}`
      );
    }
  }
  // A server that starts anew in the same process asks for the newer one.
  return import(`${pathToFileURL(script).href}?${statSync(script).mtimeMs}`);
}

/** The files that a kept script was made from; none where nothing can be kept. */
export function bundledFiles(path) {
  try {
    const [root, ...files] = filesIn(scriptOf(path));
    return files.map((file) => join(root, file.split(':', 1)[0]));
  } catch {
    return [];
  }
}

const scriptName = (path) => basename(path).replace(/\.ts$/, '.mjs');

const scriptOf = (path) =>
  join(ROOT, 'node_modules/.cache/curbside/code', path.replace(/\.ts$/, '.mjs'));

/** The first line of a script: the folder of the project, and the state of each file. */
const filesIn = (script) => readFileSync(script, 'utf8').split('\n', 1)[0].slice(2).split('|');

/** A script that is kept nowhere, because the folder is read-only, has to say where packages are. */
const PACKAGE_PATHS = { paths: (name) => import.meta.resolve(name) };

/** Whether the files that a script was made from, which its first line lists, are as they were. */
function isUpToDate(script) {
  try {
    const [root, ...files] = filesIn(script);
    return root === ROOT && files.every((file) => file === stateOf(file.split(':', 1)[0]));
  } catch {
    return false;
  }
}

/** A file and what changes with its content. No program can set the time of the last change of a file's state. */
function stateOf(file) {
  const { ctimeMs, size } = statSync(join(ROOT, file));
  return `${file}:${ctimeMs}:${size}`;
}

/** How both bundles are made: packages are imported, as Node does, and only files of the project are bundled. */
const BUNDLED = { platform: 'node', external: (id) => !/^(?:[./]|[a-z]:)/i.test(id) };

/**
 * Writes the scripts of a package, with what they share in files of its own.
 * @param {string[]} paths the modules that the package imports, seen from the project's folder
 */
export async function compile(paths) {
  const { rolldown } = await import('rolldown');
  const sourceUrls = {
    name: 'places',
    transform: {
      filter: { code: 'import.meta.url' },
      // As if each module were where its source is.
      handler: (code, id) =>
        code.replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(`../${relative(ROOT, id).replaceAll('\\', '/')}`)}, import.meta.url).href`,
        ),
    },
  };
  const input = paths.map((path) => join(ROOT, path));
  const bundler = await rolldown({ ...BUNDLED, input, plugins: [sourceUrls] });
  const names = { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' };
  await bundler.write({ dir: join(ROOT, COMPILED), ...names });
  await bundler.close();
}

/** The code, below a line with its files. Packages stay outside. Throws what the bundler throws. */
async function bundle(path, settings) {
  const { rolldown } = await import('rolldown');
  const files = new Set([stateOf(relative(ROOT, fileURLToPath(import.meta.url)))]);
  const trackFiles = {
    name: 'own-code',
    load: {
      filter: { id: { exclude: /^\0/ } },
      // Before the bundler reads it: a file that is saved after that has another state.
      handler: (id) => void files.add(stateOf(relative(ROOT, id))),
    },
    transform: {
      filter: { code: 'import.meta.' },
      handler: (code, id) =>
        code
          .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
          .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
    },
  };
  const bundler = await rolldown({ ...BUNDLED, input: join(ROOT, path), plugins: [trackFiles] });
  const { output } = await bundler.generate({ codeSplitting: false, ...settings });
  await bundler.close();
  return `//${[ROOT, ...files].join('|')}\n${output[0].code}`;
}

/** Writes the whole file at once: another command may do the same at the same time. */
function cache(script, code) {
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(`${script}.${process.pid}`, code);
  renameSync(`${script}.${process.pid}`, script);
}
