// A field with a misspelt name, or one that programs and people call by another.
import { byNearness, nearest } from '../../text/nearest.ts';
import type { Slip, SlipExample } from './slip.ts';

/** As many names are tried, the most alike first. */
const FEW = 4;

export const names: Slip = (rows, at, known) => {
  const row = rows[at];
  if (row?.key === undefined || row.kind !== 'content') return [];
  const { key, text, at: column } = row;
  if (nearest(key, known) === undefined) return [];
  return byNearness(key, known)
    .filter((name) => name !== key)
    .slice(0, FEW)
    .map((name) => ({
      kind: 'unknown-key' as const,
      facts: { key, meant: name },
      from: at,
      remove: 1,
      lines: [text.slice(0, column) + name + text.slice(column + key.length)],
      column,
      length: key.length,
    }));
};

export const nameExamples: SlipExample[] = [
  { wrong: 'site:\n»  nmae: A\n  url: b', right: 'site:\n  name: A\n  url: b' },
];
