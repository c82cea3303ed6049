// A new version of a site takes the old one's place in one step, and leaves alone what belongs to somebody else.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { beginOutput } from '../../../src/node/output/output-folder.ts';
import { fillDiskWithCopy, holdOpen } from '../../support/failing-disk.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = temporaryFolder();

function siteWith(name: string, file: string): string {
  const site = join(root, name, 'dist');
  mkdirSync(site, { recursive: true });
  writeFileSync(join(site, file), '');
  return site;
}

/** A number that no process has any more. */
const GONE = 2 ** 30;

test('the site before stands until the new one is published, and then no file of it is left', () => {
  const site = siteWith('published', 'old.html');
  const folder = beginOutput({ site, deleteOldFiles: true });
  writeFileSync(join(folder.draft, 'new.html'), '');
  expect(readdirSync(site)).toEqual(['old.html']);
  folder.publish();
  expect(readdirSync(site)).toEqual(['new.html']);
  expect(readdirSync(join(root, 'published'))).toEqual(['dist']);
});

test('the first version of a site is the draft itself, whose files nobody has to move', () => {
  const site = join(root, 'first', 'dist');
  const folder = beginOutput({ site, deleteOldFiles: true });
  mkdirSync(join(folder.draft, 'assets'));
  writeFileSync(join(folder.draft, 'assets/app.js'), '');
  const { ino } = statSync(folder.draft);
  folder.publish();
  folder.discard();
  expect(statSync(site).ino).toBe(ino);
  expect(readdirSync(join(root, 'first'))).toEqual(['dist']);
});

test('a site that a link leads to is written where it is, and what lies behind other links stays', () => {
  const site = siteWith('linked', 'old.html');
  const link = join(root, 'linked/link');
  symlinkSync(site, link);
  const folder = beginOutput({ site: link, deleteOldFiles: true });
  writeFileSync(join(folder.draft, 'new.html'), '');
  folder.publish();
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(site)).toEqual(['new.html']);
});

test('a site on a disk of its own gets the new files, and none of them is missing when it is full', () => {
  const site = siteWith('mounted', 'old.html');
  writeFileSync(join(site, 'index.html'), 'old');
  const begin = () => {
    const folder = beginOutput({ site, deleteOldFiles: true });
    writeFileSync(join(folder.draft, 'index.html'), 'new');
    holdOpen(folder.draft);
    return folder;
  };
  const full = begin();
  fillDiskWithCopy();
  expect(() => full.publish()).toThrow('ENOSPC');
  full.discard();
  expect(readdirSync(site)).toEqual(['index.html', 'old.html']);
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('old');
  begin().publish();
  expect(readdirSync(site)).toEqual(['index.html']);
  expect(readFileSync(join(site, 'index.html'), 'utf8')).toBe('new');
});

test('a draft that is discarded leaves the site alone, also after it was published', () => {
  const site = siteWith('discarded', 'old.html');
  const folder = beginOutput({ site, deleteOldFiles: true });
  mkdirSync(join(folder.draft, 'town'));
  writeFileSync(join(folder.draft, 'town/index.html'), '');
  folder.discard();
  expect(readdirSync(join(root, 'discarded'), { recursive: true }).sort()).toEqual([
    ...['dist', 'dist/old.html'],
  ]);
  const published = beginOutput({ site, deleteOldFiles: true });
  writeFileSync(join(published.draft, 'new.html'), '');
  published.publish();
  published.discard();
  expect(readdirSync(site)).toEqual(['new.html']);
});

test('files of somebody else stay', () => {
  const site = siteWith('shared', 'theirs.txt');
  const folder = beginOutput({ site, deleteOldFiles: false });
  writeFileSync(join(folder.draft, 'new.html'), '');
  folder.publish();
  expect(readdirSync(site).sort()).toEqual(['new.html', 'theirs.txt']);
});

test('drafts of builds that have ended are deleted, and those of builds that still run are not', () => {
  const site = siteWith('drafts', 'old.html');
  mkdirSync(`${site}-draft.${GONE}`);
  mkdirSync(`${site}-draft.${process.ppid}`);
  mkdirSync(`${site}/.next.${GONE}`);
  beginOutput({ site, deleteOldFiles: true }).discard();
  expect(existsSync(`${site}-draft.${GONE}`)).toBe(false);
  expect(existsSync(`${site}-draft.${process.ppid}`)).toBe(true);
  expect(readdirSync(site)).toEqual(['old.html']);
});

/** Publishes a version with these files, each with its name in it. */
function publishFiles(site: string, names: string[]): void {
  const folder = beginOutput({ site, deleteOldFiles: true });
  for (const name of names) {
    mkdirSync(dirname(join(folder.draft, name)), { recursive: true });
    writeFileSync(join(folder.draft, name), name);
  }
  folder.publish();
}

const namesIn = (site: string) =>
  readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(site, name)).isFile())
    .sort();

test('an asset that the new version does not have stays for an hour, with its compressed versions', () => {
  const site = join(root, 'assets/dist');
  const old = ['assets/old-1.js', 'assets/old-1.js.br'];
  publishFiles(site, [
    ...old,
    'assets/same-1.js',
    'index.html',
    'index.html.br',
    'gone/index.html',
  ]);
  publishFiles(site, ['assets/same-1.js', 'index.html']);
  expect(namesIn(site)).toEqual([...old, 'assets/same-1.js', 'index.html']);
  const since = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  for (const name of old) utimesSync(join(site, name), since(59), since(59));
  publishFiles(site, ['assets/same-1.js', 'index.html']);
  expect(namesIn(site)).toEqual([...old, 'assets/same-1.js', 'index.html']);
  for (const name of old) utimesSync(join(site, name), since(61), since(61));
  publishFiles(site, ['assets/same-1.js', 'index.html']);
  expect(namesIn(site)).toEqual(['assets/same-1.js', 'index.html']);
});

test('a file takes the place of a folder, and a folder that of a file', () => {
  const site = join(root, 'kinds/dist');
  publishFiles(site, ['a', 'b/c']);
  publishFiles(site, ['a/c', 'b']);
  expect(namesIn(site)).toEqual(['a/c', 'b']);
});
