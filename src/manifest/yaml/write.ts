// Writes values as YAML in the manner of pages.yaml: plain where that is safe, quoted where not, long texts folded.
import { parse } from 'yaml';
import { isEmptyList } from '../text/values.ts';

/** The maximum length of a line of pages.yaml. */
const WIDTH = 100;

/** The possible values of a manifest entry. */
export type YamlValue = string | number | boolean | YamlValue[] | { [key: string]: YamlValue };

/**
 * Words and numbers that one YAML reader or another takes for something other than a text:
 * yes, on, 7:00, 2026-01-01, 2,500+.
 */
const AMBIGUOUS =
  /^(y|n|yes|no|on|off|true|false|null|~|[-+.]?\d[\d_]*(:[0-5]?\d)+(\.\d*)?|\d{4}-\d\d?-\d\d?.*|[-+.,\d]+)$/i;

/** The text as a YAML value on one line; in double quotes when it would be read as something else without. */
export function scalar(text: string): string {
  return isPlain(text) ? text : JSON.stringify(text);
}

function isPlain(text: string): boolean {
  // Control characters, no-break spaces and the like are shown as escapes, so that they can be seen.
  if (AMBIGUOUS.test(text) || /[\p{Cc}\u00a0\u2028\u2029\ufeff]/u.test(text)) return false;
  try {
    // The text has to survive as a value and as an entry of a list, where other characters are special.
    return same(read(`key: ${text}`), { key: text }) && same(read(`- ${text}`), [text]);
  } catch {
    return false;
  }
}

// Warnings are for people; here they only mean that quotes are needed.
const read = (text: string): unknown => parse(text, { logLevel: 'error' });

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/**
 * `head` (such as `      intro:` or `      -`) with the text as its value; a text that is too long for the line is
 * folded after `>-`, `depth` spaces in.
 */
export function textLines(head: string, text: string, depth: number): string[] {
  const line = `${head} ${scalar(text)}`;
  if (line.length <= WIDTH || !isFoldable(text)) return [line];
  return [`${head} >-`, ...fold(text, WIDTH - depth).map((part) => ' '.repeat(depth) + part)];
}

/** Whether a text comes back unchanged after its lines have been broken at single spaces. */
function isFoldable(text: string): boolean {
  return !/[\p{Cc}\u00a0\u2028\u2029\ufeff]|^ | {2}| $/u.test(text);
}

function fold(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** A key and its value as lines, `depth` spaces in. */
export function keyLines(key: string, value: YamlValue, depth: number): string[] {
  const head = `${' '.repeat(depth)}${key}:`;
  if (isEmptyList(value)) return [`${head} []`];
  if (typeof value === 'string') return textLines(head, value, depth + 2);
  if (typeof value !== 'object') return [`${head} ${value}`];
  return [head, ...(Array.isArray(value) ? listLines : mapLines)(value as never, depth + 2)];
}

function mapLines(map: { [key: string]: YamlValue }, depth: number): string[] {
  return Object.entries(map).flatMap(([key, value]) => keyLines(key, value, depth));
}

function listLines(list: YamlValue[], depth: number): string[] {
  return list.flatMap((entry) => entryLines(entry, depth));
}

/** An entry of a list as lines; the dash is `depth` spaces in. */
export function entryLines(entry: YamlValue, depth: number): string[] {
  const dash = `${' '.repeat(depth)}-`;
  if (typeof entry === 'string') return textLines(dash, entry, depth + 2);
  if (typeof entry !== 'object') return [`${dash} ${entry}`];
  const [first = '', ...rest] = keysOrItems(entry, depth + 2);
  return [`${dash} ${first.trimStart()}`, ...rest];
}

function keysOrItems(value: YamlValue[] | { [key: string]: YamlValue }, depth: number): string[] {
  return Array.isArray(value) ? listLines(value, depth) : mapLines(value, depth);
}

/** Short words in brackets on one line: `[Erie, Cattaraugus]`. */
export function bracketList(words: string[]): string {
  const safe = words.map((word) => {
    const plain = isPlain(word) && !/[[\]{},]/.test(word);
    return plain ? word : JSON.stringify(word);
  });
  return `[${safe.join(', ')}]`;
}
