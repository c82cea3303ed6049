// Entries of lists: without their dash, with another sign, without the space after it, or with a dash where no list is.
import { endOfBlock, opensBelow, parentOf, type Row } from '../../text/rows.ts';
import { type Candidate, instead, moved, type Slip } from '../search/slip.ts';

/** A line that begins with the bullet of a letter or a brochure, up to the text. */
const BULLET = /^(\s*)([•◦▪■●○·–—✓✔➢*]|o(?= {2}|\t)|\d+[.)]|--+(?= *[a-z_]+: ))\s+(?=\S)/;

/** The line with a dash for that sign. The fields of an entry stay in line with those below. */
const withDash = (line: string) =>
  line.replace(BULLET, (lead, spaces) =>
    line.includes(': ') ? `${spaces}-`.padEnd(lead.length) : `${spaces}- `,
  );

const NO_SPACE = /^( *)-(?=[^\s-])/;

/** Rows that look alike, from one on. */
function run(rows: readonly Row[], index: number, sign: RegExp): Row[] {
  const depth = rows[index]?.depth ?? 0;
  let end = index + 1;
  while (
    end < rows.length &&
    (sign.test(rows[end]?.text ?? '') || (rows[end]?.depth ?? -1) > depth)
  )
    end++;
  while (end > index + 1 && !sign.test(rows[end - 1]?.text ?? '')) end--;
  return rows.slice(index, end);
}

export const otherSigns: Slip = function* (index, { rows }) {
  const row = rows[index];
  if (!row) return;
  const [, , sign = ''] = BULLET.exec(row.text) ?? [];
  if (sign !== '') {
    for (const lines of [[row], run(rows, index, BULLET)]) {
      yield {
        kind: 'other-bullet',
        facts: { count: lines.length },
        from: index,
        remove: lines.length,
        lines: lines.map(({ text }) => withDash(text)),
        mark: { row: index, column: row.depth, length: sign.length },
        sureness: 'certain',
        cost: 0,
      };
    }
  }
  if (NO_SPACE.test(row.text)) {
    for (const lines of [[row], run(rows, index, NO_SPACE)]) {
      yield {
        kind: 'missing-space',
        facts: { count: lines.length },
        from: index,
        remove: lines.length,
        lines: lines.map(({ text }) => text.replace(NO_SPACE, '$1- ')),
        mark: { row: index, column: row.depth, length: 1 },
        sureness: 'certain',
        cost: 0,
      };
    }
  }
};

/** A dash for a row without one, at the depths of neighbouring lists. */
export const missingDashes: Slip = function* (index, { rows }) {
  const row = rows[index];
  if (row?.kind !== 'content') return;
  if (row.dashes > 0) {
    if (row.key === undefined && row.dashes === 1) {
      yield {
        kind: 'missing-dash',
        facts: { what: 'row' },
        ...instead(index, `${' '.repeat(row.depth)}- ${row.text.trimStart()}`),
        mark: { row: index, column: row.depth },
        sureness: 'certain',
        cost: 0,
      };
    }
    return;
  }
  yield* twins(rows, index);
  // Words at the left edge are no entry: no list is there.
  if (row.key === undefined && row.depth === 0) return;
  for (const depth of [row.depth, row.depth - 2, row.depth + 2]) {
    if (depth < 0 || !hasEntryBeside(rows, index, depth)) continue;
    yield {
      kind: 'missing-dash',
      facts: { what: 'entry' },
      ...instead(index, `${' '.repeat(depth)}- ${row.text.trimStart()}`),
      mark: { row: index, column: row.depth },
      sureness: 'likely',
      cost: 0.5,
    };
  }
};

/** Entries of one list that have all lost their dashes, so that each of their names is there several times. */
function* twins(rows: readonly Row[], index: number): Generator<Candidate> {
  const parent = parentOf(rows, index);
  const above = rows[parent];
  if (!above || !opensBelow(above)) return;
  const block = rows.slice(parent + 1, endOfBlock(rows, parent));
  const [first] = block as [Row];
  const begins = (row: Row) => row.key === first.key && row.depth === first.depth;
  if (first.key === undefined || first.dashes > 0 || block.filter(begins).length < 2) return;
  const room = first.depth - above.depth > 2 ? 2 : 0;
  yield {
    kind: 'missing-dash',
    facts: { what: 'entry' },
    from: parent + 1,
    remove: block.length,
    lines: moved(block, 2 - room).map((line, at) =>
      begins(block[at] as Row) ? `${line.slice(0, first.depth - room)}- ${line.trimStart()}` : line,
    ),
    mark: { row: parent + 1, column: first.depth },
    sureness: 'likely',
    cost: 0.4,
  };
}

/** Whether the nearest row at most as deep is an entry at a depth, or the name of a list. */
function hasEntryBeside(rows: readonly Row[], index: number, depth: number): boolean {
  const isNext = (other: Row) => other.kind === 'content' && other.depth <= depth;
  const above = rows.slice(0, index).findLast(isNext);
  const below = rows.slice(index + 1).find(isNext);
  // An entry may be the first of a list in a list, after two dashes.
  const isEntry = (other?: Row) =>
    other !== undefined && depth < other.at && other.text[depth] === '-';
  return isEntry(above) || isEntry(below) || (above !== undefined && opensBelow(above));
}

export const extraDashes: Slip = function* (index, { rows }) {
  const row = rows[index];
  if (row?.dashes !== 1 || row.key === undefined) return;
  // It is a field of the group, or of the entry above.
  for (const depth of [row.depth, row.at]) {
    yield {
      kind: 'extra-dash',
      facts: { name: row.key },
      ...instead(index, ' '.repeat(depth) + row.text.slice(row.at)),
      mark: { row: index, column: row.depth },
      sureness: 'likely',
      cost: 0.6,
    };
  }
};
