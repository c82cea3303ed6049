// The check command as people and machines call it.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fixture } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const root = resolve(import.meta.dirname, '../../..');
const folder = temporaryFolder();
const broken = join(folder, 'broken.yaml');
const text = readFileSync(fixture.manifest, 'utf8');
writeFileSync(broken, text.replace('    slug: dunkirk', '    slugg: dunkirk'));
const line = text.split('\n').indexOf('    slug: dunkirk') + 1;

function check(args: string[], env: NodeJS.ProcessEnv = {}) {
  return spawnSync(process.execPath, ['src/node/launch/run.js', 'check', ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, CI: '', GITHUB_ACTIONS: '', ...env },
  });
}

test('a site has no problems', () => {
  const { status, stdout, stderr } = check([]);
  expect(stderr).not.toMatch(/error|warning \w/);
  expect(stdout).toMatch(/^tests\/fixtures\/site\/pages\.yaml is fine: \d+ pages/);
  expect(status).toBe(0);
});

test('a broken file ends with 1 and is named with line and column', () => {
  const { status, stderr } = check([broken]);
  expect(stderr).toContain(`broken.yaml:${line}:5) unknown-key`);
  expect(stderr).toContain('Did you mean "slug"?');
  expect(status).toBe(1);
});

test('a file with a warning alone ends with 0, and the last line says that there is one', () => {
  const uncertain = join(folder, 'doubtful.yaml');
  writeFileSync(uncertain, text.replace('"6,000+"', '"9,000+"'));
  const { status, stdout, stderr } = check([uncertain]);
  expect(stderr).toContain('badge-and-count');
  expect(stdout).toMatch(/doubtful\.yaml can be built, but look at the warning first: \d+ pages/);
  expect(stdout).not.toContain('fine');
  expect(status).toBe(0);
});

test('machines get the problems as data', () => {
  const { status, stdout } = check([broken, '--json']);
  expect(JSON.parse(stdout)).toMatchObject([
    { code: 'unknown-key', severity: 'error', line, column: 5, length: 5 },
  ]);
  expect(status).toBe(1);
});

test('a hosted CI gets an annotation at the line', () => {
  const { stdout } = check([broken], { GITHUB_ACTIONS: 'true' });
  expect(stdout).toMatch(
    new RegExp(`^::error file=.*broken\\.yaml,line=${line},col=5,title=unknown-key::`),
  );
});

test('a file that is not there is said in one line', () => {
  const { status, stderr } = check(['nowhere.yaml']);
  expect(stderr).toContain('There is no file nowhere.yaml.');
  expect(status).toBe(1);
});

test('a flag that does not exist is answered with what there is', () => {
  const { status, stderr } = check(['--jsn']);
  expect(stderr).toContain("Unknown option '--jsn'");
  expect(stderr).toContain('curbside check [FILE | SITE…] [--fix] [--json]');
  expect(status).toBe(1);
});

test('a second file is refused', () => {
  const { status, stderr } = check(['pages.yaml', 'other.yaml']);
  expect(stderr).toContain('Name one file: npm run check -- --site tests/fixtures/site pages.yaml');
  expect(status).toBe(1);
});

test('--fix makes a safe fix and says it, and lists what is only suggested', () => {
  const broken = join(folder, 'fixable.yaml');
  writeFileSync(broken, text.replace(/^ {2}founded: /m, '  founded '));
  const { stderr, stdout } = check([broken, '--fix']);
  expect(stderr).toMatch(/ - +\d+ \| {3}founded [\s\S]*1 change was made/);
  expect(stdout).toContain('is fine');
  writeFileSync(broken, text.replace(/^ {2}founded: /m, '  foundd: '));
  expect(check([broken, '--fix']).stderr).toContain('Nothing was changed');
});

test('who reads only the beginning of a long answer sees no trace of the program', () => {
  const many = join(folder, 'many.yaml');
  writeFileSync(many, text.replace(/(icon|tone|style|look): /g, '$1: x'));
  const command = `${process.execPath} src/node/launch/run.js check ${many} --json | head -1`;
  const { stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' });
  expect([stdout, stderr]).toEqual(['[\n', '']);
});
