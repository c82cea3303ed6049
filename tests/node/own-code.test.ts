// The project's own code is made into one script, which is kept as long as it is right.
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder.ts';

const engine = resolve(import.meta.dirname, '../..');
const project = join(temporaryFolder(), 'a ü project');
const code = join(project, 'node_modules/.cache/curbside/code');
const script = join(code, 'src/main.mjs');
const launcher = 'src/node/launch/own-code.js';

const write = (name: string, text: string) => writeFileSync(join(project, name), text);

/** What `src/main.ts` says when a new process imports it. */
function said(folder = project): string {
  const own = pathToFileURL(join(folder, launcher)).href;
  const text = `import { importTypeScript } from '${own}'; console.log((await importTypeScript('src/main.ts')).said);`;
  const args = ['--input-type=module', '--eval', text];
  return execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }).trim();
}

beforeAll(() => {
  cpSync(join(engine, launcher), join(project, launcher));
  mkdirSync(join(project, 'node_modules'));
  // A package of the engine has no sources of commands.
  mkdirSync(join(project, 'src/node/commands'));
  for (const name of ['rolldown', 'yaml'])
    symlinkSync(
      join(engine, 'node_modules', name),
      join(project, 'node_modules', name),
      'junction',
    );
  write('package.json', '{ "type": "module" }');
  write('src/part.ts', 'export const part: string = "one";');
  write(
    'src/main.ts',
    `import { stringify } from 'yaml';
    import { part } from './part.ts';
    export const said = stringify(part) + new URL('.', import.meta.url).pathname.split('/').at(-2);`,
  );
});

test('a script is made once, with packages and the places of its files', () => {
  expect(said()).toBe('one\nsrc');
  const { ino } = statSync(script);
  expect(said()).toBe('one\nsrc');
  expect(statSync(script).ino).toBe(ino);
});

test('a file that has changed makes a new one, also with as many characters', () => {
  write('src/part.ts', 'export const part: string = "two";');
  expect(said()).toBe('two\nsrc');
});

test('a copy of the project makes its own', () => {
  const copy = join(project, '../copy');
  cpSync(project, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
  write('src/part.ts', 'export const part: string = "three";');
  expect(said(copy)).toBe('two\nsrc');
});

test('an error in a file is said with its line', () => {
  renameSync(join(project, 'src/part.ts'), join(project, 'src/good.ts'));
  write('src/part.ts', 'export const part: = "four";');
  expect(said).toThrow(/src\/part\.ts:1:20/);
  renameSync(join(project, 'src/good.ts'), join(project, 'src/part.ts'));
});

test('where nothing can be kept it works too', () => {
  rmSync(code, { recursive: true });
  // For root a folder is never read-only.
  write('node_modules/.cache/curbside/code', '');
  expect(said()).toBe('three\nsrc');
});
