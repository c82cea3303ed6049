// What comes along when lines are copied: tabs, spaces that are none, line numbers, marks of code, signs of other notes.

import { hasOddSpace, ODD_SPACE, type Row, withoutOddSpaces } from '../../text/rows.ts';
import { type Candidate, instead, type Slip } from '../slip.ts';

/** The rows from one on for which something is so. */
function runOf(rows: readonly Row[], index: number, isSo: (row: Row) => boolean): Row[] {
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

const isOdd = ({ text }: Row) => hasOddSpace(text);

export const oddSpaces: Slip = function* (index, { rows }) {
  if (!begins(rows, index, isOdd)) return;
  const run = runOf(rows, index, isOdd);
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

/** Lines that are no line of the file: marks of code, of changes, dots for what was left out. */
const NO_LINE = /^ *(?:```[a-z]*|@@ .*@@.*|(?:- +)?(?:\.{3}|…|[[(](?:\.{3}|…)[\])]))\s*$/i;

const isNoLine = ({ text }: Row) => NO_LINE.test(text);

/** Words at the left edge, such as those around lines that an assistant wrote. */
const isTalk = (row: Row) =>
  isNoLine(row) ||
  row.kind === 'blank' ||
  (row.kind === 'content' && row.depth + row.dashes === 0 && row.key === undefined);

export const strayLines: Slip = function* (index, { rows }) {
  const row = rows[index];
  if (!row || row.kind === 'blank' || !isTalk(row)) return;
  const talk = runOf(rows, index, isTalk);
  while (talk.at(-1)?.kind === 'blank') talk.pop();
  for (const run of new Set([1, talk.length])) {
    if (!talk.slice(0, run).some(isNoLine)) continue;
    yield {
      kind: 'stray-start',
      facts: { what: 'line', count: run },
      from: index,
      remove: run,
      lines: [],
      mark: { row: index, column: row.depth },
      sureness: 'likely',
      cost: 0,
    };
  }
};

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

/** A note with a letter or two before its sign. */
const BEFORE_NOTE = /^(\s*)[^\s#"'-]{1,2} *(#(?:\s.*)?)$/;

/** How other languages begin a note, and a heading that has lost its sign. */
const FOREIGN = /^\s*(?:\/\/|<!--|\/\*|[-=]{4,}(?= *\w))/;

export const notes: Slip = function* (index, { rows }) {
  const row = rows[index];
  if (row?.kind !== 'content') return;
  const [, lead = '', note] = BEFORE_NOTE.exec(row.text) ?? [];
  if (note) {
    yield {
      kind: 'stray-start',
      facts: { what: 'note', count: 1 },
      ...instead(index, lead + note),
      sureness: 'certain',
      cost: 0,
    };
  }
  if (FOREIGN.test(row.text)) {
    const end = rows.findIndex(({ text }, at) => at >= index && /(?:-->|\*\/)\s*$/.test(text));
    for (const last of [index, end]) if (last >= index) yield asNotes(rows, index, last, 0);
  } else if (row.key === undefined && row.dashes === 0) {
    yield WORDS.test(row.value) ? asNotes(rows, index, index, GUESS) : outOfTheWay(rows, index);
  }
};

/** How a remark begins that somebody wrote without a sign. */
const WORDS = /^[\p{L}\d(][\p{L}\d ]/u;

/** What only takes a line out of the way. */
const GUESS = 3;

/** A line that nobody can read, without which the others can be. */
const outOfTheWay = (rows: readonly Row[], index: number): Candidate => ({
  kind: 'yaml-syntax',
  facts: {},
  from: index,
  remove: 1,
  lines: [`# ${rows[index]?.text}`],
  mark: { row: index, column: rows[index]?.depth ?? 0 },
  sureness: 'unsure',
  cost: GUESS,
});

function asNotes(rows: readonly Row[], from: number, to: number, cost: number): Candidate {
  const lines = rows
    .slice(from, to + 1)
    .map(({ text }) =>
      text.replace(/^(\s*)(?:\/\/+|<!--|\/\*+|;+)?\s*(.*?)\s*(?:-->|\*\/)?\s*$/, '$1# $2'),
    );
  return {
    kind: 'note-without-hash',
    facts: {},
    from,
    remove: lines.length,
    lines,
    mark: { row: from, column: rows[from]?.depth ?? 0 },
    sureness: 'likely',
    cost,
  };
}

/** Notes between two lines of a long text, which end it. */
export const notesInText: Slip = function* (index, { rows }) {
  const row = rows[index];
  if (row?.kind !== 'note' || rows[index - 1]?.kind === 'note') return;
  const notes = runOf(rows, index, ({ kind }) => kind === 'note');
  const key = rows
    .slice(0, index)
    .findLastIndex(({ value, kind }) => kind === 'content' && /[>|][-+]?$/.test(value));
  const before = rows[key];
  if (
    !before ||
    rows
      .slice(key + 1, index)
      .some(({ kind, depth }) => kind === 'content' && depth <= before.depth)
  )
    return;
  const moved = notes.map(({ text }) => ' '.repeat(before.depth) + text.trimStart());
  yield {
    kind: 'note-in-text',
    facts: {},
    from: key,
    remove: index + notes.length - key,
    lines: [...moved, ...rows.slice(key, index).map(({ text }) => text)],
    mark: { row: index, column: row.depth },
    sureness: 'likely',
    cost: 1,
  };
};
