// A line that is gone: the name of a group, a list or a long text, so that what it held became part of its neighbour.
import { STEP } from '../scene.ts';
import type { Slip } from '../slip.ts';

export const lostLines: Slip = function* (index, { rows, namesOver, missing, isText }) {
  const row = rows[index];
  if (row?.kind !== 'content' || row.depth < STEP) return;
  const isWords = row.key === undefined && row.dashes === 0;
  for (const name of isWords ? missing.filter(isText) : namesOver(index)) {
    const line = isWords ? `${name}: >-` : `${name}:`;
    yield {
      kind: 'missing-line',
      facts: { line },
      from: index,
      remove: 0,
      lines: [' '.repeat(row.depth - STEP) + line],
      mark: { row: index, column: row.depth },
      sureness: 'likely',
      cost: missing.includes(name) ? 1 : 2,
    };
  }
};
