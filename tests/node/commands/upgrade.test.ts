// `curbside upgrade` on the folder of a site: the file is brought up to date, and the pages before and after are compared.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  lstatSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { comparePages, pagesIn } from '../../../src/node/commands/upgrade.ts';
import { manifestText } from '../../manifest/real-manifest.ts';
import { CACHE, ROOT } from '../../support/sites/build-site.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder(join(ROOT, CACHE));
const manifest = join(folder, 'pages.yaml');
cpSync(fixture.publicFolder, join(folder, 'public'), { recursive: true });

const OLD = manifestText.replace('  receipt:\n', '  receipt:\n    again_label: Another\n');

beforeEach(() => {
  rmSync(manifest, { force: true });
  writeFileSync(manifest, OLD);
});

const upgrade = (...args: string[]) => curbside('upgrade', '--no-build', ...args);

function curbside(...args: string[]) {
  const words = ['src/node/launch/run.js', ...args, '--site', folder];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('the file has the form of today, and is kept as it was where no commit has it', () => {
  const { status, stdout } = upgrade();
  expect(stdout).toContain('without a button for another quote');
  expect(stdout).toContain('pages.yaml.before-upgrade');
  expect(readFileSync(manifest, 'utf8')).toBe(manifestText);
  expect(readFileSync(`${manifest}.before-upgrade`, 'utf8')).toBe(OLD);
  expect(status).toBe(0);
});

test('a copy of an earlier upgrade stays', () => {
  const copy = `${manifest}.before-upgrade`;
  writeFileSync(copy, 'of last year');
  upgrade();
  expect(readFileSync(copy, 'utf8')).toBe('of last year');
  expect(readFileSync(`${copy}-2`, 'utf8')).toBe(OLD);
});

describe('the file on the disk', () => {
  const elsewhere = temporaryFolder();
  const copies = () => readdirSync(folder).filter((name) => name.includes('.before-upgrade'));

  test('is written through a link, with the copy beside the file itself', () => {
    const target = join(elsewhere, 'real.yaml');
    writeFileSync(target, OLD);
    rmSync(manifest);
    symlinkSync(target, manifest);
    expect(upgrade().status).toBe(0);
    expect(lstatSync(manifest).isSymbolicLink()).toBe(true);
    expect(readFileSync(target, 'utf8')).toBe(manifestText);
    expect(readFileSync(`${target}.before-upgrade`, 'utf8')).toBe(OLD);
  });

  test('keeps its mode', () => {
    chmodSync(manifest, 0o640);
    upgrade();
    expect(readFileSync(manifest, 'utf8')).toBe(manifestText);
    expect(statSync(manifest).mode & 0o777).toBe(0o640);
  });

  test('stays as it is when it is write-protected', () => {
    const earlier = copies();
    chmodSync(manifest, 0o444);
    const { status, stderr } = upgrade();
    expect(stderr).toContain('pages.yaml is write-protected: nothing was changed.');
    expect(readFileSync(manifest, 'utf8')).toBe(OLD);
    expect(copies()).toEqual(earlier);
    expect(status).toBe(1);
  });

  test('stays byte for byte when it is not UTF-8', () => {
    const earlier = copies();
    const bytes = Buffer.from(`# Café\n${OLD}`, 'latin1');
    writeFileSync(manifest, bytes);
    const { status, stderr } = upgrade();
    expect(stderr).toContain('pages.yaml is not UTF-8: nothing was changed.');
    expect(readFileSync(manifest).equals(bytes)).toBe(true);
    expect(copies()).toEqual(earlier);
    expect(status).toBe(1);
  });
});

test('the check of an older file says which command changes it', () => {
  const { status, stderr } = curbside('check');
  expect(stderr).toContain('The file has an older form: npm run upgrade -- --site ');
  expect(status).toBe(1);
});

test('--json says the same as data', () => {
  const { stdout } = upgrade('--json');
  expect(JSON.parse(stdout)).toMatchObject({ version: 1, done: [expect.any(String)], errors: [] });
});

test('a current file stays, and nothing is kept', () => {
  writeFileSync(manifest, manifestText);
  const { status, stdout } = upgrade();
  expect(stdout).toContain('pages.yaml has the form of version 1: nothing to change.');
  expect(readFileSync(manifest, 'utf8')).toBe(manifestText);
  expect(status).toBe(0);
});

test('what no upgrade can mend is an error with its line', () => {
  writeFileSync(manifest, OLD.replace('\nnot_found:', '\nnot_here:'));
  const { status, stderr } = upgrade();
  expect(stderr).toContain('not_here');
  expect(status).toBe(1);
});

test('what was written otherwise before version 1, and no migration moves, has a way', () => {
  const hours = 'company:\n  hours:\n    weekdays: 7 to 5\n';
  const holidays =
    '      - type: holiday-schedule\n        holidays:\n          - name: Christmas\n';
  writeFileSync(
    manifest,
    OLD.replace(/^ {2}hours:\n(?: {4}.*\n)+/m, '')
      .replace('company:\n', hours)
      .replace('      - type: holiday-schedule\n', holidays),
  );
  const { status, stderr } = upgrade();
  expect(stderr).toContain('Office hours are a list');
  expect(stderr).toContain('Holidays are in service_days');
  expect(JSON.parse(upgrade('--json').stdout).advice).toHaveLength(2);
  expect(status).toBe(1);
});

test('pictures are compared by their bytes where somebody asks', () => {
  const built = temporaryFolder();
  writeFileSync(join(built, 'index.html'), '<h1>Hi</h1><img alt="" src="/a%20b.webp">');
  const pagesWith = (picture: string, withPictures: boolean) => {
    writeFileSync(join(built, 'a b.webp'), picture);
    return pagesIn(built, withPictures);
  };
  const changed = (withPictures: boolean) =>
    comparePages(pagesWith('one', withPictures), pagesWith('two', withPictures)).changed;
  expect([changed(false), changed(true)]).toEqual([[], ['/']]);
});

test('a file for a newer version is left alone', () => {
  const text = `curbside: 2\n${OLD}`;
  writeFileSync(manifest, text);
  const { status, stderr } = upgrade();
  expect(stderr).toContain('is of version 2, and this engine reads version 1');
  expect(readFileSync(manifest, 'utf8')).toBe(text);
  expect(status).toBe(1);
});

test('pages are compared by what is read on them', () => {
  const before = new Map([
    ['/', 'Welcome'],
    ['/old/', 'Old'],
    ['/same/', 'Same'],
  ]);
  const after = new Map([
    ['/', 'Good day'],
    ['/new/', 'New'],
    ['/same/', 'Same'],
  ]);
  const compared = { added: ['/new/'], gone: ['/old/'], changed: ['/'] };
  expect(comparePages(before, after)).toEqual(compared);
});
