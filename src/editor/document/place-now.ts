// Finds a place of one version of the data in a later one, where entries may have come, gone or moved.
import type { Pointer } from '../../manifest/diagnostic.ts';
import { valueAt } from '../../manifest/text/values.ts';
import { isSame } from './change.ts';
import { align, ENTRY_SIGNS } from './compare/differences.ts';
import { sharesHalfTheWords } from './tokens.ts';

/** The place in `now` of what is at a place of `old`; undefined when its entry is gone. */
export function rebasePointer(pointer: Pointer, old: unknown, now: unknown): Pointer | undefined {
  const steps: (string | number)[] = [];
  let [from, to] = [old, now] as [unknown, unknown];
  for (const step of pointer) {
    const next = typeof step === 'number' ? rebaseIndex(step, from, to) : step;
    if (next === undefined) return undefined;
    steps.push(next);
    from = valueAt(from, [step]);
    to = valueAt(to, [next]);
  }
  return steps;
}

/** The position in `now` of an entry of `old`; undefined when it is gone. */
export function rebaseIndex(position: number, old: unknown, now: unknown): number | undefined {
  if (!Array.isArray(old) || !Array.isArray(now) || position >= old.length) return position;
  if (old.length === now.length && isSame(old[position], now[position])) return position;
  const { pairs, added } = align(old, now, ENTRY_SIGNS);
  const pair = pairs.find(([from]) => from === position);
  if (pair) return pair[1];
  // An entry that was changed while others came or went is like one of those that seem new.
  const isLike = (at: number) =>
    sharesHalfTheWords(JSON.stringify(old[position]), JSON.stringify(now[at] ?? null));
  return added.find(isLike);
}
