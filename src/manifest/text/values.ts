// What every step asks of data that YAML has made: what stands at a place, which place it is in, what is a group of keys.
import type { Pointer } from '../problem.ts';

/** Whether a value is a group of keys with their values; a list is none. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A group of keys; an empty one for anything else. */
export const fields = (value: unknown) => (isGroup(value) ? value : {});

/** Whether a value is a list without entries. */
export const isEmptyList = (value: unknown) => Array.isArray(value) && value.length === 0;

/** What stands at a place below `root`; undefined where the way there ends before. */
export function valueAt(root: unknown, pointer: Pointer): unknown {
  return pointer.reduce<unknown>(
    (node, step) => (node as Record<string | number, unknown> | null | undefined)?.[step],
    root,
  );
}

/** Whether a pointer leads to a place such as `towns/0`, or to something in it. */
export const isWithin = (pointer: Pointer, place: string): boolean =>
  `${pointer.join('/')}/`.startsWith(`${place}/`);
