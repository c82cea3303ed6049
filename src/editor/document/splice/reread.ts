// Reads a changed text again, as little of it as shows that all of it is right.
import type { Pointer } from '../../../manifest/problem.ts';
import { placeOf } from '../../../manifest/text/places.ts';
import { fields, valueAt } from '../../../manifest/text/values.ts';
import { parseText } from '../../../manifest/yaml/parse.ts';
import { find, type Slot } from './blocks.ts';
import type { Splice } from './change.ts';
import { isSame } from './changed.ts';
import { lineEnd, lineStart } from './lines.ts';
import { appliedTo } from './splices.ts';

/** The data of a text, or where it cannot be read; `line` counts from 1. */
export function dataOf(text: string): { data: unknown } | { line: number } {
  const source = withoutReturns(text);
  const { data, errors } = parseText(source);
  const [first] = errors;
  return first ? { line: placeOf(source, first.start).line } : { data: data ?? {} };
}

const withoutReturns = (text: string) =>
  text.includes('\r') ? text.replaceAll('\r\n', '\n') : text;

/** A name that lines elsewhere may refer to. */
const NAMES = /(?<=^|[\s:[,-])[&*][A-Za-z]/;

/**
 * Whether a text is read as `expected` after splices. The lines of an entry of an outermost list, or of a key in an
 * outermost group, say the same wherever they are, and those around them are as before.
 */
export function isReadAfter(
  text: string,
  splices: Splice[],
  pointer: Pointer,
  expected: unknown,
): boolean {
  const slots = NAMES.test(text) ? [] : slotsAround(text, pointer);
  const depth = slots.findLastIndex((slot) =>
    splices.every((splice) => isWithin(text, slot, splice)),
  );
  const slot = slots[depth];
  const [part, step] = pointer;
  if (!slot) return isSame(valuesOf(appliedTo(text, splices)), expected);
  const lines = linesAfter(text, slot, splices);
  if (depth === 0) {
    const read = fields(valuesOf(lines));
    return (
      Object.keys(read).length === 1 && isSame(read[String(part)], fields(expected)[String(part)])
    );
  }
  const value = valueAt(expected, pointer.slice(0, 2));
  const alone = typeof step === 'number' ? [value] : { [String(step)]: value };
  return isSame(valuesOf(`k:\n${lines}`), { k: alone });
}

function valuesOf(text: string): unknown {
  const read = dataOf(text);
  return 'data' in read ? read.data : undefined;
}

/** The outermost key of a place, and the key or entry in it, when each begins a line of its own. */
function slotsAround(text: string, pointer: Pointer): Slot[] {
  const found = find(text, pointer.slice(0, 2));
  if (!found || found.around.length === 0) return [];
  const slots = [...found.around.slice(1), found.slot];
  return slots.filter(({ head }) => text.slice(lineStart(text, head), head).trim() === '');
}

/** Whether a splice is in the lines of a slot, after its first character. */
function isWithin(text: string, { head, end }: Slot, splice: Splice): boolean {
  // The last line of the file may have no line end.
  return splice.start > head && splice.end <= Math.max(end, lineEnd(text, end - 1));
}

function linesAfter(text: string, { head, end }: Slot, splices: Splice[]): string {
  const start = lineStart(text, head);
  const moved = splices.map((splice) => ({
    ...splice,
    start: splice.start - start,
    end: splice.end - start,
  }));
  return appliedTo(text.slice(start, end), moved);
}
