// Finds the places of a change again in a text that somebody else has changed meanwhile.

import type { Pointer } from '../../manifest/diagnostic.ts';
import { valueAt } from '../../manifest/text/values.ts';
import type { ManifestChange } from '../document/change.ts';
import { isSame } from '../document/change.ts';
import { align, ENTRY_SIGNS } from '../document/compare/differences.ts';

/** The place in `now` of what is at a place of `old`; undefined when its entry is gone. */
function placeNow(pointer: Pointer, old: unknown, now: unknown): Pointer | undefined {
  const steps: (string | number)[] = [];
  let [from, to] = [old, now] as [unknown, unknown];
  for (const step of pointer) {
    const next = typeof step === 'number' ? positionNow(step, from, to) : step;
    if (next === undefined) return undefined;
    steps.push(next);
    from = valueAt(from, [step]);
    to = valueAt(to, [next]);
  }
  return steps;
}

/** The change with its places as they are in `now`; undefined when one of them is gone. */
export function changeNow(
  change: ManifestChange,
  old: unknown,
  now: unknown,
): ManifestChange | undefined {
  const pointer = placeNow(change.pointer, old, now);
  if (!pointer) return undefined;
  const list = valueAt(old, change.pointer);
  const listNow = valueAt(now, pointer);
  const at = (position: number) => positionNow(position, list, listNow);
  if (change.kind === 'insert') {
    return {
      ...change,
      pointer,
      at: change.at === 0 ? 0 : (at(change.at - 1) ?? change.at - 1) + 1,
    };
  }
  if (change.kind !== 'move') return { ...change, pointer };
  const [from, to] = [at(change.from), at(change.to)];
  return from === undefined || to === undefined ? undefined : { ...change, pointer, from, to };
}

function positionNow(position: number, old: unknown, now: unknown): number | undefined {
  if (!Array.isArray(old) || !Array.isArray(now)) return position;
  if (old.length === now.length && isSame(old[position], now[position])) return position;
  return align(old, now, ENTRY_SIGNS).pairs.find(([from]) => from === position)?.[1];
}
