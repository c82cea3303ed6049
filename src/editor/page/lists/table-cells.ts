// A table's rows keep one cell for each column.

import type { Pointer } from '../../../manifest/problem.ts';
import { listOf, valueAt } from '../../../manifest/text/values.ts';
import type { ManifestChange } from '../../document/change.ts';

const EMPTY = '–';

/** A change of a list, with the changes of the cells below when it is about a table's columns. */
export function withCells(change: ManifestChange, manifest: unknown): ManifestChange[] {
  const list = change.kind === 'remove' ? change.pointer.slice(0, -1) : change.pointer;
  if (list.at(-1) !== 'columns') return [change];
  const rows = [...list.slice(0, -1), 'rows'];
  const cells = [...listOf(valueAt(manifest, rows)).keys()].flatMap((row) =>
    cellChange(change, [...rows, row]),
  );
  return [change, ...cells];
}

function cellChange(change: ManifestChange, pointer: Pointer): ManifestChange[] {
  switch (change.kind) {
    case 'insert':
      return [{ ...change, pointer, value: EMPTY }];
    case 'move':
      return [{ kind: 'move', pointer, from: change.from, to: change.to }];
    case 'remove':
      return [{ kind: 'remove', pointer: [...pointer, change.pointer.at(-1) ?? 0] }];
    default:
      return [];
  }
}
