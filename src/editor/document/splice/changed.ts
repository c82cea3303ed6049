// A change made on the data alone: what the changed text has to read as.
import type { Pointer } from '../../../manifest/problem.ts';
import { fields, isGroup, listOf, valueAt } from '../../../manifest/text/values.ts';
import type { ManifestChange } from './change.ts';

/** The data after a change that fits it; everything that stays is the same object as before. */
export function changedData(data: unknown, change: ManifestChange): unknown {
  const { pointer } = change;
  switch (change.kind) {
    case 'set':
      return rewritten(data, pointer, () => change.value);
    case 'unset':
      return rewritten(data, pointer.slice(0, -1), (group) => without(group, pointer.at(-1)));
    case 'insert':
      return rewritten(data, pointer, (list) => listOf(list).toSpliced(change.at, 0, change.value));
    case 'remove':
      return rewritten(data, pointer.slice(0, -1), (list) =>
        listOf(list).toSpliced(Number(pointer.at(-1)), 1),
      );
    case 'move':
      return rewritten(data, pointer, (list) =>
        listOf(list).toSpliced(change.from, 1).toSpliced(change.to, 0, listOf(list)[change.from]),
      );
  }
}

function without(group: unknown, key: unknown): unknown {
  const { [String(key)]: _, ...others } = fields(group);
  return others;
}

function rewritten(node: unknown, pointer: Pointer, write: (old: unknown) => unknown): unknown {
  const [step, ...rest] = pointer;
  if (step === undefined) return write(node);
  if (Array.isArray(node)) {
    return node.with(Number(step), rewritten(node[Number(step)], rest, write));
  }
  const group = fields(node);
  return { ...group, [step]: rewritten(group[step], rest, write) };
}

const GONE =
  'This place is not in the file any more. Somebody else may have changed the file meanwhile.';

/** Why a change does not fit the data; undefined when it does. */
export function refusalOf(data: unknown, change: ManifestChange): string | undefined {
  return fits(data, change) ? undefined : GONE;
}

function fits(data: unknown, change: ManifestChange): boolean {
  const { kind, pointer } = change;
  const last = pointer.at(-1);
  const around = valueAt(data, pointer.slice(0, -1));
  const value = valueAt(data, pointer);
  switch (kind) {
    case 'set':
      return pointer.length > 0 && isReachable(data, pointer);
    case 'unset':
      return isGroup(around) && Object.hasOwn(around, String(last));
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

const isNothing = (value: unknown) => value === undefined || value === null;

const isIn = (index: unknown, length: number) =>
  Number.isInteger(index) && Number(index) >= 0 && Number(index) < length;

/** Whether each step leads into a list or a group that is there, or into a group that can be made. */
function isReachable(data: unknown, pointer: Pointer): boolean {
  return pointer.every((step, depth) => {
    const around = valueAt(data, pointer.slice(0, depth));
    if (typeof step === 'number') return Array.isArray(around) && isIn(step, around.length);
    return isGroup(around) || isNothing(around);
  });
}

/** Whether two values are the same data; the order of keys does not matter. */
export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b)) {
    return a.length === b.length && a.every((part, index) => isSame(part, b[index]));
  }
  if (!isGroup(a) || !isGroup(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && isSame(a[key], b[key]))
  );
}
