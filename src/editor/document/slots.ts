// Finds keys and entries in a text by the depth of their lines, without reading the values of others.
import type { Pointer, TextEdit } from '../../manifest/diagnostic.ts';

/** The edit that puts a text in the place of what is from `start` to `end`. */
export const edit = (start: number, end: number, text: string): TextEdit => ({
  offset: start,
  length: end - start,
  text,
});

/** The start of the line after an offset. */
export function nextLine(text: string, offset: number): number {
  const end = text.indexOf('\n', offset);
  return end === -1 ? text.length : end + 1;
}

export const lineStart = (text: string, offset: number): number =>
  offset === 0 ? 0 : text.lastIndexOf('\n', offset - 1) + 1;

/** One line: where it starts, where its content does, and where the next line starts. */
interface Line {
  start: number;
  content: number;
  next: number;
  kind: 'blank' | 'note' | 'content';
}

export function lineAt(text: string, start: number): Line {
  let content = start;
  while (text[content] === ' ') content++;
  const sign = text[content];
  const kind = sign === undefined || sign === '\n' ? 'blank' : sign === '#' ? 'note' : 'content';
  return { start, content, next: nextLine(text, content), kind };
}

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

/** A key with its colon: in quotes, or words without a sign that YAML knows. */
const KEY =
  /(?:"((?:[^"\\]|\\.)*)"|'((?:[^']|'')*)'|((?:[^\s"'#&*!|>%@`[\]{},?:-]|[-?:](?=\S))(?:(?! #)[^\n])*?)) *:(?=[ \n]|$)/y;

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
  text[at] === '-' && /^[ \n]?$/.test(text.charAt(at + 1));

/** The keys or entries below a key or dash; undefined for any other value. */
export function blockOf(text: string, slot: Slot): Block | undefined {
  const isEntry = slot.name === undefined;
  let from = slot.after;
  while (text[from] === ' ') from++;
  let depth = slot.depth + from - slot.head;
  if (slot.depth < 0 || /^[\n#]?$/.test(text.charAt(from))) {
    let line = lineAt(text, slot.depth < 0 ? 0 : nextLine(text, slot.after));
    while (line.kind !== 'content' && line.next < slot.end) line = lineAt(text, line.next);
    if (line.kind !== 'content' || line.start >= slot.end) return undefined;
    from = line.content;
    depth = from - line.start;
  } else if (!isEntry) return undefined;
  const kind = isDash(text, from) ? 'list' : keyAt(text, from) ? 'map' : undefined;
  return kind && { kind, from, depth, end: slot.end };
}

/** Yields each key or entry of a block, and undefined for a line that is neither: stop at the first undefined. */
export function* slotsIn(text: string, block: Block): Generator<Slot | undefined> {
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
export interface SlotMatch {
  slot: Slot;
  /** The slots around it, from the outside in. */
  around: Slot[];
  /** The steps from there on: into brackets, or to something that is not there. */
  rest: Pointer;
}

/** Follows a place from key to key; undefined when the lines are not written as keys and entries. */
export function findSlot(text: string, pointer: Pointer): SlotMatch | undefined {
  const around: Slot[] = [];
  // Start with a slot for the whole document; depth -1 marks it.
  let slot: Slot = { head: 0, depth: -1, after: 0, end: text.length };
  for (const [depth, step] of pointer.entries()) {
    const block = blockOf(text, slot);
    const next = block ? slotFor(text, block, step) : 'missing';
    if (!next) return undefined;
    if (next === 'missing') return { slot, around, rest: pointer.slice(depth) };
    around.push(slot);
    slot = next;
  }
  return { slot, around, rest: [] };
}
