// Decides for one change which lines give way to which, with only the part of the file in view that changes.
import { isCollection } from 'yaml';
import type { Pointer, TextEdit } from '../../manifest/diagnostic.ts';
import { isEmptyList, isGroup, valueAt } from '../../manifest/text/values.ts';
import { bracketText, keyLines, type YamlValue } from '../../manifest/yaml/write.ts';
import { changedData, isSame, type ManifestChange, moved, type Refusal } from './change.ts';
import {
  type Group,
  groupOf,
  insertEntry,
  insertLines,
  moveChunk,
  removeChunk,
} from './entries.ts';
import { type Descent, edit, find } from './slots.ts';
import { inText, leafOf, RARE, setSlot } from './values.ts';

/** The keys of the group at a place in the order of the schema, where it has one. */
export type KeyOrder = (pointer: Pointer) => readonly string[] | undefined;

/** A text whose last line has a line end, and its data. */
export interface Source {
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
  const found = find(source.text, pointer);
  if (!found) return RARE;
  const [step] = found.rest;
  if (step === undefined) return setSlot(source.text, found.slot, value);
  const group = groupOf(source.text, found.slot);
  if (!group) return inBrackets(source, found, { ...change, pointer, value });
  if (found.rest.length > 1 || typeof step === 'number') return RARE;
  const lines = keyLines(step, value, group.block.depth);
  return [insertLines(group, positionOf(source, pointer, group), lines)];
}

/** A change that also makes the groups around its value that are missing or empty. */
function withGroups(data: unknown, { kind, pointer, value }: Of<'set'>): Of<'set'> {
  const around = valueAt(data, pointer.slice(0, -1));
  const isMissing = around === undefined || around === null;
  if (pointer.length < 2 || !(isMissing || (isGroup(around) && !Object.keys(around).length))) {
    return { kind, pointer, value };
  }
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
  const found = find(text, pointer);
  if (!found) return RARE;
  const group = found.rest.length === 0 ? groupOf(text, found.slot) : undefined;
  if (!group) return inBrackets(source, found, change);
  return insertEntry(text, group, at, value);
}

function remove(source: Source, change: Of<'unset' | 'remove'>): TextEdit[] | Refusal {
  const { text } = source;
  const found = find(text, change.pointer);
  if (!found) return RARE;
  if (found.rest.length > 0) return inBrackets(source, found, change);
  const around = found.around.at(-1);
  const group = around && groupOf(text, around);
  const at = group?.chunks.findIndex(({ slot }) => slot.head === found.slot.head) ?? -1;
  if (!group || at < 0 || (around.depth < 0 && group.chunks.length === 1)) return RARE;
  return removeChunk(text, group, at);
}

function move(source: Source, change: Of<'move'>): TextEdit[] | Refusal {
  const { text, data } = source;
  const { pointer, from, to } = change;
  const found = find(text, pointer);
  if (!found || from === to) return found ? [] : RARE;
  const group = found.rest.length === 0 ? groupOf(text, found.slot) : undefined;
  if (!group) return inBrackets(source, found, change);
  if (!group.chunks[0]?.isBehindDash) return moveChunk(text, group, from, to);
  return setSlot(text, found.slot, moved(valueAt(data, pointer) as YamlValue[], from, to));
}

/** What brackets cannot keep when they are written anew: comments, and marks of values for other places. */
const MARKS = /(?:^|[\s[{,:])(?:#|[&*!]\S)/;

/** Writes brackets or braces with a change inside of them anew on their line: `[Erie, Cattaraugus]`. */
function inBrackets({ text, data }: Source, { slot, rest }: Descent, change: ManifestChange) {
  const leaf = leafOf(text, slot);
  if ('refusal' in leaf) return leaf;
  const { node, source, start, end } = leaf;
  if (!isCollection(node) || MARKS.test(source.slice(start, end))) return RARE;
  const place = change.pointer.slice(0, change.pointer.length - rest.length);
  const value = valueAt(changedData(data, change), place) as YamlValue;
  return inText(leaf, [edit(start, end, bracketText(value))]);
}
