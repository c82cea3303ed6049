// Lines that are indented too little or too much: alone, with their children, or several without any indentation.
import {
  contentAfter,
  contentBefore,
  endOfBlock,
  isFold,
  opensBelow,
  parentOf,
  type Row,
} from '../../text/rows.ts';
import { type Candidate, moved, type Slip } from '../search/slip.ts';

/** The number of rows above that may show a row's depth. */
const NEAR = 8;

/** The depths that rows near one have, or open, the nearest first. */
function depthsNear(rows: readonly Row[], index: number): number[] {
  const own = rows[index]?.depth ?? 0;
  const near = [];
  for (
    let at = contentBefore(rows, index);
    at >= 0 && near.length < NEAR;
    at = contentBefore(rows, at)
  ) {
    near.push(rows[at] as Row);
  }
  const below = rows[contentAfter(rows, index)];
  if (below) near.push(below);
  // An entry that moved with all that it holds is far from those of its list.
  for (let at = contentBefore(rows, index); at >= 0; at = parentOf(rows, at)) {
    near.push(rows[at] as Row);
  }
  const depths = near.flatMap(({ depth, at }) => [depth, at, at + 2]);
  return [...new Set([...depths, own - 2, own + 2])]
    .filter((depth) => depth >= 0 && depth !== own)
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
}

/** The most spaces and rows by which a block slips at once. */
const FAR = 4;
const MANY = 8;

/** Rows that are moved together. */
function move(
  rows: readonly Row[],
  [from, end]: [number, number],
  by: number,
  cost: number,
): Candidate {
  const block = rows.slice(from, end);
  const [first] = block as [Row];
  return {
    kind: 'wrong-indentation',
    facts: { by, count: block.length, ...(first.key !== undefined && { name: first.key }) },
    from,
    remove: block.length,
    lines: moved(block, by),
    mark: { row: from, column: first.depth },
    // A large block rarely moves that far: the cause is another one.
    sureness: Math.abs(by) > FAR && block.length > MANY ? 'unsure' : 'likely',
    cost,
  };
}

/** The end of a block that was moved as a whole: where rows begin that are as deep as it would be. */
function endOfMoved(rows: readonly Row[], index: number, by: number): number {
  const own = rows[index] as Row;
  let end = index + 1;
  for (let at = end; at < rows.length; at++) {
    const row = rows[at] as Row;
    if (row.kind === 'blank') continue;
    const isBack = row.depth === own.depth + by && row.dashes > 0 === own.dashes > 0;
    if (row.depth < own.depth || (isBack && row.kind === 'content')) break;
    if (row.kind === 'content') end = at + 1;
  }
  return end;
}

/** The most rows that moved to the right together, below one that nothing belongs to. */
const MOVED = 12;

/**
 * The ends of rows that are deeper than a whole field above them and should be as deep: after each row as deep as the
 * first.
 */
function* endsOfDeeper(rows: readonly Row[], index: number, by: number): Generator<number> {
  const above = rows[contentBefore(rows, index)];
  const own = rows[index] as Row;
  if (!above || above.key === undefined || above.value === '' || isFold(above)) return;
  if (above.at !== own.depth + by) return;
  for (let at = index + 1; at <= index + MOVED; at++) {
    if ((rows[at]?.depth ?? 0) < own.depth) return;
    if (rows[at]?.depth === own.depth) yield at + 1;
  }
}

/** The ends of rows that should be deeper than the name above them: after each row as deep as the first. */
function* endsOfShallow(rows: readonly Row[], index: number, by: number): Generator<number> {
  const above = rows[contentBefore(rows, index)];
  const own = rows[index] as Row;
  if (by < 0 || !above || !opensBelow(above) || above.at < own.depth) return;
  for (let at = endOfBlock(rows, index), more = 1; more < CHILDREN; more++) {
    if (rows[at]?.depth !== own.depth || rows[at]?.kind !== 'content') return;
    at = endOfBlock(rows, at);
    yield at;
  }
}

/** The most children of a group after which its displaced children may end. */
const CHILDREN = 8;

/** The possible ends of a moved block: after its first row, all of its content, or some of it. */
function endsOf(rows: readonly Row[], index: number, by: number): Set<number> {
  const end = endOfBlock(rows, index);
  const ends = new Set([
    index + 1,
    end,
    endOfMoved(rows, index, by),
    ...endsOfDeeper(rows, index, by),
    ...endsOfShallow(rows, index, by),
  ]);
  const first = rows[contentAfter(rows, index)];
  if (by < 0 || !first || first.depth > (rows[index]?.depth ?? 0) + by) return ends;
  for (let at = index + 1, child = 0; at < end && child < CHILDREN; at++) {
    if (rows[at]?.depth === first.depth && rows[at]?.kind === 'content' && at > index + 1) {
      ends.add(at);
      child++;
    }
  }
  return ends;
}

/** Rows without a hint of their place: a lone dash, and words that only continue a text. */
const isLoose = ({ key, value, dashes }: Row) =>
  key === undefined && (dashes === 0 || value === '');

/** Whether a row is an entry that would be right below the name of its list. */
const isBelow = (rows: readonly Row[], index: number, depth: number) =>
  (rows[index]?.dashes ?? 0) > 0 && rows[parentOf(rows, index)]?.at === depth;

export const wrongDepths: Slip = function* (index, { rows }) {
  const row = rows[index];
  if (row?.kind !== 'content' || isLoose(row)) return;
  for (const [rank, depth] of depthsNear(rows, index).slice(0, 9).entries()) {
    const by = depth - row.depth;
    // People indent by two spaces, and entries deeper than the name of their list.
    const odd = depth % 2 === 0 && !isBelow(rows, index, depth) ? 0 : 0.3;
    for (const end of endsOf(rows, index, by)) {
      const size = end - index;
      yield move(rows, [index, end], by, 1 + odd + rank / 100 + Math.min(0.5, (size - 1) / 10));
    }
  }
};

/** The rows above one, up to the name that slipped out with them, so that this one seems to be too deep. */
export const slippedAbove: Slip = function* (index, { rows }) {
  const row = rows[index];
  const parent = parentOf(rows, index);
  const key = rows[parent];
  if (!row || !key || key.key === undefined || key.value !== '' || key.dashes > 0) return;
  if (index - parent < 2) return;
  yield move(rows, [parent, index], row.depth - key.depth, 1.3);
};

/** Two rows below each other, each as deep as the other should be. */
export const swappedDepths: Slip = function* (index, { rows }) {
  for (const from of [index - 1, index]) {
    const [first, second] = [rows[from], rows[from + 1]];
    if (first?.kind !== 'content' || second?.kind !== 'content') continue;
    const by = second.depth - first.depth;
    if (by === 0) continue;
    yield {
      ...move(rows, [from, from + 1], by, 1.1),
      remove: 2,
      lines: [...moved([first], by), ...moved([second], -by)],
    };
  }
};

/** Rows at the left edge that have lost all their spaces: an entry with its fields, or some fields of a group. */
export const lostSpaces: Slip = function* (index, { rows, isKey }) {
  const row = rows[index];
  if (row?.kind !== 'content' || row.depth > 0 || (row.dashes === 0 && row.key === undefined))
    return;
  const before = rows[contentBefore(rows, index)];
  if (!before || before.depth + before.at === 0) return;
  let end = index + 1;
  while (end < rows.length && rows[end]?.kind === 'content' && rows[end]?.depth === 0) {
    if (
      (rows[end]?.dashes ?? 0) === 0 &&
      rows[end]?.key !== undefined &&
      !isKey(rows[end]?.key ?? '')
    )
      break;
    end++;
  }
  for (const last of range(end, index + 1, 12)) {
    if (last - index < 2) continue;
    const block = rows.slice(index, last);
    for (const depth of new Set([before.depth, before.at, before.at + 2, before.depth - 2])) {
      if (depth <= 0) continue;
      yield {
        kind: 'wrong-indentation',
        facts: { by: depth, count: block.length, ...(row.key !== undefined && { name: row.key }) },
        from: index,
        remove: block.length,
        lines: indented(block, depth),
        mark: { row: index, column: 0 },
        sureness: 'likely',
        cost: 1.4,
      };
    }
  }
};

function range(from: number, to: number, most: number): number[] {
  return Array.from(
    { length: Math.max(0, Math.min(most, from - to + 1)) },
    (_, step) => from - step,
  );
}

/** Rows without any spaces, with those that they had: the fields of an entry after its dash, a text below its sign. */
function indented(block: readonly Row[], depth: number): string[] {
  let inEntry = false;
  let inText = false;
  return block.map((row) => {
    if (row.dashes > 0) inEntry = true;
    const base = depth + (inEntry && row.dashes === 0 ? 2 : 0);
    const own = base + (inText && row.key === undefined ? 2 : 0);
    inText = isFold(row) || (inText && row.key === undefined);
    return ' '.repeat(own) + row.text.trimStart();
  });
}
