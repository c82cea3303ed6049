// A new version of a site takes the old one's place in one step, and leaves alone what belongs to somebody else.
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { beginOutput } from '../../src/build/output-folder.ts';
import { holdOpen } from '../support/failing-disk.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const root = temporaryFolder();

/** A folder with a site of one file. */
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
  const folder = beginOutput({ site, own: true, spare: `${site}/../spare` });
  writeFileSync(join(folder.draft, 'new.html'), '');
  expect(readdirSync(site)).toEqual(['old.html']);
  folder.publish();
  expect(readdirSync(site)).toEqual(['new.html']);
  expect(readdirSync(join(root, 'published'))).toEqual(['dist', 'spare']);
});

test('a site that a link leads to is written where it is, and what lies behind other links stays', () => {
  const site = siteWith('linked', 'old.html');
  const link = join(root, 'linked/link');
  symlinkSync(site, link);
  const folder = beginOutput({ site: link, own: true, spare: join(root, 'linked/spare') });
  writeFileSync(join(folder.draft, 'new.html'), '');
  folder.publish();
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(readdirSync(site)).toEqual(['new.html']);
});

test('the folders of the version before are used again, and those that nobody fills are gone', () => {
  const site = siteWith('spare', 'old.html');
  mkdirSync(join(site, 'town/page'), { recursive: true });
  writeFileSync(join(site, 'town/page/index.html'), 'old');
  mkdirSync(join(site, 'lost/page'), { recursive: true });
  writeFileSync(join(site, 'lost/page/index.html'), 'old');
  const publish = (text: string) => {
    const folder = beginOutput({ site, own: true, spare: join(root, 'spare/kept') });
    const page = join(folder.draft, 'town/page');
    mkdirSync(page, { recursive: true });
    expect(readdirSync(page)).toEqual([]);
    writeFileSync(join(page, 'index.html'), text);
    folder.publish();
  };
  publish('new');
  expect(readdirSync(join(root, 'spare/kept'), { recursive: true }).sort()).toEqual(
    ['lost', 'lost/page', 'town', 'town/page'].sort(),
  );
  publish('newer');
  expect(readdirSync(site, { recursive: true }).sort()).toEqual([
    ...['town', 'town/page', 'town/page/index.html'],
  ]);
});

test('a site that cannot be moved stays as it was, and the build says why', () => {
  const site = siteWith('unmoved', 'old.html');
  const folder = beginOutput({ site, own: true, spare: `${site}/../spare` });
  writeFileSync(join(folder.draft, 'new.html'), '');
  const inTheWay = `${site}-before.${process.pid}`;
  mkdirSync(inTheWay);
  writeFileSync(join(inTheWay, 'a-file'), '');
  expect(() => folder.publish()).toThrow('ENOTEMPTY');
  expect(readdirSync(site)).toEqual(['old.html']);
});

test('a site stays where it was when the new one cannot be moved into its place', () => {
  const site = siteWith('held', 'old.html');
  const folder = beginOutput({ site, own: true, spare: `${site}/../spare` });
  writeFileSync(join(folder.draft, 'new.html'), '');
  holdOpen(folder.draft);
  expect(() => folder.publish()).toThrow('EPERM');
  expect(readdirSync(site)).toEqual(['old.html']);
});

test('a draft that is discarded leaves the site alone, and its folders to the next one', () => {
  const site = siteWith('discarded', 'old.html');
  const spare = join(root, 'discarded/spare');
  const folder = beginOutput({ site, own: true, spare });
  mkdirSync(join(folder.draft, 'town'));
  writeFileSync(join(folder.draft, 'town/index.html'), '');
  folder.discard();
  expect(readdirSync(site)).toEqual(['old.html']);
  expect(readdirSync(join(root, 'discarded'), { recursive: true }).sort()).toEqual([
    ...['dist', 'dist/old.html', 'spare', 'spare/town'],
  ]);
});

test('a draft is discarded without a word when it has been published, and where its folders cannot be kept', () => {
  const site = siteWith('unkept', 'old.html');
  const spare = join(root, 'a-file/spare');
  writeFileSync(join(root, 'a-file'), '');
  const unkept = beginOutput({ site, own: true, spare });
  writeFileSync(join(unkept.draft, 'new.html'), '');
  unkept.discard();
  expect(readdirSync(join(root, 'unkept'))).toEqual(['dist']);
  const published = beginOutput({ site, own: true, spare });
  writeFileSync(join(published.draft, 'new.html'), '');
  published.publish();
  published.discard();
  expect(readdirSync(join(root, 'unkept'), { recursive: true }).sort()).toEqual([
    ...['dist', 'dist/new.html'],
  ]);
});

test('files of somebody else stay', () => {
  const site = siteWith('shared', 'theirs.txt');
  const folder = beginOutput({ site, own: false, spare: `${site}/../spare` });
  writeFileSync(join(folder.draft, 'new.html'), '');
  folder.publish();
  expect(readdirSync(site).sort()).toEqual(['new.html', 'theirs.txt']);
});

test('a site that was set aside when the computer stopped comes back', () => {
  const site = siteWith('stopped', 'old.html');
  const aside = `${site}-before.${GONE}`;
  mkdirSync(aside);
  writeFileSync(join(aside, 'older.html'), '');
  rmSync(site, { recursive: true });
  beginOutput({ site, own: true, spare: `${site}/../spare` }).discard();
  expect(readdirSync(site)).toEqual(['older.html']);
});

test('drafts of builds that have ended are deleted, and those of builds that still run are not', () => {
  const site = siteWith('drafts', 'old.html');
  mkdirSync(`${site}-draft.${GONE}`);
  mkdirSync(`${site}-draft.${process.ppid}`);
  beginOutput({ site, own: true, spare: `${site}/../spare` }).discard();
  expect(existsSync(`${site}-draft.${GONE}`)).toBe(false);
  expect(existsSync(`${site}-draft.${process.ppid}`)).toBe(true);
});
