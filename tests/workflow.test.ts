// The workflow on GitHub separates an edit of the family from a change of the engine, as git shows it.
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from './support/temporary-folder.ts';

const { jobs } = parse(readFileSync('.github/workflows/test.yml', 'utf8'));
const { run: script } = jobs.changes.steps.find(({ id }: { id?: string }) => id === 'compare');

const folder = temporaryFolder();
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
git('init');
git('commit', '--allow-empty', '-m', 'first');

/** Whether the engine is tested after a push with a change of these files. */
function isEngineTested(files: string[], before = git('rev-parse', 'HEAD'), site = ''): boolean {
  for (const name of files) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), `${files}`);
  }
  git('add', '-A');
  git('commit', '--allow-empty', '-m', 'second');
  const output = join(folder, '.git/output');
  writeFileSync(output, '');
  const env = { ...process.env, BEFORE: before, SITE: site, GITHUB_OUTPUT: output };
  execFileSync('bash', ['-e', '-c', script], { cwd: folder, env });
  return readFileSync(output, 'utf8') === 'engine=true\n';
}

test.each([
  [['pages.yaml']],
  [['public/images/our-truck.jpg']],
  [['pages.yaml', 'public/images/new.webp', 'public/.page-dates.json']],
])('a push of %j is an edit of the site', (files) => {
  expect(isEngineTested(files)).toBe(false);
});

test.each([
  [['src/ui/styles/theme.ts']],
  [['pages.yaml', 'package-lock.json']],
  [['tests/fixtures/site/pages.yaml']],
  [['art/public/truck.py']],
])('a push of %j is a change of the engine', (files) => {
  expect(isEngineTested(files)).toBe(true);
});

test('of a site in a folder, its own files are an edit of the site', () => {
  const isTested = (name: string) => isEngineTested([name], undefined, 'my-business');
  expect(isTested('my-business/pages.yaml')).toBe(false);
  expect(isTested('my-business/public/images/van.jpg')).toBe(false);
  expect(isTested('pages.yaml')).toBe(true);
  expect(jobs.site.env).toEqual({ CURBSIDE_SITE: `\${{ vars.CURBSIDE_SITE }}` });
});

test('a push with nothing before it is a change of the engine', () => {
  expect(isEngineTested(['pages.yaml'], '0000000000000000000000000000000000000000')).toBe(true);
});

test('the site itself is tested after every push', () => {
  expect(jobs.site).not.toHaveProperty('if');
  const commands = jobs.site.steps.map(({ run: command }: { run?: string }) => command);
  expect(commands).toEqual(
    expect.arrayContaining(['npm run check', 'npm run build', 'npm run test:site']),
  );
});
