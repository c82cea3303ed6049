// The corrected lines for faults of the YAML itself: quotes, colons, brackets, tabs and indentation.

import type { Fix, Problem } from '../problem.ts';
import { waysToMove } from './indentation-mends.ts';
import { depthOf, isEntry, isNote } from './lines.ts';
import { keysIn } from './lost-colons.ts';
import { lostSigns, type Way } from './lost-signs.ts';
import { BULLET } from './mend.ts';
import { strayText, textGoingOn } from './stray-texts.ts';
import { ODD_SPACES } from './text-problems.ts';
import { asNote, rewritten } from './yaml-rewrites.ts';
import { noteBehind, tornText } from './yaml-wordings.ts';

/** Each attempt reads the whole file, so of many faults in a long one the first are mended first; in characters. */
const READING = 2_000_000;

const MANY = 3;

/** What tells good ways to mend a text from bad ones. */
interface Judge {
  /** How many problems a text has. */
  count(text: string): number;
  /** Every key that the schema knows. */
  keys: ReadonlySet<string>;
}

/** Adds the lines to paste to faults of the YAML, where they make the fault go away. */
export function withMends(problems: Problem[], text: string, { count, keys }: Judge): Problem[] {
  if (problems.every(({ fix }) => fix)) return problems;
  const lines = text.split('\n');
  const before = count(text);
  const own = keysIn(lines);
  const isKnown = (word: string) => keys.has(word) || own.has(word);
  const atOnce = Math.max(MANY, READING / text.length);
  return problems.map((problem, at) => {
    if (at >= atOnce || problem.fix) return problem;
    const signs = (by: number) =>
      SIGNLESS.includes(problem.code) ? lostSigns(lines, problem.line + by, isKnown) : [];
    const ways = [...signs(0), ...waysToMend(problem, lines), ...BESIDE.flatMap(signs)];
    const way = best(ways, { lines, count, before });
    return way ? mendedBy(problem, way, lines) : problem;
  });
}

/** Faults that may come from a colon or a dash that is gone. */
const SIGNLESS = ['missing-colon', 'wrong-indentation', 'yaml-syntax'];

/** The lines beside the one where the reader stumbled, in which the sign may be gone; the likeliest first. */
const BESIDE = [-1, 1, -2];

/** The fault as its mending shows it: it may be another one, and begin above the line where it was noticed. */
function mendedBy(problem: Problem, { said, ...fix }: Way, lines: string[]): Problem {
  const named = { ...problem, ...said, fix };
  const hint = said?.hint ?? hintFor(problem, fix, lines);
  if (!said && (fix.shift === undefined || fix.line === problem.line)) return { ...named, hint };
  const content = lines[fix.line - 1] ?? '';
  const column = content.search(said ? /[^\s-]|-\S/ : /\S/) + 1;
  const length = content.trimEnd().length - column + 1;
  return { ...named, hint, line: fix.line, column, length };
}

/** Faults that the text at hand no longer has. */
const CURED = ['byte-order-mark', 'non-breaking-space', 'tab-indentation'];

/** Faults after which it is certain how the line was meant. */
const CERTAIN = [
  'curly-quotes',
  'missing-dash',
  'missing-space',
  'other-bullet',
  'special-character',
  'text-after-fold',
  'text-after-quote',
  'unclosed-quote',
  'unknown-alias',
  'unquoted-colon',
  'unquoted-placeholder',
];

/** A text with the lines to paste, where they leave all others in place; undefined when one of the faults has none. */
export function withCures(problems: Problem[], text: string): string | undefined {
  const lines = text.split('\n');
  const open = problems.filter(({ code }) => !CURED.includes(code));
  for (const { code, fix } of open) {
    if (!fix || !CERTAIN.includes(code) || fix.lines.length !== fix.remove) return undefined;
    lines.splice(fix.line - 1, fix.remove, ...fix.lines);
  }
  return open.length > 0 ? lines.join('\n') : undefined;
}

/** Says what the lines to paste do, where that is not what the fault usually asks for. */
function hintFor({ code, hint }: Problem, fix: Fix, all: string[]): string | undefined {
  const { line, lines } = fix;
  const [before = '', after = ''] = [all[line - 1], lines[0]];
  if (isNotes(fix)) return 'If it is a note, begin it with a #.';
  if (isEntry(before) && /^\s*[\w-]+:/.test(after)) {
    return 'Leave out the dash: only the entries of a list have one.';
  }
  if (code === 'unquoted-colon' && after.length < before.length && lines.length === 1) {
    return 'Write the key once.';
  }
  return code === 'unquoted-colon' && lines.length === 2
    ? 'Each key needs a line of its own.'
    : hint;
}

/** Whether all lines to paste are notes; to delete a line takes none. */
export const isNotes = ({ lines }: Fix): boolean =>
  lines.length > 0 && lines.every((line) => /^\s*# /.test(line));

interface Trial {
  count: (text: string) => number;
  lines: string[];
  before: number;
}

/** The way after which the least is wrong, and less than before. */
function best(ways: Way[], { lines, count, before }: Trial): Way | undefined {
  const tried = ways.map((fix) => {
    const text = lines.toSpliced(fix.line - 1, fix.remove, ...fix.lines).join('\n');
    return { fix, left: count(text) };
  });
  const [first] = tried
    .filter(({ left }) => left < before)
    .sort((a, b) => a.left - b.left || a.fix.remove - b.fix.remove);
  return first?.fix;
}

/** What could be written in place of a line, or of it and the lines that belong to it. */
function waysToMend({ code, line, column }: Problem, lines: string[]): Way[] {
  const content = lines[line - 1] ?? '';
  const instead = (written: string[]): Fix => ({ line, remove: 1, lines: written });
  if (FOREIGN_NOTE.test(content)) return foreignNote(lines, line);
  const note = STRAY_BEFORE_NOTE.exec(content);
  if (note) return [{ ...instead([(note[1] ?? '') + note[2]]), said: noteBehind }];
  const stray = code === 'wrong-indentation' ? strayText(lines, line) : undefined;
  if (stray?.line === line) return [stray.fix];
  if (code === 'wrong-indentation' || code === 'tab-indentation') {
    const alike = run(code, lines, line);
    return isEverywhere(code, lines, alike) ? [] : [...waysToMove(lines, line), ...alike];
  }
  if (code === 'note-in-text') return noteAbove(lines, line);
  const above = lines[line - 2] ?? '';
  const isLongText = code === 'unquoted-colon' && /^\s*(?:- +)*[\w-]+:\s*$/.test(above);
  const isNote = code === 'missing-colon' && !isKnownKey(content, lines);
  const text = isNote ? textGoingOn(lines, line) : undefined;
  if (text) return [{ ...text, said: tornText }];
  return [
    ...(isLongText ? [{ line: line - 1, remove: 1, lines: [`${above.trimEnd()} >-`] }] : []),
    ...(isNote ? [instead([asNote(content)])] : []),
    ...rewritten(code, content, column - 1).map(instead),
    ...run(code, lines, line),
  ];
}

/** The signs with which other languages begin a note, and the line of a heading that has lost its own. */
const FOREIGN_NOTE = /^\s*(?:\/\/|<!--|\/\*|[-=]{4,}(?= *\w))/;

/** A note with a letter or two before its sign, which slipped in. */
const STRAY_BEFORE_NOTE = /^(\s*)[^\s#"'-]{1,2} *(#(?:\s.*)?)$/;

/** Such a note as one of YAML's: the line alone, and all up to the sign that ends it. */
function foreignNote(lines: string[], line: number): Fix[] {
  const end = lines.findIndex((other, at) => at >= line - 1 && /(?:-->|\*\/)\s*$/.test(other)) + 1;
  return [line, end]
    .map((last) => lines.slice(line - 1, last).map(asNote))
    .filter((notes) => notes.length > 0)
    .map((notes) => ({ line, remove: notes.length, lines: notes }));
}

/** What is done wrong in one line is often done in those below it too: all of them, as far as they look alike. */
const ALIKE: Record<string, RegExp> = {
  'missing-space': /^ *-[^\s-]/,
  'non-breaking-space': new RegExp(ODD_SPACES.source),
  'other-bullet': BULLET,
  'stray-start': /^(?:\+|>|\d)/,
  'tab-indentation': /^ *\t/,
};

function run(code: string, lines: string[], line: number): Fix[] {
  const sign = ALIKE[code];
  const depth = depthOf(lines[line - 1]);
  const isAlike = (other: string) =>
    sign?.test(other) || (code === 'other-bullet' && depthOf(other) > depth);
  const next = sign ? lines.findIndex((other, at) => at >= line && !isAlike(other)) : line;
  const end = next === -1 ? lines.length : next;
  if (end <= line) return [];
  const written = lines.slice(line - 1, end).map((other) => rewritten(code, other, 0)[0] ?? []);
  return [{ line, remove: end - line + 1, lines: written.flat() }];
}

/** Whether the same is wrong beyond a run of lines: then an editor's own command is the way to mend it. */
function isEverywhere(code: string, lines: string[], [whole]: Fix[]): boolean {
  const sign = ALIKE[code];
  const all = sign ? lines.filter((line) => sign.test(line)).length : 0;
  return all > (whole?.remove ?? 1);
}

/** The note moved above the key of the long text around it. */
function noteAbove(lines: string[], line: number): Fix[] {
  const key = lines.slice(0, line).findLastIndex((other) => /[>|][-+]?\s*$/.test(other));
  let end = line;
  while (isNote(lines[end])) end++;
  const depth = ' '.repeat(depthOf(lines[key]));
  const notes = lines.slice(line - 1, end).map((note) => depth + note.trimStart());
  const moved = [...notes, ...lines.slice(key, line - 1)];
  return [{ line: key + 1, remove: moved.length, lines: moved }];
}

/** Whether a line begins with a word that is a key elsewhere in the file, or has a colon like one. */
function isKnownKey(content: string, lines: string[]): boolean {
  if (/^\s*(?:- +)*[\w-]+:[^\s/]/.test(content)) return true;
  const [, word = ''] = /^\s*(?:- +)*([\w-]+)/.exec(content) ?? [];
  const line = new RegExp(`^\\s*(?:- +)*${word}:(?: |$)`);
  return word !== '' && lines.some((other) => line.test(other));
}
