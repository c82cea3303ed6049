// The files of public/ come into the finished site, and none of them replaces a file of the build.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { copyPublic } from '../../../src/node/output/write-extras.ts';
import { buildSite, CACHE, ROOT } from '../../support/sites/build-site.ts';
import { copyProject } from '../../support/sites/deployment.ts';
import { FIXTURE } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder(join(ROOT, CACHE));

/** A folder with these files, each of which holds its folder's name. */
function folderWith(home: string, name: string, files: string[]): string {
  for (const file of files) {
    const path = join(home, name, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, name);
  }
  return join(home, name);
}

const SITE = ['index.html', 'about/index.html', 'robots.txt', 'icons/192.png'];

/** Copies files of public/ into a small site; gives the site's folder. */
function copied(files: string[]): string {
  const home = mkdtempSync(join(folder, 'small-'));
  const site = folderWith(home, 'site', SITE);
  mkdirSync(join(site, 'empty/folder'), { recursive: true });
  copyPublic(folderWith(home, 'public', files), site);
  return site;
}

test('files of public/ stand beside those of the build, in the same folders too', () => {
  const site = copied(['favicon.svg', 'icons/mask.svg', 'about/team.webp']);
  expect(readdirSync(join(site, 'icons')).sort()).toEqual(['192.png', 'mask.svg']);
  expect(readdirSync(join(site, 'about')).sort()).toEqual(['index.html', 'team.webp']);
});

test('names that begin with a dot stay out, but for the folder .well-known', () => {
  const known = '.well-known/acme-challenge/token';
  const site = copied(['.env', '.git/config', 'images/.DS_Store', '.well-known/.env', known]);
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' });
  expect(files.filter((name) => /(^|\/)\./.test(name)).sort()).toEqual([
    '.well-known',
    '.well-known/acme-challenge',
    known,
  ]);
});

test.each(['/etc/passwd', '../site', 'nowhere'])(
  'a link to %s is refused by its name',
  (target) => {
    const home = mkdtempSync(join(folder, 'linked-'));
    const site = folderWith(home, 'site', SITE);
    const from = folderWith(home, 'public', ['favicon.svg']);
    symlinkSync(target, join(from, 'linked'));
    expect(() => copyPublic(from, site)).toThrow(
      'public/linked is a link to another place, and only files are published: put the file itself there, or delete the link.',
    );
    expect(readdirSync(site)).not.toContain('linked');
  },
);

test('a pipe, which nobody can read to its end, stays out', () => {
  const home = mkdtempSync(join(folder, 'piped-'));
  const from = folderWith(home, 'public', ['favicon.svg']);
  execFileSync('mkfifo', [join(from, 'pipe')]);
  const site = folderWith(home, 'site', SITE);
  copyPublic(from, site);
  expect(readdirSync(site)).toContain('favicon.svg');
  expect(readdirSync(site)).not.toContain('pipe');
});

test('what an editor leaves beside an open file, a link with a dot, is no matter', () => {
  const home = mkdtempSync(join(folder, 'edited-'));
  const from = folderWith(home, 'public', ['favicon.svg']);
  symlinkSync('somebody@here.1234', join(from, '.#favicon.svg'));
  const site = folderWith(home, 'site', SITE);
  copyPublic(from, site);
  expect(readdirSync(site)).toContain('favicon.svg');
  expect(readdirSync(site)).not.toContain('.#favicon.svg');
});

test.each(['_redirects', 'firebase.json', '.htaccess'])(
  'the file %s, which a host would read, is refused with what to do',
  (name) => {
    expect(() => copied([name])).toThrow(
      `public/${name} is a file that a host reads, and the build itself writes those: name the host in the list \`hosts:\` under \`site:\`, and delete this one.`,
    );
  },
);

test.each([
  ['a file of the build', ['robots.txt'], 'robots.txt'],
  ['a page', ['favicon.svg', 'about/index.html'], 'about/index.html'],
  ['a folder of pages', ['about'], 'about'],
  ['a file of the build, as a folder', ['robots.txt/more.txt'], 'robots.txt'],
])('what has the name of %s is named, with what to do', (_, files, name) => {
  expect(() => copied(files)).toThrow(
    `public/${name} is in the way of what the build itself writes there: rename or delete it.`,
  );
});

test('a build says so and builds nothing', async () => {
  const home = join(folder, 'project');
  copyProject(home);
  writeFileSync(join(home, FIXTURE, 'public/sitemap.xml'), '<urlset/>');
  const { done } = buildSite(join(home, 'dist'), { root: home });
  await expect(done).rejects.toThrow(
    /public\/sitemap\.xml is in the way .*\n\nNothing was built\./,
  );
  expect(readdirSync(home)).not.toContain('dist');
}, 300_000);
