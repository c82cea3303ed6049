// Turns a change of the manifest into the smallest splices of its text, and reads the result again before it counts.
import type { ManifestChange, Splice, Spliced } from './change.ts';
import { changedData, refusalOf } from './changed.ts';
import type { KeyOrder } from './key-order.ts';
import { lineEndAt } from './lines.ts';
import { planned, type Source } from './plan.ts';
import { dataOf, isReadAfter } from './reread.ts';
import { RARE } from './slot-value.ts';
import { appliedTo, joined, smallest } from './splices.ts';
import { stepsOf } from './steps.ts';

/** Optional help. */
export interface SpliceOptions {
  /** The order of keys in the schema. */
  order?: KeyOrder;
  /** The data of the text, for a caller that has read it. */
  data?: unknown;
}

/** The splices of a change; a refusal in plain words when it does not fit the file, or cannot be made safely. */
export function spliceOf(text: string, change: ManifestChange, options?: SpliceOptions): Spliced {
  const bare = text.replace(/^\uFEFF/, '');
  const mark = text.length - bare.length;
  const splices = spliceOfBare(bare, change, options);
  if (!Array.isArray(splices) || mark === 0) return splices;
  return splices.map(({ start, end, text: put }) => ({
    ...{ start: start + mark, end: end + mark },
    text: put,
  }));
}

function spliceOfBare(
  text: string,
  change: ManifestChange,
  { order, ...known }: SpliceOptions = {},
): Spliced {
  const read = 'data' in known ? known : dataOf(text);
  if ('line' in read) {
    return { refusal: `The file cannot be read in line ${read.line}. Please repair that first.` };
  }
  const { data } = read;
  const refusal = refusalOf(data, change);
  if (refusal !== undefined) return { refusal };
  const splices = splicesFor({ text, data, ...(order && { order }) }, change);
  if ('refusal' in splices) return splices;
  const isRight = isReadAfter(text, splices, change.pointer, changedData(data, change));
  return isRight ? splices : { refusal: RARE };
}

/** The splices of all steps of a change, as one list. */
function splicesFor({ text, data, order }: Source, change: ManifestChange): Spliced {
  // A last line without a line end gets one for the time of the work.
  const lineEnd = text === '' || text.endsWith('\n') ? '' : lineEndAt(text, text.length);
  let all: Splice[] = lineEnd ? [{ start: text.length, end: text.length, text: lineEnd }] : [];
  let now = { text: text + lineEnd, data };
  for (const step of stepsOf(data, change)) {
    const splices = planned({ ...now, ...(order && { order }) }, step);
    if ('refusal' in splices) return splices;
    all = joined(text, all, splices);
    now = { text: appliedTo(now.text, splices), data: changedData(now.data, step) };
  }
  const { length } = now.text;
  const last = { start: length - lineEnd.length, end: length, text: '' };
  return smallest(text, lineEnd ? joined(text, all, [last]) : all);
}
