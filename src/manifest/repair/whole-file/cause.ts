// What happened to a whole file, as data: the kind, the first place that shows it, and the text as it was before.
import type { wholeFile } from '../../messages/kinds/whole-file.ts';
import type { Facts } from '../../messages/all-messages.ts';
import { readPlainYaml } from '../../yaml/plain-yaml.ts';

export type WholeKind = keyof typeof wholeFile;

/** A cause with its facts and its first place in the text; line and column count from 1. */
export interface Cause {
  kind: WholeKind;
  facts: unknown;
  line: number;
  column: number;
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
}

/** A file with fewer lines than this shows nothing throughout. */
const FEWEST = 6;

export function surveyOf(text: string, parts: string[]): Survey {
  const lines = text.split('\n');
  const said = [...lines.keys()].filter((at) => /\S/.test(lines[at] ?? ''));
  return { text, lines, said, parts };
}

/** Which of the lines with words fit a pattern. */
export function fitting({ lines, said }: Survey, pattern: RegExp): number[] {
  return said.filter((at) => pattern.test(lines[at] ?? ''));
}

/** Whether some of several lines are nearly all of them. */
export const nearlyAll = (some: number, all: number) => some >= FEWEST && some >= all * 0.9;

/** Makes a cause; `place` is the first line that shows it, counted from 0. */
export function cause<K extends WholeKind>(
  kind: K,
  facts: Facts<K>,
  place: { at?: number; column?: number; length?: number; mended?: string } = {},
): Cause {
  const { at = 0, column = 1, length = 1, mended } = place;
  const good = mended !== undefined && isGood(mended);
  return { kind, facts, line: at + 1, column, length, ...(good && { mended }) };
}

/** Whether a text can be read without any doubt, and is a website's file. */
function isGood(text: string): boolean {
  const data = readPlainYaml(text);
  return typeof data === 'object' && data !== null && 'pages' in data && 'company' in data;
}

/** The text with every line changed in the same way. */
export const eachLine = ({ lines }: Survey, change: (line: string) => string) =>
  lines.map(change).join('\n');
