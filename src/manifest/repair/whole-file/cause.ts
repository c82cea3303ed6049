// Damage to a whole file, as data: the kind, the first place that shows it, and the earlier text.

import type { ErrorObject } from 'ajv';
import type { Facts } from '../../messages/all-messages.ts';
import type { wholeFile } from '../../messages/syntax/whole-file.ts';

export type WholeKind = keyof typeof wholeFile;

/** A cause with its facts and its first place in the text; line and column count from 1. */
export interface Cause {
  kind: WholeKind;
  facts: unknown;
  line: number;
  column?: number;
  length: number;
  /** The whole text put right, where that is certain and the result can be read. */
  mended?: string;
}

/** A text, ready to be looked at as a whole. */
export interface Survey {
  text: string;
  lines: string[];
  /** The positions of the lines with words in them, counted from 0. */
  said: number[];
  /** The parts that every file has, in their usual order. */
  parts: string[];
  /** Whether another text is a website's file without a fault in its form. */
  fits: (text: string) => boolean;
  /** The errors of data against the schema. */
  misfits: (data: unknown) => ErrorObject[];
}

/** The parts and errors of every website's file. */
export type UsualFile = Pick<Survey, 'parts' | 'fits' | 'misfits'>;

/** A file with fewer lines than this shows nothing throughout. */
const FEWEST = 6;

export function surveyOf(text: string, known: UsualFile): Survey {
  const lines = text.split('\n');
  const said = [...lines.keys()].filter((at) => /\S/.test(lines[at] ?? ''));
  return { ...known, text, lines, said };
}

/** The lines with words that fit a pattern. */
export function fitting({ lines, said }: Survey, pattern: RegExp): number[] {
  return said.filter((at) => pattern.test(lines[at] ?? ''));
}

/** Whether some of several lines are nearly all of them. */
export const nearlyAll = (some: number, all: number) => some >= FEWEST && some >= all * 0.9;

/** Makes a cause; `at` is the first line that shows it, counted from 0. By default its first word is marked. */
export function cause<K extends WholeKind>(
  kind: K,
  facts: Facts<K>,
  { at = 0, ...place }: { at?: number; column?: number; length?: number; mended?: string } = {},
): Cause {
  return { kind, facts, line: at + 1, length: 1, ...place };
}

/** The cause without a mended text that would need mending itself. */
export function withGoodMend({ mended, ...found }: Cause, { fits }: UsualFile): Cause {
  return mended !== undefined && fits(mended) ? { ...found, mended } : found;
}

/** The text with every line changed in the same way. */
export const eachLine = ({ lines }: Survey, change: (line: string) => string) =>
  lines.map(change).join('\n');
