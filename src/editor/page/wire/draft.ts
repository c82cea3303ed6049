// A new value that does not fit the file yet: the panel shows it, and it is written with the change that makes it fit.

import type { Pointer } from '../../../manifest/diagnostic.ts';
import { valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import type { ManifestChange } from '../../document/change.ts';
import { changedData } from '../../document/change.ts';
import { isInside, samePlace } from '../schema/places.ts';
import { type PendingValue, useEditor, withData } from './store.ts';

/** Shows a value that was refused, to be completed. There is one at a time. */
export function beginDraft(draft: PendingValue): void {
  dropDraft();
  useEditor.setState(({ state }) => ({ draft, state: withData(state, [draft.change]) }));
}

/** Takes the value out of the panel again. */
export function dropDraft(): void {
  const { draft } = useEditor.getState();
  if (!draft) return;
  const { change } = draft;
  const undone: ManifestChange =
    change.kind === 'insert'
      ? { kind: 'remove', pointer: placeOf(change) }
      : { kind: 'unset', pointer: change.pointer };
  useEditor.setState(({ state }) => ({ draft: undefined, state: withData(state, [undone]) }));
}

/** The place that a draft's change gives a value to. */
const placeOf = (change: PendingValue['change']): Pointer =>
  change.kind === 'insert' ? [...change.pointer, change.at] : change.pointer;

/** The draft after changes inside it; undefined for changes elsewhere. */
export function refined(
  draft: PendingValue,
  changes: ManifestChange[],
  data: unknown,
): PendingValue | undefined {
  if (!changes.every(({ pointer }) => isInside(pointer, draft.pointer))) return undefined;
  const value = valueAt(changes.reduce<unknown>(changedData, data), placeOf(draft.change));
  return { ...draft, change: { ...draft.change, value: value as YamlValue } };
}

/** Whether a change takes the draft itself out. */
export const leavesOut = ({ change, pointer }: PendingValue, { kind, ...asked }: ManifestChange) =>
  (kind === 'remove' || kind === 'unset') &&
  (samePlace(asked.pointer, pointer) || samePlace(asked.pointer, placeOf(change)));

/** Whether a place is counted otherwise in the file, which does not have the draft's entry. */
export function isShifted({ change }: PendingValue, { pointer }: ManifestChange): boolean {
  if (change.kind !== 'insert' || !isInside(pointer, change.pointer)) return false;
  const at = pointer[change.pointer.length];
  return at === undefined || Number(at) >= change.at;
}

/** Why a draft does not fit, for one of its fields. */
export const draftFault = (draft: PendingValue | undefined, pointer: Pointer) =>
  draft?.diagnostics.find((diagnostic) => samePlace(diagnostic.pointer, pointer))?.words;
