// The last good version comes from the newest place that has one: git, the last check, or the site's own file.
import { mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findLastValid, saveLastValid } from '../../src/files/last-version.ts';
import { git, nameCommitter } from '../support/git.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const first = readFileSync('tests/fixtures/base.yaml', 'utf8');
const second = `${first}# Changed once.\n`;
const third = `${first}# Changed twice.\n`;
const broken = 'site:\n';

const parent = temporaryFolder();
let count = 0;

/** A project with a file, and the versions of it that were committed, or no repository. */
const NAME = 'pages.yaml';

function project(now: string, commits: string[] = []) {
  const root = join(parent, String(count++));
  mkdirSync(root);
  symlinkSync(resolve('schema'), join(root, 'schema'));
  const manifest = join(root, NAME);
  if (commits.length > 0) {
    git(root, 'init', '-q');
    nameCommitter(root);
  }
  for (const text of commits) {
    writeFileSync(manifest, text);
    git(root, 'add', NAME);
    git(root, 'commit', '-q', '-m', 'Change');
  }
  writeFileSync(manifest, now);
  return { root, manifest, publicFolder: join(root, 'public') };
}

beforeEach(() => vi.stubEnv('CI', ''));
afterEach(() => vi.unstubAllEnvs());

it.each([
  ['the newest commit', third, [first, second], '', second],
  ['the newest commit, which the file still is', second, [first, second], '', second],
  ['the commit before, for a hosted check', second, [first, second], 'true', first],
  ['the newest commit, for a hosted check of another text', third, [first], 'true', first],
  ['an earlier commit, as the newest one does not work', third, [first, broken], '', first],
  ['an earlier commit, as two do not work', broken, [first, broken, '{'], '', first],
])('%s', (_, now, commits, hosted, text) => {
  vi.stubEnv('CI', hosted);
  const found = findLastValid(project(now, commits), now)();
  expect(found).toBe(text);
});

it.each([
  ['a folder without git', []],
  ['a repository in which no commit works', [broken]],
])('the last check without errors, in %s', (_, commits) => {
  const places = project(broken, commits);
  expect(findLastValid(places, broken)()).toBeUndefined();
  saveLastValid(places, first.replaceAll('\n', '\r\n'));
  expect(findLastValid(places, broken)()).toBe(first);
});

it('looks for the version once, and only when it is asked for', () => {
  const places = project(broken);
  const lastGood = findLastValid(places, broken);
  saveLastValid(places, first);
  expect(lastGood()).toBe(first);
  saveLastValid(places, second);
  expect(lastGood()).toBe(first);
});
