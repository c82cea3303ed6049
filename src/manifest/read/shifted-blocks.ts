// Lines that were pasted too far to the left or to the right: they are moved back together.

import { depthOf, isEntry, isNote } from './lines.ts';

/** A stretch of lines, moved sideways. */
export interface ShiftedBlock {
  lines: string[];
  /** By how many spaces; negative is to the left. */
  shift: number;
}

/**
 * The line and all that belongs to it, moved by some spaces.
 * @param line counted from 1
 * @param shift negative is to the left
 * @param end the last line, where it is known
 */
export function shiftedBlock(
  lines: string[],
  line: number,
  shift: number,
  end = blockEnd(lines, line, shift),
): ShiftedBlock {
  const block = lines.slice(line - 1, end);
  const moved = block.map((content) => {
    const text = content.trimStart();
    const depth = content.length - text.length + shift;
    return text === '' ? content : ' '.repeat(Math.max(0, depth)) + text;
  });
  return { lines: moved, shift };
}

/** The last line of a block, counted from 1. It ends where the lines that stayed in place go on. */
function blockEnd(lines: string[], line: number, shift: number): number {
  const first = lines[line - 1] ?? '';
  const own = depthOf(first);
  const goesOn = (content: string) =>
    depthOf(content) === own + shift && (isEntry(content) === isEntry(first) || isNote(content));
  let end = line;
  for (let at = line; at < lines.length; at++) {
    const content = lines[at] ?? '';
    if (content.trim() === '') continue;
    if (depthOf(content) < own || goesOn(content)) break;
    if (!isNote(content) || depthOf(content) > own) end = at + 1;
  }
  return end;
}
