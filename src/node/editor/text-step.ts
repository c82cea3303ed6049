// The difference of two texts as one part that gives way to another.

/** A part of a text and what takes its place. `start` counts characters. */
export interface TextStep {
  start: number;
  before: string;
  after: string;
}

/** The smallest part in which two texts differ. */
export function textStep(old: string, fresh: string): TextStep {
  const least = Math.min(old.length, fresh.length);
  let start = 0;
  while (start < least && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < least - start && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end++;
  return {
    start,
    before: old.slice(start, old.length - end),
    after: fresh.slice(start, fresh.length - end),
  };
}

/** The text after a step. */
export const withStep = (text: string, { start, before, after }: TextStep): string =>
  text.slice(0, start) + after + text.slice(start + before.length);

/** The text before a step. */
export const withoutStep = (text: string, { start, before, after }: TextStep): string =>
  text.slice(0, start) + before + text.slice(start + after.length);
