// Texts that begin, go on or end with a character to which YAML gives a meaning of its own.
import type { YAMLError } from 'yaml';
import { BULLET } from './mend.ts';
import type { Fault } from './yaml-problems.ts';
import { START } from './yaml-rewrites.ts';
import { curlyQuotes, missingSpace, otherBullet, type Wording } from './yaml-wordings.ts';

interface Trap extends Wording {
  /** What the reader says. */
  error: RegExp;
  /** What the line looks like; the fault begins behind it. */
  line: RegExp;
}

const behind = (start: RegExp, more: RegExp) => new RegExp(start.source + more.source);

const traps: Trap[] = [
  { error: /alias/i, line: /^\s*(?=\* )/, ...otherBullet },
  {
    error: /./,
    line: behind(START, /(?=[&?] |[@`%!,\]}]|\[[^\]]*\]\s*[^\s#])/),
    code: 'special-character',
    message: 'This text begins with a character to which YAML gives a meaning of its own.',
    hint: 'Put the whole text in double quotes.',
  },
  {
    error: /./,
    line: behind(START, /(?=[\u201C\u201D\u201E\u2018])/),
    ...curlyQuotes,
  },
  {
    error: /Block scalar header|Not a YAML token/,
    line: behind(START, /[>|][-+\d]*\s*(?=\S)/),
    code: 'text-after-fold',
    message: 'This text begins on the line of >-, and must begin on the next one.',
    hint: 'Move the text to a line of its own, two spaces further in than the key.',
  },
  {
    error: /Unexpected scalar|node end/,
    line: behind(START, /(?:"[^"]*|'[^']*)(?=["'].*\S)/),
    code: 'text-after-quote',
    message: 'This text goes on behind the quote that ends it for YAML.',
    hint: 'Delete what stands there, or put the whole text in double quotes, with curly ones (“ ” ’) inside it.',
  },
  {
    error: /Invalid escape/,
    line: behind(START, /"[^"\\]*(?:\\[ntr"\\/][^"\\]*)*(?=\\)/),
    code: 'backslash',
    message:
      'This text has a backslash in double quotes, where YAML takes it and the next letter for something else.',
    hint: 'Write two backslashes for one.',
  },
  {
    error: /block-seq-ind/,
    line: /^\s*(?:- +)*[\w-]+: +(?=-)/,
    code: 'entry-after-key',
    message: 'This list begins behind its key, and must begin on the next line.',
    hint: 'Move the dash to a line of its own. If it belongs to a text, put the text in double quotes.',
  },
  {
    error: /same column|Unexpected scalar|multiline|Implicit|single line/,
    line: /^\s*(?=-[^\s-])/,
    ...missingSpace,
  },
];

/** Another sign in place of the dash of an entry, in the first of some lines that has one. */
export function bulletAt(lines: string[], candidates: (number | undefined)[]): Fault | undefined {
  const line = candidates.find((number) => number && BULLET.test(lines[number - 1] ?? ''));
  const [, spaces = '', sign = ''] = line ? (BULLET.exec(lines[line - 1] ?? '') ?? []) : [];
  return line
    ? { ...otherBullet, line, column: spaces.length + 1, length: sign.length }
    : undefined;
}

/** The trap that an error of the reader comes from, if its line shows one. */
export function trapIn({ message }: YAMLError, lines: string[], line: number): Fault | undefined {
  if (/Flow (sequence|map)/.test(message)) return openBracket(lines, line);
  for (const { error, line: form, ...wording } of traps) {
    const found = error.test(message) ? form.exec(lines[line - 1] ?? '') : null;
    if (found) return { ...wording, line, column: found[0].length + 1 };
  }
  return undefined;
}

/** The bracket that is opened at or above a line and not closed on its own. */
function openBracket(lines: string[], from: number): Fault | undefined {
  for (let line = from; line > 0; line--) {
    const found = behind(START, /(?=[[{][^\]}]*$)/).exec(lines[line - 1] ?? '');
    if (!found) continue;
    return {
      line,
      column: found[0].length + 1,
      code: 'missing-character',
      message: 'This list or group begins with a bracket that is never closed.',
      hint: 'Add the missing bracket at the end of the line.',
    };
  }
  return undefined;
}
