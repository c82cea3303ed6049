// The difference of two texts as one part that gives way to another.

/** A part of a text and what takes its place. `start` counts characters. */
export interface TextStep {
  start: number;
  before: string;
  after: string;
}

/** The smallest part in which two texts differ. */
export function textStep(old: string, fresh: string): TextStep {
  const most = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < most && old[start] === fresh[start]) start++;
  if (isHalf(old, start) || isHalf(fresh, start)) start--;
  let back = 0;
  while (back < most - start && old.at(-1 - back) === fresh.at(-1 - back)) back++;
  if (isHalf(old, old.length - back) || isHalf(fresh, fresh.length - back)) back--;
  return {
    start,
    before: old.slice(start, old.length - back),
    after: fresh.slice(start, fresh.length - back),
  };
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
