// A line that is gone: the name of a group, a list or a long text, so that what it held became part of its neighbour.
import type { Slip } from '../slip.ts';

/** How much deeper a group is than its name. */
const STEP = 2;

export const lostLines: Slip = function* (index, { rows, namesOver, missing }) {
  const row = rows[index];
  if (row?.kind !== 'content' || row.depth < STEP) return;
  const isText = row.key === undefined && row.dashes === 0;
  const names = isText
    ? missing.map((name) => `${name}: >-`)
    : namesOver(row).map((name) => `${name}:`);
  for (const line of new Set(names)) {
    yield {
      kind: 'missing-line',
      facts: { line },
      from: index,
      remove: 0,
      lines: [' '.repeat(row.depth - STEP) + line],
      mark: { row: index, column: row.depth },
      sureness: 'likely',
      cost: 2,
    };
  }
};
