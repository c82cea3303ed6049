// Turns a mistake into the lines to paste: an edit of the unrepaired text.

import type { Edit, Finding, Mend } from '../../problem.ts';
import { endOfBlock, parentOf, type Row, rowsOf } from '../../text/rows.ts';
import type { ManifestSource } from '../../yaml/source.ts';
import { entryLines, keyLines, scalar, type YamlValue } from '../../yaml/write.ts';
import type { KeptEdit } from '../search/repair.ts';
import { moved } from '../search/slip.ts';

/** The longest line that an edit shows, in characters: a program wrote longer ones. */
const LONGEST = 10_000;

/** The text of a blank: the check refuses it until somebody has filled it in. */
const BLANK = '___';

/** The kept edit as one of the original text; nothing where other edits have changed the same lines before. */
export function editOfKept(
  { candidate, before, origin, helps }: KeptEdit,
  original: readonly string[],
): Edit | undefined {
  const { from, remove, lines, sureness } = candidate;
  if (!helps || sureness === 'unsure' || lines.some(({ length }) => length > LONGEST))
    return undefined;
  const at = origin[from] ?? original.length;
  const by =
    candidate.kind === 'wrong-indentation' && 'by' in candidate.facts
      ? candidate.facts.by
      : undefined;
  const shift =
    by !== undefined && isIndentation(before.slice(from, from + remove), lines, by)
      ? { shift: by }
      : {};
  return { line: at + 1, remove, lines, sureness, ...shift };
}

const isIndentation = (before: readonly string[], after: readonly string[], by: number) =>
  before.length === after.length &&
  moved(rowsOf(before), by).every((line, at) => line === after[at]);

/** The place of a rule's finding: the row, the marked characters, and the name of the value. */
interface MarkedPlace {
  row: number;
  column: number;
  length: number;
  name?: string | number;
  /** Whether a name or a part of a text is marked, which goes in as it is; a value may need quotes. */
  isRaw: boolean;
}

/** The edit that mends a finding of a text, if any. */
export function editOfFinding(
  finding: Finding,
  source: ManifestSource,
  rows: readonly Row[],
): Edit | undefined {
  const { mend, at, part, pointer } = finding;
  if (!mend) return undefined;
  const { line, column, length } = source.placeOf(finding);
  const isRaw = at === 'key' || part !== undefined;
  const spot = { row: line - 1, column: column - 1, length, name: pointer.at(-1), isRaw };
  return editOfMend(mend, spot, rows);
}

/** The edit that a rule proposes; undefined where it cannot be made in whole lines. */
function editOfMend(mend: Mend, spot: MarkedPlace, rows: readonly Row[]): Edit | undefined {
  const { row: at, column, length, name, isRaw } = spot;
  const row = rows[at];
  if (!row || row.text.length > LONGEST) return undefined;
  const edit = (remove: number, fresh: string[], sureness: Edit['sureness'] = 'likely'): Edit => ({
    line: at + 1,
    remove,
    lines: fresh,
    sureness,
  });
  const end = endOfBlock(rows, at) - at;
  if ('sample' in mend && mend.sample) return undefined;
  if ('instead' in mend) {
    const { instead } = mend;
    // A text in quotes keeps them in brackets, where a comma would end it.
    const before = row.text.slice(0, column);
    const isInBrackets = /[[{]/.test(before) && /^["']/.test(row.text.slice(column));
    const write = isInBrackets ? JSON.stringify : scalar;
    const words = isRaw || typeof instead !== 'string' ? String(instead) : write(instead);
    return edit(1, [row.text.slice(0, column) + words + row.text.slice(column + length)]);
  }
  if ('block' in mend) {
    if (row.key !== undefined && row.key === name) {
      const [first = '', ...rest] = keyLines(row.key, mend.block as YamlValue, row.at);
      return edit(end, [row.text.slice(0, row.at) + first.trimStart(), ...rest]);
    }
    const isEntry = typeof name === 'number' && row.dashes > 0;
    return isEntry ? edit(end, entryLines(mend.block as YamlValue, row.depth)) : undefined;
  }
  if ('delete' in mend) return end === 1 && row.dashes === 0 ? edit(1, []) : undefined;
  if ('deeper' in mend) {
    return { ...edit(end, moved(rows.slice(at, at + end), mend.deeper)), shift: mend.deeper };
  }
  return 'add' in mend ? added(mend.add, mend.value, at, rows) : undefined;
}

/**
 * A line for a missing field, after the first one of its group, with blanks for facts.
 * @param at the row of the group's name, or of its first field
 */
function added(key: string, sample: unknown, at: number, rows: readonly Row[]): Edit | undefined {
  const row = rows[at];
  if (!row) return undefined;
  const isName = row.key !== undefined && row.value === '' && row.dashes === 0;
  const first = isName ? at + 1 : at;
  const depth = rows[first]?.at ?? 0;
  const parent = parentOf(rows, first);
  if (isName && parent !== at) return undefined;
  const fields = rows[first];
  if (fields?.kind !== 'content' || fields.key === undefined) return undefined;
  const end = endOfField(rows, first, depth);
  return {
    line: first + end + 1,
    remove: 0,
    lines: keyLines(key, blanked(sample) as YamlValue, depth),
    sureness: 'example',
  };
}

/** The number of lines of the first field with its content. */
function endOfField(rows: readonly Row[], first: number, depth: number): number {
  let end = first + 1;
  // Its own row may begin with the dash of its entry.
  for (let at = end; at < rows.length; at++) {
    const row = rows[at] as Row;
    // A list may be as deep as its name.
    const isInside =
      row.depth > depth || (row.depth === depth && row.dashes > 0 && rows[first]?.value === '');
    if (row.kind !== 'blank' && !isInside) break;
    if (row.kind === 'content') end = at + 1;
  }
  return end - first;
}

/** A value of which only the form is right: every text and number is a blank. */
function blanked(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(blanked);
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, blanked(one)]));
  }
  if (typeof value === 'boolean') return value;
  return typeof value === 'string' && /^\(\d{3}\) \d{3}-\d{4}$/.test(value)
    ? '(___) ___-____'
    : BLANK;
}
