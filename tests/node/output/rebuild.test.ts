// Two builds give the same files, and a build replaces a site whole.
import { createHash } from 'node:crypto';
import {
  closeSync,
  openSync,
  readdirSync,
  readFileSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { lockFolder } from '../../../src/files/one-at-a-time.ts';
import { manifestWithTowns } from '../../bench/scale/manifest.ts';
import { edited, manifestText } from '../../manifest/real-manifest.ts';
import { testInFull } from '../../support/sample.ts';
import { buildSite, CACHE, ROOT } from '../../support/sites/build-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder(join(ROOT, CACHE));
const manifest = join(folder, 'pages.yaml');
const site = join(folder, 'site');

async function build(text: string, output = site): Promise<void> {
  writeFileSync(manifest, text);
  await buildSite(output, { manifest }).done;
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

beforeAll(() => build(manifestText));

test('two builds of the same are the same, also when one replaces another site', async () => {
  await build(renamed);
  expect(readFileSync(dunkirk, 'utf8')).toContain('Another heading at the end');
  const first = join(folder, 'first');
  await build(renamed, first);
  expect(contents(site)).toEqual(contents(first));
}, 300_000);

test('a page that changes is another file: a reader of the one before reads it to its end', async () => {
  await build(manifestText);
  const before = readFileSync(dunkirk, 'utf8');
  const reader = openSync(dunkirk, 'r');
  await build(renamed);
  expect(readFileSync(reader, 'utf8')).toBe(before);
  closeSync(reader);
}, 300_000);

testInFull(
  'the workers of a hundred towns write what one writes',
  async () => {
    const many = join(folder, 'many');
    await build(manifestWithTowns(manifestText, 101), many);
    const pages = readdirSync(many, { recursive: true, encoding: 'utf8' });
    expect(pages.filter((name) => name.endsWith('index.html'))).toHaveLength(210);
    expect(pages.filter((name) => name.endsWith('page.json'))).toHaveLength(210);
  },
  300_000,
);

testInFull(
  'a build that fails leaves the site before it as it was',
  async () => {
    await build(manifestText);
    const before = contents(site);
    await expect(
      build(manifestText.replace('name: Cattaraugus', 'nam: Cattaraugus')),
    ).rejects.toThrow('Nothing was built');
    expect(contents(site)).toEqual(before);
  },
  300_000,
);

test('a second build of the same site is refused with a sentence, and leaves the site as it was', async () => {
  const before = contents(site);
  const unlock = await lockFolder(site, new Error('locked'));
  await expect(build(manifestText)).rejects.toThrow('Another build of this site is running.');
  unlock();
  expect(contents(site)).toEqual(before);
});
