// The difference of two texts as one part that gives way to another.

/** A part of a text and what takes its place. `start` counts characters. */
export interface TextStep {
  start: number;
  before: string;
  after: string;
}

/** The smallest part in which two texts differ. */
export function textStep(old: string, fresh: string): TextStep {
  let start = 0;
  let [end, freshEnd] = [old.length, fresh.length];
  const most = Math.min(end, freshEnd);
  while (start < most && old[start] === fresh[start]) start++;
  if (isHalf(old, start) || isHalf(fresh, start)) start--;
  while (end > start && freshEnd > start && old[end - 1] === fresh[freshEnd - 1]) {
    end--;
    freshEnd--;
  }
  const half = isHalf(old, end) || isHalf(fresh, freshEnd) ? 1 : 0;
  const part = (text: string, to: number) => text.slice(start, to + half);
  return { start, before: part(old, end), after: part(fresh, freshEnd) };
}

/** Whether an offset is in the middle of a character of two units, such as an emoji, or of a line end. */
const isHalf = (text: string, at: number) =>
  /^(?:[\uD800-\uDBFF][\uDC00-\uDFFF]|\r\n)$/.test(text.slice(at - 1, at + 1));

/** The text after a step. */
export const withStep = (text: string, { start, before, after }: TextStep): string =>
  text.slice(0, start) + after + text.slice(start + before.length);

/** The text before a step. */
export const withoutStep = (text: string, { start, before, after }: TextStep): string =>
  text.slice(0, start) + before + text.slice(start + after.length);
