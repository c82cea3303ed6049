// The claims of the READMEs and the decisions about the project are true: files, commands, and the example of a message.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../src/manifest/messages/format-problems.ts';
import { manifestText, verdictOn } from './manifest/real-manifest.ts';

const scripts: Record<string, string> = JSON.parse(readFileSync('package.json', 'utf8')).scripts;

const pages = [
  ...['README.md', 'src/README.md', 'schema/README.md', 'art/README.md'],
  ...['.github/CONTRIBUTING.md', 'docs/CHANGELOG.md'],
  ...readdirSync('docs/decisions').map((name) => `docs/decisions/${name}`),
];

describe.each(pages)('%s', (name) => {
  const text = readFileSync(name, 'utf8');
  /** The text between backticks on one line. */
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, words = '']) => words);

  it('links to files that are there', () => {
    const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)].map(([, to = '']) => to);
    expect(links.filter((to) => !existsSync(join(dirname(name), to)))).toEqual([]);
  });

  it('names files that are there', () => {
    const folders = [dirname(name), '.', 'src'];
    // Words in capitals are placeholders.
    const files = quoted
      .filter((words) => !/[A-Z]{4}/.test(words))
      .filter((words) => /^[\w.-]+(\/[\w.-]+)+\.(tsx?|js|css|json|md|yaml|sql)$/.test(words));
    const lost = files.filter((file) => !folders.some((folder) => existsSync(join(folder, file))));
    expect(lost).toEqual([]);
  });

  it('names commands that are there', () => {
    const commands = quoted.flatMap((words) => /^npm run ([\w:]+)/.exec(words)?.[1] ?? []);
    expect(commands.filter((command) => !(command in scripts))).toEqual([]);
  });
});

it('the example of a message in README.md is what the check says', () => {
  const text = manifestText.replace('- label: Call Now', '- lable: Call Now');
  const example = /looks like this:\n\n```\n([\s\S]*?)\n```/.exec(
    readFileSync('README.md', 'utf8'),
  )?.[1];
  // The line is another one with each line that somebody adds above.
  const unnumbered = (said?: string) => said?.replaceAll(/\b\d{3}\b/g, 'N');
  expect(unnumbered(example)).toBe(unnumbered(formatProblems(verdictOn(text).problems, text)));
});
