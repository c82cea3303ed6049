// Two swapped lines, one of which begins an entry.
import { opensBelow } from '../../text/rows.ts';
import type { Slip } from '../search/slip.ts';
import { twinAbove } from './doubles.ts';

export const swappedLines: Slip = function* (index, { rows }) {
  for (const from of [index - 1, index]) {
    const [first, second] = [rows[from], rows[from + 1]];
    if (first?.kind !== 'content' || second?.kind !== 'content') continue;
    // The name of a list belongs above its entries, and a field of an entry below its dash.
    const isName = first.dashes > 0 && second.dashes === 0 && opensBelow(second);
    const isField = first.dashes === 0 && second.dashes > 0;
    if (!isName && !(isField && twinAbove(rows, from) !== undefined)) continue;
    yield {
      kind: 'swapped-lines',
      facts: {},
      from,
      remove: 2,
      lines: [second.text, first.text],
      mark: { row: from, column: first.depth },
      sureness: 'likely',
      cost: 0.8,
    };
  }
};
