// Gives a key or an entry another value.
import {
  bracketText,
  entryLines,
  keyLines,
  keyText,
  type YamlValue,
} from '../../../manifest/yaml/write.ts';
import { blockOf, type Slot } from './blocks.ts';
import type { Splice, Spliced } from './change.ts';
import { lineEnd, lineEndAt, nextLine } from './lines.ts';
import { leafOf, type SlotValue } from './slot-value.ts';
import { textSplices, wordSplices } from './text-forms.ts';

/** Writes a value for a key or an entry. */
export function setSlot(text: string, slot: Slot, value: YamlValue): Spliced {
  if (blockOf(text, slot)) return replaceSlot(text, slot, value);
  const leaf = leafOf(text, slot);
  if ('refusal' in leaf) return leaf;
  if (typeof value === 'string') return textSplices(text, slot, leaf, value);
  if (typeof value !== 'object' || Object.keys(value).length === 0) {
    return wordSplices(text, slot, leaf, bracketText(value));
  }
  return replaceSlot(text, slot, value, leaf);
}

/** Writes all lines of a key or an entry anew; those of comments below a single value stay. */
function replaceSlot(text: string, slot: Slot, value: YamlValue, leaf?: SlotValue): Splice[] {
  const { name, depth, after } = slot;
  const end = leaf ? nextLine(text, leaf.end - (isLong(text, leaf) ? 1 : 0)) : slot.end;
  const isEntry = name === undefined;
  const [first = '', ...rest] = isEntry ? entryLines(value, depth) : keyLines(name, value, depth);
  const width = isEntry ? 1 : keyText(name).length + 1;
  const head = first.slice(depth + width) + commentOf(text, slot, leaf);
  const lineBreak = lineEndAt(text, slot.head);
  const lines = [head, ...rest].map((line) => line + lineBreak);
  return [{ start: after, end, text: lines.join('') }];
}

/** The comment on the line of a key or a value, with the spaces before it. */
function commentOf(text: string, { name, after }: Slot, leaf?: SlotValue): string {
  // The line of an entry's dash is also that of its first key.
  if (!leaf && name === undefined) return '';
  const from = leaf ? (isLong(text, leaf) ? leaf.start : leaf.end) : after;
  return / +#.*$/.exec(text.slice(from, lineEnd(text, from)))?.[0] ?? '';
}

const isLong = (text: string, { start }: SlotValue) => /^[|>]$/.test(text.charAt(start));
