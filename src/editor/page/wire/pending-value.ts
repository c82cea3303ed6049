// A new value that does not fit yet: it waits in the panel, and is taken in with the changes that are made inside it.
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { changedData, type ManifestChange } from '../../document/change.ts';
import { isInside, isSamePointer } from '../../document/schema/pointers.ts';
import { type PendingValue, useEditor, withData } from './store.ts';

/** Shows a value that was refused, to be completed. There is one at a time. */
export function showPendingValue(pending: PendingValue): void {
  dropPendingValue();
  useEditor.setState(({ state }) => ({
    pendingValue: pending,
    state: withData(state, [pending.change]),
  }));
}

/** Takes the value out of the panel again. */
export function dropPendingValue(): void {
  const { pendingValue } = useEditor.getState();
  if (!pendingValue) return;
  const { change } = pendingValue;
  const undone: ManifestChange =
    change.kind === 'insert'
      ? { kind: 'remove', pointer: placeOf(change) }
      : { kind: 'unset', pointer: change.pointer };
  useEditor.setState(({ state }) => ({
    pendingValue: undefined,
    state: withData(state, [undone]),
  }));
}

const placeOf = (change: PendingValue['change']): Pointer =>
  change.kind === 'insert' ? [...change.pointer, change.at] : change.pointer;

/** The pending value after changes inside it; undefined for changes elsewhere. */
export function applyToPending(
  pending: PendingValue,
  changes: ManifestChange[],
  data: unknown,
): PendingValue | undefined {
  if (!changes.every(({ pointer }) => isInside(pointer, pending.pointer))) return undefined;
  const value = valueAt(changes.reduce<unknown>(changedData, data), placeOf(pending.change));
  return { ...pending, change: { ...pending.change, value: value as YamlValue } };
}

/** Whether a change takes the pending value itself out. */
export const isDiscarding = (
  { change, pointer }: PendingValue,
  { kind, ...asked }: ManifestChange,
) =>
  (kind === 'remove' || kind === 'unset') &&
  (isSamePointer(asked.pointer, pointer) || isSamePointer(asked.pointer, placeOf(change)));

/** Whether an index differs in the file, which lacks the pending entry. */
export function isShifted({ change }: PendingValue, { pointer }: ManifestChange): boolean {
  if (change.kind !== 'insert' || !isInside(pointer, change.pointer)) return false;
  const at = pointer[change.pointer.length];
  return at === undefined || Number(at) >= change.at;
}

/** Why a pending value does not fit, for one of its fields. */
export const pendingValueError = (pending: PendingValue | undefined, pointer: Pointer) =>
  pending?.diagnostics.find((diagnostic) => isSamePointer(diagnostic.pointer, pointer))?.words;
