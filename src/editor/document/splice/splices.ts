// Splices as values: applied to a text, turned around, joined, and made as small as they can be.
import type { Splice } from './change.ts';

/** The text with its splices made. Splices at the same offset are made in their order. */
export function appliedTo(text: string, splices: readonly Splice[]): string {
  let at = 0;
  const parts: string[] = [];
  for (const { start, end, text: put } of inOrder(splices)) {
    parts.push(text.slice(at, start), put);
    at = end;
  }
  return parts.join('') + text.slice(at);
}

/** The splices that turn the new text into the old one again. */
export function inverseOf(text: string, splices: readonly Splice[]): Splice[] {
  let shift = 0;
  return inOrder(splices).map(({ start, end, text: put }) => {
    const from = start + shift;
    shift += put.length - (end - start);
    return { start: from, end: from + put.length, text: text.slice(start, end) };
  });
}

/** By their places; what is put at an offset goes before what begins there and is taken out. */
const inOrder = (splices: readonly Splice[]) =>
  splices.toSorted((a, b) => a.start - b.start || a.end - b.end);

/** A stretch of the old text, or a new text. */
type Stretch = [start: number, end: number] | string;

const lengthOf = (stretch: Stretch) =>
  typeof stretch === 'string' ? stretch.length : stretch[1] - stretch[0];

const partOf = (stretch: Stretch, from: number, to: number): Stretch =>
  typeof stretch === 'string'
    ? stretch.slice(from, to)
    : [stretch[0] + from, Math.min(stretch[0] + to, stretch[1])];

/** One list of splices of `text` that does what `first` and then `second` do. */
export function joined(
  text: string,
  first: readonly Splice[],
  second: readonly Splice[],
): Splice[] {
  if (first.length === 0) return inOrder(second);
  const stretches = cut(cut([[0, text.length]], first), second);
  const splices: Splice[] = [];
  let [at, put] = [0, ''];
  for (const stretch of [...stretches, [text.length, text.length] as Stretch]) {
    if (typeof stretch === 'string') put += stretch;
    else {
      const [start, end] = stretch;
      if (put !== '' || start > at) splices.push({ start: at, end: start, text: put });
      [at, put] = [end, ''];
    }
  }
  return splices;
}

/** The stretches with splices made in them. */
function cut(stretches: Stretch[], splices: readonly Splice[]): Stretch[] {
  const result: Stretch[] = [];
  const left = stretches.toReversed();
  let at = 0;
  const takeTo = (end: number, isKept: boolean) => {
    while (at < end) {
      const next = left.pop();
      if (next === undefined) return;
      const length = Math.min(lengthOf(next), end - at);
      if (length < lengthOf(next)) left.push(partOf(next, length, lengthOf(next)));
      if (isKept && length > 0) result.push(partOf(next, 0, length));
      at += length;
    }
  };
  for (const { start, end, text } of inOrder(splices)) {
    takeTo(start, true);
    if (text !== '') result.push(text);
    takeTo(end, false);
  }
  takeTo(Number.POSITIVE_INFINITY, true);
  return result;
}

/** The same splices without what they would only write again. */
export function smallest(text: string, splices: readonly Splice[]): Splice[] {
  return inOrder(splices)
    .map((splice) => trimmed(text, splice))
    .filter(({ start, end, text: put }) => start < end || put !== '');
}

function trimmed(text: string, { start, end, text: put }: Splice): Splice {
  const most = Math.min(end - start, put.length);
  let front = 0;
  while (front < most && text[start + front] === put[front]) front++;
  if (isHalf(text, start + front) || isHalf(put, front)) front--;
  let back = 0;
  while (back < most - front && text[end - 1 - back] === put[put.length - 1 - back]) back++;
  if (isHalf(text, end - back) || isHalf(put, put.length - back)) back--;
  return { start: start + front, end: end - back, text: put.slice(front, put.length - back) };
}

/** Whether an offset is in the middle of a character of two units, such as an emoji, or of a line end. */
const isHalf = (text: string, at: number) =>
  /^(?:[\uD800-\uDBFF][\uDC00-\uDFFF]|\r\n)$/.test(text.slice(at - 1, at + 1));
