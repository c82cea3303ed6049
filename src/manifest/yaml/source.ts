// A text that was read, with the line and column of each of its values.
import type { Finding, Pointer } from '../diagnostic.ts';
import { placesOf } from '../text/places.ts';
import { escapePattern } from '../text/strings.ts';
import { yaml } from './package.ts';
import { type Ranges, rangesInDocument, rangesInPlain } from './value-ranges.ts';

/** What is marked: a value, its key, a part of it, or a range of the text. */
type Marked = Pick<Finding, 'pointer' | 'at' | 'part' | 'range'>;

/** A manifest that has been read; its data are undefined when it cannot be. */
export type ManifestSource = ReturnType<typeof sourceOf>;

/** Finds the places of a text's values on demand. */
export function sourceOf(
  file: string,
  text: string,
  { data, isPlain }: { data: unknown; isPlain: boolean },
) {
  const place = placesOf(text);
  let ranges: Ranges | undefined;
  const rangeOf: Ranges = (pointer, at) => {
    ranges ??= isPlain
      ? rangesInPlain(text)
      : rangesInDocument(yaml().parseDocument(text, OPTIONS).contents);
    return ranges(pointer, at);
  };
  const markedRange = ({ pointer, at = 'value', part, range }: Marked) =>
    range ?? narrowed(text, rangeOf(pointer, at), part);
  return {
    ...{ file, text, data },
    /** The line of a value from where the value begins, as it is written. */
    written: (pointer: Pointer) => /.*/.exec(text.slice(rangeOf(pointer, 'value')[0]))?.[0] ?? '',
    /** The first and the last position of what is marked. */
    rangeOf: markedRange,
    /** The line and column of a value, or of the nearest one around it; all count from 1. */
    placeOf: (marked: Marked) => place(...markedRange(marked)),
  };
}

const OPTIONS = { prettyErrors: false, uniqueKeys: false };

/** The range of a part within a value; that of the whole value if the text writes the part differently. */
function narrowed(text: string, [start, end]: [number, number], part?: string): [number, number] {
  if (part === undefined) return [start, end];
  const pattern = part.split(' ').map(escapePattern).join('\\s+');
  const match = new RegExp(pattern).exec(text.slice(start, end));
  return match ? [start + match.index, start + match.index + match[0].length] : [start, end];
}
