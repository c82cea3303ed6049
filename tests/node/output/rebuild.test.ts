// A build does only what has changed since the last one, gives the same files as a first one, and replaces a site whole.
import { createHash } from 'node:crypto';
import {
  closeSync,
  existsSync,
  openSync,
  readdirSync,
  readFileSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { manifestWithTowns } from '../../bench/scale/manifest.ts';
import { edited, manifestText } from '../../manifest/real-manifest.ts';
import { buildSite, CACHE, ROOT } from '../../support/sites/build-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder(join(ROOT, CACHE));
const manifest = join(folder, 'pages.yaml');
const site = join(folder, 'site');

/** Builds a manifest's text into a folder; gives how many pages had to be rendered. */
async function rendered(text: string, output = site): Promise<number> {
  writeFileSync(manifest, text);
  const printed = await buildSite(output, { manifest }).done;
  return Number(/ (\d+) of them rendered/.exec(printed)?.[1]);
}

/** Whether a file of the site is an asset of an earlier version, which stays for an hour. */
const isReplaced = (name: string, { mtime }: Stats) =>
  name.startsWith('assets/') && mtime.getUTCFullYear() > 2000;

/** The content of all files of the version in a folder, each as a hash by its path. */
function contents(output: string): Map<string, string> {
  const names = readdirSync(output, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    names
      .filter((name) => {
        const stats = statSync(join(output, name));
        return stats.isFile() && !isReplaced(name, stats);
      })
      .map((name) => [
        name,
        createHash('sha256')
          .update(readFileSync(join(output, name)))
          .digest('hex'),
      ]),
  );
}

const renamed = edited([
  {
    find: ['towns:', '- id: dunkirk', 'residential:', 'closing_heading: …'],
    write: 'closing_heading: Another heading at the end',
  },
]).text;

const dunkirk = join(site, 'residential-trash-pickup/ny/dunkirk/index.html');

beforeAll(() => rendered(manifestText));

test('a page is rendered again only when its data has changed, and the site is the same as from a first build', async () => {
  expect(await rendered(manifestText)).toBe(0);
  expect(await rendered(renamed)).toBe(1);
  expect(readFileSync(dunkirk, 'utf8')).toContain('Another heading at the end');
  const first = join(folder, 'first');
  expect(await rendered(renamed, first)).toBe(21);
  expect(contents(site)).toEqual(contents(first));
}, 300_000);

test('a page that changes is another file: whoever still reads the one before reads it to its end', async () => {
  await rendered(manifestText);
  const before = readFileSync(dunkirk, 'utf8');
  const reader = openSync(dunkirk, 'r');
  expect(await rendered(renamed)).toBe(1);
  expect(readFileSync(reader, 'utf8')).toBe(before);
  closeSync(reader);
}, 300_000);

test('of a hundred towns only the one that has changed is rendered, and one that is hidden is gone', async () => {
  const many = join(folder, 'many');
  const towns = manifestWithTowns(manifestText, 101);
  expect(await rendered(towns, many)).toBe(211);
  const before = contents(many);
  const page = join(many, 'residential-trash-pickup/ny/collins/index.html');
  const reader = openSync(page, 'r');
  const changed = towns.replace(/closing_heading: .*/, 'closing_heading: Another one');
  expect(await rendered(changed, many)).toBe(1);
  expect(readFileSync(page, 'utf8')).toContain('Another one');
  expect(readFileSync(reader, 'utf8')).not.toContain('Another one');
  closeSync(reader);
  await rendered(towns.replace(/(- id: dunkirk[\s\S]*?is_active: )true/, '$1false'), many);
  expect(existsSync(join(many, 'rolloff-dumpsters/ny/dunkirk'))).toBe(false);
  await rendered(towns, many);
  expect(contents(many)).toEqual(before);
}, 300_000);

test('a file that somebody has changed in the finished site is made anew', async () => {
  await rendered(manifestText);
  const before = readFileSync(dunkirk, 'utf8');
  writeFileSync(dunkirk, before.replace('Dunkirk', 'Nowhere'));
  expect(await rendered(manifestText)).toBe(1);
  expect(readFileSync(dunkirk, 'utf8')).toBe(before);
}, 300_000);

test('the pages of a town that is hidden are gone', async () => {
  await rendered(manifestText);
  expect(existsSync(dunkirk)).toBe(true);
  await rendered(
    edited([{ find: ['towns:', '- id: dunkirk', 'is_active: true'], write: 'is_active: false' }])
      .text,
  );
  expect(existsSync(dunkirk)).toBe(false);
}, 300_000);

test('a build that is interrupted leaves the site before it as it was, and the next one clears up', async () => {
  await rendered(manifestText);
  const before = contents(site);
  writeFileSync(manifest, manifestText.replaceAll('Hauling', 'Carting'));
  const build = buildSite(site, { manifest });
  const drafts = () => readdirSync(folder).filter((name) => name.startsWith('site-draft'));
  while (drafts().length === 0) await setTimeout(5);
  build.kill();
  await expect(build.done).rejects.toThrow();
  expect(drafts()).toHaveLength(1);
  expect(contents(site)).toEqual(before);
  await rendered(manifestText);
  expect(readdirSync(folder).filter((name) => /-draft\./.test(name))).toEqual([]);
  expect(contents(site)).toEqual(before);
}, 300_000);

test('a build that fails leaves the site before it as it was', async () => {
  await rendered(manifestText);
  const before = contents(site);
  await expect(
    rendered(manifestText.replace('name: Cattaraugus', 'nam: Cattaraugus')),
  ).rejects.toThrow('Nothing was built');
  expect(contents(site)).toEqual(before);
}, 300_000);
