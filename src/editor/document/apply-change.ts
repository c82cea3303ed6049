// Makes a change in the text of a manifest: every other byte stays, and the result is read again before it counts.
import type { Pointer } from '../../manifest/diagnostic.ts';
import { applyEdits, normalizeLineEnds } from '../../manifest/text/edits.ts';
import { placesOf } from '../../manifest/text/places.ts';
import { asObject, valueAt } from '../../manifest/text/values.ts';
import { parseText } from '../../manifest/yaml/parse.ts';
import { changedData, fits, isSame, type ManifestChange, type Refusal } from './change.ts';
import { editsFor, type KeyOrder } from './entries.ts';
import { findSlot, lineStart, type Slot } from './slots.ts';
import { UNSUPPORTED_SYNTAX } from './values.ts';

const GONE: Refusal = {
  refusal:
    'This place is not in the file any more. Somebody else may have changed the file meanwhile.',
};

/** Optional help. */
interface Options {
  /** The order of keys in the schema. */
  order?: KeyOrder;
  /** The data of the text, for a caller that has read it. */
  data?: unknown;
}

/** The text after a change; a refusal when the change does not fit the file, or cannot be made safely. */
export function applyChange(text: string, change: ManifestChange, options: Options = {}) {
  const plain = normalizeLineEnds(text);
  const read = 'data' in options ? { data: options.data } : dataOf(plain);
  if ('refusal' in read) return read;
  const { data } = read;
  if (!fits(data, change)) return GONE;
  // A last line without a line end gets one for the time of the work.
  const end = plain === '' || plain.endsWith('\n') ? '' : (/\r?\n/.exec(text)?.[0] ?? '\n');
  const whole = text + end;
  const edits = editsFor({ text: normalizeLineEnds(whole), data, order: options.order }, change);
  if ('refusal' in edits) return edits;
  const made = applyEdits(whole, { edits });
  const after = end ? made.replace(/\r?\n$/, '') : made;
  const isRight = isReadAs(
    plain,
    normalizeLineEnds(after),
    change.pointer,
    changedData(data, change),
  );
  return isRight ? after : UNSUPPORTED_SYNTAX;
}

function dataOf(text: string): { data: unknown } | Refusal {
  const { data, errors } = parseText(text);
  const [first] = errors;
  if (!first) return { data: data ?? {} };
  const { line } = placesOf(text)(first.start, first.start);
  return { refusal: `The file cannot be read in line ${line}. Please repair that first.` };
}

/** A name that lines elsewhere may refer to. */
const NAMES = /(?<=^|[\s:[,-])[&*][A-Za-z]/;

/**
 * Whether a changed text is read as `expected`. The lines of an entry of an outermost list, or of a key in an outermost
 * group, say the same wherever they are; when all around them is as before, they alone are read.
 */
function isReadAs(before: string, after: string, pointer: Pointer, expected: unknown): boolean {
  const slots = NAMES.test(before) ? [] : slotsAround(before, pointer);
  const depth = slots.findLastIndex((slot) => isOnlyIn(slot, before, after));
  const slot = slots[depth];
  if (!slot) return isSame(parseText(after).data ?? {}, expected);
  const start = lineStart(before, slot.head);
  const lines = after.slice(start, after.length - (before.length - slot.end));
  const [part = '', step] = pointer;
  if (depth === 0) {
    const { data } = parseText(lines);
    return isSame(data, { [part]: asObject(expected)[part] });
  }
  const value = valueAt(expected, pointer.slice(0, 2));
  const alone = typeof step === 'number' ? [value] : { [String(step)]: value };
  return isSame(parseText(`k:\n${lines}`).data, { k: alone });
}

/** The outermost key of a place, and the key or entry in it, when each begins a line of its own. */
function slotsAround(text: string, pointer: Pointer): Slot[] {
  const found = findSlot(text, pointer.slice(0, 2));
  if (!found || found.around.length === 0) return [];
  const slots = [...found.around.slice(1), found.slot];
  return slots.filter(({ head }) => text.slice(lineStart(text, head), head).trim() === '');
}

/** Whether all around the lines of a slot, and its first character, are as before. */
const isOnlyIn = ({ head, end }: Slot, before: string, after: string) =>
  after.length > head + before.length - end &&
  after.startsWith(before.slice(0, head + 1)) &&
  after.endsWith(before.slice(end));
