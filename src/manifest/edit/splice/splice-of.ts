// Turns a change of the manifest into the smallest splices of its text, and reads the result again before it counts.
import { createReader, type Reader } from '../../yaml/read.ts';
import type { ManifestChange, Splice, Spliced } from './change.ts';
import { changedData, isSame, refusalOf } from './changed.ts';
import type { KeyOrder } from './key-order.ts';
import { RARE } from './leaf.ts';
import { lineEndAt } from './lines.ts';
import { planned } from './plan.ts';
import { appliedTo, joined, smallest } from './splices.ts';
import { stepsOf } from './steps.ts';

/** Optional help: the order of new keys, and a reader that knows most of the text. */
export interface SpliceOptions {
  order?: KeyOrder;
  /** A reader that is kept reads only the changed pieces of the next text. */
  reader?: Reader;
}

/** The splices of a change; a refusal in plain words when it does not fit the file, or cannot be made safely. */
export function spliceOf(
  text: string,
  change: ManifestChange,
  options: SpliceOptions = {},
): Spliced {
  const bare = text.replace(/^\uFEFF/, '');
  const mark = text.length - bare.length;
  const splices = spliceOfBare(bare, change, options);
  if (!Array.isArray(splices) || mark === 0) return splices;
  return splices.map(({ start, end, text: put }) => ({
    ...{ start: start + mark, end: end + mark },
    text: put,
  }));
}

function spliceOfBare(text: string, change: ManifestChange, options: SpliceOptions): Spliced {
  const reader = options.reader ?? createReader();
  const data = dataOf(text, reader);
  if (data === undefined) return { refusal: unreadable(text, reader) };
  const misfit = refusalOf(data, change);
  if (misfit !== undefined) return { refusal: misfit };
  const splices = splicesFor({ text, data }, change, options);
  if ('refusal' in splices) return splices;
  const isRight = isSame(dataOf(appliedTo(text, splices), reader), changedData(data, change));
  return isRight ? splices : { refusal: RARE };
}

/** The splices of all steps of a change, as one list. */
function splicesFor(
  start: { text: string; data: unknown },
  change: ManifestChange,
  { order }: SpliceOptions,
): Spliced {
  const { text } = start;
  // A last line without a line end gets one for the time of the work.
  const lineEnd = text === '' || text.endsWith('\n') ? '' : lineEndAt(text, text.length);
  let all: Splice[] = lineEnd ? [{ start: text.length, end: text.length, text: lineEnd }] : [];
  let now = { text: text + lineEnd, data: start.data };
  for (const step of stepsOf(start.data, change)) {
    const splices = planned({ ...now, ...(order && { order }) }, step);
    if ('refusal' in splices) return splices;
    all = joined(text, all, splices);
    now = { text: appliedTo(now.text, splices), data: changedData(now.data, step) };
  }
  const { length } = now.text;
  const last = { start: length - lineEnd.length, end: length, text: '' };
  return smallest(text, lineEnd ? joined(text, all, [last]) : all);
}

/** The data of a text; undefined when it cannot be read as a whole. */
function dataOf(text: string, reader: Reader): unknown {
  const reading = reader(linesOf(text));
  if (!reading || reading.stumbles.length > 0) return undefined;
  return reading.data ?? {};
}

const linesOf = (text: string) =>
  (text.includes('\r') ? text.replaceAll('\r\n', '\n') : text).split('\n');

function unreadable(text: string, reader: Reader): string {
  const line = reader(linesOf(text))?.stumbles[0]?.line;
  const where = line === undefined ? '' : ` in line ${line + 1}`;
  return `The file cannot be read${where}. Please repair that first.`;
}
