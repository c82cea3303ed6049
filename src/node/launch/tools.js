// Keeps folders under names that say what they were made from.
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

/** So many versions are kept; an older one goes a day after somebody began to use it for the last time. */
const MOST = 4;
const A_DAY = 24 * 3_600_000;

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
