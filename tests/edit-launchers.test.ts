// The files in edit/ that people double-click: what they run, and what they say when something is missing.
import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let home: string;

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'curbside launcher '));
  cpSync('edit', join(home, 'edit'), { recursive: true });
  writeFileSync(join(home, 'package-lock.json'), '{}');
  mkdirSync(join(home, 'bin'));
});

afterEach(() => rmSync(home, { recursive: true }));

/** Puts a program into the search path that writes down its arguments. */
function program(name: string, lines: string) {
  const file = join(home, 'bin', name);
  writeFileSync(file, `#!/bin/sh\n${lines}\n`);
  chmodSync(file, 0o755);
}

const npm = (lines = '') => program('npm', `echo "$@" >> "${home}/npm.log"\n${lines}`);
const node = () => program('node', `exec "${process.execPath}" "$@"`);

function installed(before = 0) {
  mkdirSync(join(home, 'node_modules'));
  const list = join(home, 'node_modules/.package-lock.json');
  writeFileSync(list, '{}');
  const then = new Date(statSync(join(home, 'package-lock.json')).mtimeMs + 1000 - before);
  utimesSync(list, then, then);
}

function open(file: string, ...args: string[]) {
  const PATH = `${join(home, 'bin')}:/usr/bin:/bin`;
  const { status, stdout } = spawnSync(join(home, 'edit', file), args, {
    cwd: tmpdir(),
    env: {
      PATH: PATH.split(':')
        .filter((part) => !hasNode(part))
        .join(':'),
    },
    input: '\n',
    encoding: 'utf8',
  });
  return { status, stdout };
}

/** Whether a folder of the system has a Node of its own, which would hide that it is missing. */
const hasNode = (folder: string) =>
  folder !== join(home, 'bin') && spawnSync('test', ['-e', join(folder, 'node')]).status === 0;

const calls = () => readFileSync(join(home, 'npm.log'), 'utf8').trim().split('\n');

/** The commands that the scripts need beside Node, where the folders of the system are left out. */
function tools() {
  for (const name of ['sh', 'dirname', 'printf']) {
    const file = execFileSync('which', [name], { encoding: 'utf8' }).trim();
    program(name, `exec ${file} "$@"`);
  }
}

test.each(['edit.sh', 'edit.command'])('%s starts the editor', (file) => {
  [node(), npm(), tools(), installed()];
  expect(open(file, '--no-open').status).toBe(0);
  expect(calls()).toEqual(['run --silent edit -- --no-open']);
});

test.each([
  ['the first time', () => {}],
  ['when packages have changed', () => installed(5000)],
])('it installs packages %s', (_, prepare) => {
  [node(), npm(), tools(), prepare()];
  expect(open('edit.sh').stdout).toContain('Installing what the editor needs');
  expect(calls()).toEqual(['ci --no-audit --no-fund', 'run --silent edit --']);
});

test('it says what to do where Node.js is missing', () => {
  [npm(), tools()];
  const { status, stdout } = open('edit.sh');
  expect(status).toBe(1);
  expect(stdout).toContain('Node.js is missing. Get the LTS version at https://nodejs.org');
});

test('it says what to do where Node.js is too old', () => {
  [npm(), tools()];
  program('node', '[ "$1" = --version ] && echo v18.2.0 || exit 1');
  const { status, stdout } = open('edit.sh');
  expect(status).toBe(1);
  expect(stdout).toContain('Node.js v18.2.0 is too old.');
});

test('it says so when the installation fails, and starts nothing', () => {
  [node(), npm('exit 1'), tools()];
  expect(open('edit.sh').stdout).toContain('The installation did not work.');
  expect(calls()).toEqual(['ci --no-audit --no-fund']);
});

test('the file for Windows runs the same commands, and has the line ends of Windows', () => {
  const text = readFileSync('edit/edit.cmd', 'utf8');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  const npmCalls = [...text.matchAll(/call npm (.*?)\r/g)].map(([, words]) => words);
  expect(npmCalls).toEqual(['ci --no-audit --no-fund', 'run --silent edit -- %*']);
  const [, versions] = /node -e "(.*)"\r/.exec(text) ?? [];
  expect(readFileSync('edit/edit.sh', 'utf8').replaceAll('"', "'")).toContain(versions);
  expect(text).toContain('where node >nul');
});

test('the condition on the version is that of package.json', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(engines.node).toBe('^20.19.0 || >=22.12.0');
  const [, code = ''] = /node -e '(.*)' \|\|/.exec(readFileSync('edit/edit.sh', 'utf8')) ?? [];
  const isTaken = (version: string) => {
    const process = { versions: { node: version }, exit: (status: number) => status === 0 };
    return new Function('process', `${code.replace('process.exit', 'return process.exit')}`)(
      process,
    );
  };
  expect(['20.18.3', '21.7.0', '22.11.0', '18.0.0'].filter(isTaken)).toEqual([]);
  expect(['20.19.0', '22.12.0', '23.0.0', '24.1.0'].filter((one) => !isTaken(one))).toEqual([]);
});
