// Tells which pictures there are, which files each is made from, and whether these have changed since.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { company } from './company.mjs';

const RECORD = 'art/rendered.json';
/** What happens to every picture after Blender has rendered it. */
const STEPS = [
  'art/finish.mjs',
  'art/denoiser/package-lock.json',
  ...['denoise', 'curves', 'onnx', 'tza'].map((name) => `art/denoiser/${name}.mjs`),
];
/** A picture that is made from this shows words of pages.yaml. */
const SIGNS = 'art/kit/company.py';

/** The names of all pictures, as in public/images and in art/pictures (there with underscores). */
export function pictureNames() {
  return readdirSync('art/pictures')
    .filter((file) => file.endsWith('.py'))
    .map((file) => file.slice(0, -3).replaceAll('_', '-'))
    .sort();
}

/** A digest of all that a picture is made from: its scene, what this imports, the steps after it, and the words on signs. */
export function fingerprint(name, signs = company()) {
  const start = ['art/scene.py', `art/pictures/${name.replaceAll('-', '_')}.py`, ...STEPS];
  const digest = createHash('sha256');
  const paths = reachable(start).sort();
  for (const path of paths) digest.update(path).update(readFileSync(path));
  if (paths.includes(SIGNS)) digest.update(JSON.stringify(signs));
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

/** What each picture in public/images was rendered from: name -> { inputs, width, samples, seconds }. */
export function readRecord() {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
}

/** Stores the record, sorted, so that changes are easy to read. */
export function writeRecord(record) {
  const sorted = Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b)));
  writeFileSync(RECORD, `${JSON.stringify(sorted, null, 2)}\n`);
}
