// Puts the edits of a fix into a text, and shows them as whole lines.
import type { Fix } from '../diagnostic.ts';

/** Whole lines that take the place of others; `line` counts from 1. */
export interface ChangedLines {
  line: number;
  remove: number;
  lines: string[];
}

/** The text as the check reads it: with line feeds as line ends, and without a byte order mark. */
export const normalizeLineEnds = (saved: string): string =>
  saved.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');

/** Applies the edits of a fix to a saved text, which keeps its line ends. */
export function applyEdits(saved: string, { edits }: Pick<Fix, 'edits'>): string {
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
export function changedLines(saved: string, fix: Fix): ChangedLines {
  const text = normalizeLineEnds(saved);
  const first = Math.min(...fix.edits.map(({ offset }) => offset));
  const last = Math.max(...fix.edits.map(({ offset, length }) => offset + length));
  const start = text.lastIndexOf('\n', first - 1) + 1;
  const next = text.indexOf('\n', last);
  const lengthAfter = next < 0 ? 0 : text.length - next;
  const after = applyEdits(text, fix);
  return {
    line: text.slice(0, start).split('\n').length,
    remove: text.slice(start, text.length - lengthAfter).split('\n').length,
    lines: after.slice(start, after.length - lengthAfter).split('\n'),
  };
}
