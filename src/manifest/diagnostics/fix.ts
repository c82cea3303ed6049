// Fixes: how they are made from what a rule would write, put into a text, and shown as lines.
import type { Finding, Fix, TextEdit } from '../problem.ts';
import { endOfBlock, rowOf, rowsOf } from '../text/rows.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { bracketText, keyLines, scalar, type YamlValue } from '../yaml/write.ts';

/** Whole lines that take the place of others; `line` counts from 1. */
export interface LineChange {
  line: number;
  remove: number;
  lines: string[];
}

/** The text as the check reads it: line feeds alone end lines, and no mark is at the beginning. */
export const plainEnds = (saved: string): string =>
  saved.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** A saved text with the edits of a fix. It keeps its line ends. */
export function applied(saved: string, { edits }: Pick<Fix, 'edits'>): string {
  const end = /\r\n?|\n/.exec(saved)?.[0] ?? '\n';
  const mark = saved.startsWith('\uFEFF') ? 1 : 0;
  const pairs = [...saved.matchAll(/\r\n/g)].map(({ index }, before) => index - before - mark);
  const inSaved = (offset: number) => offset + mark + pairs.filter((at) => at < offset).length;
  let text = saved;
  for (const edit of edits.toSorted((a, b) => b.offset - a.offset)) {
    const [from, to] = [inSaved(edit.offset), inSaved(edit.offset + edit.length)];
    text = text.slice(0, from) + edit.text.replaceAll('\n', end) + text.slice(to);
  }
  return text;
}

/** The lines that a fix changes, as they are afterwards. */
export function lineChange(saved: string, fix: Fix): LineChange {
  const text = plainEnds(saved);
  const first = Math.min(...fix.edits.map(({ offset }) => offset));
  const last = Math.max(...fix.edits.map(({ offset, length }) => offset + length));
  const start = text.lastIndexOf('\n', first - 1) + 1;
  // An edit that ends at the beginning of a line leaves that line as it is.
  const end = last > first && text[last - 1] === '\n' ? last : endOfLine(text, last);
  const grown = fix.edits.reduce((sum, edit) => sum + edit.text.length - edit.length, 0);
  const after = applied(text, fix).slice(start, end + grown);
  const linesIn = (some: string) =>
    some === '' && (start === end || grown < 0) ? [] : some.replace(/\n$/, '').split('\n');
  const isInsertion = first === last && start === first && fix.edits.every(isWholeLines);
  return {
    line: text.slice(0, start).split('\n').length,
    remove: isInsertion ? 0 : linesIn(text.slice(start, end)).length || 1,
    lines: linesIn(isInsertion ? fix.edits.map((edit) => edit.text).join('') : after),
  };
}

const isWholeLines = ({ text }: TextEdit) => text.endsWith('\n');

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

/** The edit that puts lines in the place of others. */
export function editOfLines(text: string, { line, remove, lines }: LineChange): TextEdit {
  const rows = text.split('\n');
  const lengthOf = (some: string[]) => some.reduce((sum, row) => sum + row.length + 1, 0);
  const offset = Math.min(lengthOf(rows.slice(0, line - 1)), text.length);
  const length = Math.min(lengthOf(rows.slice(line - 1, line - 1 + remove)), text.length - offset);
  const isAtEnd = offset + length >= text.length && !text.endsWith('\n');
  const fresh = lines.map((row) => `${row}\n`).join('');
  return { offset, length, text: isAtEnd && remove > 0 ? fresh.replace(/\n$/, '') : fresh };
}

/** The longest line that a fix changes, in characters: a program wrote longer ones. */
const LONGEST = 10_000;

/** The fix that a finding's rule has in mind; undefined where it cannot be made. */
export function fixOf(finding: Finding, source: ManifestSource): Fix | undefined {
  const { mend } = finding;
  const edit = mend && editOf(finding, source);
  return edit && { edits: [edit], safety: 'suggested' };
}

function editOf(finding: Finding, source: ManifestSource): TextEdit | undefined {
  const { mend, pointer, at, part } = finding;
  const { text } = source;
  const [start, end] = source.rangeOf(finding);
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const rows = rowsOf(text.split('\n'));
  const index = text.slice(0, from).split('\n').length - 1;
  const row = rows[index] ?? rowOf('');
  if (!mend || row.text.length > LONGEST) return undefined;
  const block = endOfBlock(rows, index) - index;
  const lines = (fresh: string[], remove = block) =>
    editOfLines(text, { line: index + 1, remove, lines: fresh });
  if ('delete' in mend) return block === 1 && row.dashes === 0 ? lines([]) : undefined;
  if ('deeper' in mend) {
    const moved = rows.slice(index, index + block).map((one) => movedLine(one.text, mend.deeper));
    return lines(moved);
  }
  const instead = 'block' in mend ? mend.block : 'instead' in mend ? mend.instead : undefined;
  if (instead === undefined) return undefined;
  if (at === 'key' || part !== undefined) {
    return { offset: start, length: end - start, text: String(instead) };
  }
  if (typeof instead !== 'object') {
    const before = text.slice(from, start);
    // A text in quotes keeps them in brackets, where a comma would end it.
    const isInBrackets = /[[{]/.test(before) && /^["']/.test(text.slice(start));
    const write = isInBrackets ? JSON.stringify : scalar;
    const words = typeof instead === 'string' ? write(instead) : String(instead);
    return { offset: start, length: end - start, text: words };
  }
  if (row.key === undefined || row.key !== pointer.at(-1)) return undefined;
  if (row.value.startsWith('[') || row.value.startsWith('{')) {
    return { offset: start, length: end - start, text: bracketText(instead as YamlValue) };
  }
  const [first = '', ...rest] = keyLines(row.key, instead as YamlValue, row.at);
  return lines([row.text.slice(0, row.at) + first.trimStart(), ...rest]);
}

/** A line so many spaces further to the right, or to the left. */
export const movedLine = (line: string, by: number): string =>
  line.trim() === '' ? line : by > 0 ? ' '.repeat(by) + line : line.slice(-by);
