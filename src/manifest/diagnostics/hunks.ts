// The difference between the last good version and the text, in parts that can each be undone.
import { createRequire } from 'node:module';
import { isSameText } from './slips.ts';

/** Lines that took the place of others. */
export interface Hunk {
  /** Its first line in the text, counted from 0. */
  at: number;
  old: string[];
  fresh: string[];
}

/** A hunk of two whole texts, which knows its first line in the old one too. */
export interface LineChange extends Hunk {
  oldAt: number;
}

/** Comparing takes longer the more lines differ. With more than so many the whole file is damaged. */
const MOST_EDITS = 4_000;

const require = createRequire(import.meta.url);

/** The hunks of a text; undefined where too much of it is different. */
export function hunksOf(
  good: readonly string[],
  lines: readonly string[],
  comparator = (a: string, b: string) => a === b,
): LineChange[] | undefined {
  // Loaded late: most files have nothing wrong.
  const { diffArrays } = require('diff') as typeof import('diff');
  const parts = diffArrays([...good], [...lines], { maxEditLength: MOST_EDITS, comparator });
  if (!parts) return undefined;
  const hunks: LineChange[] = [];
  let [at, oldAt] = [0, 0];
  let open: LineChange | undefined;
  for (const { value, added, removed } of parts) {
    if (!added && !removed) open = undefined;
    else if (!open) {
      open = { at, oldAt, old: [], fresh: [] };
      hunks.push(open);
    }
    if (removed) open?.old.push(...value);
    if (added) open?.fresh.push(...value);
    if (!removed) at += value.length;
    if (!added) oldAt += value.length;
  }
  return hunks;
}

/** Larger hunks are not taken apart. */
const MOST_PARTS = 12;

/** A hunk in parts: lines that are alike belong together, and what is between them was added or taken out. */
function partsOf(hunk: Hunk): Hunk[] {
  const { at, old, fresh } = hunk;
  const isLarge = Math.max(old.length, fresh.length) > MOST_PARTS;
  // Lines that were joined or cut in two stay together.
  if (isLarge || isSameText(old, fresh)) return [hunk];
  const between = hunksOf(old, fresh, (a, b) => likeness(a, b) >= 0.4) ?? [];
  const parts: Hunk[] = [];
  let [i, j] = [0, 0];
  const pairsUpTo = (end: number) => {
    for (; j < end; i++, j++)
      parts.push({ at: at + j, old: old.slice(i, i + 1), fresh: fresh.slice(j, j + 1) });
  };
  for (const one of between) {
    pairsUpTo(one.at);
    parts.push({ ...one, at: at + one.at });
    [i, j] = [i + one.old.length, j + one.fresh.length];
  }
  pairsUpTo(fresh.length);
  return parts;
}

/** The words of a line in small letters, and each with the one after it. */
function wordsIn(line: string): Set<string> {
  const words = line.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set([...words, ...words.slice(1).map((word, index) => `${words[index]} ${word}`)]);
}

/** How alike two lines are, from 0 to 1. */
function likeness(a: string, b: string): number {
  if (a.trim() === b.trim()) return 1;
  const [first, second] = [wordsIn(a), wordsIn(b)];
  const common = [...first].filter((word) => second.has(word)).length;
  const all = Math.max(first.size, second.size);
  if (all > 0) return common / all;
  return a.replaceAll(/\s/g, '') === b.replaceAll(/\s/g, '') ? 1 : 0;
}

/** The text with some hunks as they were, and the line of the original that each of its lines is, or belongs to. */
export function withUndone(lines: readonly string[], hunks: Hunk[], undone: Set<Hunk>) {
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

/** The hunks of a text, and those of them without which it works. */
export interface Culprits {
  hunks: Hunk[];
  undone: Set<Hunk>;
}

/** With more broken hunks than this, something went through the whole file, and they are not told apart. */
const MOST_BROKEN = 40;

/** Hunks so many lines apart broke together, such as the lines of a list that became a text. */
const GAP = 3;

/**
 * The hunks without which the text works, as few and as small as possible. Those nearest to the first error, and
 * before it, are undone first; then each is put back where the text works with it. Undefined where there is no time.
 */
export function culprits(
  lines: readonly string[],
  all: Hunk[],
  judge: (text: string) => Judged | undefined,
): Culprits | 'many' | undefined {
  const undone = new Set<Hunk>();
  for (let step = 1; undone.size < all.length; step *= 2) {
    const { text, origin } = withUndone(lines, all, undone);
    const judged = judge(text);
    if (!judged) return undefined;
    if (judged.errors === 0) break;
    const line = origin[judged.line] ?? lines.length;
    const left = all.filter((hunk) => !undone.has(hunk));
    const near = left.toSorted((a, b) => distance(a, line) - distance(b, line));
    // A few at a time, then more: hundreds of changes are not tried one by one.
    for (const hunk of near.slice(0, Math.ceil(step / 4))) undone.add(hunk);
  }
  if (undone.size > MOST_BROKEN) return 'many';
  const putBack = (hunks: Hunk[]) => {
    for (const hunk of [...undone]) {
      undone.delete(hunk);
      if (judge(withUndone(lines, hunks, undone).text)?.errors !== 0) undone.add(hunk);
    }
  };
  putBack(all);
  const parts = all.flatMap((hunk) => {
    if (!undone.has(hunk)) return [hunk];
    const some = partsOf(hunk);
    undone.delete(hunk);
    for (const part of some) undone.add(part);
    return some;
  });
  if (parts.length > all.length) putBack(parts);
  return joined(lines, parts, undone);
}

/** Broken hunks near one another as one. */
function joined(lines: readonly string[], hunks: Hunk[], undone: Set<Hunk>): Culprits {
  const found: Culprits = { hunks: [], undone: new Set() };
  let last: Hunk | undefined;
  let between: Hunk[] = [];
  for (const hunk of hunks) {
    const gap = last ? lines.slice(last.at + last.fresh.length, hunk.at) : [];
    if (!undone.has(hunk)) between.push(hunk);
    else if (last && gap.length <= GAP) {
      last.old.push(...gap, ...hunk.old);
      last.fresh.push(...gap, ...hunk.fresh);
      between = [];
    } else {
      last = { at: hunk.at, old: [...hunk.old], fresh: [...hunk.fresh] };
      found.hunks.push(...between, last);
      found.undone.add(last);
      between = [];
    }
  }
  found.hunks.push(...between);
  return found;
}

/** An error shows after what caused it, more often than before. */
const distance = ({ at, fresh }: Hunk, line: number): number => {
  const last = at + Math.max(0, fresh.length - 1);
  return at > line ? (at - line) * 2 : Math.max(0, line - last);
};
