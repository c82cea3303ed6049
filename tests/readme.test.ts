// The claims of the READMEs and the decisions about the project are true: files, functions, commands, and the example of a message.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../src/files/format-diagnostics.ts';
import { manifestText, verdictOn } from './manifest/real-manifest.ts';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

/** The READMEs and other pages below a folder. */
const pagesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

const rooms = pagesIn('src');
const pages = [
  ...['README.md', 'schema/README.md', 'art/README.md', 'findings/README.md'],
  ...['.github/CONTRIBUTING.md', ...pagesIn('docs'), ...rooms],
];

/** The texts between backticks on one line. */
const quotedIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);

const isFile = (words: string): boolean =>
  /^[\w.-]+(\/[\w.-]+)+\.(tsx?|js|css|json|md|yaml|sql)$/.test(words);

/** The anchors of a page's headings, and those that are written in it. */
const anchorsOf = (text: string): string[] => [
  ...[...text.matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
    title
      .toLowerCase()
      .replaceAll(/[^\w\s-]/g, '')
      .replaceAll(' ', '-'),
  ),
  ...[...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id),
];

describe.each(pages)('%s', (name) => {
  const text = readFileSync(name, 'utf8');

  it('links to files and chapters that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)];
    const isThere = ([, to = '', anchor]: RegExpExecArray) => {
      const file = to ? join(dirname(name), to) : name;
      return (
        existsSync(file) && (!anchor || anchorsOf(readFileSync(file, 'utf8')).includes(anchor))
      );
    };
    expect(links.filter((link) => !isThere(link)).map(([link]) => link)).toEqual([]);
  });

  it('names files that are there', () => {
    const folders = [dirname(name), '.', 'src'];
    // Words in capitals are placeholders.
    const files = quotedIn(text).filter((words) => isFile(words) && !/[A-Z]{4}/.test(words));
    const lost = files.filter((file) => !folders.some((folder) => existsSync(join(folder, file))));
    expect(lost).toEqual([]);
  });

  it('names commands that are there', () => {
    const commands = [...text.matchAll(/\bnpm run (?:--silent )?([a-z:]+)/g)];
    expect(
      commands.map(([, command = '']) => command).filter((name) => !(name in scripts)),
    ).toEqual([]);
  });
});

describe.each(rooms)('%s', (name) => {
  const text = readFileSync(name, 'utf8');
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  const sourceOf = (file = '') => readFileSync(join('src', file), 'utf8');
  /** A function, the file that has it, and the one that calls it, in a row of a table. */
  const named = rows.flatMap((row) => [
    ...row.matchAll(/`(\w+)` in `([\w./-]+)`(?:, called (?:by|in) `([\w./-]+)`)?/g),
  ]);

  it('names functions that are in these files', () => {
    const lost = named.filter(
      ([, fn, file]) =>
        !new RegExp(`^(export )?(async )?(function|const|class) ${fn}\\b`, 'm').test(
          sourceOf(file),
        ),
    );
    expect(lost.map(([words]) => words)).toEqual([]);
  });

  it('names files that call them', () => {
    const uncalled = named.filter(
      ([, fn, , caller]) => caller && !new RegExp(`\\b${fn}\\b`).test(sourceOf(caller)),
    );
    expect(uncalled.map(([words]) => words)).toEqual([]);
  });
});

it('src/README.md names every room in its table', () => {
  const text = readFileSync('src/README.md', 'utf8');
  const folders = readdirSync('src', { withFileTypes: true }).filter((one) => one.isDirectory());
  const isNamed = (room: string) => new RegExp(`^\\| \\[?\`${room}\``, 'm').test(text);
  expect(folders.map(({ name }) => name).filter((room) => !isNamed(room))).toEqual([]);
});

it('the example of a message in README.md is what the check says', () => {
  const text = manifestText.replace('- label: Call Now', '- lable: Call Now');
  const example = /looks like this:\n\n```\n([\s\S]*?)\n```/.exec(
    readFileSync('README.md', 'utf8'),
  )?.[1];
  // The line is another one with each line that somebody adds above.
  const unnumbered = (said?: string) => said?.replaceAll(/\b\d{3}\b/g, 'N');
  expect(unnumbered(example)).toBe(
    unnumbered(formatDiagnostics(verdictOn(text).diagnostics, text)),
  );
});
