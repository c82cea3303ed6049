// Decides for one change which lines give way to which, with only the part of the file in view that changes.
import type { Pointer, TextEdit } from '../../manifest/diagnostic.ts';
import { fields, isEmptyList, isGroup, valueAt } from '../../manifest/text/values.ts';
import { entryLines, keyLines, type YamlValue } from '../../manifest/yaml/write.ts';
import { editBrackets } from './brackets.ts';
import { type ManifestChange, moved, type Refusal } from './change.ts';
import {
  type Group,
  groupOf,
  insertEntry,
  insertLines,
  moveChunk,
  removeChunk,
} from './entries.ts';
import { type Descent, find } from './slots.ts';
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
  const { pointer, value } = withGroups(source.data, change);
  const found = find(source.text, pointer);
  if (!found) return RARE;
  const [step] = found.rest;
  if (step === undefined) return setSlot(source.text, found.slot, value);
  const group = groupOf(source.text, found.slot);
  if (!group) return inBrackets(source.text, found, { ...change, pointer, value });
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

/**
 * The position of a new key: after the last key that comes before it in the schema, or else in a neighbour that has it;
 * otherwise at the end.
 */
function positionOf({ data, order }: Source, place: Pointer, { chunks }: Group): number {
  const around = place.slice(0, -1);
  const key = String(place.at(-1));
  const known = order?.(around);
  const keys = known?.includes(key) ? known : neighbourKeys(data, around, key);
  if (!keys.includes(key)) return chunks.length;
  const before = new Set<unknown>(keys.slice(0, keys.indexOf(key)));
  return chunks.findLastIndex(({ slot }) => before.has(slot.name)) + 1;
}

/** The keys of another entry's group that has the key, such as those of another town. */
function neighbourKeys(data: unknown, pointer: Pointer, key: string): string[] {
  const at = pointer.findLastIndex((step) => typeof step === 'number');
  const list = at < 0 ? undefined : valueAt(data, pointer.slice(0, at));
  if (!Array.isArray(list)) return [];
  const groups = list
    .map((entry: unknown) => fields(valueAt(entry, pointer.slice(at + 1))))
    .filter((group) => Object.hasOwn(group, key));
  const { type } = fields(valueAt(data, pointer));
  return Object.keys(groups.find((group) => group.type === type) ?? groups[0] ?? {});
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
  if (!group) return inBrackets(text, found, change);
  return insertEntry(text, group, at, value, entryLines(value, group.block.depth));
}

function remove({ text }: Source, change: Of<'unset' | 'remove'>): TextEdit[] | Refusal {
  const found = find(text, change.pointer);
  if (!found) return RARE;
  if (found.rest.length > 0) return inBrackets(text, found, change);
  const around = found.around.at(-1);
  const group = around && groupOf(text, around);
  const at = group?.chunks.findIndex(({ slot }) => slot.head === found.slot.head) ?? -1;
  if (!group || at < 0 || (around.depth < 0 && group.chunks.length === 1)) return RARE;
  return removeChunk(text, group, at);
}

function move({ text, data }: Source, change: Of<'move'>): TextEdit[] | Refusal {
  const { pointer, from, to } = change;
  const found = find(text, pointer);
  if (!found || from === to) return found ? [] : RARE;
  const group = found.rest.length === 0 ? groupOf(text, found.slot) : undefined;
  if (!group) return inBrackets(text, found, change);
  if (!group.chunks[0]?.isBehindDash) return moveChunk(text, group, from, to);
  return setSlot(text, found.slot, moved(valueAt(data, pointer) as YamlValue[], from, to));
}

function inBrackets(text: string, { slot, rest }: Descent, change: ManifestChange) {
  const leaf = leafOf(text, slot);
  if ('refusal' in leaf) return leaf;
  const edits = editBrackets(leaf, rest, change);
  return edits ? inText(leaf, edits) : RARE;
}
