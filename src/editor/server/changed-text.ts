// Applies the changes of a request to the text of the manifest, unless somebody else has changed the same place.

import type { Pointer } from '../../manifest/diagnostic.ts';
import { type SchemaFiles, schemaOrder } from '../../manifest/schema/references.ts';
import { normalizeLineEnds } from '../../manifest/text/edits.ts';
import { asArray, valueAt } from '../../manifest/text/values.ts';
import { parseText } from '../../manifest/yaml/parse.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import { applyChange } from '../document/apply-change.ts';
import { changedData, isSame, type ManifestChange } from '../document/change.ts';
import { type EditHistory, lastStepOf } from '../document/history.ts';
import { mergeProse } from '../document/join-texts.ts';
import { rebaseIndex, rebasePointer } from '../document/place-now.ts';
import { findSlot } from '../document/slots.ts';
import type { ChangeAnswer, ChangeRequest, JoinedValue } from '../protocol.ts';
import { BadRequest } from './requests.ts';

/** The answer to a request that changes nothing. */
export type RefusedChange = Extract<ChangeAnswer, { done: false }>;

const UNREADABLE =
  'The file has a mistake outside the editor that keeps it from being read. Fix that first.';

/** How long the changes of a request may take in all, in milliseconds. */
const REQUEST_TIMEOUT_MS = 5_000;

/** How long they may keep other requests from an answer, in milliseconds. */
const TURN_MS = 50;

/** Lets other requests by when a turn is over. Throws when the work takes too long. */
function createTurns() {
  const end = performance.now() + REQUEST_TIMEOUT_MS;
  let turn = performance.now();
  return async () => {
    if (performance.now() > end) throw new BadRequest(422, TOO_LONG);
    if (performance.now() - turn < TURN_MS) return;
    await new Promise((done) => setTimeout(done, 0));
    turn = performance.now();
  };
}

const TOO_LONG = 'These changes take too long. Nothing was changed; make fewer at once.';

/** What is known of the text that a person saw. */
interface Seen {
  /** The text, if it is another one than the current one. */
  text?: string;
  /** Whether it is another one that is not known any more. */
  isUnknown?: boolean;
  history?: EditHistory;
}

/**
 * The text with all changes, or why there is none.
 * @param schema orders new keys
 * @param joined takes in the values that were joined with somebody else's words
 */
export async function applyChanges(
  text: string,
  { changes }: Pick<ChangeRequest, 'changes'>,
  schema: SchemaFiles,
  seen: Seen = {},
  joined: JoinedValue[] = [],
): Promise<string | RefusedChange> {
  const after = (words: string, change: ManifestChange, data: unknown) =>
    applyChange(words, change, { data, order: schemaOrder(schema, data) });
  let [now, base] = [text, seen.text];
  const giveWay = createTurns();
  for (const asked of changes) {
    await giveWay();
    const data = dataIn(now);
    if (data === undefined) return { done: false, words: UNREADABLE };
    const seenData = base === undefined ? undefined : dataIn(base);
    const place = seen.isUnknown ? placeByValue(asked, data) : asked.pointer;
    const change = seenData ? rebaseChange(asked, seenData, data) : { ...asked, pointer: place };
    if (!change) {
      if (['remove', 'unset', 'move'].includes(asked.kind)) continue;
      const removed = removedEntry(asked, seenData, data);
      const lines = linesAt(base ?? '', asked.pointer.slice(0, removed.depth + 1));
      const { value, pointer } = removed;
      return conflictOf(asked, { removed: { pointer, value }, ...authorOf(lines, seen) });
    }
    if (base !== undefined) {
      const before = after(base, asked, seenData);
      base = typeof before === 'string' ? before : undefined;
    }
    const made = resolveAgainstCurrent(change, data, seen.isUnknown);
    if (made === 'done') continue;
    if (made === 'conflict') {
      const theirs = currentValue(change, data) as YamlValue | undefined;
      return conflictOf(change, { theirs, ...authorOf(linesAt(now, change.pointer), seen) });
    }
    if (made !== change && 'value' in made) {
      const { by } = authorOf(linesAt(now, change.pointer), seen);
      joined.push({ pointer: asked.pointer, value: made.value, ...(by && { by }) });
    }
    const next = after(now, made, data);
    if (typeof next !== 'string') return { done: false, words: next.refusal };
    now = next;
  }
  return now;
}

/** The data of a text; undefined when it cannot be read. */
const dataIn = (text: string): unknown => parseText(normalizeLineEnds(text)).data;

/** What is at the place of a change. */
const currentValue = (change: ManifestChange, data: unknown) =>
  valueAt(data, change.kind === 'move' ? [...change.pointer, change.from] : change.pointer);

/**
 * The change as it can be made, joined with somebody else's words where both have changed a text in different places; or
 * whether it is done already, or another value has come to its place.
 * @param isUncertain whether the entries of lists may be others, whose words are not joined
 */
function resolveAgainstCurrent(change: ManifestChange, data: unknown, isUncertain = false) {
  if (change.kind === 'insert') return change;
  const there = currentValue(change, data);
  const { before } = change;
  const isSent = 'sent' in change && change.sent !== undefined && isSame(there, change.sent);
  const isKnown = isSent || isSame(there, before);
  if (change.kind !== 'set') {
    if (change.kind === 'unset' && there === undefined) return 'done';
    return isKnown || before === undefined ? change : 'conflict';
  }
  const { value } = change;
  if (isSame(there, value)) return 'done';
  if (isKnown) return change;
  const isOther = isUncertain && change.pointer.some((step) => typeof step === 'number');
  const [old, mine, theirs] = [before, value, there].filter((text) => typeof text === 'string');
  const both =
    old === undefined || mine === undefined || theirs === undefined || isOther
      ? undefined
      : mergeProse(old, mine, theirs);
  return both === undefined ? 'conflict' : { ...change, value: both };
}

type Conflict = Extract<RefusedChange, { conflict: object }>['conflict'];

const conflictOf = (
  change: ManifestChange,
  more: Omit<Conflict, 'pointer' | 'mine'>,
): RefusedChange => ({
  done: false,
  conflict: { pointer: change.pointer, ...('value' in change && { mine: change.value }), ...more },
});

/** Who brought lines or took them out, and when. */
function authorOf(lines: string | undefined, { history }: Seen) {
  const { by, at } = (lines && history && lastStepOf(lines, history)) || {};
  return { ...(by && { by }), ...(at && { at }) };
}

/** The lines of a key or an entry. */
function linesAt(text: string, pointer: Pointer): string | undefined {
  const found = findSlot(normalizeLineEnds(text), pointer);
  return found && normalizeLineEnds(text).slice(found.slot.head, found.slot.end);
}

/** The entry around a place that somebody else has removed: as the person meant it, and where it would stand now. */
function removedEntry(change: ManifestChange, old: unknown, now: unknown) {
  const { pointer } = change;
  const isGone = (depth: number) => !rebasePointer(pointer.slice(0, depth + 1), old, now);
  const depth = [...pointer.keys()].findIndex(isGone);
  const list = rebasePointer(pointer.slice(0, depth), old, now) ?? [];
  const at = Math.min(Number(pointer[depth]), asArray(valueAt(now, list)).length);
  const value = valueAt(changedData(old, change), pointer.slice(0, depth + 1)) as YamlValue;
  return { depth, pointer: [...list, at], value };
}

/** A place whose positions nobody can count any more: that of the one entry with the value that the person saw. */
function placeByValue(change: ManifestChange, data: unknown): Pointer {
  const { pointer } = change;
  const depth = pointer.findLastIndex((step) => typeof step === 'number');
  if (change.kind === 'insert' || depth < 0 || isSame(valueAt(data, pointer), change.before))
    return pointer;
  const entries = asArray(valueAt(data, pointer.slice(0, depth)));
  const isSeen = (entry: unknown) =>
    isSame(valueAt(entry, pointer.slice(depth + 1)), change.before);
  const found = [...entries.keys()].filter((at) => isSeen(entries[at]));
  return found.length === 1 ? pointer.with(depth, Number(found[0])) : pointer;
}

/** The change with its places as they are in `now`; undefined when one of them is gone. */
function rebaseChange(
  change: ManifestChange,
  old: unknown,
  now: unknown,
): ManifestChange | undefined {
  const pointer = rebasePointer(change.pointer, old, now);
  if (!pointer) return undefined;
  const list = valueAt(old, change.pointer);
  const listNow = valueAt(now, pointer);
  const at = (position: number) => rebaseIndex(position, list, listNow);
  if (change.kind === 'insert') {
    return {
      ...change,
      pointer,
      at: change.at === 0 ? 0 : (at(change.at - 1) ?? change.at - 1) + 1,
    };
  }
  if (change.kind !== 'move') return { ...change, pointer };
  const [from, to] = [at(change.from), at(change.to)];
  return from === undefined || to === undefined ? undefined : { ...change, pointer, from, to };
}
