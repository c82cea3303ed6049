// Reads a value that is not written as keys and entries: a text, a number, brackets.
import { isAlias, isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import { escapePattern } from '../../../manifest/text/escape-pattern.ts';
import type { Slot } from './blocks.ts';

/** A value with the offsets of its characters in the text. */
export interface SlotValue {
  /** Its node, whose offsets count from `base`; undefined for nothing. */
  node?: Node;
  base: number;
  start: number;
  /** The end of a text in several lines (`>-`) is the start of the line after it. */
  end: number;
}

/** The value of a key or an entry; a refusal when it is marked for use in several places, or written in a rare way. */
export function leafOf(text: string, slot: Slot): SlotValue | { refusal: string } {
  if (slot.depth < 0) return { refusal: RARE };
  const base = slot.head - slot.depth;
  const source = ' '.repeat(slot.depth) + text.slice(slot.head, slot.end);
  const { contents, errors } = parseDocument(source, { prettyErrors: false });
  const value = isMap(contents) ? contents.items[0]?.value : isSeq(contents) && contents.items[0];
  const node = (value || undefined) as Node | undefined;
  if (errors.length > 0) return { refusal: RARE };
  if (isAlias(node)) return { refusal: aliasWords(text, node.source) };
  if (node && isUsedElsewhere(text, node)) return { refusal: sharedWords(node) };
  if (node?.tag && source.includes('!')) return { refusal: RARE };
  if (isCollection(node) && !node.flow) return { refusal: RARE };
  const isEmpty = !node?.range || (isScalar(node) && node.source === '' && node.value === null);
  if (isEmpty) return { base, start: slot.after, end: slot.after };
  const [start, end] = node.range as [number, number, number];
  return { node, base, start: base + start, end: base + end };
}

/** Words for what is written in a way that only a text editor can change. */
export const RARE =
  'This is written in a way that only a text editor can change. Please change it in the file.';

function isUsedElsewhere(text: string, node: Node): boolean {
  const { anchor } = node as { anchor?: string };
  return anchor !== undefined && (isCollection(node) || text.includes(`*${anchor}`));
}

const sharedWords = (node: Node) =>
  `Other places of the file repeat this (it is marked with &${(node as { anchor?: string }).anchor}). Please change it in the file.`;

function aliasWords(text: string, name: string): string {
  const at = text.search(new RegExp(`&${escapePattern(name)}(?![\\w-])`));
  const line = text.slice(0, Math.max(0, at)).split('\n').length;
  const where = at < 0 ? '' : ` Change it there: line ${line}.`;
  return `This repeats what is written elsewhere in the file (*${name}).${where}`;
}
