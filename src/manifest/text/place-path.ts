// A pointer as people write it: `towns.collins.coordinates` or `pages./about/`.
import type { Pointer } from '../diagnostic.ts';
import { asObject } from './values.ts';

/** The fields that name an entry of a list, the best one first. */
const NAMES = ['id', 'service', 'path', 'size', 'item', 'type', 'name', 'label', 'from'];

/** The names of an entry in these fields. */
export const entryNames = (entry: unknown) => NAMES.map((name) => asObject(entry)[name]);

/** The name of an entry of a list: the best of its id, path, type and others that no other entry has. */
export const nameIn = (list: readonly unknown[], entry: unknown): string | undefined =>
  entryNames(entry).find(
    (name): name is string =>
      typeof name === 'string' &&
      list.filter((other) => entryNames(other).includes(name)).length === 1,
  );

/** The place of a pointer: entries of lists go by their names. */
export function placePath(pointer: Pointer, data: unknown): string {
  let node = data;
  return pointer
    .map((step) => {
      const list = node;
      node = (list as Record<string | number, unknown> | undefined)?.[step];
      return Array.isArray(list) ? (nameIn(list, node) ?? step) : step;
    })
    .join('.');
}
