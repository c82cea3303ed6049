// Changes of a list: an entry is added, duplicated, moved or removed, and the person hears of it.

import { withArticle } from '../../manifest/compare/wording.ts';
import type { ManifestChange } from '../../manifest/edit/splice/change.ts';
import { capital } from '../../manifest/messages/phrases.ts';
import { placeName } from '../../manifest/messages/place-name.ts';
import type { Pointer } from '../../manifest/problem.ts';
import { fields, isGroup, listOf, valueAt } from '../../manifest/text/values.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import { stockNow } from '../form/add-missing.ts';
import { focusField } from '../form/focus-field.ts';
import { firstNewText, newValue, wideAs } from '../schema/new-value.ts';
import { type FormPiece, stepInto } from '../schema/pieces.ts';
import { currentForms } from '../schema/use-forms.ts';
import { openValue, useEditor } from '../wire/store.ts';
import { writeAndSay } from '../wire/write.ts';

const entriesOf = (list: Pointer) =>
  listOf(valueAt(useEditor.getState().state?.manifest, list)) as YamlValue[];

const nameOf = (pointer: Pointer) => placeName(pointer, useEditor.getState().state?.manifest);

/** Adds an entry, and opens it at its first text. */
export async function addNewEntry(list: Pointer, piece: FormPiece, at: number): Promise<void> {
  const forms = currentForms();
  const inside = stepInto(piece, [...list, at], forms);
  const entries = entriesOf(list);
  const value = withOwnId(wideAs(newValue(inside, stockNow()), entries), entries);
  if (!(await insert(list, at, value, `added ${withArticle(piece.noun)}`))) return;
  const first = firstNewText(value);
  const place = [...list, at];
  if (isGroup(value)) openValue(place, first === undefined ? undefined : [...place, first], true);
  else focusField(place, true);
}

/** Writes an entry into a list; a list that the file does not have begins with it. */
export function insert(
  list: Pointer,
  at: number,
  value: YamlValue,
  words: string,
): Promise<boolean> {
  const isThere = Array.isArray(valueAt(useEditor.getState().state?.manifest, list));
  const change: ManifestChange = isThere
    ? { kind: 'insert', pointer: list, at, value }
    : { kind: 'set', pointer: list, value: [value] };
  return writeAndSay([change], words, `${capital(words)}.`);
}

export async function duplicateEntry(list: Pointer, at: number, noun: string): Promise<void> {
  const entries = entriesOf(list);
  const entry = entries[at];
  if (entry === undefined) return;
  await insert(list, at + 1, withOwnId(entry, entries), `duplicated ${withArticle(noun)}`);
}

export async function moveEntry(
  list: Pointer,
  from: number,
  to: number,
  noun: string,
): Promise<void> {
  const before = entriesOf(list)[from];
  const words = `moved ${withArticle(noun)}`;
  const done = `Moved: now ${to + 1} of ${entriesOf(list).length}.`;
  const isDone = await writeAndSay(
    [{ kind: 'move', pointer: list, from, to, before }],
    words,
    done,
  );
  if (isDone) focusHandle(list, to);
}

/** Keeps the focus on the entry that has moved. */
function focusHandle(list: Pointer, at: number): void {
  requestAnimationFrame(() => {
    const opener = document.getElementById(`field:${[...list, at].join('/')}`);
    opener?.closest('li')?.querySelector<HTMLElement>('[data-handle]')?.focus();
  });
}

/** Removes an entry; the last one takes a list along that may be left out. */
export async function removeEntry(list: Pointer, at: number, piece: FormPiece): Promise<boolean> {
  const entries = entriesOf(list);
  const pointer = [...list, at];
  const isLast = entries.length === 1 && !piece.required;
  const change = isLast
    ? ({ kind: 'unset', pointer: list } as const)
    : ({ kind: 'remove', pointer, before: entries[at] } as const);
  const isDone = await writeAndSay(
    [change],
    `removed ${nameOf(pointer)}`,
    `Removed. “Undo” brings it back.`,
  );
  if (isDone) focusField(isLast ? list : [...list, Math.min(at, entries.length - 2)]);
  return isDone;
}

/** A copy of an entry cannot have its id. */
function withOwnId(value: YamlValue, entries: YamlValue[]): YamlValue {
  const { id } = fields(value);
  if (typeof id !== 'string') return value;
  const taken = new Set(entries.map((entry) => fields(entry).id));
  let [name, count] = [id, 1];
  while (taken.has(name)) {
    count += 1;
    name = `${id}-${count}`;
  }
  return { ...(value as { [key: string]: YamlValue }), id: name };
}
