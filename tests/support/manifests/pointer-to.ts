// Finds the place that an example of the tests names.
import type { Pointer } from '../../../src/manifest/diagnostic.ts';
import { entryNames } from '../../../src/manifest/text/place-path.ts';

/** The pointer to a place; undefined where the data has nothing there but the last step may be new. */
export function pointerTo(path: string, data: unknown): Pointer | undefined {
  let node = data;
  const pointer: (string | number)[] = [];
  for (const step of path.split('.')) {
    if (node === undefined) return undefined;
    if (Array.isArray(node)) {
      const named = node.findIndex((entry) => entryNames(entry).includes(step));
      pointer.push(step === '+' ? node.length : named === -1 ? Number(step) : named);
    } else pointer.push(step);
    node = (node as Record<string | number, unknown>)[pointer.at(-1) as string];
  }
  return pointer;
}
