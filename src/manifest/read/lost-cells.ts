// Finds the rows of a table whose first cell has lost its dash, so that all of the row became one text.
import type { Problem } from '../problem.ts';
import { nextLine } from './indentation.ts';
import { depthOf } from './lines.ts';
import { problem } from './yaml-problems.ts';
import { lostCell } from './yaml-wordings.ts';

/** An entry that is a plain text. */
const TEXT = /^( *)- (?![-[{"'>|&*!] ?|[\w-]+:(?:\s|$))\S/;

/** The rows with one dash where those beside them have two, and cells of their own below. */
export function lostCells(text: string, file: string): Problem[] {
  // Most files have no rows that are written like this.
  if (!/^ *- - /m.test(text)) return [];
  const lines = text.split('\n');
  return lines.flatMap((content, at) => {
    const depth = TEXT.exec(content)?.[1]?.length;
    if (depth === undefined || !hasCellBelow(lines, at, depth)) return [];
    if (!hasRowBeside(lines, at, depth)) return [];
    return [problem({ ...lostCell, line: at + 1, column: depth + 1 }, lines, file)];
  });
}

function hasCellBelow(lines: string[], at: number, depth: number): boolean {
  const { line, column } = nextLine(lines, at + 2);
  return column === depth + 3 && /^ *- /.test(lines[line - 1] ?? '');
}

/** Whether the list around a line has an entry that begins with two dashes. */
function hasRowBeside(lines: string[], at: number, depth: number): boolean {
  const outside = (content: string) => /\S/.test(content) && depthOf(content) < depth;
  const isRow = (content: string) => depthOf(content) === depth && /^ *- - /.test(content);
  const below = lines.slice(at + 1);
  const end = below.findIndex(outside);
  const above = lines.slice(0, at);
  return [
    ...below.slice(0, end === -1 ? undefined : end),
    ...above.slice(above.findLastIndex(outside) + 1),
  ].some(isRow);
}
