// Puts the colon back behind a key that has lost it, or the space behind it, so that its line is only a text.
import { rewritten } from './yaml-rewrites.ts';

/** A line that begins with what could be a key, and has no colon that makes it one. */
const WORD = /^\s*(?:- +)*(?![\w-]+:(?:\s|$))\**([a-z][\w-]*)(?= *[:：;=*]|\s|$)/;

const KEY = /^\s*(?:- +)*([\w-]+):(?= |$)/;

/** A reference, which ends with the key of a shared list. */
const REFERENCE = /: +[a-z_.]+\.(\w+)$/;

const keysOfLine = (line = '') => [KEY, REFERENCE].flatMap((form) => form.exec(line)?.[1] ?? []);

/** Many faults ask about the same lines. */
const counted = new WeakMap<string[], ReadonlyMap<string, number>>();

/** Every key that a text has, or refers to, and how often. */
export function keysIn(lines: string[]): ReadonlyMap<string, number> {
  const known = counted.get(lines);
  if (known) return known;
  const counts = new Map<string, number>();
  for (const key of lines.flatMap((line) => keysOfLine(line)))
    counts.set(key, (counts.get(key) ?? 0) + 1);
  counted.set(lines, counts);
  return counts;
}

/** Whether a word is a key somewhere in the file, in another line than `except`; it counts from 1. */
export function isKey(word: string, lines: string[], except?: number): boolean {
  const here = except === undefined ? [] : keysOfLine(lines[except - 1]);
  return (keysIn(lines).get(word) ?? 0) > here.filter((key) => key === word).length;
}

/** The line with a colon and a space behind the key that it begins with; undefined for one that begins with no key. */
export function withColon(line: string, isKnown: (word: string) => boolean): string | undefined {
  const [, word] = WORD.exec(line) ?? [];
  return word !== undefined && isKnown(word)
    ? rewritten('missing-colon', line, 0)[0]?.[0]
    : undefined;
}
