// Puts the colon back behind a key that has lost it, or the space behind it, so that its line is only a text.
import { rewritten } from './yaml-rewrites.ts';

/** A line that begins with what could be a key, and has no colon that makes it one. */
const WORD = /^\s*(?:- +)*(?![\w-]+:(?:\s|$))\**([a-z][\w-]*)(?= *[:：;=*]|\s|$)/;

const KEY = /^\s*(?:- +)*([\w-]+):(?= |$)/;

/** A reference, which ends with the key of a shared list. */
const REFERENCE = /: +[a-z_.]+\.(\w+)$/;

/** Every key that a text has, or refers to. */
export const keysIn = (lines: string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => [KEY, REFERENCE].flatMap((form) => form.exec(line)?.[1] ?? [])));

/** Whether a word is a key somewhere in the file. */
export const isKey = (word: string | undefined, lines: string[]) =>
  word !== undefined && keysIn(lines).has(word);

/** The line with a colon and a space behind the key that it begins with; undefined for one that begins with no key. */
export function withColon(line: string, isKnown: (word: string) => boolean): string | undefined {
  const [, word] = WORD.exec(line) ?? [];
  return word !== undefined && isKnown(word)
    ? rewritten('missing-colon', line, 0)[0]?.[0]
    : undefined;
}
