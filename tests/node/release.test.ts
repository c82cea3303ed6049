// `npm version`: one command gives both packages a number, dates the changelog's entry, commits and makes the tag.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { git, nameCommitter } from '../support/git.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder();
const FILES = ['package.json', 'src/node/create/package.json', 'src/node/create/release.js'];
const changelog = join(folder, 'docs/CHANGELOG.md');

for (const name of FILES) cpSync(name, join(folder, name));
mkdirSync(dirname(changelog));
git(folder, 'init', '-q', '-b', 'main');
nameCommitter(folder);

const ENTRY = '\n### For visitors\n- A page opens sooner.\n';

beforeEach(() => {
  writeFileSync(changelog, changelogWith(ENTRY));
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '--allow-empty', '-m', 'Begin');
});

const changelogWith = (entry: string) =>
  `# What has changed\n\n## Next\n${entry}\n## 1.0.0\n\n### For who writes\n- All of it.\n`;

function npmVersion(number: string) {
  const { status, stdout, stderr } = spawnSync('npm', ['version', number], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  return { status, said: stdout + stderr };
}

const versionIn = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8')).version;

test('both packages, the entry, a commit and a tag have the new number', () => {
  expect(npmVersion('1.1.0')).toMatchObject({ status: 0 });
  expect(versionIn('package.json')).toBe('1.1.0');
  expect(versionIn('src/node/create/package.json')).toBe('1.1.0');
  expect(readFileSync(changelog, 'utf8')).toMatch(
    /^# What has changed\n\n## 1\.1\.0 \(\d{4}-\d\d-\d\d\)\n\n### For visitors\n- A page opens sooner\.\n\n## 1\.0\.0\n/,
  );
  expect(git(folder, 'tag', '--points-at', 'HEAD')).toBe('v1.1.0');
  expect(git(folder, 'status', '--porcelain')).toBe('');
});

test.each([
  ['', 'no heading "## Next" with what is new'],
  ['\n- A page opens sooner.\n', 'below a heading that says for whom it matters'],
  ['\n### Editor\n- A page opens sooner.\n', '"### Editor" is none of: ### For visitors'],
])('the entry %j is refused, and nothing is changed', (entry, sentence) => {
  writeFileSync(changelog, changelogWith(entry));
  git(folder, 'commit', '-q', '-a', '-m', 'Write');
  const before = versionIn('package.json');
  const { status, said } = npmVersion('9.0.0');
  expect(said).toContain(sentence);
  expect(status).not.toBe(0);
  expect(versionIn('package.json')).toBe(before);
  expect(git(folder, 'status', '--porcelain')).toBe('');
});

// Right after a version, nothing is.
const hasNext = readFileSync('docs/CHANGELOG.md', 'utf8').includes('\n## Next\n');

test.runIf(hasNext)('what is under "Next" in this repository can become a version', () => {
  const { status, stderr } = spawnSync(process.execPath, ['src/node/create/release.js'], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});
