// The difference of two texts as one part that gives way to another.
import { smallest } from '../../document/splice/splices.ts';

/** A part of a text and what takes its place. `start` counts characters. */
export interface TextStep {
  start: number;
  before: string;
  after: string;
}

/** The smallest part in which two texts differ. */
export function textStep(old: string, fresh: string): TextStep {
  const [splice] = smallest(old, [{ start: 0, end: old.length, text: fresh }]);
  const { start, end, text } = splice ?? { start: 0, end: 0, text: '' };
  return { start, before: old.slice(start, end), after: text };
}

/** The text after a step. */
export const withStep = (text: string, { start, before, after }: TextStep): string =>
  text.slice(0, start) + after + text.slice(start + before.length);

/** The text before a step. */
export const withoutStep = (text: string, { start, before, after }: TextStep): string =>
  text.slice(0, start) + before + text.slice(start + after.length);
