// Compares two texts line by line.
import { createRequire } from 'node:module';
import { commonEnds } from './common-ends.ts';

/** Lines of the new text that took the place of others. Lines count from 0. */
export interface LineChange {
  /** The first line in the new text, and in the old one. */
  at: number;
  oldAt: number;
  old: string[];
  fresh: string[];
}

/** Comparing is quadratic in the lines that differ: this many take a tenth of a second. */
const MAX_DIFFERENT_LINES = 1_000;

const require = createRequire(import.meta.url);

/** The changes that make new lines of old ones; undefined where too much is different. */
export function diffLines(
  old: readonly string[],
  fresh: readonly string[],
): LineChange[] | undefined {
  // Required on first use: most processes never compare texts.
  const { diffArrays } = require('diff') as typeof import('diff');
  const [start, end] = commonEnds(old, fresh);
  const [before, after] = [old, fresh].map((lines) => lines.slice(start, lines.length - end));
  const isOnePlace = before?.length === 0 || after?.length === 0;
  const maxEditLength = isOnePlace ? Number.POSITIVE_INFINITY : MAX_DIFFERENT_LINES;
  const parts = diffArrays(before ?? [], after ?? [], { maxEditLength });
  if (!parts) return undefined;
  const changes: LineChange[] = [];
  let [at, oldAt] = [start, start];
  let open: LineChange | undefined;
  for (const { value, added, removed } of parts) {
    if (!added && !removed) open = undefined;
    else if (!open) {
      open = { at, oldAt, old: [], fresh: [] };
      changes.push(open);
    }
    if (open && removed) open.old = open.old.concat(value);
    if (open && added) open.fresh = open.fresh.concat(value);
    if (!removed) at += value.length;
    if (!added) oldAt += value.length;
  }
  return changes;
}
