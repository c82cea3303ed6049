// Decides for one change which lines give way to which, with only the part of the file in view that changes.
import type { Pointer } from '../../../manifest/problem.ts';
import { isEmptyList, isGroup, valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { blockOf, type Descent, find, type Slot } from './blocks.ts';
import { insertInBrackets, moveInBrackets, removeFromBrackets, setInBrackets } from './brackets.ts';
import type { ManifestChange, Spliced } from './change.ts';
import { chunksOf } from './chunks.ts';
import { type Group, insertEntry, insertKey, moveChunk, removeChunk } from './entries.ts';
import { type KeyOrder, neighbourOrder, positionOf } from './key-order.ts';
import { setSlot } from './set-slot.ts';
import { leafOf, RARE, type SlotValue } from './slot-value.ts';

/** A text whose last line has a line end, and its data. */
export interface Source {
  text: string;
  data: unknown;
  order?: KeyOrder;
}

const rare = { refusal: RARE };

/** The splices of a change that fits the data. */
export function planned(source: Source, change: ManifestChange): Spliced {
  const { pointer } = change;
  switch (change.kind) {
    case 'set':
      return set(source, pointer, change.value);
    case 'unset':
    case 'remove':
      return remove(source, pointer);
    case 'insert':
      return insert(source, pointer, change.at, change.value);
    case 'move':
      return move(source, pointer, change);
  }
}

function set(source: Source, pointer: Pointer, value: YamlValue): Spliced {
  const [place, whole] = madeFrom(source.data, pointer, value);
  const found = find(source.text, place);
  if (!found) return rare;
  const [step] = found.rest;
  if (step === undefined) return setSlot(source.text, found.slot, whole);
  const group = groupOf(source.text, found.slot);
  if (!group) {
    return inBrackets(source.text, found, (leaf, rest) => setInBrackets(leaf, rest, whole));
  }
  if (found.rest.length > 1 || typeof step === 'number') return rare;
  return insertKey(source.text, group, positionIn(source, place, group), {
    key: step,
    value: whole,
  });
}

/** The nearest place that can be written, with what has to be made around the value. */
function madeFrom(data: unknown, pointer: Pointer, value: YamlValue): [Pointer, YamlValue] {
  const isMissing = (depth: number) => {
    const around = valueAt(data, pointer.slice(0, depth));
    return around === undefined || around === null || (isGroup(around) && isBare(around));
  };
  let depth = pointer.length;
  let whole = value;
  while (depth > 1 && isMissing(depth - 1)) {
    depth--;
    whole = { [String(pointer[depth])]: whole };
  }
  return [pointer.slice(0, depth), whole];
}

const isBare = (group: object) => Object.keys(group).length === 0;

function positionIn({ data, order }: Source, place: Pointer, { chunks }: Group): number {
  const around = place.slice(0, -1);
  const key = String(place.at(-1));
  const names = chunks.map(({ slot }) => slot.name);
  const keys = order?.(around);
  const known = keys?.includes(key) ? keys : neighbourOrder(data, around, key);
  return positionOf(key, names, known);
}

function insert(source: Source, pointer: Pointer, at: number, value: YamlValue): Spliced {
  const list = valueAt(source.data, pointer);
  if (!Array.isArray(list) || isEmptyList(list)) return set(source, pointer, [value]);
  const { text } = source;
  const found = find(text, pointer);
  const group = found && groupOf(text, found.slot);
  if (!found) return rare;
  if (group && found.rest.length === 0) return insertEntry(text, group, at, value);
  return inBrackets(text, found, (leaf, rest) => insertInBrackets(leaf, rest, at, value));
}

function remove({ text }: Source, pointer: Pointer): Spliced {
  const found = find(text, pointer);
  const around = found?.around.at(-1);
  if (!found || (found.rest.length === 0 && !around)) return rare;
  if (found.rest.length > 0 || !around) return inBrackets(text, found, removeFromBrackets);
  const group = groupOf(text, around);
  const at = group?.chunks.findIndex(({ slot }) => slot.head === found.slot.head) ?? -1;
  if (!group || at < 0 || (around.depth < 0 && group.chunks.length === 1)) return rare;
  return removeChunk(text, group, at);
}

function move(
  { text, data }: Source,
  pointer: Pointer,
  { from, to }: { from: number; to: number },
): Spliced {
  const found = find(text, pointer);
  if (!found || from === to) return found ? [] : rare;
  const group = groupOf(text, found.slot);
  if (!group || found.rest.length > 0) {
    return inBrackets(text, found, (leaf, rest) => moveInBrackets(text, leaf, rest, { from, to }));
  }
  if (!group.chunks[0]?.isBehindDash) return moveChunk(text, group, from, to);
  const list = valueAt(data, pointer) as YamlValue[];
  const moved = list.toSpliced(from, 1).toSpliced(to, 0, list[from] as YamlValue);
  return setSlot(text, found.slot, moved);
}

function groupOf(text: string, slot: Slot): Group | undefined {
  const block = blockOf(text, slot);
  const chunks = block && chunksOf(text, block);
  return chunks && { block, chunks, slot };
}

function inBrackets(
  text: string,
  { slot, rest }: Descent,
  change: (leaf: SlotValue, rest: Pointer) => Spliced,
): Spliced {
  const leaf = leafOf(text, slot);
  return 'refusal' in leaf ? leaf : change(leaf, rest);
}
