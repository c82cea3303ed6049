// Compares two values and lists the differences, value by value; lists entry by entry, so that a new one does not look like a change of all after it.
import { asArray, isPlainObject } from '../../../manifest/text/values.ts';

/** A step on the way to a value: a key, or a position in a list after the change. */
export type PathStep = string | number;

/** One difference. `owner` is the entry or section that a value belongs to, as it is after the change; `was` before it. */
export type Difference =
  | {
      kind: 'changed';
      at: PathStep[];
      before: unknown;
      after: unknown;
      owner: unknown;
      was?: unknown;
    }
  | { kind: 'added' | 'removed'; at: PathStep[]; entry: unknown }
  | { kind: 'reordered'; at: PathStep[] };

const named =
  (field: string): Sign =>
  (entry) => {
    const value = isPlainObject(entry) ? entry[field] : undefined;
    return typeof value === 'string' ? value : undefined;
  };

/** The fields that identify an entry of a list. */
export const ENTRY_SIGNS = [
  'id',
  'question',
  'label',
  'title',
  'name',
  'size',
  'heading',
  'value',
  'to',
].map(named);

/** A renamed town keeps the address of its first link. */
const firstLink: Sign = (entry) =>
  isPlainObject(entry) && Array.isArray(entry.links) ? named('to')(entry.links[0]) : undefined;

/** Entries that differ in one of these are two, even when they have the same place in their lists. */
const IDENTITIES = [named('id'), named('value'), firstLink];

/** Values that follow from facts reported elsewhere: the map, drawings, and the numbers that sort entries. */
const IGNORED = new Set(['map', 'measures', 'scenery', 'own_scene', 'display_order']);

/** Values that follow from a picture's file. */
const OF_FILE = new Set(['width', 'height']);

/** All differences between two values, in document order. */
export function differences(
  before: unknown,
  after: unknown,
  at: PathStep[] = [],
  owner: unknown = after,
  was: unknown = before,
): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isList(before, after)) return listDifferences(before, after, at);
  if (!isPlainObject(before) || !isPlainObject(after))
    return [{ kind: 'changed', at, before, after, owner, was }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => !IGNORED.has(key) && !('src' in after && OF_FILE.has(key)))
    .flatMap((key) => differences(before[key], after[key], [...at, key], after, before));
}

/** Whether both are lists; a list that is missing on one side is as good as empty. */
function isList(before: unknown, after: unknown): boolean {
  const list = (value: unknown) => Array.isArray(value) || value === undefined;
  return list(before) && list(after);
}

function listDifferences(before: unknown, after: unknown, at: PathStep[]): Difference[] {
  const [old, fresh] = [asArray(before), asArray(after)];
  const signs = [...ENTRY_SIGNS, firstLink];
  const { pairs, removed, added, reordered } = align(old, fresh, signs, IDENTITIES);
  return [
    ...pairs.flatMap(([from, to]) => differences(old[from], fresh[to], [...at, to], fresh[to])),
    ...removed.map((index) => ({ kind: 'removed' as const, at, entry: old[index] })),
    ...added.map((index) => ({ kind: 'added' as const, at, entry: fresh[index] })),
    ...(reordered ? [{ kind: 'reordered' as const, at }] : []),
  ];
}

/** Positions before and after a change. */
type Pairs = [before: number, after: number][];

/** A sign that makes two entries the same; undefined when the entry lacks it. The surest comes first. */
export type Sign = (entry: unknown) => string | undefined;

/**
 * Pairs entries that share a sign; entries that are left over are paired in turn when there are equally many. Says which
 * have no partner, and whether the pairs are in another order.
 * @param identities the signs of which another value makes another entry: one goes, and one comes
 */
export function align(before: unknown[], after: unknown[], signs: Sign[], identities: Sign[] = []) {
  const pairs: Pairs = [];
  let removed = [...before.keys()];
  let added = [...after.keys()];
  const pair = (from: number, to: number) => {
    pairs.push([from, to]);
    removed = removed.filter((index) => index !== from);
    added = added.filter((index) => index !== to);
  };
  for (const sign of [JSON.stringify as Sign, ...signs]) {
    for (const from of removed) {
      const wanted = sign(before[from]);
      const to = wanted && added.find((index) => sign(after[index]) === wanted);
      if (typeof to === 'number') pair(from, to);
    }
  }
  if (removed.length === added.length) {
    const inTurn = removed.map((from, turn) => [from, added[turn] as number] as const);
    const isOther = (from: number, to: number) =>
      identities.some((sign) => differ(sign(before[from]), sign(after[to])));
    for (const [from, to] of inTurn) if (!isOther(from, to)) pair(from, to);
  }
  pairs.sort(([a], [b]) => a - b);
  const reordered = pairs.some(([, to], index) => to < (pairs[index - 1]?.[1] ?? -1));
  return { pairs, removed, added, reordered };
}

const differ = (a?: string, b?: string) => a !== undefined && b !== undefined && a !== b;

/** The pairs that have to be moved to turn one order into the other: all but the longest run that keeps its order. */
export function movedPairs(pairs: Pairs): Pairs {
  let best: Pairs = [];
  const runs: Pairs[] = [];
  for (const pair of pairs) {
    const fitting = runs.filter((run) => (run.at(-1)?.[1] ?? -1) < pair[1]);
    const [longest = []] = fitting.toSorted((a, b) => b.length - a.length);
    const run = [...longest, pair];
    runs.push(run);
    if (run.length > best.length) best = run;
  }
  return pairs.filter((pair) => !best.includes(pair));
}
