// Puts together schema/README.md: the reference for the people who edit pages.yaml.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { readSchemaFiles } from '../../manifest/schema/schema-files.ts';
import { LATE_WORDS, siteWords, townWords } from '../../manifest/site/expand/words.ts';
import type { Manifest } from '../../model/manifest.generated.ts';
import { problemChapter } from './problem-chapter.ts';
import { fileChapter, sectionChapter, sharedChapter } from './schema-chapters.ts';

const introduction = `<!-- Generated from this folder by \`npm run reference\`. Do not edit. -->

# What can stand in pages.yaml

The whole website stands in one file, \`pages.yaml\`. This page says what you may write there. You do not need to
program: open the file, change the words, save, and run \`npm run check\`. If something is not right, it names the line
and says what to write; nothing wrong ever reaches a visitor.

The file consists of **keys** and **values**: \`phone: (800) 555-0100\`. Five habits keep it happy:

- The spaces at the start of a line show what belongs to what: two for each level, never a tab.
- A list has a dash before each entry. The other keys of the entry stand under its first key, not under the dash.
- A text with a colon and a space in it, or with a space and a #, goes in "double quotes"; so does one that begins with
  a brace or another special character, and a number that is no amount, such as a ZIP.
- After \`>-\` a text may run over several lines, each two spaces further in than the key.
- A line that begins with # is a note to yourselves.

An editor that knows YAML (VS Code with the YAML extension, which this folder recommends) offers the keys as you type
and explains each of them when you point at it.`;

const references = `## References

Where a list can be written out, its name can stand instead. \`items: faqs.billing\` shows the list \`billing\` under
\`faqs\`, and \`items: size_lists.NAME\` the list of that name. So one list can serve many pages and is changed in one
place. On town pages, names that begin with \`town.\` lead into the entry of the town whose page it is:
\`items: town.mowing.reasons\`. If a town lacks something optional, the page goes without it.`;

/** The text of schema/README.md, from the schema under `root`. */
export function referenceText(root: string): string {
  const files = readSchemaFiles(join(root, 'schema'));
  const example = parse(readFileSync(join(root, 'tests/fixtures/base.yaml'), 'utf8')) as Manifest;
  return `${[
    introduction,
    contents(),
    references,
    placeholders(example),
    sectionChapter(files),
    fileChapter(files),
    sharedChapter(files),
    problemChapter(),
  ].join('\n\n')}\n`;
}

function contents(): string {
  return [
    '[References](#references)',
    '[Placeholders](#placeholders)',
    '[Section types](#section-types)',
    '[The parts of the file](#the-parts-of-the-file)',
    '[Shared parts](#shared-parts)',
    '[What the check may say](#what-the-check-may-say)',
  ].join(' · ');
}

/** The placeholders with the text that each of them has in an example. */
function placeholders(example: Manifest): string {
  const [town] = example.towns;
  if (!town) throw new Error('the example has no town');
  return [
    '## Placeholders',
    'A word in braces is replaced by a fact that stands elsewhere in the file, so that the fact has to be changed only once. A text that begins with a brace goes in double quotes.',
    wordTable('In every text', siteWords(example)),
    wordTable('In a town’s texts and on town pages', townWords(town, example.company)),
    'On town pages, `{town.…}` takes any text from the town’s entry: `{town.mowing.intro}`.',
    `A few stand in certain places alone: ${Object.entries(LATE_WORDS)
      .map(
        ([word, places]) =>
          `\`{${word}}\` in ${places.map((place) => `\`${place}\``).join(' and ')}`,
      )
      .join(', ')}.`,
  ].join('\n\n');
}

function wordTable(where: string, words: Record<string, string>): string {
  const rows = Object.entries(words).map(([word, text]) => `| \`{${word}}\` | ${text} |`);
  return [`| ${where} | For example |`, '| --- | --- |', ...rows].join('\n');
}
