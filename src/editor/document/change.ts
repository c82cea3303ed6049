// A change of the manifest as the editor asks for it, and what the data are after it.
import type { Pointer } from '../../manifest/diagnostic.ts';
import { asArray, asObject, isPlainObject, valueAt } from '../../manifest/text/values.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';

/**
 * A change of one place. `before` is the value that the person saw (undefined for none): another value there now means
 * that somebody else changed it meanwhile.
 */
export type ManifestChange =
  /** Writes a value; the key is added when it is not there. `sent` was sent earlier without an answer, so it may be there. */
  | { kind: 'set'; pointer: Pointer; value: YamlValue; before?: YamlValue; sent?: YamlValue }
  /** Removes a key of a map, which is there. */
  | { kind: 'unset'; pointer: Pointer; before?: YamlValue; sent?: YamlValue }
  /** Puts an entry into the list at `pointer`, so that it has the position `at`. */
  | { kind: 'insert'; pointer: Pointer; at: number; value: YamlValue }
  /** Removes the entry of a list at `pointer`. */
  | { kind: 'remove'; pointer: Pointer; before?: YamlValue; sent?: YamlValue }
  /** Moves an entry of the list at `pointer`; `to` is its position afterwards. */
  | { kind: 'move'; pointer: Pointer; from: number; to: number; before?: YamlValue };

/** Why a change cannot be made, in plain words. */
export interface Refusal {
  refusal: string;
}

/** The data after a change that fits it; everything that stays is the same object as before. */
export function changedData(data: unknown, change: ManifestChange): unknown {
  const { pointer } = change;
  switch (change.kind) {
    case 'set':
      return updateAt(data, pointer, () => change.value);
    case 'unset':
      return updateAt(data, pointer.slice(0, -1), (group) => without(group, pointer.at(-1)));
    case 'insert':
      return updateAt(data, pointer, (list) => asArray(list).toSpliced(change.at, 0, change.value));
    case 'remove':
      return updateAt(data, pointer.slice(0, -1), (list) =>
        asArray(list).toSpliced(Number(pointer.at(-1)), 1),
      );
    case 'move':
      return updateAt(data, pointer, (list) => moved(asArray(list), change.from, change.to));
  }
}

/** The list with an entry at another position. */
export const moved = <Entry>(list: Entry[], from: number, to: number): Entry[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

function without(group: unknown, key: unknown): unknown {
  const { [String(key)]: _, ...others } = asObject(group);
  return others;
}

function updateAt(node: unknown, pointer: Pointer, write: (old: unknown) => unknown): unknown {
  const [step, ...rest] = pointer;
  if (step === undefined) return write(node);
  if (Array.isArray(node)) {
    return node.with(Number(step), updateAt(node[Number(step)], rest, write));
  }
  const group = asObject(node);
  return { ...group, [step]: updateAt(group[step], rest, write) };
}

/** Whether the data have the place of a change. */
export function fits(data: unknown, change: ManifestChange): boolean {
  const { kind, pointer } = change;
  const last = pointer.at(-1);
  const around = valueAt(data, pointer.slice(0, -1));
  const value = valueAt(data, pointer);
  switch (kind) {
    case 'set':
      return pointer.length > 0 && isReachable(data, pointer);
    case 'unset':
      return isPlainObject(around) && Object.hasOwn(around, String(last));
    case 'remove':
      return Array.isArray(around) && isIn(last, around.length);
    case 'insert':
      return Array.isArray(value)
        ? isIn(change.at, value.length + 1)
        : isNothing(value) && change.at === 0 && pointer.length > 0 && isReachable(data, pointer);
    case 'move':
      return (
        Array.isArray(value) && isIn(change.from, value.length) && isIn(change.to, value.length)
      );
  }
}

export const isNothing = (value: unknown) => value === undefined || value === null;

const isIn = (index: unknown, length: number) =>
  Number.isInteger(index) && Number(index) >= 0 && Number(index) < length;

/** Whether each step leads into a list or a group that is there, or into a group that can be made. */
function isReachable(data: unknown, pointer: Pointer): boolean {
  return pointer.every((step, depth) => {
    const around = valueAt(data, pointer.slice(0, depth));
    if (typeof step === 'number') return Array.isArray(around) && isIn(step, around.length);
    return isPlainObject(around) || isNothing(around);
  });
}

/** Whether two values are the same data; the order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, index) => isSame(part, b[index]));
  }
  if (!isPlainObject(a) || !isPlainObject(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}
