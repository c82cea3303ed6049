// A duplicate field or part of the file. Only the family knows which one is right, unless both are equal.
import { endOfBlock, type Row } from '../../text/rows.ts';
import type { Slip } from '../search/slip.ts';

export const doubles: Slip = function* (index, { rows }) {
  const row = rows[index];
  if (!row || row.key === undefined || row.dashes > 0) return;
  const first = twinAbove(rows, index);
  if (first === undefined) return;
  const block = (at: number) => rows.slice(at, endOfBlock(rows, at)).map(({ text }) => text.trim());
  const [here, there] = [block(index), block(first)];
  const isSame = here.join('\n') === there.join('\n');
  yield {
    kind: 'duplicate-key',
    facts: { name: row.key, first: first + 1 },
    from: index,
    remove: here.length,
    lines: [],
    mark: { row: index, column: row.at, length: row.key.length },
    sureness: isSame ? 'likely' : 'unsure',
    cost: 0.9,
  };
};

/** The row above with the same name in the same group. */
export function twinAbove(rows: readonly Row[], index: number): number | undefined {
  const own = rows[index] as Row;
  for (let at = index - 1; at >= 0; at--) {
    const row = rows[at] as Row;
    if (row.kind !== 'content' || row.depth > own.at) continue;
    if (row.key === own.key && row.at === own.at) return at;
    if (row.at < own.at || row.dashes > 0) return undefined;
  }
  return undefined;
}
