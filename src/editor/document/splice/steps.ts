// Takes a new value of a whole group or list apart into changes of what is different in it.
import type { Pointer } from '../../../manifest/problem.ts';
import { isEmptyList, isGroup, valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import type { ManifestChange } from './change.ts';
import { isSame } from './changed.ts';

/** The changes that make up a change, in the order in which they are made. */
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
  const has = (group: object, key: string) => Object.hasOwn(group, key);
  if (!keys.some((key) => has(old, key))) return [{ kind: 'set', pointer, value }];
  return [
    ...keys.flatMap((key) => setSteps([...pointer, key], old[key], value[key] as YamlValue)),
    ...Object.keys(old)
      .filter((key) => !has(value, key))
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
