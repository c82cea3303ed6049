// Finds keys and entries by the depth of their lines, without reading the values of others.
import type { Pointer } from '../../../manifest/problem.ts';
import { lineAt, nextLine } from './lines.ts';

/** A key with its value, or an entry of a list, in the text. */
export interface Slot {
  /** The text of the key; undefined for an entry. */
  name?: string;
  /** The offset of the key or the dash. */
  head: number;
  /** The column of the key or the dash; its value is deeper. */
  depth: number;
  /** The offset after the colon or the dash. */
  after: number;
  /** The start of the line after its last one. */
  end: number;
}

/** Keys one below the other, or entries with dashes. */
export interface Block {
  kind: 'map' | 'list';
  /** The offset of the first key or dash. */
  from: number;
  depth: number;
  end: number;
}

/** The whole text, as the value of nothing. */
export const wholeOf = (text: string): Slot => ({ head: 0, depth: -1, after: 0, end: text.length });

/** A key with its colon: in quotes, or words without a sign that YAML knows. */
const KEY =
  /(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|((?:[^\s"'#&*!|>%@`[\]{},?:-]|[-?:](?=\S))(?:(?! #)[^\r\n])*?)) *:(?=[ \r\n]|$)/y;

function keyAt(text: string, head: number): Pick<Slot, 'name' | 'after'> | undefined {
  KEY.lastIndex = head;
  const found = KEY.exec(text);
  if (!found) return undefined;
  const [, double, single, plain = ''] = found;
  const name = double === undefined ? (single?.replaceAll("''", "'") ?? plain) : unquoted(double);
  return name === undefined ? undefined : { name, after: KEY.lastIndex };
}

function unquoted(text: string): string | undefined {
  try {
    return JSON.parse(`"${text}"`) as string;
  } catch {
    return undefined;
  }
}

const isDash = (text: string, at: number) =>
  text[at] === '-' && /^[ \r\n]?$/.test(text.charAt(at + 1));

/** The keys or entries below a key or dash; undefined for any other value. */
export function blockOf(text: string, slot: Slot): Block | undefined {
  const isEntry = slot.name === undefined;
  let from = slot.after;
  while (text[from] === ' ') from++;
  let depth = slot.depth + from - slot.head;
  if (slot.depth < 0 || /^[\r\n#]?$/.test(text.charAt(from))) {
    let line = lineAt(text, slot.depth < 0 ? 0 : nextLine(text, slot.after));
    while (line.kind !== 'content' && line.next < slot.end) line = lineAt(text, line.next);
    if (line.kind !== 'content' || line.start >= slot.end) return undefined;
    from = line.content;
    depth = from - line.start;
  } else if (!isEntry) return undefined;
  const kind = isDash(text, from) ? 'list' : keyAt(text, from) ? 'map' : undefined;
  return kind && { kind, from, depth, end: slot.end };
}

/** All keys or entries of a block; undefined when something else is among them. */
export function slotsOf(text: string, block: Block): Slot[] | undefined {
  const slots = [...slotsIn(text, block)];
  return slots.every((slot) => slot !== undefined) ? slots : undefined;
}

/** The keys or entries of a block one by one; undefined, as the last, for something else. */
function* slotsIn(text: string, block: Block): Generator<Slot | undefined> {
  const { kind, depth } = block;
  let head = block.from;
  let end = nextLine(text, head);
  for (let start = end; start < block.end; ) {
    const { content, next, kind: lineKind } = lineAt(text, start);
    const column = content - start;
    const isNext = lineKind === 'content' && column <= depth;
    // A list may be as deep as its key.
    const isBelow = kind === 'map' && column === depth && isDash(text, content);
    if (isNext && !isBelow) {
      yield slotAt(text, block, head, end);
      if (column < depth || (kind === 'list' && !isDash(text, content))) return yield undefined;
      head = content;
    }
    if (lineKind !== 'blank' && (column > depth || isNext)) end = next;
    start = next;
  }
  yield slotAt(text, block, head, end);
}

function slotAt(text: string, { kind, depth }: Block, head: number, end: number): Slot | undefined {
  const key = kind === 'list' ? { after: head + 1 } : keyAt(text, head);
  return key && { ...key, head, depth, end };
}

/** The entry or the key of a block; `missing` when it is not there, undefined when something else is. */
function slotFor(text: string, block: Block, step: string | number): Slot | 'missing' | undefined {
  let index = 0;
  for (const slot of slotsIn(text, block)) {
    if (!slot) return undefined;
    if (block.kind === 'list' ? index === step : slot.name === step) return slot;
    index++;
  }
  return 'missing';
}

/** How far a place can be followed. */
export interface Descent {
  slot: Slot;
  /** The slots around it, from the outside in. */
  around: Slot[];
  /** The steps from there on: into brackets, or to something that is not there. */
  rest: Pointer;
}

/** Follows a place from key to key; undefined when the lines are not written as keys and entries. */
export function find(text: string, pointer: Pointer): Descent | undefined {
  const around: Slot[] = [];
  let slot = wholeOf(text);
  for (const [depth, step] of pointer.entries()) {
    const block = blockOf(text, slot);
    if (!block) return { slot, around, rest: pointer.slice(depth) };
    const next = slotFor(text, block, step);
    if (!next) return undefined;
    if (next === 'missing') return { slot, around, rest: pointer.slice(depth) };
    around.push(slot);
    slot = next;
  }
  return { slot, around, rest: [] };
}
