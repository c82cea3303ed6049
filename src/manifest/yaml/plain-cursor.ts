// Goes through a text line by line, for the reader of plain YAML.

/** A place in a text. Past the last line, `line`, `start` and `end` are the text's end. */
export interface Cursor {
  text: string;
  /** The start of the current line. */
  line: number;
  /** The start of its content. */
  start: number;
  /** Its end: the line break. */
  end: number;
  /** The end of the last value. */
  last: number;
  /** All keys so far. */
  keys: Set<string>;
  /** Words before a colon at the start of a folded text's line. If the file has them as keys, they were indented too far. */
  likeKeys: Set<string>;
}

/** A line that is indented this far is left to the full reader. */
export const FAR_IN = 100;

/** Thrown to stop reading a text that is not plain. */
export const NOT_PLAIN = new Error('not plain');
const SPACE = 32;
const HASH = 35;

export function throwNotPlain(): never {
  throw NOT_PLAIN;
}

/** The cursor at the first line with content. */
export function startOf(text: string): Cursor {
  const keys = { keys: new Set<string>(), likeKeys: new Set<string>() };
  const cursor = { text, line: 0, start: 0, end: -1, last: 0, ...keys };
  advance(cursor);
  return cursor;
}

/** Moves to the next line that is neither empty nor a comment. */
export function advance(cursor: Cursor): void {
  const { text } = cursor;
  let line = cursor.end + 1;
  while (line < text.length) {
    let start = line;
    while (text.charCodeAt(start) === SPACE) start++;
    const end = endOfLine(text, start);
    if (start < end && text.charCodeAt(start) !== HASH) {
      cursor.line = line;
      cursor.start = start;
      cursor.end = end;
      return;
    }
    line = end + 1;
  }
  cursor.line = cursor.start = cursor.end = text.length;
}

/** The end of the line that contains a position. */
export function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end === -1 ? text.length : end;
}

/** The offset of the content in the cursor's line. */
export function indentOf({ line, start }: Cursor): number {
  return start - line;
}
