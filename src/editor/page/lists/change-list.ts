// Changes of groups and lists: one is begun, an entry is added, duplicated, moved or removed, and the person hears of it.

import type { Pointer } from '../../../manifest/diagnostic.ts';
import { capital } from '../../../manifest/messages/phrases.ts';
import { placeLabel } from '../../../manifest/messages/place-name.ts';
import { asArray, asObject, isPlainObject, valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { addDays } from '../../../model/calendar/day.ts';
import { dateInZone } from '../../../model/calendar/zone.ts';
import type { ManifestChange } from '../../document/change.ts';
import { withArticle } from '../../document/compare/wording.ts';
import { withListDefaults } from '../../document/new-entries.ts';
import { rebaseIndex } from '../../document/place-now.ts';
import { controlFor } from '../../document/schema/kinds.ts';
import { childSchema, type FieldSchema } from '../../document/schema/pieces.ts';
import { focusField } from '../form/use-field.ts';
import {
  type EntryDefaults,
  firstNewText,
  newText,
  newValue,
  wideAs,
} from '../schema/new-value.ts';
import { currentForms } from '../schema/use-forms.ts';
import { dropPendingValue } from '../wire/pending-value.ts';
import { openValue, type PendingValue, showMessage, useEditor } from '../wire/store.ts';
import { setTo, writeAndReport, writeNew } from '../wire/write.ts';

const manifestNow = () => useEditor.getState().state?.manifest;

const entriesOf = (list: Pointer) => asArray(valueAt(manifestNow(), list)) as YamlValue[];

const nameOf = (pointer: Pointer) => placeLabel(pointer, manifestNow());

/** What new entries are made from. */
export function currentDefaults(): EntryDefaults {
  const { files, manifest } = currentForms();
  const picture = asObject(asObject(manifest).company).image;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const tomorrow = addDays(dateInZone(Date.now(), timeZone), 1);
  return {
    files,
    manifest,
    tomorrow,
    picture: String(picture ?? '/favicon.svg'),
  };
}

/** Writes the first value of a group or a list; other fields wait for the person's words. */
export async function addMissing(pointer: Pointer, piece: FieldSchema): Promise<void> {
  const kind = controlFor(piece, undefined);
  if (['group', 'entries', 'texts'].includes(kind)) {
    const { choices } = childSchema(piece, [...pointer, 0], currentForms());
    const value = choices ? [CHOOSE] : newValue(piece, currentDefaults());
    const words = `added ${nameOf(pointer)}`;
    await writeNew({ change: { kind: 'set', pointer, value }, pointer, words });
    if (valueAt(manifestNow(), pointer) === undefined) return;
  }
  focusField(kind === 'texts' ? [...pointer, 0] : pointer);
}

/** An entry that waits to be chosen from a list: the first of it would pass for the person's choice. */
const CHOOSE = '';

/** Adds an entry, and opens it at its first text. */
export async function addNewEntry(list: Pointer, piece: FieldSchema): Promise<void> {
  dropPendingValue();
  const forms = currentForms();
  const entries = entriesOf(list);
  const at = entries.length;
  const inside = childSchema(piece, [...list, at], forms);
  const unused = inside.schema.enum?.find((choice: YamlValue) => !entries.includes(choice));
  const next = inside.choices ? CHOOSE : unused;
  const made = next ?? wideAs(newValue(inside, currentDefaults()), entries);
  const value = withListDefaults(withOwnId(made, entries), entries);
  if (!(await insert(list, at, value, `added ${withArticle(piece.noun)}`))) return;
  const first = firstNewText(value);
  const place = [...list, at];
  if (isPlainObject(value))
    openValue(place, first === undefined ? undefined : [...place, first], true);
  else focusField(place, true);
}

/** Why a list takes no further entry. */
export function listFullMessage({ schema }: FieldSchema, inside: FieldSchema, count: number) {
  const choices = schema.uniqueItems ? inside.schema.enum?.length : undefined;
  const most = Math.min(
    schema.maxItems ?? Number.POSITIVE_INFINITY,
    choices ?? Number.POSITIVE_INFINITY,
  );
  if (count < most) return undefined;
  return count === choices
    ? 'All of them are in the list.'
    : `The list is full: it has at most ${most}.`;
}

/** Writes an entry into a list, or shows it as a pending value; a list that the file does not have begins with it. */
export function insert(
  list: Pointer,
  at: number,
  value: YamlValue,
  words: string,
): Promise<boolean> {
  const isThere = Array.isArray(valueAt(manifestNow(), list));
  const change: PendingValue['change'] = isThere
    ? { kind: 'insert', pointer: list, at, value }
    : { kind: 'set', pointer: list, value: [value] };
  const all = withCells(change);
  if (all.length > 1) return writeAndReport(all, words, `${capital(words)}.`);
  return writeNew({ change, pointer: [...list, at], words }, `${capital(words)}.`);
}

export async function duplicateEntry(list: Pointer, at: number, noun: string): Promise<void> {
  const entries = entriesOf(list);
  const entry = entries[at];
  if (entry === undefined) return;
  const words = `duplicated ${withArticle(noun)}`;
  await insert(list, at + 1, withListDefaults(withOwnId(entry, entries), entries), words);
  if (useEditor.getState().pendingValue) openValue([...list, at + 1]);
}

export async function moveEntry(
  list: Pointer,
  from: number,
  to: number,
  noun: string,
): Promise<void> {
  const indexNow = createEntryTracker(list, from);
  let at = to;
  const change = () => {
    const now = indexNow();
    if (now === undefined) return [];
    at = Math.max(0, Math.min(now + to - from, entriesOf(list).length - 1));
    return now === at ? [] : withCells({ kind: 'move', pointer: list, from: now, to: at });
  };
  if (!(await writeAndReport(change, `moved ${withArticle(noun)}`))) return;
  showMessage(`Moved: now ${at + 1} of ${entriesOf(list).length}.`);
  focusMovedEntry(list, at - (to - from), at);
}

/** Gives a function that finds the entry's index when its change is made, after the queued ones. Undefined if it is gone. */
function createEntryTracker(list: Pointer, at: number): () => number | undefined {
  const then = entriesOf(list);
  return () => rebaseIndex(at, then, entriesOf(list));
}

/** Focuses the moved entry's handle, and scrolls so that the entry stays under the pointer. */
function focusMovedEntry(list: Pointer, from: number, to: number): void {
  const [before, now] = [from, to].map((at) =>
    document.getElementById(`field:${[...list, at].join('/')}`)?.closest('li'),
  );
  if (!before || !now) return;
  now.querySelector<HTMLElement>('[data-handle]')?.focus({ preventScroll: true });
  const distance = now.getBoundingClientRect().bottom - before.getBoundingClientRect().bottom;
  now.closest('[data-scrolls]')?.scrollBy(0, distance);
}

/** Removes an entry. If an optional list becomes empty, its key goes too. */
export async function removeEntry(list: Pointer, at: number, piece: FieldSchema): Promise<boolean> {
  const indexNow = createEntryTracker(list, at);
  const change = () => {
    const now = indexNow();
    const entries = entriesOf(list);
    if (now === undefined) return [];
    return entries.length === 1 && !piece.required
      ? [{ kind: 'unset', pointer: list } as const]
      : withCells({ kind: 'remove', pointer: [...list, now], before: entries[now] });
  };
  const words = `removed ${nameOf([...list, at])}`;
  const isDone = await writeAndReport(change, words, `Removed. “Undo” brings it back.`);
  const left = entriesOf(list).length;
  if (isDone) focusField(left === 0 ? list : [...list, Math.min(at, left - 1)]);
  return isDone;
}

/** A copy of an entry cannot have its id. */
function withOwnId(value: YamlValue, entries: YamlValue[]): YamlValue {
  const { id } = asObject(value);
  if (typeof id !== 'string') return value;
  const taken = new Set(entries.map((entry) => asObject(entry).id));
  let [name, count] = [id, 1];
  while (taken.has(name)) {
    count += 1;
    name = `${id}${count}`;
  }
  return { ...(value as { [key: string]: YamlValue }), id: name };
}

/**
 * Writes pasted cells into a table from a cell on. Rows and columns that it lacks are added.
 * @param row the row of the cell; that of the column headings is the first
 */
export async function pasteCells(
  table: Pointer,
  row: number,
  column: number,
  pasted: string[][],
): Promise<void> {
  const [columns, rows] = [
    [...table, 'columns'],
    [...table, 'rows'],
  ];
  const before = [entriesOf(columns), ...entriesOf(rows)].map(asArray) as string[][];
  const width = Math.max(
    ...before.map(({ length }) => length),
    ...pasted.map((cells) => column + cells.length),
  );
  const cellAt = (at: number, place: number) =>
    pasted[at - row]?.[place - column] ||
    before[at]?.[place] ||
    (at === 0 ? newText('column') : EMPTY);
  const height = Math.max(before.length, row + pasted.length);
  const [headings = [], ...value] = Array.from({ length: height }, (_row, at) =>
    Array.from({ length: width }, (_cell, place) => cellAt(at, place)),
  );
  const count = pasted.length;
  await writeAndReport(
    [setTo(columns, headings), setTo(rows, value)],
    `pasted ${count} rows`,
    `Pasted: ${count} ${count === 1 ? 'row' : 'rows'}.`,
  );
}

/** The cell of a new column. */
const EMPTY = '–';

/** A change of a list; one of a table's columns takes the cells below along. */
function withCells(change: ManifestChange): ManifestChange[] {
  const list = change.kind === 'remove' ? change.pointer.slice(0, -1) : change.pointer;
  if (list.at(-1) !== 'columns') return [change];
  const rows = [...list.slice(0, -1), 'rows'];
  return [change, ...entriesOf(rows).flatMap((_row, at) => cellChange(change, [...rows, at]))];
}

function cellChange(change: ManifestChange, pointer: Pointer): ManifestChange[] {
  switch (change.kind) {
    case 'insert':
      return [{ ...change, pointer, value: EMPTY }];
    case 'move':
      return [{ kind: 'move', pointer, from: change.from, to: change.to }];
    case 'remove':
      return [{ kind: 'remove', pointer: [...pointer, change.pointer.at(-1) ?? 0] }];
    default:
      return [];
  }
}
