// A change of the manifest as the editor asks for it, and what the data are after it.
import type { Pointer } from '../../manifest/diagnostic.ts';
import { fields, isEmptyList, isGroup, listOf, valueAt } from '../../manifest/text/values.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';

/**
 * A change of one place. `before` is the value that the person saw (undefined for none): another value there now means
 * that somebody else changed it meanwhile.
 */
export type ManifestChange =
  /** Writes a value; the key is added when it is not there. */
  | { kind: 'set'; pointer: Pointer; value: YamlValue; before?: YamlValue }
  /** Removes a key of a map, which is there. */
  | { kind: 'unset'; pointer: Pointer; before?: YamlValue }
  /** Puts an entry into the list at `pointer`, so that it has the position `at`. */
  | { kind: 'insert'; pointer: Pointer; at: number; value: YamlValue }
  /** Removes the entry of a list at `pointer`. */
  | { kind: 'remove'; pointer: Pointer; before?: YamlValue }
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
      return rewritten(data, pointer, (list) => moved(listOf(list), change.from, change.to));
  }
}

/** The list with an entry at another position. */
export const moved = <Entry>(list: Entry[], from: number, to: number): Entry[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

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

/** The smaller changes that make up a change, in their order: only what is different in a new group or list is set. */
export function stepsOf(data: unknown, change: ManifestChange): ManifestChange[] {
  return change.kind === 'set'
    ? setSteps(change.pointer, valueAt(data, change.pointer), change.value)
    : [change];
}

function setSteps(pointer: Pointer, old: unknown, value: YamlValue): ManifestChange[] {
  if (isSame(old, value)) return [];
  if (isGroup(old) && isGroup(value)) return groupSteps(pointer, old, value);
  if (Array.isArray(old) && Array.isArray(value)) return listSteps(pointer, old, value);
  return [{ kind: 'set', pointer, value }];
}

function groupSteps(
  pointer: Pointer,
  old: Record<string, unknown>,
  value: { [key: string]: YamlValue },
): ManifestChange[] {
  const keys = Object.keys(value);
  if (!keys.some((key) => Object.hasOwn(old, key))) return [{ kind: 'set', pointer, value }];
  return [
    ...keys.flatMap((key) => setSteps([...pointer, key], old[key], value[key] as YamlValue)),
    ...Object.keys(old)
      .filter((key) => !Object.hasOwn(value, key))
      .map((key): ManifestChange => ({ kind: 'unset', pointer: [...pointer, key] })),
  ];
}

function listSteps(pointer: Pointer, old: unknown[], value: YamlValue[]): ManifestChange[] {
  if (isEmptyList(old) || isEmptyList(value)) return [{ kind: 'set', pointer, value }];
  const shorter = Math.min(old.length, value.length);
  let front = 0;
  while (front < shorter && isSame(old[front], value[front])) front++;
  let back = 0;
  while (back < shorter - front && isSame(old.at(-1 - back), value.at(-1 - back))) back++;
  const both = shorter - back;
  const steps: ManifestChange[] = [];
  for (let at = front; at < both; at++) {
    steps.push(...setSteps([...pointer, at], old[at], value[at] as YamlValue));
  }
  for (let at = old.length - back - 1; at >= both; at--) {
    steps.push({ kind: 'remove', pointer: [...pointer, at] });
  }
  for (let at = both; at < value.length - back; at++) {
    steps.push({ kind: 'insert', pointer, at, value: value[at] as YamlValue });
  }
  return steps;
}
