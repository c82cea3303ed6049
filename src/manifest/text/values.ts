// Questions about parsed data: the value at a pointer, whether a place is inside another, whether a value is a group; and a cache's lookup.
import type { Pointer } from '../diagnostic.ts';

/** Whether a value is a group of keys with their values; a list is not. */
export const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group of keys; an empty one for anything else. */
export const asObject = (value: unknown) => (isPlainObject(value) ? value : {});

/** A list; an empty one for anything else. */
export const asArray = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Whether a value is a list without entries. */
export const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** The value of a group's own key; undefined for one that every object inherits, such as `constructor`. */
export const getOwn = (value: unknown, name: string): unknown =>
  isPlainObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/** The value at a place below `root`; undefined when the path ends earlier. */
export function valueAt(root: unknown, pointer: Pointer): unknown {
  return pointer.reduce<unknown>(
    (node, step) => (Array.isArray(node) ? node[Number(step)] : getOwn(node, String(step))),
    root,
  );
}

/** Visits each text in a value, with its key, which is that of the list for an entry, and its place. */
export function eachText(
  root: unknown,
  visit: (text: string, key: string, steps: Pointer) => void,
): void {
  const steps: (string | number)[] = [];
  const walk = (value: unknown, key: string): void => {
    if (typeof value === 'string') visit(value, key, steps);
    if (typeof value !== 'object' || value === null) return;
    const isList = Array.isArray(value);
    for (const name in value) {
      steps.push(isList ? Number(name) : name);
      walk((value as Record<string, unknown>)[name], isList ? key : name);
      steps.pop();
    }
  };
  walk(root, '');
}

/** Whether a pointer leads to a place such as `towns/0`, or to something in it. */
export const isWithin = (pointer: Pointer, place: string): boolean =>
  `${pointer.join('/')}/`.startsWith(`${place}/`);

/** The value of a key in a map, created and stored on the first request. */
export function getOrCreate<K, V>(
  map: { get(key: K): V | undefined; set(key: K, value: V): unknown },
  key: K,
  create: () => V,
): V {
  const value = map.get(key) ?? create();
  map.set(key, value);
  return value;
}

export const SHARED_LISTS = ['size_lists', 'faqs', 'button_sets'] as const;
