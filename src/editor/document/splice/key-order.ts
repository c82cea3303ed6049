// Finds the place of a new key among those of its group.
import type { Pointer } from '../../../manifest/problem.ts';
import { fields, isGroup, valueAt } from '../../../manifest/text/values.ts';

/** The keys of the group at a place in the order of the schema, where it has one. */
export type KeyOrder = (pointer: Pointer) => readonly string[] | undefined;

/**
 * The position of a new key: after the last key that comes before it in the schema, or else in a neighbour that has it;
 * otherwise at the end.
 */
export function positionOf(
  key: string,
  present: readonly (string | undefined)[],
  order: readonly string[] | undefined,
): number {
  const at = order?.indexOf(key) ?? -1;
  if (!order || at < 0) return present.length;
  const before = new Set<unknown>(order.slice(0, at));
  return present.findLastIndex((name) => before.has(name)) + 1;
}

/** The keys of another entry's group that has the key, such as those of another town. */
export function neighbourOrder(data: unknown, pointer: Pointer, key: string): string[] | undefined {
  const at = pointer.findLastIndex((step) => typeof step === 'number');
  const list = at < 0 ? undefined : valueAt(data, pointer.slice(0, at));
  if (!Array.isArray(list)) return undefined;
  const groups = list
    .map((entry: unknown) => valueAt(entry, pointer.slice(at + 1)))
    .filter((group) => isGroup(group) && Object.hasOwn(group, key));
  const { type } = fields(valueAt(data, pointer));
  const found = groups.find((group) => fields(group).type === type) ?? groups[0];
  return found === undefined ? undefined : Object.keys(fields(found));
}
