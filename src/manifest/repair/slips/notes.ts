// Notes without their sign, with something before it, or in the middle of a text.
import type { Row } from '../../text/rows.ts';
import { type Candidate, GUESS, instead, type Slip } from '../search/slip.ts';
import { conversationAt, isConversation, runOf } from './copied.ts';

/** A note with a letter or two before its sign. */
const BEFORE_NOTE = /^(\s*)[^\s#"'-]{1,2} *(#(?:\s.*)?)$/;

/** The comment marks of other languages, and a heading without its mark. */
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
    yield WORDS.test(row.value) ? asNotes(rows, index, index, GUESS) : commentedOut(rows, index);
    const talk = conversationAt(rows, index);
    if (isConversation(row) && talk.length > 1)
      yield asNotes(rows, index, index + talk.length - 1, GUESS);
  }
};

/** The beginning of a remark without a comment mark. */
const WORDS = /^[\p{L}\d(][\p{L}\d ]/u;

/** An unreadable line, without which the others are readable. */
const commentedOut = (rows: readonly Row[], index: number): Candidate => ({
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
    .map(({ text, kind }) =>
      kind === 'blank'
        ? ''
        : text.replace(/^(\s*)(?:\/\/+|<!--|\/\*+|;+)?\s*(.*?)\s*(?:-->|\*\/)?\s*$/, '$1# $2'),
    );
  return {
    kind: 'note-without-hash',
    facts: { count: lines.filter((line) => line !== '').length },
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
