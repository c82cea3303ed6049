// Compares two values and lists the differences, value by value; lists entry by entry, so that a new one does not look like a change of all after it.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { asArray, isPlainObject } from '../../../manifest/text/values.ts';

/** One difference, with the place after the change: of a value, or of the list that it is about. */
export type Difference =
  | { kind: 'changed'; at: Pointer; before: unknown; after: unknown }
  | { kind: 'added' | 'removed'; at: Pointer; entry: unknown }
  | { kind: 'reordered'; at: Pointer };

const keyByField =
  (field: string): EntryKey =>
  (entry) => {
    const value = isPlainObject(entry) ? entry[field] : undefined;
    return typeof value === 'string' ? value : undefined;
  };

/** A section goes by its heading among those of its type. */
const keyByHeading: EntryKey = (entry) => {
  const [type, heading] = [keyByField('type')(entry), keyByField('heading')(entry)];
  return heading && `${type} ${heading}`;
};

/** The fields that identify an entry of a list. */
export const ENTRY_SIGNS = [
  ...['id', 'path', 'service', 'question', 'label', 'title', 'name', 'size'].map(keyByField),
  keyByHeading,
  ...['type', 'value', 'from', 'to'].map(keyByField),
];

/** Entries that differ in one of these are two, even when they have the same place in their lists. */
const IDENTITIES = ['id', 'type', 'value'].map(keyByField);

/** The number that sorts an entry. */
const ORDER = 'display_order';

/** All differences between two values, in document order. */
export function differences(before: unknown, after: unknown, at: Pointer = []): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isList(before, after)) return listDifferences(before, after, at);
  if (!isPlainObject(before) || !isPlainObject(after))
    return [{ kind: 'changed', at, before, after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => key !== ORDER)
    .flatMap((key) => differences(before[key], after[key], [...at, key]));
}

/** Whether both are lists; a list that is missing on one side is as good as empty. */
function isList(before: unknown, after: unknown): boolean {
  const list = (value: unknown) => Array.isArray(value) || value === undefined;
  return list(before) && list(after);
}

function listDifferences(before: unknown, after: unknown, at: Pointer): Difference[] {
  const [old, fresh] = [asArray(before), asArray(after)];
  const { pairs, removed, added, reordered } = align(old, fresh, ENTRY_SIGNS, IDENTITIES);
  const orderOf = (entry: unknown) => isPlainObject(entry) && entry[ORDER];
  const isSortedAnew = pairs.some(([from, to]) => orderOf(old[from]) !== orderOf(fresh[to]));
  return [
    ...pairs.flatMap(([from, to]) => differences(old[from], fresh[to], [...at, to])),
    ...removed.map((index) => ({ kind: 'removed' as const, at, entry: old[index] })),
    ...added.map((index) => ({ kind: 'added' as const, at, entry: fresh[index] })),
    ...(reordered || isSortedAnew ? [{ kind: 'reordered' as const, at }] : []),
  ];
}

/** Positions before and after a change. */
type Pairs = [before: number, after: number][];

/** A sign that makes two entries the same; undefined when the entry lacks it. The surest comes first. */
export type EntryKey = (entry: unknown) => string | undefined;

/**
 * Pairs entries that share a sign; entries that are left over are paired in turn when there are equally many. Says which
 * have no partner, and whether the pairs are in another order.
 * @param identities the signs of which another value makes another entry: one goes, and one comes
 */
export function align(
  before: unknown[],
  after: unknown[],
  signs: EntryKey[],
  identities: EntryKey[] = [],
) {
  const pairs: Pairs = [];
  let removed = [...before.keys()];
  let added = [...after.keys()];
  const pair = (from: number, to: number) => {
    pairs.push([from, to]);
    removed = removed.filter((index) => index !== from);
    added = added.filter((index) => index !== to);
  };
  // Of entries that are alike, each is the one at its place: the other may be a change of its neighbor.
  if (before.length === after.length)
    for (const at of removed)
      if (JSON.stringify(before[at]) === JSON.stringify(after[at])) pair(at, at);
  for (const sign of [JSON.stringify as EntryKey, ...signs]) {
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
