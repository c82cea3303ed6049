// Decides for one change which lines give way to which: entries of a list and keys of a group, with their comments and blank lines.

import { isCollection } from 'yaml';
import type { Pointer, TextEdit } from '../../manifest/diagnostic.ts';
import { asObject, isEmptyList, isPlainObject, valueAt } from '../../manifest/text/values.ts';
import { bracketText, entryLines, keyLines, type YamlValue } from '../../manifest/yaml/write.ts';
import {
  changedData,
  isNothing,
  isSame,
  type ManifestChange,
  moved,
  type Refusal,
} from './change.ts';
import {
  type Block,
  blockOf,
  edit,
  findSlot,
  lineAt,
  lineStart,
  type Slot,
  type SlotMatch,
  slotsIn,
} from './slots.ts';
import { leafOf, setSlot, UNSUPPORTED_SYNTAX } from './values.ts';

/** A key or entry with what goes with it when it moves or goes. */
interface Chunk {
  slot: Slot;
  /** The start of the blank lines above it; of the comments for the first one. */
  lead: number;
  /** The start of its comments, or of its line. */
  body: number;
  end: number;
  /** Whether it begins behind the dash of an entry. */
  isBehindDash: boolean;
}

interface Group {
  block: Block;
  chunks: Chunk[];
  /** The key or dash that it belongs to. */
  slot: Slot;
}

/** A heading comment with the name of its entry: `# ------ Dunkirk`. */
const RULE = /^\s*#\s?[-=]{8,} \S/;

/** The keys or entries of a slot; undefined when it has none, or something else is among them. */
function groupOf(text: string, slot: Slot): Group | undefined {
  const block = blockOf(text, slot);
  if (!block) return undefined;
  const slots: Slot[] = [];
  for (const one of slotsIn(text, block)) {
    if (!one) return undefined;
    slots.push(one);
  }
  return { block, chunks: chunksOf(text, block, slots), slot };
}

function chunksOf(text: string, block: Block, slots: Slot[]): Chunk[] {
  const lines = slots.map(({ head }) => lineStart(text, head));
  const headings = slots.map((_, index) =>
    startOf('note', text, lines[index] as number, slots[index - 1]),
  );
  const hasHeadings = headings.some((start, index) => index > 0 && start < (lines[index] ?? 0));
  return slots.map((slot, index) => {
    const { head, end, depth } = slot;
    const [line, heading] = [lines[index], headings[index]] as [number, number];
    const isBehindDash = text.slice(line, head).trim() !== '';
    // Comments above a key of one line may be about the next key too, when that follows directly.
    const isOnItsOwn = text.indexOf('\n', head) + 1 < end || lines[index + 1] !== end;
    const owns =
      block.kind === 'list'
        ? index > 0 || hasHeadings || RULE.test(text.slice(heading, line))
        : isOnItsOwn && (index > 0 || depth > 0);
    const body = isBehindDash ? head : owns ? heading : line;
    const lead = index === 0 ? body : startOf('blank', text, body, slots[index - 1]);
    return { slot, body, end, isBehindDash, lead };
  });
}

/** The start of the lines of a kind that are directly above a line. */
function startOf(kind: 'note' | 'blank', text: string, line: number, before?: Slot): number {
  let start = line;
  while (start > (before?.end ?? 0)) {
    const above = lineStart(text, start - 1);
    if (lineAt(text, above).kind !== kind) break;
    start = above;
  }
  return start;
}

/** Puts the lines of an entry or a key into a group, so that it has the position `at`. */
function insertLines(group: Group, at: number, lines: string[]): TextEdit {
  const { chunks, block } = group;
  const [before, next] = [chunks[at - 1], chunks[at]];
  const own = lines.map((line) => `${line}\n`).join('');
  const isSpaced = chunks.length > 1 && chunks.every(({ lead, body }, i) => i === 0 || lead < body);
  const blank = isSpaced ? '\n' : '';
  if (before) {
    const place = next ? Math.max(next.lead, before.end) : before.end;
    return edit(place, place, blank + own);
  }
  const place = next?.body ?? block.from;
  const indent = ' '.repeat(block.depth);
  const put = next?.isBehindDash ? own.slice(block.depth) + blank + indent : own + blank;
  return edit(place, place, put);
}

/** The line of hyphens with the name of an entry, when others have one. */
function headingFor(text: string, chunks: Chunk[], value: YamlValue): string[] {
  const name = ['name', 'title', 'label', 'heading', 'question', 'path', 'id']
    .map((key) => asObject(value)[key])
    .find((words) => typeof words === 'string' && /^[^\r\n]+$/.test(words));
  const headings = chunks.map(({ body, slot }) => text.slice(body, lineStart(text, slot.head)));
  const rule = headings.flatMap((lines) => lines.split('\n')).find((line) => RULE.test(line));
  if (name === undefined || !rule) return [];
  return [rule.replace(/([-=]{8,}) .*/, (_, dashes) => `${dashes} ${name}`)];
}

/** Takes an entry or a key out, with the comments that belong to it alone. */
function removeChunk(text: string, { chunks, block, slot }: Group, at: number): TextEdit[] {
  const [own, next] = [chunks[at], chunks[at + 1]];
  if (!own) return [];
  if (chunks.length === 1) {
    // The last entry leaves `[]`, the last key `{}`.
    const word = block.kind === 'list' ? '[]' : '{}';
    if (own.isBehindDash) return [edit(own.body, own.end, `${word}\n`)];
    return [edit(slot.after, slot.after, ` ${word}`), edit(own.body, own.end, '')];
  }
  if (at > 0 || !next) return [edit(own.lead, own.end, '')];
  if (own.isBehindDash) return removeBehindDash(text, own, next);
  return [edit(own.body, own.end, ''), edit(next.lead, next.body, '')];
}

/** The next key takes the place behind the dash; comments between the two go above it. */
function removeBehindDash(text: string, own: Chunk, next: Chunk): TextEdit[] {
  const { start, content } = lineAt(text, lineStart(text, own.slot.head));
  const indent = text.slice(start, content);
  const between = text.slice(own.end, lineStart(text, next.slot.head));
  const notes = between.split('\n').filter((line) => line.trim() !== '');
  const above = notes.map((line) => `${indent}${line.trimStart()}\n`).join('');
  return [edit(start, start, above), edit(own.slot.head, next.slot.head, '')];
}

/** Moves an entry as it is written. The blank lines above the first entry stay above the first one. */
function moveChunk(text: string, group: Group, from: number, to: number): TextEdit[] {
  const { chunks } = group;
  const [own, there, second] = [chunks[from], chunks[to], chunks[1]];
  if (!own || !there || !second) return [];
  const body = text.slice(own.body, own.end);
  if (from === 0) {
    const blank = text.slice(second.lead, second.body);
    return [...removeChunk(text, group, 0), edit(there.end, there.end, blank + body)];
  }
  const lead = text.slice(own.lead, own.body);
  const place = to > from ? there.end : to === 0 ? there.body : there.lead;
  return [edit(own.lead, own.end, ''), edit(place, place, to === 0 ? body + lead : lead + body)];
}

/** The keys of the group at a place in the order of the schema, where it has one. */
export type KeyOrder = (pointer: Pointer) => readonly string[] | undefined;

/** A text whose last line has a line end, and its data. */
interface Source {
  text: string;
  data: unknown;
  order?: KeyOrder;
}

type Of<Kind> = Extract<ManifestChange, { kind: Kind }>;

/** The edits of a change that fits the data. */
export function editsFor(source: Source, change: ManifestChange): TextEdit[] | Refusal {
  switch (change.kind) {
    case 'set':
      return set(source, change);
    case 'insert':
      return insert(source, change);
    case 'move':
      return move(source, change);
    default:
      return remove(source, change);
  }
}

function set(source: Source, change: Of<'set'>): TextEdit[] | Refusal {
  if (isSame(valueAt(source.data, change.pointer), change.value)) return [];
  const { pointer, value } = withGroups(source.data, change);
  const found = findSlot(source.text, pointer);
  if (!found) return UNSUPPORTED_SYNTAX;
  const [step] = found.rest;
  if (step === undefined) return setSlot(source.text, found.slot, value);
  const group = groupOf(source.text, found.slot);
  if (!group) return inBrackets(source, found, { ...change, pointer, value });
  if (found.rest.length > 1 || typeof step === 'number') return UNSUPPORTED_SYNTAX;
  const lines = keyLines(step, value, group.block.depth);
  return [insertLines(group, positionOf(source, pointer, group), lines)];
}

/** A change that also makes the groups around its value that are missing or empty. */
function withGroups(data: unknown, { kind, pointer, value }: Of<'set'>): Of<'set'> {
  const around = valueAt(data, pointer.slice(0, -1));
  const isEmpty = isNothing(around) || (isPlainObject(around) && Object.keys(around).length === 0);
  if (pointer.length < 2 || !isEmpty) return { kind, pointer, value };
  const group = { [String(pointer.at(-1))]: value };
  return withGroups(data, { kind, pointer: pointer.slice(0, -1), value: group });
}

/** The position of a new key: after the last key that comes before it in the schema, or else at the end. */
function positionOf({ order }: Source, place: Pointer, { chunks }: Group): number {
  const key = String(place.at(-1));
  const keys = order?.(place.slice(0, -1)) ?? [];
  if (!keys.includes(key)) return chunks.length;
  const before = new Set<unknown>(keys.slice(0, keys.indexOf(key)));
  return chunks.findLastIndex(({ slot }) => before.has(slot.name)) + 1;
}

function insert(source: Source, change: Of<'insert'>): TextEdit[] | Refusal {
  const { pointer, at, value } = change;
  const list = valueAt(source.data, pointer);
  if (!Array.isArray(list) || isEmptyList(list)) {
    return set(source, { kind: 'set', pointer, value: [value] });
  }
  const { text } = source;
  const found = findSlot(text, pointer);
  if (!found) return UNSUPPORTED_SYNTAX;
  const group = found.rest.length === 0 ? groupOf(text, found.slot) : undefined;
  if (!group) return inBrackets(source, found, change);
  const lines = entryLines(value, group.block.depth);
  return [insertLines(group, at, [...headingFor(text, group.chunks, value), ...lines])];
}

function remove(source: Source, change: Of<'unset' | 'remove'>): TextEdit[] | Refusal {
  const { text } = source;
  const found = findSlot(text, change.pointer);
  if (!found) return UNSUPPORTED_SYNTAX;
  if (found.rest.length > 0) return inBrackets(source, found, change);
  const around = found.around.at(-1);
  const group = around && groupOf(text, around);
  const at = group?.chunks.findIndex(({ slot }) => slot.head === found.slot.head) ?? -1;
  if (!group || at < 0 || (around.depth < 0 && group.chunks.length === 1))
    return UNSUPPORTED_SYNTAX;
  return removeChunk(text, group, at);
}

function move(source: Source, change: Of<'move'>): TextEdit[] | Refusal {
  const { text, data } = source;
  const { pointer, from, to } = change;
  const found = findSlot(text, pointer);
  if (!found || from === to) return found ? [] : UNSUPPORTED_SYNTAX;
  const group = found.rest.length === 0 ? groupOf(text, found.slot) : undefined;
  if (!group) return inBrackets(source, found, change);
  if (!group.chunks[0]?.isBehindDash) return moveChunk(text, group, from, to);
  return setSlot(text, found.slot, moved(valueAt(data, pointer) as YamlValue[], from, to));
}

/** What brackets cannot keep when they are written anew: comments, and marks of values for other places. */
const MARKS = /(?:^|[\s[{,:])(?:#|[&*!]\S)/;

/** Writes brackets or braces with a change inside of them anew on their line: `[Erie, Cattaraugus]`. */
function inBrackets({ text, data }: Source, { slot, rest }: SlotMatch, change: ManifestChange) {
  const leaf = leafOf(text, slot);
  if ('refusal' in leaf) return leaf;
  const { node, source, base, start, end } = leaf;
  if (!isCollection(node) || MARKS.test(source.slice(start, end))) return UNSUPPORTED_SYNTAX;
  const place = change.pointer.slice(0, change.pointer.length - rest.length);
  const value = valueAt(changedData(data, change), place) as YamlValue;
  return [edit(base + start, base + end, bracketText(value))];
}
