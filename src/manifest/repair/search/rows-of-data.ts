// Finds the row of a place in the data, and the place of a row, by keys and depths alone: also where nothing else can be read.
import type { ErrorObject } from 'ajv';
import type { Pointer } from '../../problem.ts';
import { contentAfter, contentBefore, isFold, type Row } from '../../text/rows.ts';

/** The row that a misfit is about: that of the key that is not known, or of the value. */
export function rowAt(
  rows: readonly Row[],
  { instancePath, keyword, params, propertyName }: ErrorObject,
): number {
  const steps = instancePath
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const key =
    keyword === 'additionalProperties'
      ? [String(params.additionalProperty)]
      : [propertyName ?? []].flat();
  return rowOfSteps(rows, [...steps, ...key]);
}

/** The row to which steps lead, or as far as they do. */
export function rowOfSteps(rows: readonly Row[], steps: readonly (string | number)[]): number {
  let at = contentAfter(rows, -1);
  let start = at;
  let column = 0;
  for (const step of steps) {
    const found = childRow(rows, start, column, String(step));
    if (!found) return at;
    at = found.row;
    start = found.start;
    column = found.column;
  }
  return at;
}

/** The place of a child: its row, and the first row and column of its content. */
interface Child {
  row: number;
  start: number;
  column: number;
}

/** The child with a name or a number, of the group or list that begins at a row and a column. */
function childRow(
  rows: readonly Row[],
  start: number,
  column: number,
  step: string,
): Child | undefined {
  let count = 0;
  for (let at = start; at < rows.length; at = contentAfter(rows, at)) {
    const row = rows[at] as Row;
    const dashAt = row.text.indexOf('-', column) === column && row.dashes > 0;
    const from = at === start ? column : row.depth;
    if (from < column) return undefined;
    if (from > column) continue;
    if (dashAt && row.text.slice(0, column).trim().replaceAll('-', '').trim() === '') {
      if (String(count) === step) return { row: at, start: at, column: nextColumn(row, column) };
      count++;
    } else if (isNamed(row, step) && (row.at === column || (at === start && row.at >= column))) {
      const below = contentAfter(rows, at);
      return { row: at, start: below, column: rows[below]?.depth ?? 0 };
    }
  }
  return undefined;
}

/** Whether a row has a name; an odd one may have spaces and colons. */
const isNamed = ({ key, value }: Row, name: string) =>
  key === name || (key === undefined && value.startsWith(`${name}:`));

/** The column after a dash. */
const nextColumn = ({ text }: Row, dash: number) => {
  const rest = text.slice(dash + 1).search(/\S/);
  return rest === -1 ? dash + 2 : dash + 1 + rest;
};

/** The place of a row in the data, going by depths: `pages`, `3`, `sections` … */
export function pointerAt(rows: readonly Row[], index: number): Pointer {
  const steps: (string | number)[] = [];
  let limit = Number.POSITIVE_INFINITY;
  for (let at = index; at >= 0; at = contentBefore(rows, at)) {
    const row = rows[at];
    if (row?.kind !== 'content' || row.depth >= limit) continue;
    if (isFold(row) && at !== index) steps.length = 0;
    if (row.key !== undefined && row.at < limit) steps.unshift(row.key);
    if (row.dashes > 0 && row.depth < limit) steps.unshift(positionOf(rows, at));
    limit = row.depth;
    if (limit === 0 && row.dashes === 0) break;
  }
  return steps;
}

/** The index of the entry that begins at a row, in its list. */
function positionOf(rows: readonly Row[], index: number): number {
  const { depth = 0 } = rows[index] ?? {};
  let count = 0;
  for (let at = contentBefore(rows, index); at >= 0; at = contentBefore(rows, at)) {
    const row = rows[at] as Row;
    if (row.depth < depth || (row.depth === depth && row.dashes === 0)) break;
    if (row.depth === depth) count++;
  }
  return count;
}
