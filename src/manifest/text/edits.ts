// Puts the edits of a fix into a text, and shows them as whole lines.
import type { Fix, TextEdit } from '../diagnostic.ts';

/** Whole lines that take the place of others; `line` counts from 1. */
export interface ChangedLines {
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

/** The lines that a fix changes, as they are afterwards: for each place, from the top. */
export function lineChanges(saved: string, fix: Fix): ChangedLines[] {
  const text = plainEnds(saved);
  const places: TextEdit[][] = [];
  for (const edit of fix.edits.toSorted((a, b) => a.offset - b.offset)) {
    const before = places.at(-1)?.at(-1);
    const isOnSameLine =
      before && !text.slice(before.offset + before.length, edit.offset).includes('\n');
    if (isOnSameLine) places.at(-1)?.push(edit);
    else places.push([edit]);
  }
  return places.map((edits) => lineChange(text, { ...fix, edits }));
}

function lineChange(text: string, fix: Fix): ChangedLines {
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
