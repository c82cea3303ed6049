// Reads one line of the file: its key and value. No other file has a pattern for a line.

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
  kind: 'blank' | 'note' | 'content';
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
  const base = { text, at: spaces.length + dashes.length, valueAt: lead.length, value };
  if (text.trim() === '') return { ...base, kind: 'blank' };
  if (text[spaces.length] === '#') return { ...base, kind: 'note', at: spaces.length };
  return { ...base, kind: 'content', ...(key !== undefined && { key }) };
}

/** The rows of a text. */
export const rowsOf = (lines: readonly string[]): readonly Row[] => lines.map(rowOf);
