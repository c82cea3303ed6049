// Accidents to a whole file and to several lines at once, each made from a good file, with what the check must say first.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { manifestText } from './real-manifest.ts';

/** One accident: how the text comes about, and the first sentence with its line. */
export interface Accident {
  title: string;
  text: string;
  /** The line where there is one to look at. */
  line?: number;
  first: string;
  /** Whether all lines can be put right at once. */
  fixed?: boolean;
}

export const base = readFileSync('tests/fixtures/base.yaml', 'utf8');

/** Each line with words, changed. */
const each = (change: (line: string, index: number) => string, text = base) =>
  text
    .split('\n')
    .map((line, index) => (line === '' ? line : change(line, index)))
    .join('\n');

/** The first lines. */
const upTo = (count: number, text = base) => `${text.split('\n').slice(0, count).join('\n')}\n`;

/** The line of a text that reads like this, counted from 1. */
export const lineOf = (words: string, text = base) =>
  text.split('\n').findIndex((line) => line.trim() === words) + 1;

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

const every = (what: string, then = '') => `Every line begins with ${what}${then}.`;
const leftOut = (note: string) =>
  `Lines were left out of the file: only the note "${note}" is in their place.`;

/** Damage to whole files. */
export const wholeFiles: Accident[] = [
  {
    title: '"replace all" went over a name of the file',
    text: manifestText.replaceAll('question:', 'Question:'),
    line: lineOf('question: Is one cart enough for a farmhouse family?', manifestText),
    first:
      '"question:" has become "Question:" throughout the file, in 37 places where that is no field.',
    fixed: true,
  },
  {
    title: 'nothing was saved',
    text: '',
    first: 'The file is empty, so there is no website in it.',
  },
  {
    title: 'only the notes are left',
    text: base.split('\n').slice(0, 2).join('\n'),
    first: 'The file has nothing but notes, so there is no website in it.',
  },
  {
    title: 'the end is cut off in the middle of a town',
    text: upTo(170),
    line: 170,
    first: 'The file ends too early: faqs, quote_form, pages and not_found are missing.',
  },
  {
    title: 'the end is cut off in the middle of a quoted text',
    text: base.slice(0, base.indexOf('12,000+') + 3),
    line: lineOf('residents_badge: "12,000+"'),
    first:
      'The file ends in the middle of a line, at "residents_badge: "12,": faqs, quote_form, pages and not_found are missing.',
  },
  {
    title: 'the last part is cut off in the middle of a name',
    text: base.slice(0, base.indexOf('not_found:') + 6),
    line: lineOf('not_found:'),
    first: 'The file ends in the middle of a line, at "not_fo": not_found is missing.',
  },
  {
    title: 'the beginning is missing',
    text: base.split('\n').slice(70).join('\n'),
    line: 1,
    first: 'The beginning of the file is missing: site, company, navigation and footer.',
  },
  {
    title: 'the middle is missing',
    text: base.split('\n').toSpliced(40, 230).join('\n'),
    line: 1,
    first: 'Most of the file is missing: navigation, footer, services and 4 more.',
  },
  {
    title: 'only one town was saved',
    text: `towns:\n${fredonia}`,
    line: 1,
    first: 'Most of the file is missing: site, company, navigation and 7 more.',
  },
  {
    title: 'a letter was saved under the name of the file',
    text: 'Dear all,\nplease find the new texts below.\nBye\n',
    line: 1,
    first: 'This is not the website’s file: it has none of its parts.',
  },
  {
    title: 'it was quoted in a mail',
    text: each(start('> ')),
    line: 1,
    first: every('">" (450 lines)', ', as in a quoted mail'),
    fixed: true,
  },
  {
    title: 'it was quoted in a mail, without a space',
    text: each(start('>')),
    line: 1,
    first: every('">" (450 lines)', ', as in a quoted mail'),
    fixed: true,
  },
  {
    title: 'it was copied out of a comparison',
    text: each(start('+')),
    line: 1,
    first: every('"+" (450 lines)', ', as in a comparison of two versions'),
    fixed: true,
  },
  {
    title: 'every line became a note',
    text: each(start('# ')),
    line: 1,
    first: every('"#" (450 lines)', ', so all of them became notes'),
    fixed: true,
  },
  {
    title: 'every line became an entry of a list',
    text: each(start('• ')),
    line: 1,
    first: every('"•" (450 lines)', ', as in a list'),
    fixed: true,
  },
  {
    title: 'it was copied with line numbers and tabs',
    text: each(number('\t')),
    line: 1,
    first: 'Every line begins with its number (450 lines), as in a printed list.',
    fixed: true,
  },
  {
    title: 'it was copied with line numbers and bars',
    text: each(number(' | ')),
    line: 1,
    first: 'Every line begins with its number (450 lines), as in a printed list.',
    fixed: true,
  },
  {
    title: 'it was copied with line numbers and colons',
    text: each(number(': ')),
    line: 1,
    first: 'Every line begins with its number (450 lines), as in a printed list.',
    fixed: true,
  },
  {
    title: 'a comparison of git was saved',
    text: '--- a/pages.yaml\n+++ b/pages.yaml\n@@ -1,3 +1,3 @@\n site:\n-  locale: en_US\n+  locale: en_CA\n',
    line: 1,
    first:
      'This is a comparison of two versions, not the file itself: 4 lines begin with "+" or "-".',
  },
  {
    title: 'all indentation is gone',
    text: each((line) => line.trimStart()),
    line: 3,
    first:
      'No line begins with a space any more (450 lines), so nothing shows what belongs to what.',
  },
  {
    title: 'a web page has left one space of several',
    text: each((line) => line.replace(/^ +/, ' ')),
    line: 3,
    first:
      'The lines begin with one space at most (450 lines): the others are gone, and with them what belongs to what.',
  },
  {
    title: 'all lines but the first were indented',
    text: each(
      (line, index) => (index > 0 ? `  ${line}` : line),
      base.slice(base.indexOf('site:')),
    ),
    line: 2,
    first:
      'All lines have moved to the right (447 lines), and the parts of the file must begin at the left edge.',
    fixed: true,
  },
  {
    title: 'all lines were indented by a tab',
    text: each(start('\t')),
    line: 1,
    first:
      'All lines have moved to the right (450 lines), and the parts of the file must begin at the left edge.',
    fixed: true,
  },
  {
    title: 'the indentation became tabs',
    text: each((line) => line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2))),
    line: 4,
    first: 'The lines begin with tabs in place of spaces (432 lines).',
    fixed: true,
  },
  {
    title: 'an editor made a tab of every four spaces',
    text: each((line) => line.replace(/^( {4})+/, (spaces) => '\t'.repeat(spaces.length / 4))),
    line: 12,
    first: '373 lines begin with tabs in place of spaces.',
    fixed: true,
  },
  {
    title: 'the indentation became spaces of a web page',
    text: each(indent('\u00A0')),
    line: 4,
    first:
      'The spaces at the start of the lines only look like spaces (432 lines), as in a text copied from a web page.',
    fixed: true,
  },
  {
    title: 'all spaces became spaces of a web page',
    text: base.replaceAll(' ', '\u00A0'),
    line: 4,
    first:
      'The spaces at the start of the lines only look like spaces (432 lines), as in a text copied from a web page.',
    fixed: true,
  },
  {
    title: 'all lines became one',
    text: base.replaceAll(/\n */g, ' '),
    line: 1,
    first: 'The whole file is in one line: the ends of its lines are gone.',
  },
  {
    title: 'the line ends were written out',
    text: base.replaceAll('\n', '\\n'),
    line: 1,
    first: 'The whole file is one line, with \\n written where each line ended.',
    fixed: true,
  },
  {
    title: 'a mail program broke the long lines',
    text: wrapped(manifestText).join('\n'),
    line: 6,
    first:
      'Long lines were broken in two (601 lines go on at the left edge), as a mail program does.',
    fixed: true,
  },
  ...[
    ['an equals sign', ' = ', '='],
    ['an equals sign without spaces', '=', '='],
    ['a wide colon', '：', '：'],
    ['a semicolon', '; ', ';'],
    ['an arrow', ' => ', '=>'],
  ].map(([what, sign = '', now]) => ({
    title: `every colon became ${what}`,
    text: each(colon(sign)),
    line: 3,
    first: `Every colon has become "${now}" (437 lines).`,
    fixed: true,
  })),
  {
    title: 'every colon is gone',
    text: each(colon(' ')),
    line: 3,
    first: 'Every colon is gone (449 lines).',
  },
  {
    title: 'the space after every colon is gone',
    text: each(colon(':')),
    line: 4,
    first: 'The space after every colon is gone (317 lines).',
    fixed: true,
  },
  ...['–', '•', '*', '1.'].map((sign) => ({
    title: `every dash became ${sign}`,
    text: each(bullet(`${sign} `)),
    line: 17,
    first: `Every dash has become "${sign}" (75 lines).`,
    fixed: true,
  })),
  {
    title: 'the space after every dash is gone',
    text: each(bullet('-')),
    line: 17,
    first: 'The space after every dash is gone (75 lines).',
    fixed: true,
  },
  {
    title: 'every dash became a space',
    text: each(bullet('  ')),
    line: 75,
    first: 'Every dash is gone (450 lines).',
  },
  {
    title: 'a word processor made the quotation marks curly',
    text: base.replaceAll(/"([^"\n]*)"/g, '“$1”'),
    line: 15,
    first: 'The straight quotation marks have become curly ones throughout (25 lines).',
    fixed: true,
  },
  {
    title: 'a web page wrote the quotation marks out',
    text: base.replaceAll('"', '&quot;'),
    line: 15,
    first: 'The straight quotation marks have become other signs (&quot;) throughout (25 lines).',
    fixed: true,
  },
  {
    title: 'a phone began every name with a capital letter',
    text: each((line) =>
      line.replace(
        /^(\s*(?:- )?)([a-z])(?=[\w-]*:)/,
        (_, before, letter) => before + letter.toUpperCase(),
      ),
    ),
    line: 3,
    first:
      'The names before the colons begin with capital letters (437 lines), and all of them are written small.',
    fixed: true,
  },
  {
    title: 'it was turned into JSON, and that was cut short',
    text: JSON.stringify(parse(base), null, 2).slice(0, -40),
    line: 1,
    first: 'The file holds JSON, not the lines of a website’s file.',
  },
  {
    title: 'the rows of a spreadsheet were pasted',
    text: `town\tresidents\tcounty\n${'Dunkirk\t12743\tChautauqua\n'.repeat(9)}`,
    line: 1,
    first: 'The file holds the rows of a spreadsheet, not the lines of a website’s file.',
  },
  {
    title: 'a spreadsheet was saved with commas',
    text: `town,residents,county\n${'"Dunkirk, NY",12743,Chautauqua\n'.repeat(9)}`,
    line: 1,
    first: 'The file holds the rows of a spreadsheet, not the lines of a website’s file.',
  },
  {
    title: 'it was saved as a web page',
    text: `<!DOCTYPE html>\n<html><body><pre>${base}</pre></body></html>\n`,
    line: 1,
    first: 'The file is a web page, and must be plain text.',
  },
  {
    title: 'it was saved as a Word document',
    text: 'PK\x03\x04\x14\0\x06\0word/document.xml\uFFFD\uFFFD',
    line: 1,
    first: 'The file is a Word document, and must be plain text.',
  },
  {
    title: 'it was saved as a PDF',
    text: '%PDF-1.7\n%\uFFFD\uFFFD\n',
    line: 1,
    first: 'The file is a PDF, and must be plain text.',
  },
  {
    title: 'it was saved as UTF-16',
    text: Buffer.from(base, 'utf16le').toString('utf8'),
    line: 1,
    first: 'The file was saved as UTF-16, and must be saved as UTF-8.',
  },
  {
    title: 'it was saved in an old encoding of Windows',
    text: Buffer.from(manifestText, 'latin1').toString('utf8'),
    line: lineOf('copyright: © {year} {company}. All rights reserved.', manifestText),
    first: 'The file was not saved as UTF-8, so 2 characters cannot be read.',
  },
  {
    title: 'it was opened in the wrong encoding and saved',
    text: damaged(manifestText),
    line: lineOf('- name: New Year’s Day', manifestText),
    first:
      '156 characters have become two or three others, such as "â\u0080\u0099": the file was opened in the wrong encoding and saved.',
    fixed: true,
  },
  {
    title: 'an invisible mark came before it',
    text: `\uFEFF${base}`,
    line: 1,
    first: 'The file begins with an invisible byte-order mark.',
    fixed: true,
  },
  {
    title: 'it was pasted after itself',
    text: base + base,
    line: 451,
    first: 'From this line on the whole file comes a second time.',
    fixed: true,
  },
  {
    title: 'a newer version was pasted after the older one',
    text: base + base.replace('Lakeside', 'Lakeshore'),
    line: 451,
    first: 'From this line on the whole file comes a second time, with changes.',
  },
  {
    title: 'it was copied out of a chat with its marks',
    text: `\`\`\`yaml\n${base}\`\`\`\n`,
    line: 1,
    first: 'The file was copied out of an answer, with the marks ``` around it.',
    fixed: true,
  },
  {
    title: 'the whole answer of a chat was saved',
    text: `Here is the file:\n\n\`\`\`yaml\n${base}\`\`\`\n\nLet me know what else I can do!\n`,
    line: 3,
    first: 'The file was copied out of an answer, with ``` and 2 lines of other text around it.',
    fixed: true,
  },
  {
    title: 'two versions were mixed in two places',
    text: base
      .replace(
        '  locale: en_US\n',
        '<<<<<<< HEAD\n  locale: en_US\n=======\n  locale: en_CA\n>>>>>>> b\n',
      )
      .replace(
        '  founded: 1995\n',
        '<<<<<<< HEAD\n  founded: 1995\n=======\n  founded: 1996\n>>>>>>> b\n',
      ),
    line: 5,
    first: 'Two versions of the file were mixed in 2 places and nobody chose between them.',
  },
  ...[
    '# ... rest of file unchanged ...',
    '# (the rest of the file stays the same)',
    '[...]',
    '... existing content remains ...',
    '# ... other pages omitted for brevity ...',
  ].map((note) => ({
    title: `an assistant left the end out: ${note}`,
    text: `${upTo(92)}${note}\n`,
    line: 93,
    first: leftOut(note),
  })),
  {
    title: 'an assistant left towns out and made a fault',
    text: withoutFredonia('  # ... other towns remain unchanged ...'),
    line: lineOf('- id: fredonia'),
    first: leftOut('# ... other towns remain unchanged ...'),
  },
  {
    title: 'an assistant left a town out, and all fits',
    text: base.replace(fredonia, '  # ... other towns remain unchanged ...\n'),
    line: lineOf('- id: fredonia'),
    first:
      'The note "# ... other towns remain unchanged ..." reads as if lines were left out here.',
  },
  {
    title: 'a greeting came along before it',
    text: `Hi Tom,\nhere is the file.\n\n${base}`,
    line: 1,
    first: 'Other text came along before the website’s own lines (2 lines), as from a mail.',
    fixed: true,
  },
  {
    title: 'a signature came along after it',
    text: `${base}-- \nAnna Miller\nLakeside Hauling\n`,
    line: 451,
    first: 'Other text came along after the website’s own lines (3 lines), as from a mail.',
    fixed: true,
  },
];

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

const twoTimes = (part: string) =>
  `"${part}" is here and in line ${rows.indexOf(`${part}:`) + 1}, so one of the two would be lost.`;

/** Damage to several lines at once. */
export const severalLines: Accident[] = [
  {
    title: 'a town was pasted a second time',
    text: withLines('size_lists:', fredonia),
    line: lineOf('size_lists:'),
    first: 'This town is a copy of Fredonia that still has its id and its slug.',
  },
  {
    title: 'a town was pasted among the pages',
    text: withLines('- path: /about/', fredonia),
    line: lineOf('- path: /about/'),
    first: '"id" and 11 more lines do not belong into the About page, but into "towns".',
  },
  {
    title: 'a town was pasted at the end of the file',
    text: base + fredonia,
    line: 451,
    first: '"id" and 11 more lines do not belong into the third redirect, but into "towns".',
  },
  {
    title: 'the first five lines of a town were deleted',
    text: withoutLines('- id: fredonia', 5),
    line: lineOf('- id: fredonia'),
    first: 'The first line of this entry is gone: it has neither a dash nor a "id:".',
  },
  {
    title: 'two questions ran into one',
    text: withoutLines('- id: ways-to-pay', 1),
    line: lineOf('- id: ways-to-pay'),
    first: 'This entry of a list has no dash before it.',
  },
  {
    title: 'the lines of a group moved to the left by two',
    text: among('coordinates:', 'mowing:', (line) => line.slice(2)),
    line: lineOf('coordinates:'),
    first: '"coordinates", with the 2 lines that belong to it, is 2 spaces too far to the left.',
  },
  {
    title: 'a whole town moved to the left by two',
    text: among('- id: fredonia', 'size_lists:', (line) => line.slice(2)),
    line: lineOf('- id: fredonia'),
    first: '"id", with the 53 lines that belong to it, is 2 spaces too far to the left.',
  },
  {
    title: 'a whole section moved to the left by two',
    text: among('- type: table', '- type: faq', (line) => line.slice(2)),
    line: lineOf('- type: table'),
    first: '"type", with the 5 lines that belong to it, is 2 spaces too far to the left.',
  },
  {
    title: 'a list of paragraphs lost its dashes',
    text: base.replaceAll(/- (?=We )/g, ''),
    line: lineOf('- We began with one truck.') - 1,
    first:
      'The list of paragraphs of the text section on the About page must be a list, with each entry on a line of its own after a dash, but here it is the text "We began with one truck. We now have four.".',
  },
  {
    title: 'three texts lost the quotes at their ends',
    text: base.replace('"14048"', '"14048').replace(':00"', ':00').replace('7:00"', '7:00'),
    line: lineOf('zip: "14048"'),
    first: 'This text begins with a quotation mark that is never closed.',
  },
  {
    title: 'the questions were pasted twice',
    text: withLines('quote_form:', section('faqs:', 'quote_form:')),
    line: lineOf('quote_form:'),
    first: twoTimes('faqs'),
  },
  {
    title: 'the company was pasted twice',
    text: withLines('integrations:', section('company:', 'integrations:')),
    line: lineOf('integrations:'),
    first: twoTimes('company'),
  },
  {
    title: 'ten lines were quoted in a mail',
    text: among('address:', 'founded: 1995', (line) => `> ${line}`),
    line: lineOf('address:'),
    first:
      'This line and 9 below it begin with signs or numbers that came along when they were copied.',
  },
  {
    title: 'six lines were indented by tabs',
    text: among('address:', 'hours:', (line) =>
      line.replace(/^ +/, (spaces) => '\t'.repeat(spaces.length / 2)),
    ),
    line: lineOf('address:'),
    first: '5 lines begin with tabs in place of spaces.',
    fixed: true,
  },
  {
    title: 'two lists have bullets for dashes',
    text: base.replaceAll(/- (?=We |One 96|Pickup on)/g, '• '),
    line: lineOf('- One 96-gallon cart'),
    first: 'This line and 1 below it begin with other signs than a plain dash and a space.',
  },
  {
    title: 'two questions have lost their answers',
    text: base
      .replace('          answer: Yes, students gone or not.\n', '')
      .replace('      answer: Within 30 days.\n', ''),
    line: lineOf('- question: Do you work during spring break?'),
    first: '"answer" is missing in the first question of the mowing part of the town Fredonia.',
  },
  {
    title: 'a town has the id of another one',
    text: base.replace('id: fredonia', 'id: dunkirk'),
    line: lineOf('- id: fredonia'),
    first: 'Two towns have the id "dunkirk": Dunkirk and Fredonia.',
  },
  {
    title: 'the first lines of a page were deleted',
    text: withoutLines('- path: /about/', 5),
    line: lineOf('- path: /about/'),
    first: '"sections" is here and in line 283, so one of the two would be lost.',
  },
  {
    title: 'lines were deleted from the middle of a page',
    text: withoutLines('heading: One truck in 1995', 6),
    line: lineOf('heading: One truck in 1995') - 1,
    first: '"heading" is missing in the text section on the About page.',
  },
  {
    title: 'seven lines moved to the right by two',
    text: among(
      'area_intro: The village is compact, the township is not.',
      'faqs:',
      (line) => `  ${line}`,
    ),
    line: lineOf('area_intro: The village is compact, the township is not.'),
    first: '"area_intro", with the 6 lines that belong to it, is 2 spaces too far to the right.',
  },
  {
    title: 'a whole town moved to the right by four',
    text: among('- id: fredonia', 'size_lists:', (line) => `    ${line}`),
    line: lineOf('- id: fredonia'),
    first: '"id", with the 53 lines that belong to it, is 4 spaces too far to the right.',
  },
  {
    title: 'two buttons lost their dashes',
    text: base
      .replace(/- (?=label: Get a Quote\n)/, '  ')
      .replace(/- (?=label: Call \{phone\}\n)/, '  '),
    line: lineOf('- label: Get a Quote'),
    first: 'This entry of a list has no dash before it.',
  },
  {
    title: 'all quotes are gone',
    text: base.replaceAll('"', ''),
    line: lineOf('zip: "14048"'),
    first:
      'The ZIP code of the company must be a text, but without quotes 14048 counts as a number.',
  },
  {
    title: 'several texts lost the quotes at their starts',
    text: base
      .replace('"14048"', '14048"')
      .replace('"07:00"', '07:00"')
      .replace('"17:00"', '17:00"'),
    line: lineOf('zip: "14048"'),
    first: '"14048"" does not have the right form for the ZIP code of the company.',
  },
  {
    title: 'the address was written as one line',
    text: withoutLines('street: 9 Harbor Street', 4).replace(
      '  address:',
      '  address: 9 Harbor Street, Dunkirk, NY 14048',
    ),
    line: lineOf('address:'),
    first:
      'The address of the company needs several lines below it (street, city, state, …), but here it is the text "9 Harbor Street, Dunkirk, NY 14048".',
  },
  {
    title: 'the address became notes',
    text: among('address:', 'hours:', (line) => line.replace(/^ */, '$&# ')),
    line: lineOf('url: https://www.google.com/maps/search/?api=1&query={address}'),
    first: '{address} needs a street address of the office, and the file has none.',
  },
  {
    title: 'a sentence from a letter was pasted in',
    text: withLines('founded: 1995', 'Dear Anna, please change the phone number below.'),
    line: lineOf('founded: 1995'),
    first: 'This line looks like a note, but does not begin with a #.',
  },
  {
    title: 'the first line of a button was deleted',
    text: manifestText.replace('  quote_and_pay:\n    - label: Call Now\n', '  quote_and_pay:\n'),
    line: lineOf('quote_and_pay:', manifestText) + 1,
    first: 'The first line of this entry is gone: it has neither a dash nor a "label:".',
  },
  {
    title: 'a whole letter was pasted in',
    text: withLines(
      'founded: 1995',
      'Hi Dave,\nplease add that we do Sundays: call first.\nThanks, Mary',
    ),
    line: lineOf('founded: 1995'),
    first: 'These 3 lines look like a note, but do not begin with a #.',
  },
  {
    title: 'an entry was pasted with the marks of code that an assistant put around it',
    text: manifestText.replace(
      /^ {6}- type: cta\n(?:.+\n)*?(?= {6}- type)/m,
      (section) => `Sure! Here it is:\n\n\`\`\`yaml\n${section}\`\`\`\nTell me if you want more.\n`,
    ),
    line: lineOf('- type: cta', manifestText),
    first: 'This line and 4 below it came along when the lines beside them were copied.',
  },
  {
    title: 'a text was torn over three lines',
    text: base.replace('A harbor city on Lake Erie.', 'A harbor\ncity on\nLake Erie.'),
    line: lineOf('local_blurb: A harbor city on Lake Erie.') + 1,
    first: 'The text above goes on in this line, which is too far to the left.',
  },
  {
    title: 'every field of a button has a dash',
    text: manifestText.replace(
      '    - label: Call Now\n      to: call\n      style: primary',
      '    - label: Call Now\n    - to: call\n    - style: primary',
    ),
    line: lineOf('quote_and_pay:', manifestText) + 2,
    first: '"to" has a dash before it, but is no entry of a list.',
  },
  {
    title: 'three fields of a town are on one line',
    text: manifestText.replace(
      '  - id: collins\n    name: Collins\n    slug: collins\n',
      '  - id: collins name: Collins slug: collins\n',
    ),
    line: lineOf('- id: collins', manifestText),
    first: 'Two fields are on this line; "name" needs one of its own.',
  },
  {
    title: 'both coordinates of a town are as far to the left as their name',
    text: manifestText
      .replace('      latitude: 42.4917', '    latitude: 42.4917')
      .replace('      longitude: -78.8717', '    longitude: -78.8717'),
    line: lineOf('latitude: 42.4917', manifestText),
    first: '"latitude", with the line that belongs to it, is 2 spaces too far to the left.',
  },
  {
    title: 'what an assistant said is around the lines that it wrote',
    text: manifestText.replace(
      '  - id: dunkirk\n',
      'Here is the new town:\n```yaml\n  - id: dunkirk\n',
    ),
    line: lineOf('- id: dunkirk', manifestText),
    first: 'This line and 1 below it came along when the lines beside them were copied.',
  },
  {
    title: 'a section was cut out of its middle',
    text: withoutLines('heading: One truck in 1995', 3),
    line: lineOf('heading: One truck in 1995') - 1,
    first: '"heading" is missing in the text section on the About page.',
  },
];
