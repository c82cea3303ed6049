// Reads one line of the file: its depth, dashes, key and value.

/** A character that looks like a space: non-breaking, wide, narrow, or breaking a line or a page. */
export const ODD_SPACE = /[\v\f\u00A0\u2000-\u200A\u202F\u205F\u3000]/;
export const ODD_SPACES = new RegExp(ODD_SPACE, 'g');

/** The start of a line, where an odd space counts: its spaces, dashes and name. */
const ODD_LEAD = new RegExp(
  `^(?: |${ODD_SPACE.source})*(?:-(?: |${ODD_SPACE.source})+)*(?:[a-z_]+:(?: |${ODD_SPACE.source})+)?`,
  'gm',
);

/** A text with a plain space for each odd one that counts. */
export const withoutOddSpaces = (text: string): string =>
  text
    .replace(/^\uFEFF/, '')
    .replace(ODD_LEAD, (lead) => lead.replace(ODD_SPACES, ' ').replace(/(?<=\S)$/, ' '));

/** One line, taken apart. Columns count from 0. */
export interface Row {
  text: string;
  kind: 'blank' | 'comment' | 'content';
  /** The number of leading spaces. */
  depth: number;
  /** The number of leading dashes. */
  dashes: number;
  /** The column of the key or the text, after the dashes. */
  at: number;
  /** The word before a colon that makes it a key. */
  key?: string;
  /** The column of the value; `at` for a line without a key. */
  valueAt: number;
  /** The text after the key or the dashes, without trailing spaces. */
  value: string;
}

const PARTS = /^( *)((?:-(?: +|$))*)(?:([A-Za-z_][\w-]*):(?: +|$))?/;

/** Takes a line apart. */
export function rowOf(text: string): Row {
  const [lead = '', spaces = '', dashes = '', key] = PARTS.exec(text) ?? [];
  const value = text.slice(lead.length).trimEnd();
  const at = spaces.length + dashes.length;
  const base = { text, depth: spaces.length, at, valueAt: lead.length, value };
  if (text.trim() === '') return { ...base, kind: 'blank', dashes: 0 };
  if (text[spaces.length] === '#') return { ...base, kind: 'comment', dashes: 0, at: base.depth };
  return {
    ...base,
    kind: 'content',
    dashes: dashes.replaceAll(' ', '').length,
    ...(key !== undefined && { key }),
  };
}

/** The rows of a text. */
export const rowsOf = (lines: readonly string[]): readonly Row[] => lines.map(rowOf);

/** The index after the last row that is deeper than a row, and so belongs to it. */
export function endOfBlock(rows: readonly Row[], index: number): number {
  const depth = rows[index]?.depth ?? 0;
  let end = index + 1;
  for (let at = end; at < rows.length; at++) {
    const row = rows[at] as Row;
    if (row.kind === 'blank') continue;
    if (row.depth <= depth) break;
    if (row.kind === 'content') end = at + 1;
  }
  return end;
}
