// A lost line: the name of a group, a list or a long text, so that its content became part of its neighbour.
import { longTextAround } from '../../text/rows.ts';
import { STEP } from '../search/scene.ts';
import type { Slip } from '../search/slip.ts';

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

/** The first line of an entry with a long text, which became part of the text above. */
export const lostEntries: Slip = function* (index, { rows }) {
  const row = rows[index];
  const host = rows[longTextAround(rows, index) ?? -1];
  if (!row || !host || host.dashes === 0 || host.key !== undefined) return;
  yield {
    kind: 'missing-line',
    facts: { line: host.text.trim() },
    from: index,
    remove: 0,
    lines: [host.text],
    mark: { row: index, column: row.depth },
    sureness: 'likely',
    cost: 1,
  };
};
