// The program `curbside` says what it can do.
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../../src/node/launch/commands.js';
import { ROOT } from '../../support/sites/build-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

function curbside(...args: string[]) {
  const words = ['src/node/launch/run.js', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test.each([[[]], [['--help']]])('%j lists all commands', (args: string[]) => {
  const { status, stdout } = curbside(...args);
  for (const name of Object.keys(COMMANDS)) expect(stdout).toContain(`\n  ${name}`);
  expect(status).toBe(0);
});

test.each(Object.entries(COMMANDS))('%s --help says what it does', (name, { summary }) => {
  const { status, stdout } = curbside(name, '--help');
  expect(stdout).toMatch(new RegExp(`^curbside ${name}\\b.*\\[--site FOLDER\\]\n\n${name} `));
  expect(stdout).toContain(summary);
  expect(status).toBe(0);
});

test('several sites are checked at once, and the worst decides', () => {
  const [second, third] = ['tests/fixtures/second-site', 'tests/fixtures/third-site'];
  const fine = curbside('check', second, third);
  expect(fine.stdout).toMatch(
    /second-site\/pages\.yaml .*pages[\s\S]*third-site\/pages\.yaml .*pages/,
  );
  expect(fine.status).toBe(0);
  const broken = temporaryFolder();
  mkdirSync(join(broken, 'public'));
  writeFileSync(join(broken, 'pages.yaml'), 'site: 1\n');
  const { status, stdout } = curbside('check', broken, second);
  expect(stdout).toContain('second-site/pages.yaml');
  expect(status).toBe(1);
});

test('a folder that is no site keeps none from being checked', () => {
  const lost = temporaryFolder();
  writeFileSync(join(lost, 'pages.yaml'), '');
  const { status, stdout, stderr } = curbside('check', lost, 'tests/fixtures/second-site');
  expect(stderr).toContain('is not a site: it has no public.');
  expect(stdout).toContain('second-site/pages.yaml');
  expect(status).toBe(1);
});

test('a command that is not there is an error, with those that are', () => {
  const { status, stderr } = curbside('biuld');
  expect(stderr).toMatch(/^There is no command "biuld"\.\n/);
  expect(stderr).toContain('\n  build');
  expect(status).toBe(1);
});
