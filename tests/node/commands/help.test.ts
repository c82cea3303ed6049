// The program `curbside` says what it can do.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMMANDS } from '../../../src/node/launch/commands.js';
import { ROOT } from '../../support/sites/build-site.ts';

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

test.each(Object.entries(COMMANDS))('%s --help says what it does', (name, { does }) => {
  const { status, stdout } = curbside(name, '--help');
  expect(stdout).toMatch(new RegExp(`^curbside ${name}\\b.*\\[--site FOLDER\\]\n\n${name} `));
  expect(stdout).toContain(does);
  expect(status).toBe(0);
});

test('a command that is not there is an error, with those that are', () => {
  const { status, stderr } = curbside('biuld');
  expect(stderr).toMatch(/^There is no command "biuld"\.\n/);
  expect(stderr).toContain('\n  build');
  expect(status).toBe(1);
});
