// Shows by an example what could be written, where nothing tells what was meant.
import type { Finding, Pointer } from '../problem.ts';

/** Codes about a value that is not what belongs there: where nothing tells what was meant, an example helps. */
const UNFIT = [
  'not-in-list',
  'wrong-type',
  'wrong-format',
  'time-format',
  'out-of-range',
  'empty-value',
];

/** Adds what could be written, where it is not clear what was meant. */
export function withSample(found: Finding, sample: (pointer: Pointer) => unknown): Finding {
  const { code, pointer, mend } = found;
  if (mend && 'add' in mend && mend.value === undefined) {
    const value = sample([...pointer, mend.add]);
    return value === undefined
      ? { ...found, mend: undefined }
      : { ...found, mend: { ...mend, value } };
  }
  if (mend || (found.at === 'key' && code !== 'empty-value') || !UNFIT.includes(code)) return found;
  const value = sample(pointer);
  return value === undefined ? found : { ...found, mend: { block: value, sample: true } };
}
