// Gives a key or an entry another value: as the old one was written, in the manner of the file, or in quotes.
import { isAlias, isCollection, isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { TextEdit } from '../../manifest/diagnostic.ts';
import { applied } from '../../manifest/text/edits.ts';
import { escapePattern } from '../../manifest/text/escape-pattern.ts';
import { parseText } from '../../manifest/yaml/parse.ts';
import {
  bracketText,
  doubleQuoted,
  entryLines,
  foldedLines,
  isSeen,
  keyLines,
  keyText,
  reads,
  scalar,
  textLines,
  WIDTH,
  type YamlValue,
} from '../../manifest/yaml/write.ts';
import type { Refusal } from './change.ts';
import { blockOf, edit, lineStart, nextLine, type Slot } from './slots.ts';

/** A value that is not written as keys and entries: a text, a number, brackets. */
export interface Leaf {
  slot: Slot;
  /** The lines of its slot, with the offset of their start in the text. All offsets of the leaf count from there. */
  source: string;
  base: number;
  /** Undefined for nothing. */
  node?: Node;
  start: number;
  /** The end of a text in several lines (`>-`) is the start of the line after it. */
  end: number;
  /** `>-`, `|` and their relatives. */
  header?: string;
}

/** Words for what is written in a way that only a text editor can change. */
export const RARE: Refusal = {
  refusal:
    'This is written in a way that only a text editor can change. Please change it in the file.',
};

/** The value of a key or an entry; a refusal when it is marked for use in several places, or written in a rare way. */
export function leafOf(text: string, slot: Slot): Leaf | Refusal {
  if (slot.depth < 0) return RARE;
  const base = slot.head - slot.depth;
  const source = ' '.repeat(slot.depth) + text.slice(slot.head, slot.end);
  const { contents, errors } = parseDocument(source, { prettyErrors: false });
  const value = isMap(contents) ? contents.items[0]?.value : isSeq(contents) && contents.items[0];
  const node = (value || undefined) as Node | undefined;
  if (errors.length > 0) return RARE;
  if (isAlias(node)) return { refusal: aliasWords(text, node.source) };
  const { anchor } = (node ?? {}) as { anchor?: string };
  if (anchor !== undefined && (isCollection(node) || text.includes(`*${anchor}`))) {
    return {
      refusal: `Other places of the file repeat this (it is marked with &${anchor}). Please change it in the file.`,
    };
  }
  if (node?.tag && source.includes('!')) return RARE;
  if (isCollection(node) && !node.flow) return RARE;
  const isEmpty = !node?.range || (isScalar(node) && node.source === '' && node.value === null);
  const after = slot.after - base;
  if (isEmpty) return { slot, source, base, start: after, end: after };
  const [start, end] = node.range as [number, number, number];
  const isBlock = isScalar(node) && node.type?.startsWith('BLOCK');
  const header = isBlock ? /^[|>][-+\d]*/.exec(source.slice(start, end))?.[0] : undefined;
  return { slot, source, base, node, start, end, ...(header && { header }) };
}

function aliasWords(text: string, name: string): string {
  const at = text.search(new RegExp(`&${escapePattern(name)}(?![\\w-])`));
  const line = text.slice(0, Math.max(0, at)).split('\n').length;
  const where = at < 0 ? '' : ` Change it there: line ${line}.`;
  return `This repeats what is written elsewhere in the file (*${name}).${where}`;
}

/** Edits of a leaf as edits of the text. */
export const inText = ({ base }: Leaf, edits: TextEdit[]): TextEdit[] =>
  edits.map((one) => ({ ...one, offset: one.offset + base }));

/** The edits that write a value for a key or an entry. */
export function setSlot(text: string, slot: Slot, value: YamlValue): TextEdit[] | Refusal {
  if (blockOf(text, slot)) return [replacement(text, slot, value)];
  const leaf = leafOf(text, slot);
  if ('refusal' in leaf) return leaf;
  if (typeof value === 'string') return inText(leaf, textEdits(leaf, value));
  if (typeof value !== 'object' || Object.keys(value).length === 0) {
    return inText(leaf, editsOf(leaf, { head: bracketText(value) }));
  }
  return [replacement(text, slot, value, leaf)];
}

/** Writes all lines of a key or an entry anew; those of comments below a single value stay. */
function replacement(text: string, slot: Slot, value: YamlValue, leaf?: Leaf): TextEdit {
  const { name, depth, after } = slot;
  const last = leaf && leaf.base + leaf.end - (leaf.header ? 1 : 0);
  const isEntry = name === undefined;
  const [first = '', ...rest] = isEntry ? entryLines(value, depth) : keyLines(name, value, depth);
  const width = isEntry ? 1 : keyText(name).length + 1;
  // The line of an entry's dash is also that of its first key.
  const from = leaf ? leaf.base + (leaf.header ? leaf.start : leaf.end) : isEntry ? -1 : after;
  const comment = from < 0 ? '' : (/ +#.*/.exec(text.slice(from, nextLine(text, from)))?.[0] ?? '');
  const lines = [first.slice(depth + width) + comment, ...rest].map((line) => `${line}\n`);
  return edit(after, last === undefined ? slot.end : nextLine(text, last), lines.join(''));
}

/** A value as written: what follows the key, and the lines below of a text in several lines. */
interface Form {
  head: string;
  body?: string[];
}

/** Puts a form in the place of a value, and below its line. A comment behind the value stays. */
function editsOf({ source, start, end, node, header }: Leaf, { head, body = [] }: Form) {
  const headEnd = header === undefined ? end : start + header.length;
  const below = nextLine(source, header === undefined ? end : start);
  const lines = body.map((line) => `${line}\n`).join('');
  return [
    edit(start, headEnd, node ? head : ` ${head}`),
    edit(below, header === undefined ? below : Math.max(below, end), lines),
  ];
}

/** Writes a text in the first way in which it is read as it is meant. */
function textEdits(leaf: Leaf, value: string): TextEdit[] {
  const { name, depth } = leaf.slot;
  const alone = (lines: string) => lines.replace(new RegExp(`^ {0,${depth}}`, 'gm'), '');
  // A comment behind it may be as suspicious as before.
  const { suspicions } = parseText(alone(leaf.source));
  for (const form of formsOf(leaf, value)) {
    const edits = editsOf(leaf, form);
    const after = alone(applied(leaf.source, { edits }));
    if (reads(after, name === undefined ? [value] : { [name]: value }, suspicions)) return edits;
  }
  return editsOf(leaf, { head: doubleQuoted(value) });
}

function* formsOf(leaf: Leaf, value: string): Generator<Form> {
  const { source, slot, start, header, node } = leaf;
  const quoted = inQuotes(isScalar(node) ? node.type : undefined, value);
  if (quoted) yield { head: quoted };
  if (header !== undefined) yield* asBlock(leaf, header, value);
  const column = start - lineStart(source, start);
  const lead = `${' '.repeat(Math.max(0, column - 2))}${slot.name === undefined ? '-' : ':'}`;
  const [first = '', ...body] = textLines(lead, value, slot.depth + 2);
  yield { head: first.slice(lead.length + 1), body };
  yield { head: scalar(value) };
}

/** The text in the quotes of another one; undefined when that has none, or they cannot show it. */
function inQuotes(type: string | null | undefined, value: string): string | undefined {
  if (type === 'QUOTE_SINGLE' && isSeen(value)) return `'${value.replaceAll("'", "''")}'`;
  return type?.startsWith('QUOTE') ? doubleQuoted(value) : undefined;
}

/** The text as lines below its header, at the depth and width of the old ones. */
function* asBlock({ source, slot, start, end }: Leaf, header: string, value: string) {
  const lines = source.slice(nextLine(source, start), end).replace(/\n$/, '').split('\n');
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? '';
  const depth = indent || ' '.repeat(slot.depth + 2);
  const bare = value.replace(/\n+$/, '');
  const ends = value.length - bare.length;
  const style = header.replace(/[-+]/, '') + (ends === 0 ? '-' : ends === 1 ? '' : '+');
  const before = lines.map((line) => line.slice(indent.length));
  const body =
    header[0] === '>'
      ? refolded(before, bare, depth.length)
      : bare.split('\n').every(isSeen) && bare.split('\n');
  if (!body || bare === '') return;
  const more = Array.from({ length: Math.max(0, ends - 1) }, () => '');
  yield { head: style, body: [...body, ...more].map((line) => (line === '' ? '' : depth + line)) };
}

/** Folds a text as wide as the old one was, where that was folded by its width. */
function refolded(before: string[], text: string, depth: number): string[] | undefined {
  const old = before.join('\n').replace(/\n(\n*)/g, (_, more) => more || ' ');
  const longest = before.reduce((most, { length }) => Math.max(most, length), 0);
  const widths = [WIDTH - depth, longest];
  const isOld = (width: number) => foldedLines(old, width)?.join('\n') === before.join('\n');
  return foldedLines(text, widths.find(isOld) ?? Math.max(...widths));
}
