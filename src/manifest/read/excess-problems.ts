// Refuses a text that is made to exhaust whoever reads it, before anybody tries to.
import { LARGEST, LARGEST_ODD } from '../effort.ts';
import type { Problem } from '../problem.ts';
import { placeOf } from './places.ts';

/** How often a file may repeat texts by `*name`. Repeats inside repeats multiply. */
const MOST_REPEATS = 100;

/** No manifest comes near: deeper than 50 steps, or 12 lists, or 20 open brackets. */
const DEEP = /^ {100,}(?=\S)|^ *(?:[-?] +){12}|(?:[[{][^[\]{}]{0,80}){20}/m;

/** The first thing of each kind in a text that is far beyond what a manifest can need. */
export function excessProblems(text: string, file: string): Problem[] {
  const deep = DEEP.exec(text);
  const repeat = repeats(text)[MOST_REPEATS];
  return [
    ...(deep ? [tooDeep(file, placeOf(text, deep.index))] : []),
    ...(repeat === undefined ? [] : [tooManyRepeats(file, placeOf(text, repeat))]),
  ];
}

/** Where a text repeats another one: each `*name` for which there is an `&name`. */
function repeats(text: string): number[] {
  const names = new Set(named(text, '&').map(({ name }) => name));
  if (names.size === 0) return [];
  return named(text, '*').flatMap(({ name, at }) => (names.has(name) ? [at] : []));
}

/** The words behind a sign that stands at the beginning of a value. Looking for one sign is fast, in any length of text. */
function named(text: string, sign: string): { name: string; at: number }[] {
  const found: { name: string; at: number }[] = [];
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    const name = /^[\w-]+/.exec(text.slice(at + 1, at + 100))?.[0];
    if (name && (at === 0 || /[\s,[{]/.test(text[at - 1] ?? ''))) found.push({ name, at });
  }
  return found;
}

interface At {
  line: number;
  column: number;
}

const START: At = { line: 1, column: 1 };

/** What is said of a text that is nested deeper than a manifest can be. */
export function tooDeep(file: string, at = START): Problem {
  return {
    code: 'too-deep',
    severity: 'error',
    file,
    ...at,
    length: 1,
    pointer: [],
    message:
      'From here on keys, lists or brackets stand inside one another more often than a manifest can need.',
    hint: 'Restore an earlier version of the file, or move the lines back to the depth of their neighbors.',
  };
}

/** What is said of a text that grows beyond measure when its repeats are written out. */
export function tooManyRepeats(file: string, at = START): Problem {
  return {
    code: 'too-many-repeats',
    severity: 'error',
    file,
    ...at,
    length: 1,
    pointer: [],
    message: `The file repeats texts with a star (*name) more often than ${MOST_REPEATS} times, or repeats inside repeats.`,
    hint: 'Write the texts out, or give the shared list a name of its own at the top of the file and refer to it.',
  };
}

/** What is said of a text that is too large to look for faults in it. */
export function tooLarge(file: string): Problem {
  return {
    code: 'too-large',
    severity: 'error',
    file,
    ...START,
    length: 1,
    pointer: [],
    message: `The file is larger than ${LARGEST / 1_000_000} megabytes: in so large a file nobody looks for what is wrong with it.`,
    hint: 'Restore an earlier version of the file. One with hundreds of towns can be larger, as long as it is plain: no tabs, no notes behind values, quotes closed on their line.',
  };
}

/** What is said of a large text with a line that only the full reader of YAML would understand. */
export function notPlain(file: string, at: At): Problem {
  return {
    code: 'too-large',
    severity: 'error',
    file,
    ...at,
    length: 1,
    pointer: [],
    message: `From here on the file cannot be read: it is larger than ${LARGEST_ODD / 1000} kilobytes, and such a file must be plain.`,
    hint: 'Look at this line and the one above: a key that stands twice, a note behind a value, a tab, or quotes inside quotes. Write it as the lines around it are written.',
  };
}
