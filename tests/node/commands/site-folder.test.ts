// A site in a folder of its own: every command reads and writes there, and a wrong folder is said in one line.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { projectIn } from '../../../src/files/project.ts';
import { manifestText } from '../../manifest/real-manifest.ts';
import { CACHE, ROOT } from '../../support/sites/build-site.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder(join(ROOT, CACHE));
const PHONE = '(814) 555-0123';
cpSync(fixture.publicFolder, join(folder, 'public'), { recursive: true });
writeFileSync(join(folder, 'pages.yaml'), manifestText.replace('(716) 555-0142', PHONE));

/** Runs a command as npm does; the site is named by its flag alone. */
function run(...args: string[]) {
  const env: NodeJS.ProcessEnv = { ...process.env, CURBSIDE_SITE: '', NODE_ENV: 'production' };
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['src/node/launch/run.js', ...args],
    { cwd: ROOT, encoding: 'utf8', env },
  );
  return { status, said: stdout + stderr };
}

const command = (name: string, ...more: string[]) => run(name, '--site', folder, ...more);
const text = (name: string) => readFileSync(join(folder, name), 'utf8');

test('the repository itself is the site where none is named', () => {
  const { folder: own, manifest, output } = projectIn(ROOT, {});
  expect([own, manifest, output]).toEqual([ROOT, join(ROOT, 'pages.yaml'), join(ROOT, 'dist')]);
});

test('all files of a site are in the folder that is named, and the engine stays where it is', () => {
  const { root, ...files } = projectIn(ROOT, { CURBSIDE_SITE: folder });
  expect(root).toBe(ROOT);
  expect(Object.values(files).filter((path) => !path.startsWith(folder))).toEqual([]);
});

test.each([
  [['check', '--site', 'nowhere'], 'The folder "nowhere" is not a site: there is no such folder.'],
  [['check', '--site=src'], '"src" is not a site: it has no pages.yaml and no public.'],
  [['check', '--site'], 'Name the folder of the site: --site FOLDER'],
])('%j is refused in one line', (args, sentence) => {
  const { status, said } = run(...args);
  expect(said).toContain(sentence);
  expect(said.trim().split('\n')).toHaveLength(1);
  expect(status).toBe(1);
});

test('the check names the file of that site', () => {
  const name = relative(ROOT, join(folder, 'pages.yaml'));
  const [verdict, next] = command('check').said.split('\n');
  expect(verdict).toBe(`${name} is fine: 16 pages, 8 of them for towns.`);
  expect(next).toMatch(/is an example of an address.*the build says: .*npm run build/);
});

test('what changes is told against another file of the person who asks', () => {
  const { said } = command('diff', fixture.manifest, join(folder, 'pages.yaml'));
  expect(said).toContain(`“(716) 555-0142” → “${PHONE}”`);
});

test('a question is added to that site', () => {
  const question = ['--question', 'Do you take checks?', '--answer', 'Yes.', '--yes'];
  expect(command('add', 'faq', 'billing', ...question).status).toBe(0);
  expect(text('pages.yaml')).toContain('Do you take checks?');
});

test('days and records are written there', () => {
  expect([command('dates').status, command('seed').status]).toEqual([0, 0]);
  expect(text('public/.page-dates.json')).toContain('"/about/"');
  expect(text('supabase/seed.sql')).toContain("'/about/'");
  expect(command('seed', '--check').status).toBe(0);
});

test('it is built into its own folder, with its own facts, and the days are not published', () => {
  const { status, said } = run('build', '--site', folder);
  expect(said).toContain('16 pages');
  expect(status).toBe(0);
  expect(text('dist/index.html')).toContain(PHONE);
  expect(text('dist/sitemap.xml')).toContain('<lastmod>');
  expect(readdirSync(join(folder, 'dist')).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(existsSync(join(folder, 'dist/images/yard.webp'))).toBe(true);
});
