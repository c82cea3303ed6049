// Gives a key or an entry another value, in the manner of the file.
import { isAlias, isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { TextEdit } from '../../manifest/diagnostic.ts';
import { escapePattern } from '../../manifest/text/strings.ts';
import { entryLines, keyLines, keyText, type YamlValue } from '../../manifest/yaml/write.ts';
import type { Refusal } from './change.ts';
import { blockOf, edit, nextLine, type Slot } from './slots.ts';

/** A value that is not written as keys and entries: a text, a number, brackets. */
interface Leaf {
  /** The lines of its slot, with the offset of their start in the text. All offsets of the leaf count from there. */
  source: string;
  base: number;
  /** Undefined for nothing. */
  node?: Node;
  start: number;
  /** The end of a text in several lines (`>-`) is the start of the line after it. */
  end: number;
  /** Whether it is one of those. */
  isBlock: boolean;
}

/** Words for what is written in a way that only a text editor can change. */
export const UNSUPPORTED_SYNTAX: Refusal = {
  refusal:
    'This is written in a way that only a text editor can change. Please change it in the file.',
};

/** The value of a key or an entry; a refusal when it is marked for use in several places, or written in a rare way. */
export function leafOf(text: string, slot: Slot): Leaf | Refusal {
  if (slot.depth < 0) return UNSUPPORTED_SYNTAX;
  const base = slot.head - slot.depth;
  const source = ' '.repeat(slot.depth) + text.slice(slot.head, slot.end);
  const { contents, errors } = parseDocument(source, { prettyErrors: false });
  const value = isMap(contents) ? contents.items[0]?.value : isSeq(contents) && contents.items[0];
  const node = (value || undefined) as Node | undefined;
  if (errors.length > 0) return UNSUPPORTED_SYNTAX;
  if (isAlias(node)) return { refusal: aliasWords(text, node.source) };
  const { anchor } = (node ?? {}) as { anchor?: string };
  if (anchor !== undefined && (isCollection(node) || text.includes(`*${anchor}`))) {
    return {
      refusal: `Other places of the file repeat this (it is marked with &${anchor}). Please change it in the file.`,
    };
  }
  if (node?.tag && source.includes('!')) return UNSUPPORTED_SYNTAX;
  if (isCollection(node) && !node.flow) return UNSUPPORTED_SYNTAX;
  const isEmpty = !node?.range || (isScalar(node) && node.source === '' && node.value === null);
  const after = slot.after - base;
  if (isEmpty) return { source, base, start: after, end: after, isBlock: false };
  const [start, end] = node.range as [number, number, number];
  const isBlock = isScalar(node) && node.type?.startsWith('BLOCK') === true;
  return { source, base, node, start, end, isBlock };
}

function aliasWords(text: string, name: string): string {
  const at = text.search(new RegExp(`&${escapePattern(name)}(?![\\w-])`));
  const line = text.slice(0, Math.max(0, at)).split('\n').length;
  const where = at < 0 ? '' : ` Change it there: line ${line}.`;
  return `This repeats what is written elsewhere in the file (*${name}).${where}`;
}

/** The edits that write all lines of a key or an entry anew; those of comments below a single value stay. */
export function setSlot(text: string, slot: Slot, value: YamlValue): TextEdit[] | Refusal {
  const leaf = blockOf(text, slot) ? undefined : leafOf(text, slot);
  if (leaf && 'refusal' in leaf) return leaf;
  const { name, depth, after } = slot;
  const last = leaf && leaf.base + leaf.end - (leaf.isBlock ? 1 : 0);
  const isEntry = name === undefined;
  const [first = '', ...rest] = isEntry ? entryLines(value, depth) : keyLines(name, value, depth);
  const width = isEntry ? 1 : keyText(name).length + 1;
  // The line of an entry's dash is also that of its first key.
  const from = leaf ? leaf.base + (leaf.isBlock ? leaf.start : leaf.end) : isEntry ? -1 : after;
  const comment = from < 0 ? '' : (/ +#.*/.exec(text.slice(from, nextLine(text, from)))?.[0] ?? '');
  const lines = [first.slice(depth + width) + comment, ...rest].map((line) => `${line}\n`);
  return [edit(after, last === undefined ? slot.end : nextLine(text, last), lines.join(''))];
}
