// Tells which pictures there are, which files each is made from, and whether these have changed since.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';

const RECORD = 'art/rendered.json';

/** The names of all pictures, as in public/images and in art/pictures (there with underscores). */
export function pictureNames() {
  return readdirSync('art/pictures')
    .filter((file) => file.endsWith('.py'))
    .map((file) => file.slice(0, -3).replaceAll('_', '-'))
    .sort();
}

/** A digest of every file that a picture is made from: its scene, all that this imports, and the steps after it. */
export function fingerprint(name) {
  const start = ['art/scene.py', 'art/finish.mjs', `art/pictures/${name.replaceAll('-', '_')}.py`];
  const digest = createHash('sha256');
  for (const path of reachable(start).sort()) digest.update(path).update(readFileSync(path));
  return digest.digest('hex').slice(0, 16);
}

function reachable(paths, found = new Set()) {
  for (const path of paths.filter((path) => !found.has(path))) {
    found.add(path);
    reachable(importsOf(readFileSync(path, 'utf8')), found);
  }
  return [...found];
}

/** `from kit.mesh import …` and `from kit import mesh, shot`, as paths below art/. */
function importsOf(text) {
  const names = [...text.matchAll(/^from (\w+(?:\.\w+)*) import (.+)$/gm)].flatMap(
    ([, module, list]) => [module, ...list.split(/[,\s()]+/).map((each) => `${module}.${each}`)],
  );
  return names
    .map((name) => `art/${name.replaceAll('.', '/')}.py`)
    .filter((path) => existsSync(path));
}

/** What each picture in public/images was rendered from: name -> { inputs, width, samples }. */
export function readRecord() {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
}

/** Stores the record, sorted, so that changes are easy to read. */
export function writeRecord(record) {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}
