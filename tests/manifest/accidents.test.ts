// Accidents to a whole file and to several lines at once, each made from a good file: what the check says first, and whether its fix helps.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { validateManifest } from '../../src/manifest/check.ts';
import type { Diagnostic } from '../../src/manifest/diagnostic.ts';
import { applied } from '../../src/manifest/text/edits.ts';
import { manifestText, surroundings } from './real-manifest.ts';
import { base } from './rules/examples.ts';

/** Accidents that differ in a sign or a note. */
const made = (what: string[], accident: (what: string) => [title: string, text: string]) =>
  Object.fromEntries(what.map(accident));

/** Each line with words, changed. */
const each = (change: (line: string, index: number) => string, text = base) =>
  text
    .split('\n')
    .map((line, index) => (line === '' ? line : change(line, index)))
    .join('\n');

/** The first lines. */
const upTo = (count: number, text = base) => `${text.split('\n').slice(0, count).join('\n')}\n`;

const names = /^(\s*(?:- )*[\w-]+): ?/;
const dash = /^( *)- /;
const start = (sign: string) => (line: string) => `${sign}${line}`;
const number = (sign: string) => (line: string, index: number) => `${index + 1}${sign}${line}`;
const colon = (sign: string) => (line: string) => line.replace(names, `$1${sign}`);
const bullet = (sign: string) => (line: string) => line.replace(dash, `$1${sign}`);
const indent = (sign: string) => (line: string) =>
  line.replace(/^ +/, (spaces) => sign.repeat(spaces.length));

/** A UTF-8 text as a program for Windows-1252 shows it. */
const damaged = (text: string) =>
  new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

/** A text as a mail program breaks it. */
const wrapped = (text: string) =>
  text.split('\n').flatMap((line) => {
    const at = line.lastIndexOf(' ', 72);
    return line.length > 72 ? [line.slice(0, at), line.slice(at + 1)] : [line];
  });

const fredonia = base.slice(base.indexOf('  - id: fredonia'), base.indexOf('size_lists:'));
const withoutFredonia = (note: string) =>
  base.replace(fredonia, `${note}\n`).replace('founded: 1995', 'founded:');

/** Damage to whole files. */
const wholeFiles: Record<string, string> = {
  '"replace all" went over a name of the file': manifestText.replaceAll('question:', 'Question:'),
  'nothing was saved': '',
  'only the notes are left': base.split('\n').slice(0, 2).join('\n'),
  'the end is cut off in the middle of a town': upTo(170),
  'the end is cut off in the middle of a quoted text': base.slice(0, base.indexOf('12,000+') + 3),
  'the last part is cut off in the middle of a name': base.slice(0, base.indexOf('not_found:') + 6),
  'the beginning is missing': base.split('\n').slice(70).join('\n'),
  'the middle is missing': base.split('\n').toSpliced(40, 230).join('\n'),
  'only one town was saved': `towns:\n${fredonia}`,
  'a letter was saved under the name of the file':
    'Dear all,\nplease find the new texts below.\nBye\n',
  'it was quoted in a mail': each(start('> ')),
  'it was copied out of a comparison': each(start('+')),
  'every line became a note': each(start('# ')),
  'every line became an entry of a list': each(start('• ')),
  ...made(['\t', ' | ', ': '], (sign) => [
    `it was copied with line numbers and ${JSON.stringify(sign)}`,
    each(number(sign)),
  ]),
  'a comparison of git was saved':
    '--- a/pages.yaml\n+++ b/pages.yaml\n@@ -1,3 +1,3 @@\n site:\n-  locale: en_US\n+  locale: en_CA\n',
  'all indentation is gone': each((line) => line.trimStart()),
  'a web page has left one space of several': each((line) => line.replace(/^ +/, ' ')),
  'all lines but the first were indented': each(
    (line, index) => (index > 0 ? `  ${line}` : line),
    base.slice(base.indexOf('site:')),
  ),
  'all lines were indented by a tab': each(start('\t')),
  'the indentation became tabs': each((line) =>
    line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2)),
  ),
  'an editor made a tab of every four spaces': each((line) =>
    line.replace(/^( {4})+/, (spaces) => '\t'.repeat(spaces.length / 4)),
  ),
  'the indentation became spaces of a web page': each(indent('\u00A0')),
  'all spaces became spaces of a web page': base.replaceAll(' ', '\u00A0'),
  'all lines became one': base.replaceAll(/\n */g, ' '),
  'the line ends were written out': base.replaceAll('\n', '\\n'),
  'a mail program broke the long lines': wrapped(manifestText).join('\n'),
  ...made([' = ', '=', '：', '; ', ' => '], (sign) => [
    `every colon became "${sign}"`,
    each(colon(sign)),
  ]),
  'every colon is gone': each(colon(' ')),
  'the space after every colon is gone': each(colon(':')),
  ...made(['–', '•', '*', '1.'], (sign) => [`every dash became ${sign}`, each(bullet(`${sign} `))]),
  'the space after every dash is gone': each(bullet('-')),
  'every dash became a space': each(bullet('  ')),
  'a word processor made the quotation marks curly': base.replaceAll(/"([^"\n]*)"/g, '“$1”'),
  'a web page wrote the quotation marks out': base.replaceAll('"', '&quot;'),
  'a phone began every name with a capital letter': each((line) =>
    line.replace(
      /^(\s*(?:- )?)([a-z])(?=[\w-]*:)/,
      (_, before, letter) => before + letter.toUpperCase(),
    ),
  ),
  'it was turned into JSON, and that was cut short': JSON.stringify(parse(base), null, 2).slice(
    0,
    -40,
  ),
  'the rows of a spreadsheet were pasted': `town\tresidents\tcounty\n${'Dunkirk\t12743\tChautauqua\n'.repeat(9)}`,
  'a spreadsheet was saved with commas': `town,residents,county\n${'"Dunkirk, NY",12743,Chautauqua\n'.repeat(9)}`,
  'it was saved as a web page': `<!DOCTYPE html>\n<html><body><pre>${base}</pre></body></html>\n`,
  'it was saved as a Word document': 'PK\x03\x04\x14\0\x06\0word/document.xml\uFFFD\uFFFD',
  'it was saved as a PDF': '%PDF-1.7\n%\uFFFD\uFFFD\n',
  'it was saved as UTF-16': Buffer.from(base, 'utf16le').toString('utf8'),
  'it was saved in an old encoding of Windows': Buffer.from(manifestText, 'latin1').toString(
    'utf8',
  ),
  'it was opened in the wrong encoding and saved': damaged(manifestText),
  'an invisible mark came before it': `\uFEFF${base}`,
  'it was pasted after itself': base + base,
  'a newer version was pasted after the older one': base + base.replace('Lakeside', 'Lakeshore'),
  'it was copied out of a chat with its marks': `\`\`\`yaml\n${base}\`\`\`\n`,
  'the whole answer of a chat was saved': `Here is the file:\n\n\`\`\`yaml\n${base}\`\`\`\n\nLet me know what else I can do!\n`,
  'two versions were mixed in two places': base
    .replace(
      '  locale: en_US\n',
      '<<<<<<< HEAD\n  locale: en_US\n=======\n  locale: en_CA\n>>>>>>> b\n',
    )
    .replace(
      '  founded: 1995\n',
      '<<<<<<< HEAD\n  founded: 1995\n=======\n  founded: 1996\n>>>>>>> b\n',
    ),
  ...made(
    [
      '# ... rest of file unchanged ...',
      '# (the rest of the file stays the same)',
      '[...]',
      '... existing content remains ...',
      '# ... other pages omitted for brevity ...',
    ],
    (note) => [`an assistant left the end out: ${note}`, `${upTo(92)}${note}\n`],
  ),
  'an assistant left towns out and made a fault': withoutFredonia(
    '  # ... other towns remain unchanged ...',
  ),
  'an assistant left a town out, and all fits': base.replace(
    fredonia,
    '  # ... other towns remain unchanged ...\n',
  ),
  'a greeting came along before it': `Hi Tom,\nhere is the file.\n\n${base}`,
  'a signature came along after it': `${base}-- \nAnna Miller\nLakeside Hauling\n`,
};

const rows = base.split('\n');

/** The position of a line after another one, counted from 0. */
const at = (words: string, after = 0) =>
  rows.findIndex((line, index) => index >= after && line.trim() === words);

/** The base with some of its lines changed: those from one line up to another. */
function among(first: string, before: string, change: (line: string) => string): string {
  const from = at(first);
  const to = at(before, from);
  return rows.map((line, index) => (index >= from && index < to ? change(line) : line)).join('\n');
}

/** The base with lines put in before a line. */
const withLines = (before: string, lines: string) =>
  rows.toSpliced(at(before), 0, ...lines.trimEnd().split('\n')).join('\n');

/** The base without some lines from one on. */
const withoutLines = (first: string, count: number) => rows.toSpliced(at(first), count).join('\n');

/** The lines of a part, up to another one. */
const section = (first: string, next: string) =>
  base.slice(base.indexOf(`\n${first}\n`) + 1, base.indexOf(`\n${next}\n`) + 1);

/** Damage to several lines at once. */
const severalLines: Record<string, string> = {
  'a town was pasted a second time': withLines('size_lists:', fredonia),
  'a town was pasted among the pages': withLines('- path: /about/', fredonia),
  'a town was pasted at the end of the file': base + fredonia,
  'the first five lines of a town were deleted': withoutLines('- id: fredonia', 5),
  'two questions ran into one': withoutLines('- id: ways-to-pay', 1),
  'the lines of a group moved to the left by two': among('coordinates:', 'mowing:', (line) =>
    line.slice(2),
  ),
  'a whole town moved to the left by two': among('- id: fredonia', 'size_lists:', (line) =>
    line.slice(2),
  ),
  'a whole section moved to the left by two': among('- type: table', '- type: faq', (line) =>
    line.slice(2),
  ),
  'a list of paragraphs lost its dashes': base.replaceAll(/- (?=We )/g, ''),
  'three texts lost the quotes at their ends': base
    .replace('"14048"', '"14048')
    .replace(':00"', ':00')
    .replace('7:00"', '7:00'),
  'the questions were pasted twice': withLines('quote_form:', section('faqs:', 'quote_form:')),
  'the company was pasted twice': withLines('integrations:', section('company:', 'integrations:')),
  'ten lines were quoted in a mail': among('address:', 'founded: 1995', (line) => `> ${line}`),
  'six lines were indented by tabs': among('address:', 'hours:', (line) =>
    line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2)),
  ),
  'two lists have bullets for dashes': base.replaceAll(/- (?=We |One 96|Pickup on)/g, '• '),
  'two questions have lost their answers': base
    .replace('          answer: Yes, students gone or not.\n', '')
    .replace('      answer: Within 30 days.\n', ''),
  'a town has the id of another one': base.replace('id: fredonia', 'id: dunkirk'),
  'the first lines of a page were deleted': withoutLines('- path: /about/', 5),
  'lines were deleted from the middle of a page': withoutLines('heading: One truck in 1995', 6),
  'seven lines moved to the right by two': among(
    'area_intro: The village is compact, the township is not.',
    'faqs:',
    (line) => `  ${line}`,
  ),
  'a whole town moved to the right by four': among(
    '- id: fredonia',
    'size_lists:',
    (line) => `    ${line}`,
  ),
  'two buttons lost their dashes': base
    .replace(/- (?=label: Get a Quote\n)/, '  ')
    .replace(/- (?=label: Call {phone}\n)/, '  '),
  'all quotes are gone': base.replaceAll('"', ''),
  'several texts lost the quotes at their starts': base
    .replace('"14048"', '14048"')
    .replace('"07:00"', '07:00"')
    .replace('"17:00"', '17:00"'),
  'the address was written as one line': withoutLines('street: 9 Harbor Street', 4).replace(
    '  address:',
    '  address: 9 Harbor Street, Dunkirk, NY 14048',
  ),
  'the address became notes': among('address:', 'hours:', (line) => line.replace(/^ */, '$&# ')),
  'a sentence from a letter was pasted in': withLines(
    'founded: 1995',
    'Dear Anna, please change the phone number below.',
  ),
  'the first line of a button was deleted': manifestText.replace(
    '  quote_and_pay:\n    - label: Call Now\n',
    '  quote_and_pay:\n',
  ),
  'a whole letter was pasted in': withLines(
    'founded: 1995',
    'Hi Dave,\nplease add that we do Sundays: call first.\nThanks, Mary',
  ),
  'an entry was pasted with the marks of code that an assistant put around it':
    manifestText.replace(
      /^ {6}- type: cta\n(?:.+\n)*?(?= {6}- type)/m,
      (section) => `Sure! Here it is:\n\n\`\`\`yaml\n${section}\`\`\`\nTell me if you want more.\n`,
    ),
  'a text was torn over three lines': base.replace(
    'A harbor city on Lake Erie.',
    'A harbor\ncity on\nLake Erie.',
  ),
  'every field of a button has a dash': manifestText.replace(
    '    - label: Call Now\n      to: call\n      style: primary',
    '    - label: Call Now\n    - to: call\n    - style: primary',
  ),
  'three fields of a town are on one line': manifestText.replace(
    '  - id: collins\n    name: Collins\n    slug: collins\n',
    '  - id: collins name: Collins slug: collins\n',
  ),
  'both coordinates of a town are as far to the left as their name': manifestText
    .replace('      latitude: 42.4917', '    latitude: 42.4917')
    .replace('      longitude: -78.8717', '    longitude: -78.8717'),
  'what an assistant said is around the lines that it wrote': manifestText.replace(
    '  - id: dunkirk\n',
    'Here is the new town:\n```yaml\n  - id: dunkirk\n',
  ),
};

/** Beside the good file that an accident was made from. */
const diagnosticsOf = (text: string, good: string) =>
  validateManifest(text, 'pages.yaml', {
    ...surroundings,
    lastGood: () => ({ text: good, restore: 'git checkout -- pages.yaml' }),
  }).diagnostics;

const errors = (diagnostics: Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'error').length;

const judged = Object.entries({ ...wholeFiles, ...severalLines }).map(([title, text]) => {
  const good = text.length > 60_000 ? manifestText : base;
  const diagnostics = diagnosticsOf(text, good);
  const fix = diagnostics.find((diagnostic) => diagnostic.fix)?.fix;
  const left = fix && errors(diagnosticsOf(applied(text, fix), good));
  return { title, diagnostics, left };
});

it.each(judged)(
  'the fix for an accident leaves no more errors: $title',
  ({ diagnostics, left = 0 }) => {
    expect(left).toBeLessThanOrEqual(errors(diagnostics));
  },
);

it('an accident is reported first as it is pinned', async () => {
  const said = judged.map(({ title, diagnostics: [first], left }) =>
    [
      `## ${title}`,
      first ? `line ${first.line}: ${first.message}` : 'Nothing is wrong.',
      ...(left === undefined ? [] : [`After its fix: ${left || 'no'} errors.`]),
    ].join('\n'),
  );
  await expect(`${said.join('\n\n')}\n`).toMatchFileSnapshot('../fixtures/broken/accidents.txt');
});

it('a damaged file is answered with the command that brings back the last good version', () => {
  const [diagnostic] = diagnosticsOf('', base);
  expect(diagnostic?.hint).toContain('last good version: git checkout -- pages.yaml');
});

it('of new lines, only the field that is not known is offered to be deleted', () => {
  const added = (lines: string) =>
    base.replace(
      /^ {2}hours:\n/m,
      `$&    - from: Sunday\n      opens: "08:00"\n      closes: "12:00"\n${lines}`,
    );
  const text = added('      season:\n        from: May 1\n');
  const [first] = diagnosticsOf(text, base);
  expect(first?.code).toBe('unknown-key');
  expect(first?.fix && applied(text, first.fix)).toBe(added(''));
});
