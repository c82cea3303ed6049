// Reads the texts, numbers and brackets of plain YAML; throws NOT_PLAIN for any that the yaml package has to read.
import { ODD_SPACE } from '../text/rows.ts';
import { yaml } from './package.ts';
import { advance, type Cursor, endOfLine, FAR_IN, throwNotPlain } from './plain-cursor.ts';

/** A first character of an unquoted text that means something to YAML, or is a likely typo. */
const SPECIAL = /^[-?:,[\]{}#&*!|>'"%@`~“”„‘]/;

/** Whole numbers and decimals as people write them. */
const NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** Everything else that YAML takes for a number, null or a boolean. */
const NON_TEXT_SCALAR =
  /^(?:[-+]?[\d.]+(?:e[-+]?\d+)?|0x[\da-f]+|0o[0-7]+|[-+]?\.(?:inf|nan)|true|false|null)$/i;

/** Characters that end an unquoted text: a colon before a space, a number sign after one, a space at the end. */
const INSIDE = /:(?: |$)| #| $/;

/** A double-quoted text whose escapes mean the same in JSON. */
const JSON_TEXT = /^"(?:[^"\\]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"$/;

/** A list in brackets whose entries are plain words. */
const PLAIN_WORD_LIST = /^\[[A-Za-z][\w ’'-]*(?:, [A-Za-z][\w ’'-]*)*\]$/;

/** This many open brackets may exhaust the full reader. */
const MANY_BRACKETS = 20;

/** The start of a folded text's line that the full reader has to check: a list entry, a code fence, an odd space. */
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

/** The package compares each key in brackets with every other one, so long brackets take too long. */
const MAX_BRACKETED_CHARS = 1000;

function parseFlowCollection(raw: string): unknown {
  if (raw === '[]') return [];
  if (PLAIN_WORD_LIST.test(raw)) {
    const words = raw.slice(1, -1).split(', ');
    if (!words.some((word) => NON_TEXT_SCALAR.test(word) || word.endsWith(' '))) return words;
  }
  // Anchors, comments and likely typos: the full reader reports them.
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
      // Whether a line of spaces belongs to the text is for the full reader.
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

/** `key: word` inside a folded text is a misindented key; `key: several words` only if the file has that key. */
function noteLikeKey(line: string, { likeKeys }: Cursor): void {
  const [, name, more] = LIKE_A_KEY.exec(line) ?? [];
  if (name === undefined) return;
  if (more === undefined) throwNotPlain();
  likeKeys.add(name);
}
