// Writes values as YAML in the manner of pages.yaml: plain where that is safe, in double quotes where not, long texts folded.
import { parseText } from './parse.ts';
import { readPlainYaml } from './plain-yaml.ts';

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

/** Invisible characters, and those that change the direction of others: they are written as escapes. */
const HIDDEN_CHARACTER =
  /[\p{Cc}\u00a0\u00ad\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\uffff]|\p{Cs}/u;
const EACH_UNSEEN = new RegExp(HIDDEN_CHARACTER, 'gu');

/** Whether a text needs no escapes: every character of it is visible. */
const isVisible = (text: string): boolean => !HIDDEN_CHARACTER.test(text);

/** The text as a YAML value on one line; in double quotes when it would be read as something else without. */
export function scalar(text: string): string {
  return isPlain(text) ? text : doubleQuoted(text);
}

/** The text in double quotes on one line. */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(
    EACH_UNSEEN,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function isPlain(text: string): boolean {
  if (AMBIGUOUS.test(text) || !isVisible(text)) return false;
  if ((readPlainYaml(`key: ${text}`) as { key?: unknown } | undefined)?.key === text) return true;
  // The text has to survive as a value and as an entry of a list, where other characters are special.
  return parsesTo(`key: ${text}`, { key: text }) && parsesTo(`- ${text}`, [text]);
}

/** Whether a text parses to a value, without errors and suspicions. */
function parsesTo(source: string, value: unknown): boolean {
  const { data, errors, suspicions } = parseText(source);
  return errors.length + suspicions.length === 0 && JSON.stringify(data) === JSON.stringify(value);
}

/**
 * `head` (such as `      intro:` or `      -`) with the text as its value; a text that is too long for the line is
 * folded after `>-`, `depth` spaces in.
 */
function textLines(head: string, text: string, depth: number): string[] {
  const line = `${head} ${scalar(text)}`;
  if (line.length <= WIDTH) return [line];
  // A list entry with an empty line in it would look like two entries.
  const mayFold = !head.endsWith('-') || !text.includes('\n');
  const folded = mayFold ? foldedBlockLines(text, WIDTH - depth) : undefined;
  if (!folded) return [line];
  return [`${head} >-`, ...folded.map((part) => (part === '' ? '' : ' '.repeat(depth) + part))];
}

/** A line that looks like something else than folded text: a list entry, a code fence, a key. */
const MISLEADING = /^(?:[-*•] |```|[>|][-+]?$|[a-z][\w-]*:(?: |$))/;

/**
 * The lines below `>-`, which YAML joins again, with an empty line for each line break. Undefined if the text would not come
 * back unchanged, or a line would be taken for an entry, code or a key.
 */
function foldedBlockLines(text: string, width: number): string[] | undefined {
  const parts = text.split('\n');
  if (parts[0] === '' || parts.at(-1) === '') return undefined;
  if (parts.some((part) => !isVisible(part) || /^ | {2}| $/.test(part))) return undefined;
  const lines = parts.flatMap((part, at) => [
    ...(at > 0 ? [''] : []),
    ...(part === '' ? [] : fold(part, width)),
  ]);
  return lines.some((line) => MISLEADING.test(line)) ? undefined : lines;
}

/** The words of a text in lines of at most `width` characters, where words allow. */
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

/** A key as it is written, without its colon. */
export function keyText(key: string): string {
  return /^[A-Za-z_][\w-]*$/.test(key) && !/^(?:true|false|null)$/i.test(key)
    ? key
    : doubleQuoted(key);
}

/** A key and its value as lines, `depth` spaces in. */
export function keyLines(key: string, value: YamlValue, depth: number): string[] {
  const head = `${' '.repeat(depth)}${keyText(key)}:`;
  if (typeof value === 'string') return textLines(head, value, depth + 2);
  if (typeof value !== 'object' || isEmpty(value)) return [`${head} ${bracketText(value)}`];
  return [head, ...keysOrItems(value, depth + 2)];
}

/** An entry of a list as lines; the dash is `depth` spaces in. */
export function entryLines(entry: YamlValue, depth: number): string[] {
  const dash = `${' '.repeat(depth)}-`;
  if (typeof entry === 'string') return textLines(dash, entry, depth + 2);
  if (typeof entry !== 'object' || isEmpty(entry)) return [`${dash} ${bracketText(entry)}`];
  const [first = '', ...rest] = keysOrItems(entry, depth + 2);
  return [`${dash} ${first.trimStart()}`, ...rest];
}

function keysOrItems(value: YamlValue[] | { [key: string]: YamlValue }, depth: number): string[] {
  return Array.isArray(value)
    ? value.flatMap((entry) => entryLines(entry, depth))
    : Object.entries(value).flatMap(([key, part]) => keyLines(key, part, depth));
}

const isEmpty = (value: object) => Object.keys(value).length === 0;

/** A value on one line, as it is written in brackets: `[Erie, Cattaraugus]`, `{ label: Home, to: / }`. */
export function bracketText(value: YamlValue): string {
  if (typeof value === 'string') {
    return /[[\]{},]/.test(value) ? doubleQuoted(value) : scalar(value);
  }
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return `[${value.map(bracketText).join(', ')}]`;
  const pairs = Object.entries(value).map(([key, part]) => `${keyText(key)}: ${bracketText(part)}`);
  return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
}
