// Reads the texts, numbers and brackets of plain YAML; throws NOT_PLAIN for any that the yaml package has to read.
import { ODD_SPACE } from '../text/rows.ts';
import { yaml } from './package.ts';
import { advance, type Cursor, endOfLine, FAR_IN, throwNotPlain } from './plain-cursor.ts';

/** Signs at the beginning of a text without quotes that mean something to YAML, or are a likely slip. */
const SPECIAL = /^[-?:,[\]{}#&*!|>'"%@`~“”„‘]/;

/** Whole numbers and decimals as people write them. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Everything else that YAML takes for a number, null or a boolean. */
const NON_TEXT_SCALAR =
  /^(?:[-+]?[\d.]+(?:e[-+]?\d+)?|0x[\da-f]+|0o[0-7]+|[-+]?\.(?:inf|nan)|true|false|null)$/i;

/** Signs that mean something in the middle of a text: a colon before a space, and a number sign after one. */
const INSIDE = /:(?: |$)| #| $/;

/** A text in double quotes in which escapes mean the same to JSON. */
const JSON_TEXT = /^"(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"$/;

/** A list in brackets whose entries are plain words. */
const PLAIN_WORD_LIST = /^\[[A-Za-z][\w ’'-]*(?:, [A-Za-z][\w ’'-]*)*\]$/;

/** This many open brackets may exhaust the full reader. */
const MANY_BRACKETS = 20;

/** The beginning of a line of a folded text that the full reader has to look at: another list, the mark of code, an odd space. */
const ODD_LINE = new RegExp(
  `^(?:[-*•] |[>|][-+]?$|\`\`\`|(?:-|(?:- +)*[a-z_]+:)?${ODD_SPACE.source})`,
);

/** A line of a folded text that looks like a key, as when it was indented too far. */
const LIKE_A_KEY = /^([a-z][a-z0-9_-]*):(?= |$) *(\S* )?/;

/** The value that a line ends with. */
export function parseInlineValue(raw: string): unknown {
  switch (raw[0]) {
    case '"':
      return JSON_TEXT.test(raw) ? JSON.parse(raw) : throwNotPlain();
    case "'":
      return /^'(?:[^']|'')*'$/.test(raw)
        ? raw.slice(1, -1).replaceAll("''", "'")
        : throwNotPlain();
    case '[':
    case '{':
      return parseFlowCollection(raw);
    default:
      return parsePlainScalar(raw);
  }
}

function parsePlainScalar(raw: string): unknown {
  if (NUMBER.test(raw)) return Number(raw);
  if (raw === 'true') return true;
  if (raw === 'false') return false;
  return SPECIAL.test(raw) || INSIDE.test(raw) || NON_TEXT_SCALAR.test(raw) ? throwNotPlain() : raw;
}

/** The package compares each key in brackets with every other one. */
const MAX_BRACKETED_CHARS = 1000;

function parseFlowCollection(raw: string): unknown {
  if (raw === '[]') return [];
  if (PLAIN_WORD_LIST.test(raw)) {
    const words = raw.slice(1, -1).split(', ');
    if (!words.some((word) => NON_TEXT_SCALAR.test(word) || word.endsWith(' '))) return words;
  }
  // Signs of names, notes and slips: the full reader has something to say about them.
  if (/[#&*!“”„‘]/.test(raw) || raw.split(/[[{]/).length > MANY_BRACKETS) return throwNotPlain();
  if (raw.length > MAX_BRACKETED_CHARS) return throwNotPlain();
  const document = yaml().parseDocument(raw);
  if (document.errors.length + document.warnings.length > 0) return throwNotPlain();
  return document.toJS();
}

/** A text over several lines that YAML joins (`>-`). Then the cursor is at the next line. */
export function foldedText(cursor: Cursor, at: number, indent: number): string {
  const { text } = cursor;
  if (cursor.end !== at + 2 || text[at + 1] !== '-') return throwNotPlain();
  let value = '';
  let depth = 0;
  let breaks = 0;
  cursor.last = cursor.end;
  for (let line = cursor.end + 1; line < text.length; line = cursor.end + 1) {
    let start = line;
    while (text[start] === ' ') start++;
    const end = endOfLine(text, start);
    if (start === end) {
      // A line of spaces may belong to the text or not.
      if (start > line || depth === 0) return throwNotPlain();
      breaks++;
    } else {
      if (start - line <= indent) break;
      if (depth === 0) depth = start - line;
      const content = text.slice(start, end);
      if (start - line !== depth || depth >= FAR_IN || content.endsWith(' '))
        return throwNotPlain();
      if (ODD_LINE.test(content)) return throwNotPlain();
      noteLikeKey(content, cursor);
      value += value === '' ? content : (breaks > 0 ? '\n'.repeat(breaks) : ' ') + content;
      breaks = 0;
      cursor.last = end;
    }
    cursor.end = end;
  }
  if (depth === 0) return throwNotPlain();
  advance(cursor);
  return value;
}

/** A key with one word behind it is a slip in any case; one with more words only if it is a key of this file. */
function noteLikeKey(line: string, { likeKeys }: Cursor): void {
  const [, name, more] = LIKE_A_KEY.exec(line) ?? [];
  if (name === undefined) return;
  if (more === undefined) throwNotPlain();
  likeKeys.add(name);
}
