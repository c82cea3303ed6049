// Which files of the site before are put into the draft of a new one.
import { cpSync, mkdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { WrittenFile } from '../../../src/node/render/render-batch.ts';
import { takeOver } from '../../../src/node/render/take-over.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = temporaryFolder();

const [written, site, draft] = [join(root, 'written'), join(root, 'site'), join(root, 'draft')];
const NOON = 1_790_000_000;

/** The names of the files that are taken over when the site was copied, as onto another disk, and then changed so. */
function taken(change: () => void): string[] {
  for (const folder of [written, site, draft]) rmSync(folder, { recursive: true, force: true });
  mkdirSync(written);
  const files = ['a.html', 'b.html'].map((name): WrittenFile => {
    const file = join(written, name);
    writeFileSync(file, name);
    utimesSync(file, NOON, NOON + 0.0004567);
    return [name, name.length, statSync(file).mtimeMs];
  });
  cpSync(written, site, { recursive: true, preserveTimestamps: true });
  change();
  return takeOver({ files, site, draft }).map(([name]) => name);
}

test('files that were copied with their times are still those that were written', () => {
  expect(taken(() => {})).toEqual(['a.html', 'b.html']);
});

test('a file that is newer, longer or gone is not taken over', () => {
  const b = join(site, 'b.html');
  expect(taken(() => utimesSync(b, NOON, NOON + 0.002))).toEqual(['a.html']);
  expect(taken(() => writeFileSync(b, 'another'))).toEqual(['a.html']);
  expect(taken(() => rmSync(b))).toEqual(['a.html']);
});
