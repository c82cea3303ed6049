// The difference between the last good version and the text, in parts that can each be undone.
import { createRequire } from 'node:module';
import { pairsOf, plainWords } from '../text/word-pairs.ts';

/** Lines that took the place of others. */
export interface Hunk {
  /** Its first line in the text, counted from 0. */
  at: number;
  old: string[];
  fresh: string[];
}

/** A text in which some hunks are undone, and the line of the original that each of its lines is, or belongs to. */
export interface Mixed {
  text: string;
  origin: number[];
}

/** Comparing takes longer the more lines differ. With more than so many the whole file is damaged. */
const MOST_EDITS = 4_000;

/** Larger hunks are not taken apart by likeness. */
const MOST_PAIRS = 4_000;

const require = createRequire(import.meta.url);

/** The hunks of a text; undefined where too much of it is different. */
export function hunksOf(good: readonly string[], lines: readonly string[]): Hunk[] | undefined {
  // Loaded late: most files have nothing wrong.
  const { diffArrays } = require('diff') as typeof import('diff');
  const parts = diffArrays([...good], [...lines], { maxEditLength: MOST_EDITS });
  if (!parts) return undefined;
  const hunks: Hunk[] = [];
  let at = 0;
  let open: Hunk | undefined;
  for (const { value, added, removed } of parts) {
    if (!added && !removed) open = undefined;
    else if (!open) {
      open = { at, old: [], fresh: [] };
      hunks.push(open);
    }
    if (removed) open?.old.push(...value);
    if (added) open?.fresh.push(...value);
    if (!removed) at += value.length;
  }
  return hunks.flatMap(smaller);
}

/** A hunk in parts: lines that are alike belong together, and what is between them was added or taken out. */
function smaller({ at, old, fresh }: Hunk): Hunk[] {
  if (old.length * fresh.length > MOST_PAIRS || old.length + fresh.length < 2) {
    return [{ at, old, fresh }];
  }
  const pairs = alikeLines(old, fresh);
  const found: Hunk[] = [];
  let [i, j] = [0, 0];
  for (const [a, b] of [...pairs, [old.length, fresh.length] as const]) {
    if (a > i || b > j) found.push({ at: at + j, old: old.slice(i, a), fresh: fresh.slice(j, b) });
    if (a < old.length) found.push({ at: at + b, old: [old[a] ?? ''], fresh: [fresh[b] ?? ''] });
    [i, j] = [a + 1, b + 1];
  }
  return found;
}

/** Pairs of lines that are alike, in their order, so that they are alike most of all. */
function alikeLines(old: string[], fresh: string[]): [number, number][] {
  const best: { score: number; pairs: [number, number][] }[][] = [];
  for (let a = old.length; a >= 0; a--) {
    const row: (typeof best)[number] = [];
    for (let b = fresh.length; b >= 0; b--) {
      if (a === old.length || b === fresh.length) {
        row[b] = { score: 0, pairs: [] };
        continue;
      }
      const skip = [best[a + 1]?.[b], row[b + 1]].sort((x, y) => (y?.score ?? 0) - (x?.score ?? 0));
      const like = likeness(old[a] ?? '', fresh[b] ?? '');
      const next = best[a + 1]?.[b + 1] ?? { score: 0, pairs: [] };
      const paired =
        like >= 0.4
          ? { score: next.score + like, pairs: [[a, b] as [number, number], ...next.pairs] }
          : { score: -1, pairs: [] };
      row[b] = paired.score > (skip[0]?.score ?? 0) ? paired : (skip[0] ?? paired);
    }
    best[a] = row;
  }
  return best[0]?.[0]?.pairs ?? [];
}

/** How alike two lines are, from 0 to 1. */
function likeness(a: string, b: string): number {
  if (a.trim() === b.trim()) return 1;
  const [first, second] = [a, b].map((line) => {
    const words = plainWords(line);
    return new Set([...words, ...pairsOf(words)]);
  }) as [Set<string>, Set<string>];
  const common = [...first].filter((word) => second.has(word)).length;
  const all = Math.max(first.size, second.size);
  if (all > 0) return common / all;
  return a.replaceAll(/\s/g, '') === b.replaceAll(/\s/g, '') ? 1 : 0;
}

/** The text with some hunks as they were. */
export function withUndone(lines: readonly string[], hunks: Hunk[], undone: Set<Hunk>): Mixed {
  const rows: string[] = [];
  const origin: number[] = [];
  let at = 0;
  const take = (end: number) => {
    for (; at < end; at++) {
      rows.push(lines[at] ?? '');
      origin.push(at);
    }
  };
  for (const hunk of hunks) {
    take(hunk.at);
    if (!undone.has(hunk)) continue;
    for (const [index, row] of hunk.old.entries()) {
      rows.push(row);
      origin.push(hunk.at + Math.min(index, Math.max(0, hunk.fresh.length - 1)));
    }
    at = hunk.at + hunk.fresh.length;
  }
  take(lines.length);
  return { text: rows.join('\n'), origin };
}

/** How a text can be judged: how many errors it has, and where the first one is (a line, counted from 0). */
export interface Judged {
  errors: number;
  line: number;
}

/**
 * The hunks without which the text works, as few as possible. Those nearest to the first error, and before it, are
 * undone first; then each is put back where the text works with it.
 */
export function culprits(
  lines: readonly string[],
  hunks: Hunk[],
  judge: (text: string) => Judged | undefined,
): Set<Hunk> | undefined {
  const undone = new Set<Hunk>();
  for (let step = 1; undone.size < hunks.length; step *= 2) {
    const { text, origin } = withUndone(lines, hunks, undone);
    const judged = judge(text);
    if (!judged) return undefined;
    if (judged.errors === 0) break;
    const line = origin[judged.line] ?? lines.length;
    const left = hunks.filter((hunk) => !undone.has(hunk));
    const near = left.toSorted((a, b) => distance(a, line) - distance(b, line));
    // A few at a time, then more: hundreds of changes are not tried one by one.
    for (const hunk of near.slice(0, Math.ceil(step / 4))) undone.add(hunk);
  }
  for (const hunk of [...undone]) {
    undone.delete(hunk);
    const judged = judge(withUndone(lines, hunks, undone).text);
    if (!judged || judged.errors > 0) undone.add(hunk);
  }
  return undone;
}

/** An error shows after what caused it, more often than before. */
const distance = ({ at, fresh }: Hunk, line: number): number => {
  const last = at + Math.max(0, fresh.length - 1);
  return at > line ? (at - line) * 2 : Math.max(0, line - last);
};
