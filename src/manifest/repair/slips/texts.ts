// Texts of several lines: that go on too far to the left, or have no sign that the lines below belong to them.
import { contentBefore, endOfBlock, isFold, opensBelow, type Row } from '../../text/rows.ts';
import { moved, type Slip } from '../search/slip.ts';

/** The text above that may go on in a row: its row, and how deep its further lines are. */
function hostOf(rows: readonly Row[], index: number): { at: number; depth: number } | undefined {
  const limit = rows[index]?.depth ?? 0;
  for (
    let at = contentBefore(rows, index), tried = 0;
    at >= 0 && tried < 12;
    at = contentBefore(rows, at), tried++
  ) {
    const row = rows[at] as Row;
    if (row.key === undefined && row.dashes === 0) continue;
    const isDirect = contentBefore(rows, index) === at && row.key !== undefined;
    if ((row.value === '' && !isDirect) || row.depth < limit) return undefined;
    const below = rows[at + 1];
    return { at, depth: isFold(row) && below && at + 1 < index ? below.depth : row.at + 2 };
  }
  return undefined;
}

/** A text with fewer characters is not torn, when more than that is below it. */
const SHORT = 25;

/** Whether a row in lower case is below a whole sentence or a few words, like a remark. */
const isRemark = (above: Row, row: Row) =>
  (/[.!?][”’)"]*$/.test(above.value) || isShort(above, row)) &&
  /^\p{Ll}/u.test(row.value) &&
  row.key === undefined;

const isShort = (above: Row, { value }: Row) =>
  above.key !== undefined && above.value.length < Math.min(SHORT, value.length) && !isFold(above);

export const brokenTexts: Slip = function* (index, { rows, isKey }) {
  const row = rows[index];
  if (row?.kind !== 'content' || row.dashes > 0) return;
  // Lines that are set apart, or from a program, belong to no text.
  if (rows[index - 1]?.kind === 'blank' || /^[[{}\]<]/.test(row.value)) return;
  // At the left edge a word of a text may look like a name.
  if (row.key !== undefined && isKey(row.key) && (row.depth > 0 || row.value === '')) return;
  const host = hostOf(rows, index);
  const last = endOfBroken(rows, index);
  if (!host || (last === index + 1 && isRemark(rows[host.at] as Row, row))) return;
  for (const end of new Set([index + 1, last])) {
    const block = rows.slice(index, end);
    const from =
      rows.slice(host.at + 1, index).every(({ kind }) => kind === 'blank') &&
      !isFold(rows[host.at] as Row)
        ? host.at
        : index;
    const key = rows[host.at] as Row;
    // A letter marks each line of an answer.
    const lines = moved(block, host.depth - row.depth).map((line) =>
      line.replace(/^( *)> ?/, '$1'),
    );
    // A colon in the continuation needs the sign of a long text.
    const folded = [
      `${key.text.slice(0, key.valueAt).trimEnd()} >-`,
      ...(key.value ? [' '.repeat(key.at + 2) + key.value] : []),
      ...rows.slice(host.at + 1, index).map(({ text }) => text),
      ...lines,
    ];
    const mark = { row: index, column: row.depth };
    const said = key.value
      ? { kind: 'torn-text' as const, facts: {}, mark }
      : { kind: 'wrong-indentation' as const, facts: { by: 2, count: block.length }, mark };
    yield { ...said, from: index, remove: block.length, lines, sureness: 'likely', cost: 1.6 };
    if (from === host.at) {
      yield { ...said, from, remove: end - from, lines: folded, sureness: 'likely', cost: 1.7 };
    }
  }
};

/** The end of rows that go on alike, as deep as the first. */
function endOfBroken(rows: readonly Row[], index: number): number {
  let end = index + 1;
  while (
    end < rows.length &&
    rows[end]?.kind === 'content' &&
    rows[end]?.depth === rows[index]?.depth &&
    rows[end]?.key === undefined &&
    rows[end]?.dashes === 0
  )
    end++;
  return end;
}

/** A name whose text is in the lines below, without the sign for it. */
export const missingFolds: Slip = function* (index, { rows }) {
  const row = rows[index];
  const below = rows[index + 1];
  if (!row || !opensBelow(row) || !below || below.kind !== 'content') return;
  if (rows.slice(index, endOfBlock(rows, index)).some(({ dashes }, at) => at > 0 && dashes > 0))
    return;
  const said = { kind: 'unquoted-colon' as const, facts: { isLong: true } };
  yield {
    ...said,
    from: index,
    remove: 1,
    lines: [`${row.text.trimEnd()} >-`],
    mark: { row: index + 1, column: below.depth },
    sureness: 'likely',
    cost: 0.8,
  };
};
