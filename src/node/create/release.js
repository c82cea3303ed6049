// The part of `npm version` that is ours: both packages get the number, and the changelog's entry gets it as its heading.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const CHANGELOG = 'docs/CHANGELOG.md';
const CREATE = 'src/node/create/package.json';

/** The headings of an entry: for whom a change matters. */
const AUDIENCES = ['visitors', 'who writes', 'who runs the site', 'who programs'].map(
  (who) => `### For ${who}`,
);

const [, before, next, after] = /^(.*?\n)## Next\n(.*?)(\n## .*)$/s.exec(
  readFileSync(CHANGELOG, 'utf8'),
) ?? [undefined, '', '', ''];
const lines = next.split('\n');
const first = lines.find((line) => line !== '') ?? '';
const unknownHeadings = lines.filter((line) => line.startsWith('#') && !AUDIENCES.includes(line));
const refusals = [
  !lines.some((line) => line.startsWith('- ')) && 'It has no heading "## Next" with what is new.',
  !/^(###\s|$)/.test(first) && 'Each line stands below a heading that says for whom it matters.',
  ...unknownHeadings.map((line) => `"${line}" is none of: ${AUDIENCES.join(', ')}.`),
].filter(Boolean);

if (refusals.length > 0) {
  console.error(`${CHANGELOG} is not ready for a version:\n${refusals.join('\n')}`);
  process.exitCode = 1;
} else if (process.env.npm_lifecycle_event === 'version') {
  const { npm_package_version: version } = process.env;
  const text = readFileSync(CREATE, 'utf8');
  writeFileSync(CREATE, text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(CHANGELOG, `${before}## ${version} (${day})\n${next}${after}`);
  // npm commits what is staged.
  execFileSync('git', ['add', CHANGELOG, CREATE]);
}
