// The check reports entries of the last commit that are gone, in folders with git and without.
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { parse } from 'yaml';
import { goneSince } from '../../src/editor/document/compare/gone.ts';
import { loadSite } from '../../src/files/load-site.ts';
import { run, withWhatIsGone } from '../../src/node/commands/check.ts';
import { manifestText } from '../manifest/real-manifest.ts';
import { fixture } from '../support/sites/fixture-site.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

/** A folder with the manifest as its last commit. */
function committed(text = manifestText): string {
  const folder = temporaryFolder();
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  writeFileSync(join(folder, 'pages.yaml'), text);
  git('init');
  git('add', 'pages.yaml');
  git('-c', 'user.name=T', '-c', 'user.email=t@example.com', 'commit', '-m', 'first');
  return folder;
}

const checkout = committed();

/** The warnings about what is gone, once the file reads like this. */
async function gone(text: string, folder = checkout): Promise<string[]> {
  const manifest = join(folder, 'pages.yaml');
  writeFileSync(manifest, text);
  const { diagnostics } = withWhatIsGone(await loadSite({ ...fixture, manifest }));
  return diagnostics.flatMap(({ code, line, message }) =>
    code === 'gone-since' ? [`${line} ${message}`] : [],
  );
}

const lineOf = (key: string, text: string) => text.split('\n').indexOf(key) + 1;

/** The manifest without the entry of a town. */
function withoutTown(text: string, id: string): string {
  const start = text.indexOf(`  - id: ${id}\n`);
  const next = text.slice(start + 1).search(/\n(?: {2}- id: |[a-z_]+:\n)/) + start + 2;
  return text.slice(0, start) + text.slice(next);
}

test('a file that has not changed says nothing', async () => {
  expect(await gone(manifestText)).toEqual([]);
  expect(await gone(manifestText.replaceAll('\n', '\r\n'))).toEqual([]);
});

test('towns that are gone are named', async () => {
  const one = withoutTown(manifestText, 'salamanca');
  const line = lineOf('towns:', manifestText);
  expect(await gone(one)).toEqual([
    `${line} One town of the last version is gone, with all pages: Salamanca.`,
  ]);
  expect(await gone(withoutTown(one, 'dunkirk'))).toEqual([
    `${line} Two towns of the last version are gone, with all pages: Dunkirk and Salamanca.`,
  ]);
});

test('questions that are gone are named', async () => {
  const text = manifestText.replace(/ {4}- id: due-date[\s\S]*?(?= {4}- id: auto-pay)/, '');
  expect(await gone(text)).toEqual([
    `${lineOf('  billing:', text)} Two questions of the last version are gone: “When is my bill due?” and “How can I pay?”.`,
  ]);
});

const data = parse(manifestText);
const changed = (change: (copy: typeof data) => void) => {
  const copy = structuredClone(data);
  change(copy);
  return goneSince(data, copy, 'npm run diff').map(({ facts, pointer }) => {
    const { what, names } = facts as { what: string; names: string[] };
    return [pointer.join('.'), { what, names }];
  });
};

test('pages and sections that are gone are named', () => {
  expect(changed(({ pages }) => pages.splice(2, 1))).toEqual([
    ['pages', { what: 'page', names: [data.pages[2].path] }],
  ]);
  expect(changed(({ pages }) => pages[1].sections.splice(1, 1))).toEqual([
    ['pages.1.sections', { what: 'section', names: [`“${data.pages[1].sections[1].heading}”`] }],
  ]);
});

test('what has another name, another address or another place is not gone', () => {
  expect(changed(({ towns }) => towns.reverse())).toEqual([]);
  expect(changed(({ towns }) => Object.assign(towns[0], { id: 'x', slug: 'y' }))).toEqual([]);
  expect(changed(({ pages }) => Object.assign(pages[2], { path: '/x/' }))).toEqual([]);
  expect(changed(({ pages }) => Object.assign(pages[1].sections[1], { heading: 'x' }))).toEqual([]);
  expect(changed(({ towns }) => Object.assign(towns[0], { is_active: false }))).toEqual([]);
});

test('a town in place of another one is told', () => {
  expect(
    changed(({ towns }) => Object.assign(towns[1], { id: 'x', slug: 'y', name: 'Z' })),
  ).toEqual([['towns', { what: 'town', names: ['Dunkirk'] }]]);
});

test('a folder without git, and a file that git does not know, say nothing', async () => {
  expect(await gone(withoutTown(manifestText, 'salamanca'), temporaryFolder())).toEqual([]);
});

test.each([
  ['with git', () => committed()],
  ['without git', () => temporaryFolder()],
])('%s, a second check repeats what is gone and which addresses are lost', async (_, folderOf) => {
  const manifest = join(folderOf(), 'pages.yaml');
  const codesOf = async (text: string) => {
    writeFileSync(manifest, text);
    const log = vi.spyOn(console, 'log').mockReturnValue();
    await run([manifest, '--json']);
    const codes = JSON.parse(log.mock.lastCall?.[0]).map(({ code }: { code: string }) => code);
    log.mockRestore();
    return codes;
  };
  expect(await codesOf(manifestText)).toEqual([]);
  const changed = withoutTown(manifestText, 'salamanca');
  const first = await codesOf(changed);
  expect(first).toEqual(expect.arrayContaining(['gone-since', 'lost-address']));
  expect(await codesOf(changed)).toEqual(first);
});
