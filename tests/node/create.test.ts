// `npm create curbside`: the packed program writes the folder of a site, which the check finds fine.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { CACHE, ROOT } from '../support/sites/build-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const folder = temporaryFolder(join(ROOT, CACHE));
const program = join(folder, 'program');

beforeAll(() => {
  const npm = ['pack', '--silent', '--pack-destination', folder];
  const cwd = join(ROOT, 'src/node/create');
  execFileSync('npm', npm, { cwd, stdio: 'pipe', shell: process.platform === 'win32' });
  mkdirSync(program);
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  execFileSync('tar', ['-xzf', join('..', archive), '--strip-components=1'], { cwd: program });
}, 120_000);

function node(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    input: '',
  });
  return { status, said: stdout + stderr };
}

const create = (...args: string[]) => node(join(program, 'create.js'), ...args);

const check = (name: string) =>
  node(join(ROOT, 'src/node/launch/run.js'), 'check', '--site', join(folder, name));

const ANSWERS = [
  ...['--trade', 'roofing', '--name', 'Ridge & "Sons"', '--phone', '716-555-0199'],
  ...['--town', 'Jamestown, NY', '--county', 'Chautauqua County'],
];

test('answers make a site that is fine, with a repository and a workflow', () => {
  // As pnpm and Bun hand on what is typed.
  const { status, said } = create('my roofs', '--', ...ANSWERS);
  expect(said).toContain('cd "my roofs" && npm install\n  npm run edit');
  expect(status).toBe(0);
  const site = join(folder, 'my roofs');
  const text = readFileSync(join(site, 'pages.yaml'), 'utf8');
  expect(text).toMatch(
    /^# yaml-language-server: .*node_modules\/curbside\/schema.*\ncurbside: 1\n/,
  );
  expect(text).toContain('phone: "(716) 555-0199"');
  for (const name of ['.git', '.gitignore', '.github/workflows/site.yml'])
    expect(existsSync(join(site, name))).toBe(true);
  expect(JSON.parse(readFileSync(join(site, 'package.json'), 'utf8'))).toMatchObject({
    name: 'my-roofs',
    scripts: { check: 'curbside check' },
    dependencies: { curbside: expect.stringMatching(/^\^\d/) },
  });
  expect(check('my roofs')).toMatchObject({ status: 0, said: expect.stringContaining('is fine') });
});

test('nothing of another trade is in it', () => {
  create('plain', ...ANSWERS);
  const text = readFileSync(join(folder, 'plain/pages.yaml'), 'utf8');
  expect(text).not.toMatch(/trash|dumpster|roll-off|hauler|chimney|septic/i);
});

test.each(['hauler', 'well-driller', 'sweep'])('--from %s begins with that site', (name) => {
  expect(create(name, '--from', name).status).toBe(0);
  expect(check(name)).toMatchObject({ status: 0, said: expect.stringContaining(' pages, ') });
});

test.each([
  [['half', '--trade', 'roofing'], 'Say also: --name, --phone, --town, --county'],
  [['other', '--from', 'baker'], '--from takes one of: hauler, well-driller, sweep.'],
  [['short', ...ANSWERS, '--phone', '12'], 'The phone number has ten digits'],
  [['lost', ...ANSWERS, '--town', 'Jamestown'], 'The town stands with its state'],
  [['program', ...ANSWERS], 'The folder program is not empty.'],
  [['a', '--colour', 'red'], "Unknown option '--colour'"],
  [[], 'create-curbside FOLDER'],
])('%j is refused, and nothing is written', (args, sentence) => {
  const { status, said } = create(...args);
  expect(said).toContain(sentence);
  expect(status).toBe(1);
  if (args[0] !== 'program') expect(existsSync(join(folder, args[0] ?? 'none'))).toBe(false);
});

// The program `script` of util-linux runs a command in a terminal.
const hasTerminal = spawnSync('script', ['--version'], { encoding: 'utf8' }).stdout?.includes(
  'util-linux',
);

test.skipIf(!hasTerminal)(
  'in a terminal it asks, and asks again where an answer cannot be right',
  () => {
    const ask = (name: string, input: string) => {
      const command = `"${process.execPath}" program/create.js ${name} --trade roofing`;
      const words = ['-qec', command, '/dev/null'];
      const { status, stdout } = spawnSync('script', words, {
        cwd: folder,
        encoding: 'utf8',
        input,
      });
      return { status, said: stdout };
    };
    const answers = ['Ridge', '12', '716-555-0199', 'Jamestown', 'Jamestown, NY', '', 'Chautauqua'];
    const { status, said } = ask('asked', `${answers.join('\n')}\n`);
    expect(
      said.match(/The phone number has ten digits|The town stands with its state|Every question/g),
    ).toHaveLength(3);
    expect(status).toBe(0);
    expect(readFileSync(join(folder, 'asked/pages.yaml'), 'utf8')).toContain('city: "Jamestown"');
    // Ctrl+D.
    expect(ask('left', 'Ridge\n\u0004')).toMatchObject({
      status: 1,
      said: expect.stringContaining('Nothing was made.'),
    });
    expect(existsSync(join(folder, 'left'))).toBe(false);
  },
);

test('its examples have small pictures, so that it is downloaded in a moment', () => {
  const [archive = ''] = readdirSync(folder).filter((name) => name.endsWith('.tgz'));
  expect(statSync(join(folder, archive)).size).toBeLessThan(1.5e6);
});

test('it has the version of the engine, which it asks for', () => {
  const version = (file: string) => JSON.parse(readFileSync(file, 'utf8')).version;
  expect(version(join(program, 'package.json'))).toBe(version(join(ROOT, 'package.json')));
});
