// How a line with a fault of the YAML could be written instead, for each kind of fault.
import { isEntry, keyAt } from './lines.ts';
import { quoted, quotedFrom, withDash } from './mend.ts';
import { withoutOddSpaces } from './text-problems.ts';

/** The start of a value: its indentation, dashes and key. */
export const START = /^\s*(?:- +)*(?:[\w-]+: +)?/;

const valueAt = (line: string) => START.exec(line)?.[0].length ?? 0;

/** A line as a note, which the reader leaves out; signs that other languages have for notes are taken off. */
export const asNote = (line: string) =>
  line.replace(/^(\s*)(?:\/\/+|<!--|\/\*+|;+)?\s*(.*?)\s*(?:-->|\*\/)?\s*$/, '$1# $2');

/** Rewrites a line; `at` is where the fault begins, counted from 0. */
type Rewrite = (line: string, at: number) => string[] | undefined;

/** A line with a key and its value on it, which nothing else refers to and no bracket continues. */
const LONE_PAIR = /^\s*[\w-]+: +[^\s#|>&[{]/;

const quoteValue: Rewrite = (line) => [quotedFrom(line, valueAt(line))];

/** What was written behind the key, on a line of its own. */
const onNextLine =
  (before: string): Rewrite =>
  (line, at) => [
    line.slice(0, at).trimEnd(),
    ' '.repeat(keyAt(line) + 2) + line.slice(at).replace(new RegExp(`^(?!${before})`), before),
  ];

/** Two keys that were written on one line. */
const splitKeys: Rewrite = (line) => {
  const [, first, second] = /^(.*:\s.*?)(?: ?[,;/|])? +([a-z][a-z_]*: .*)$/.exec(line) ?? [];
  return first && second ? [first, ' '.repeat(keyAt(line)) + second] : undefined;
};

/** A line that was copied with its key, behind the key that was there already. */
const oneKey: Rewrite = (line) => {
  const once = line.replace(/^(\s*(?:- +)*)([\w-]+: +)\2/, '$1$2');
  return once === line ? undefined : [once];
};

/** A quoted text with what follows its closing quote; a comma or semicolon there comes from other kinds of file. */
const wholeQuoted: Rewrite = (line) => {
  const at = valueAt(line);
  const text = line.slice(at).trim();
  const whole = /^'.*'$/.test(text)
    ? text.slice(1, -1).replaceAll("''", "'")
    : text.replace(/^"(.*)"$/, '$1');
  return [line.slice(0, at) + quoted(whole)];
};

/** Whether a note is meant by a sign with a space behind it, rather than a number whose sentence goes on to its end. */
const isNote = (line: string, at: number) =>
  line[at + 1] === ' ' &&
  (!/[.!?]$/.test(line.trimEnd()) || /[.!?]$/.test(line.slice(0, at).trimEnd()));

/** A note behind a value, moved above it. */
function noteOnItsOwn(line: string, at: number): string[] | undefined {
  const [lead = ''] = /^\s*/.exec(line) ?? [];
  return valueAt(line) > lead.length
    ? [lead + line.slice(at).trimEnd(), line.slice(0, at).trimEnd()]
    : undefined;
}

const closeQuote: Rewrite = (line, at) => {
  const mark = line[at] ?? '';
  const rest = line.slice(at + 1).trimEnd();
  // A word that begins with an apostrophe opens no quote.
  if (/^(?:tis|twas|\d\ds)\b/i.test(rest)) return quoteValue(line, at);
  // Another quote at the end was meant to close this one, unless it closes one of its own kind.
  const other = /["'“”’]$/.exec(rest)?.[0];
  const opened = other && rest.slice(0, -1).search(other === '”' ? '“' : other) >= 0;
  return [line.slice(0, at + 1) + (other && !opened ? rest.slice(0, -1) : rest) + mark];
};

const rewrites: Record<string, Rewrite[]> = {
  backslash: [(line) => [line.replace(/\\(?![ntr"\\/])/g, '\\\\')]],
  'curly-quotes': [
    (line, at) => {
      const text = line.slice(at).trim();
      return [line.slice(0, at) + quoted(text.replace(/^[“”„‘]|[“”’]$/g, ''))];
    },
  ],
  'duplicate-key': [(line) => (LONE_PAIR.test(line) ? [] : undefined)],
  'entry-after-key': [onNextLine('- '), quoteValue],
  'merge-conflict': [(line) => (/^<{7}/.test(line) ? undefined : [])],
  'missing-dash': [
    (line) => [
      isEntry(line) ? line.replace('- ', '- - ') : line.replace(/^(\s*) {2}(?=\S)/, '$1- '),
    ],
  ],
  'other-bullet': [(line) => [withDash(line)]],
  'missing-character': [(line, at) => [line.trimEnd() + (line[at] === '[' ? ']' : '}')]],
  'missing-colon': [
    (line) => [
      line
        .replace(/^(\s*(?:- +)*)\*+([\w-]+)(:?)\*+/, '$1$2$3')
        .replace(/^(\s*(?:- +)*\w[\w-]*)(?: *[:：;] *| *[=–—-] +|[ =]+)(?=\S)/, '$1: ')
        .replace(/: +:? */, ': ')
        .replace(/^(\s*(?:- +)*[a-z][\w-]*)\s*$/, '$1:'),
    ],
  ],
  'missing-space': [(line) => [line.replace(/^(\s*)-/, '$1- ')]],
  'non-breaking-space': [' ', ''].map((space) => (line) => [withoutOddSpaces(line, space)]),
  'several-documents': [() => []],
  'special-character': [quoteValue],
  'text-after-fold': [
    (line) =>
      /[>|]\s*[-–—_=~]+\s*$/.test(line) ? [line.replace(/\s*[-–—_=~]+\s*$/, '-')] : undefined,
    onNextLine(''),
  ],
  'text-after-quote': [
    (line) => (/["'][,;]\s*$/.test(line) ? [line.replace(/[,;]\s*$/, '')] : undefined),
    wholeQuoted,
  ],
  'stray-start': [
    (line) => [line.replace(/^(?:\+|>|\d+(?: *\|)?)/, '').replace(/^ (?=(?: {2})*\S)/, '')],
  ],
  'tab-indentation': [
    (line) => [line.replace(/^ *\t[ \t]*/, (indent) => indent.replaceAll('\t', '  '))],
  ],
  'unclosed-quote': [closeQuote],
  'unknown-alias': [quoteValue],
  'unquoted-colon': [oneKey, splitKeys, quoteValue],
  'unquoted-hash': [
    (line, at) => (isNote(line, at) ? noteOnItsOwn(line, at) : undefined),
    (line) =>
      /^\s*(?:- +)*to: +\/\S* +#\S+$/.test(line)
        ? [line.replace(/ +(?=#)/, '')]
        : quoteValue(line, 0),
    noteOnItsOwn,
  ],
  'unquoted-placeholder': [quoteValue],
  'unused-anchor': [quoteValue],
  'yaml-syntax': [
    (line) => (/^[&*!|>%@`]/.test(line.slice(valueAt(line))) ? quoteValue(line, 0) : undefined),
  ],
};

/** The ways to write a line with a fault instead, the likeliest first; no lines at all delete it. */
export function rewritten(code: string, line: string, at: number): string[][] {
  return (rewrites[code] ?? []).flatMap((rewrite) => {
    const lines = rewrite(line, at);
    return lines ? [lines] : [];
  });
}
