// Compares two values of the same kind and lists the differences, value by value.
import { isGroup } from '../../../manifest/text/values.ts';
import { align, type Sign } from './align.ts';

/** A step on the way to a value: a key, or a position in a list after the change. */
export type PathStep = string | number;

/** One difference. `owner` is the entry or section that the value belongs to, as it is after the change. */
export type Difference =
  | { kind: 'changed'; at: PathStep[]; before: unknown; after: unknown; owner: unknown }
  | { kind: 'added' | 'removed'; at: PathStep[]; entry: unknown; index: number; owner: unknown }
  | { kind: 'reordered'; at: PathStep[]; owner: unknown };

const named =
  (field: string): Sign =>
  (entry) => {
    const value = isGroup(entry) ? entry[field] : undefined;
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
  isGroup(entry) && Array.isArray(entry.links) ? named('to')(entry.links[0]) : undefined;

/** Entries that differ in one of these are two, even when they have the same place in their lists. */
const IDENTITIES = [named('id'), named('value'), firstLink];

/** Values that follow from facts reported elsewhere: the map, drawings, and the numbers that sort entries. */
const IGNORED = new Set(['map', 'measures', 'scenery', 'display_order']);

/** Values that follow from a picture's file. */
const OF_FILE = new Set(['width', 'height']);

/** All differences between two values, in document order. */
export function differences(
  before: unknown,
  after: unknown,
  at: PathStep[] = [],
  owner: unknown = after,
): Difference[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  if (isList(before, after)) return listDifferences(before ?? [], after ?? [], at, owner);
  if (!isGroup(before) || !isGroup(after)) return [{ kind: 'changed', at, before, after, owner }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys]
    .filter((key) => !IGNORED.has(key) && !('src' in after && OF_FILE.has(key)))
    .flatMap((key) => differences(before[key], after[key], [...at, key], after));
}

/** Whether both are lists; a list that is missing on one side is as good as empty. */
function isList(before: unknown, after: unknown): boolean {
  const list = (value: unknown) => Array.isArray(value) || value === undefined;
  return list(before) && list(after);
}

function listDifferences(
  before: unknown,
  after: unknown,
  at: PathStep[],
  owner: unknown,
): Difference[] {
  const [old, fresh] = [before as unknown[], after as unknown[]];
  const signs = [...ENTRY_SIGNS, firstLink];
  const { pairs, removed, added, reordered } = align(old, fresh, signs, IDENTITIES);
  return [
    ...pairs.flatMap(([from, to]) => differences(old[from], fresh[to], [...at, to], fresh[to])),
    ...removed.map((index) => ({ kind: 'removed' as const, at, entry: old[index], index, owner })),
    ...added.map((index) => ({ kind: 'added' as const, at, entry: fresh[index], index, owner })),
    ...(reordered ? [{ kind: 'reordered' as const, at, owner }] : []),
  ];
}
