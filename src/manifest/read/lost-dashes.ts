// Puts the dash back before an entry that has lost it, where the others of its list have one.
import { depthOf, isEntry, isNote, LONG_LINE, opensBelow } from './lines.ts';

const DASH = '- ';
const WIDTH = DASH.length;

const isPair = (line: string) => /^\s*(?:- +)*[\w-]+:(?:\s|$)/.test(line);

/** A line, counted from 1, with a dash: before its words, or in place of the two spaces that a dash and a space take. */
export function withDashes(lines: string[], line: number): string[] {
  const content = lines[line - 1] ?? '';
  const depth = depthOf(content);
  if (depth === -1 || isEntry(content) || isNote(content) || mayGoOn(lines, line)) return [];
  return [depth, depth - WIDTH]
    .filter((at) => at >= 0 && (hasEntryBeside(lines, line, at) || opensBelow(lines[line - 2])))
    .map((at) => ' '.repeat(at) + DASH + content.trimStart());
}

/** Whether the nearest line above or below that is not further in is an entry, with its dash at a depth. */
function hasEntryBeside(lines: string[], line: number, depth: number): boolean {
  const isNext = (other: string) =>
    depthOf(other) !== -1 && !isNote(other) && depthOf(other) <= depth;
  const sides = [lines.slice(0, line - 1).findLast(isNext), lines.slice(line).find(isNext)];
  return sides.some(
    (other = '') => hasDashAt(other, depth) && isPair(other) === isPair(lines[line - 1] ?? ''),
  );
}

/** Whether a line has a dash at a depth; the first line of a row has one for its first cell too. */
const hasDashAt = (line: string, depth: number) =>
  /^\s*(?:- +)*$/.test(line.slice(0, depth)) && line.startsWith(DASH, depth);

/** Whether a line can be the rest of the long one above it. */
const mayGoOn = (lines: string[], line: number) =>
  /^\s*\p{Ll}[^:]*$/u.test(lines[line - 1] ?? '') && (lines[line - 2] ?? '').length > LONG_LINE;
