// `npm create curbside`: the packed program writes the folder of a site, which the check finds fine.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
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

test('it has the version of the engine, which it asks for', () => {
  const version = (file: string) => JSON.parse(readFileSync(file, 'utf8')).version;
  expect(version(join(program, 'package.json'))).toBe(version(join(ROOT, 'package.json')));
});
