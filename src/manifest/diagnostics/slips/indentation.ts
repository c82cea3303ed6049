// A line too far to the left or right, alone or with those that belong to it; tabs and odd spaces in place of spaces.
import { endOfBlock, ODD_SPACES, type Row, withoutOddSpaces } from '../../text/rows.ts';
import { movedLine } from '../fix.ts';
import type { Candidate, Slip, SlipExample } from './slip.ts';

/** Looks so many rows up and down for depths that a line may have been meant to have. */
const NEAR = 30;

export const indentation: Slip = (rows, at) => {
  const row = rows[at];
  if (row?.kind !== 'content') return [];
  if (/^ *\t/.test(row.text) || withoutOddSpaces(row.text, ' ') !== row.text) {
    return oddSpaces(rows, at);
  }
  return depthsNear(rows, at).flatMap((depth) => {
    const by = depth - row.depth;
    // All lines that belong to it move with it, or only this one.
    const ends = new Set([endOfBlock(rows, at), at + 1]);
    return [...ends].flatMap((end) => moves(rows, at, end, by));
  });
};

function moves(rows: readonly Row[], at: number, end: number, by: number): Candidate[] {
  const block = rows.slice(at, end);
  if (block.some(({ kind, depth }) => kind === 'content' && depth + by < 0)) return [];
  const { key, depth } = block[0] as Row;
  const count = block.filter(({ kind }) => kind === 'content').length;
  return [
    {
      kind: 'wrong-indentation',
      facts: { ...(key !== undefined && { name: key }), by, count },
      from: at,
      remove: block.length,
      lines: block.map(({ text }) => movedLine(text, by)),
      column: depth,
    },
  ];
}

/** The depths of lines nearby, and two steps beside them; the least moved first. */
function depthsNear(rows: readonly Row[], at: number): number[] {
  const own = rows[at]?.depth ?? 0;
  const found = new Set<number>([own - 2, own + 2, own - 1, own + 1]);
  for (const row of rows.slice(Math.max(0, at - NEAR), at + NEAR)) {
    if (row.kind === 'content') for (const depth of [row.depth, row.at]) found.add(depth);
  }
  const above = rows.slice(0, at).findLast(({ kind }) => kind === 'content');
  if (above) for (const by of [0, 2, 4]) found.add(above.depth + by);
  return [...found]
    .filter((depth) => depth >= 0 && depth !== own)
    .sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
}

function oddSpaces(rows: readonly Row[], at: number): Candidate[] {
  const isOdd = ({ text }: Row) => /^ *\t/.test(text) || withoutOddSpaces(text, ' ') !== text;
  let end = at;
  while (end < rows.length && isOdd(rows[end] as Row)) end++;
  const plain = (text: string, tab: string) =>
    withoutOddSpaces(
      text.replace(/^[ \t]+/, (lead) => lead.replaceAll('\t', tab)),
      ' ',
    );
  const depth = rows.slice(0, at).findLast(({ kind }) => kind === 'content')?.depth ?? 0;
  const candidates = ['  ', '    ', ' '].map((tab) =>
    rows.slice(at, end).map(({ text }) => plain(text, tab)),
  );
  const beside = rows.slice(at, end).map(({ text }) => ' '.repeat(depth) + text.trimStart());
  return [...candidates, beside].map((lines) => ({
    kind: 'tab-indentation',
    facts: { count: end - at, sign: /\t/.test(rows[at]?.text ?? '') ? 'tab' : 'space' },
    from: at,
    remove: end - at,
    lines,
    column: Math.max(0, rows[at]?.text.search(new RegExp(`\t|${ODD_SPACES.source}`)) ?? 0),
  }));
}

export const indentationExamples: SlipExample[] = [
  { wrong: 'site:\n  name: A\n»   url: b', right: 'site:\n  name: A\n  url: b' },
  { wrong: 'site:\n  name: A\n»\turl: b', right: 'site:\n  name: A\n  url: b' },
  {
    wrong: 'list:\n  - id: a\n»   to:\n      x: b\nend: c',
    right: 'list:\n  - id: a\n    to:\n      x: b\nend: c',
  },
];
