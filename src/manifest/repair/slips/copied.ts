// Leftovers of copied lines: tabs, wide spaces, line numbers, code fences, foreign comment marks.

import { hasOddSpace, ODD_SPACE, type Row, withoutOddSpaces } from '../../text/rows.ts';
import type { Slip } from '../search/slip.ts';

/** The rows from one on for which something is so. */
export function runOf(rows: readonly Row[], index: number, isSo: (row: Row) => boolean): Row[] {
  let end = index;
  while (end < rows.length && isSo(rows[end] as Row)) end++;
  return rows.slice(index, end);
}

/** Whether a row is the first of its run. */
const begins = (rows: readonly Row[], index: number, isSo: (row: Row) => boolean) =>
  isSo(rows[index] as Row) && !(index > 0 && isSo(rows[index - 1] as Row));

const hasTab = ({ text }: Row) => /^ *\t/.test(text);

export const tabs: Slip = function* (index, { rows }) {
  if (!begins(rows, index, hasTab)) return;
  const run = runOf(rows, index, hasTab);
  const written = (tab: string) =>
    run.map(({ text }) => text.replace(/^ *\t[ \t]*/, (lead) => lead.replaceAll('\t', tab)));
  for (const tab of ['  ', '', '    ']) {
    yield {
      kind: 'tab-indentation',
      facts: { count: run.length },
      from: index,
      remove: run.length,
      lines: written(tab),
      mark: { row: index, column: run[0]?.text.search(/\t/) ?? 0, length: 1 },
      sureness: 'certain',
      cost: 0,
    };
  }
};

const hasOddSpaces = ({ text }: Row) => hasOddSpace(text);

export const oddSpaces: Slip = function* (index, { rows }) {
  if (!begins(rows, index, hasOddSpaces)) return;
  const run = runOf(rows, index, hasOddSpaces);
  for (const space of [' ', '']) {
    const lines = run.map(({ text }) => withoutOddSpaces(text, space));
    yield {
      kind: 'non-breaking-space',
      facts: { count: run.length },
      from: index,
      remove: run.length,
      lines,
      mark: { row: index, column: run[0]?.text.search(ODD_SPACE) ?? 0, length: 1 },
      sureness: 'certain',
      cost: 0,
    };
  }
};

const COPIED = /^(?:\+|>|\d+(?: *\|)?)(?= *(?:- +)*[a-z][\w-]*:(?:\s|$))/;

export const copiedStarts: Slip = function* (index, { rows }) {
  const isCopied = ({ text }: Row) => COPIED.test(text);
  if (!begins(rows, index, isCopied)) return;
  const run = runOf(rows, index, isCopied);
  const bare = run.map(({ text }) => text.replace(COPIED, ''));
  for (const lines of [bare, bare.map((line) => line.replace(/^ /, ''))]) {
    yield {
      kind: 'stray-start',
      facts: { what: 'start', count: run.length },
      from: index,
      remove: run.length,
      lines,
      mark: { row: index, column: 0 },
      sureness: 'certain',
      cost: 0,
    };
  }
};

/** A stray letter or character before a line, in place of a space or beside it. */
const TYPED = /^([^\s#>+"'-]{1,2})(?= +(?:- |[a-z][\w-]*:(?: |$)))/;

export const typedSigns: Slip = function* (index, { rows }) {
  const { text = '' } = rows[index] ?? {};
  const [, sign] = TYPED.exec(text) ?? [];
  const isAlone = /^\s*[^\s#-]$/.test(text);
  const rest = sign ? text.slice(sign.length) : '';
  const lines = sign ? [[rest], [' '.repeat(sign.length) + rest]] : isAlone ? [[]] : [];
  for (const written of lines) {
    yield {
      kind: 'stray-start',
      facts: { what: 'start', count: 1 },
      from: index,
      remove: 1,
      lines: written,
      mark: { row: index, column: 0, length: 1 },
      sureness: 'likely',
      cost: 0,
    };
  }
};

/** Foreign lines: code fences, diff marks, dots for an omission. */
const NO_LINE = /^ *(?:```[a-z]*|@@ .*@@.*|(?:- +)?(?:\.{3}|…|[[(](?:\.{3}|…)[\])]))\s*$/i;

const isForeignLine = ({ text }: Row) => NO_LINE.test(text);

/** Words at the left edge, such as those around lines that an assistant wrote. */
export const isConversation = (row: Row) =>
  isForeignLine(row) ||
  row.kind === 'blank' ||
  (row.kind === 'content' && row.key === undefined && /^[^\s>-]/.test(row.text));

export const strayLines: Slip = function* (index, { rows }) {
  const row = rows[index];
  if (!row || row.kind === 'blank' || !isConversation(row)) return;
  const talk = conversationAt(rows, index);
  const end = rows.findIndex((other, at) => at >= index + talk.length && isForeignLine(other));
  // An assistant puts a mark of code before its lines and after them.
  const kept = end === -1 ? [] : rows.slice(index + talk.length, end);
  const after = end === -1 ? 0 : conversationAt(rows, end).length;
  for (const [before, lines, more] of [
    [1, [], 0],
    [talk.length, [], 0],
    [talk.length, kept, after],
  ] as const) {
    if (!talk.slice(0, before).some(isForeignLine)) continue;
    yield {
      kind: 'stray-start',
      facts: { what: 'line', count: before + more },
      from: index,
      remove: before + lines.length + more,
      lines: lines.map(({ text }) => text),
      mark: { row: index, column: row.depth },
      sureness: 'likely',
      cost: 0,
    };
  }
};

/** The words from a row on, without the empty lines after them. */
export function conversationAt(rows: readonly Row[], index: number): Row[] {
  const talk = runOf(rows, index, isConversation);
  while (talk.at(-1)?.kind === 'blank') talk.pop();
  return talk;
}

/** A line that marks where two versions of the file were mixed. */
export const leftoverMarks: Slip = function* (index, { rows }) {
  const { text = '', depth = 0 } = rows[index] ?? {};
  if (!/^ *(?:={7}|>{7}|<{7}|\|{7})/.test(text)) return;
  yield {
    kind: 'merge-conflict',
    facts: { places: 1 },
    from: index,
    remove: 1,
    lines: [],
    mark: { row: index, column: depth },
    sureness: 'likely',
    cost: 0,
  };
};

export const secondDocuments: Slip = function* (index, { rows }) {
  if (!/^(?:---|===)\s*$/.test(rows[index]?.text ?? '')) return;
  yield {
    kind: 'several-documents',
    facts: {},
    from: index,
    remove: 1,
    lines: [],
    sureness: 'certain',
    cost: 0,
  };
};
