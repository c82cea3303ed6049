// Compares two texts line by line.
import { createRequire } from 'node:module';

/** Lines of the new text that took the place of others. Lines count from 0. */
export interface LineChange {
  /** The first line in the new text, and in the old one. */
  at: number;
  oldAt: number;
  old: string[];
  fresh: string[];
}

/** Comparing takes longer the more lines differ. */
const MAX_DIFFERENT_LINES = 4_000;

const require = createRequire(import.meta.url);

/** The changes that make new lines of old ones; undefined where too much is different. */
export function diffLines(
  old: readonly string[],
  fresh: readonly string[],
): LineChange[] | undefined {
  // Loaded late: most files have nothing wrong.
  const { diffArrays } = require('diff') as typeof import('diff');
  const parts = diffArrays([...old], [...fresh], { maxEditLength: MAX_DIFFERENT_LINES });
  if (!parts) return undefined;
  const changes: LineChange[] = [];
  let [at, oldAt] = [0, 0];
  let open: LineChange | undefined;
  for (const { value, added, removed } of parts) {
    if (!added && !removed) open = undefined;
    else if (!open) {
      open = { at, oldAt, old: [], fresh: [] };
      changes.push(open);
    }
    if (removed) open?.old.push(...value);
    if (added) open?.fresh.push(...value);
    if (!removed) at += value.length;
    if (!added) oldAt += value.length;
  }
  return changes;
}
