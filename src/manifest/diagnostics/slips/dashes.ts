// An entry of a list that has lost its dash, has another sign for it or no space after it, and a dash where no list is.
import { endOfBlock, type Row } from '../../text/rows.ts';
import { movedLine } from '../fix.ts';
import type { Candidate, Slip, SlipExample } from './slip.ts';

/** A sign that programs for letters put before the entries of a list. */
const BULLET = /^( *)(?:[•◦▪●·○–—*✓]|\d+[.)])\s+(?=\S)/;

const NO_SPACE = /^( *)-(?=[^\s-])/;

export const dashes: Slip = (rows, at) => {
  const row = rows[at];
  if (row?.kind !== 'content') return [];
  const lead = ' '.repeat(row.depth);
  const missing = (lines: string[]): Candidate => ({
    kind: 'missing-dash',
    facts: {},
    from: at,
    remove: lines.length,
    lines,
    column: row.depth,
  });
  if (BULLET.test(row.text)) return runs(rows, at, BULLET, '$1- ').map(missing);
  if (NO_SPACE.test(row.text)) return runs(rows, at, NO_SPACE, '$1- ').map(missing);
  if (row.dashes > 0) {
    const words = row.text.slice(row.at);
    const without = [row.depth, row.at].map((depth) => ' '.repeat(depth) + words);
    return [
      ...without.map((line): Candidate => ({ ...missing([line]), kind: 'extra-dash', facts: {} })),
      // The first cell of a row of a table has two.
      missing([`${lead}- ${row.text.trimStart()}`]),
    ];
  }
  const words = row.text.trimStart();
  const depths = [row.depth - 2, row.depth, row.depth + 2].filter((depth) => depth >= 0);
  const block = rows.slice(at + 1, endOfBlock(rows, at)).map(({ text }) => movedLine(text, 2));
  return [
    ...depths.map((depth) => missing([`${' '.repeat(depth)}- ${words}`])),
    ...(block.length > 0 ? [missing([`${lead}- ${words}`, ...block])] : []),
  ];
};

/** The row alone, and it with those below that have the same sign. */
function runs(rows: readonly Row[], at: number, sign: RegExp, right: string): string[][] {
  let end = at;
  while (end < rows.length && sign.test(rows[end]?.text ?? '')) end++;
  const lines = rows.slice(at, end).map(({ text }) => text.replace(sign, right));
  return lines.length > 1 ? [lines, lines.slice(0, 1)] : [lines];
}

export const dashExamples: SlipExample[] = [
  { wrong: 'list:\n  - a: 1\n»  a: 2', right: 'list:\n  - a: 1\n  - a: 2' },
  { wrong: 'list:\n  - id: a\n»  -id: b', right: 'list:\n  - id: a\n  - id: b' },
  { wrong: 'list:\n  - id: a\n»  • id: b', right: 'list:\n  - id: a\n  - id: b' },
  { wrong: 'site:\n  name: A\n»  - url: b', right: 'site:\n  name: A\n  url: b' },
];
