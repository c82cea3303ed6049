// Applies the changes of a request to the text of the manifest, unless somebody else has changed the same place.

import type { Pointer } from '../../manifest/diagnostic.ts';
import { type SchemaFiles, schemaOrder } from '../../manifest/schema/references.ts';
import { plainEnds } from '../../manifest/text/edits.ts';
import { valueAt } from '../../manifest/text/values.ts';
import { parseText } from '../../manifest/yaml/parse.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import { applyChange } from '../document/apply-change.ts';
import { isSame, type ManifestChange } from '../document/change.ts';
import { align, ENTRY_SIGNS } from '../document/compare/differences.ts';
import type { ChangeAnswer, ChangeRequest } from '../protocol.ts';
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

/**
 * The text with all changes, or why there is none.
 * @param schema orders new keys
 * @param seen the text that the person saw, when it is another one
 */
export async function changedText(
  text: string,
  { changes }: Pick<ChangeRequest, 'changes'>,
  schema: SchemaFiles,
  seen?: string,
): Promise<string | RefusedChange> {
  const after = (words: string, change: ManifestChange, data: unknown) =>
    applyChange(words, change, { data, order: schemaOrder(schema, data) });
  let [now, base] = [text, seen];
  const giveWay = createTurns();
  for (const asked of changes) {
    await giveWay();
    const data = dataIn(now);
    if (data === undefined) return { done: false, words: UNREADABLE };
    const seenData = base === undefined ? undefined : dataIn(base);
    const change = base === undefined ? asked : changeNow(asked, seenData, data);
    if (base !== undefined) {
      const before = after(base, asked, seenData);
      base = typeof before === 'string' ? before : undefined;
    }
    if (!change) {
      if (['remove', 'unset', 'move'].includes(asked.kind)) continue;
      return conflictOf(asked, undefined);
    }
    const found = standing(change, data);
    if (found === 'done') continue;
    if (found) return found;
    const next = after(now, change, data);
    if (typeof next !== 'string') return { done: false, words: next.refusal };
    now = next;
  }
  return now;
}

/** The data of a text; undefined when it cannot be read. */
const dataIn = (text: string): unknown => parseText(plainEnds(text)).data;

/** Whether a change is done already, or another value has come to its place; undefined when it can be made. */
function standing(change: ManifestChange, data: unknown): 'done' | RefusedChange | undefined {
  if (change.kind === 'insert') return undefined;
  const place = change.kind === 'move' ? [...change.pointer, change.from] : change.pointer;
  const there = valueAt(data, place);
  if (change.kind === 'set') {
    if (isSame(there, change.value)) return 'done';
    return isSame(there, change.before) ? undefined : conflictOf(change, there);
  }
  if (change.kind === 'unset' && there === undefined) return 'done';
  const isKnown = change.before === undefined || isSame(there, change.before);
  return isKnown ? undefined : conflictOf(change, there);
}

function conflictOf(change: ManifestChange, theirs: unknown): RefusedChange {
  const mine = 'value' in change ? change.value : undefined;
  return {
    done: false,
    conflict: { pointer: change.pointer, mine, theirs: theirs as YamlValue | undefined },
  };
}

/** The place in `now` of what is at a place of `old`; undefined when its entry is gone. */
function placeNow(pointer: Pointer, old: unknown, now: unknown): Pointer | undefined {
  const steps: (string | number)[] = [];
  let [from, to] = [old, now] as [unknown, unknown];
  for (const step of pointer) {
    const next = typeof step === 'number' ? positionNow(step, from, to) : step;
    if (next === undefined) return undefined;
    steps.push(next);
    from = valueAt(from, [step]);
    to = valueAt(to, [next]);
  }
  return steps;
}

/** The change with its places as they are in `now`; undefined when one of them is gone. */
function changeNow(change: ManifestChange, old: unknown, now: unknown): ManifestChange | undefined {
  const pointer = placeNow(change.pointer, old, now);
  if (!pointer) return undefined;
  const list = valueAt(old, change.pointer);
  const listNow = valueAt(now, pointer);
  const at = (position: number) => positionNow(position, list, listNow);
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

function positionNow(position: number, old: unknown, now: unknown): number | undefined {
  if (!Array.isArray(old) || !Array.isArray(now)) return position;
  if (old.length === now.length && isSame(old[position], now[position])) return position;
  return align(old, now, ENTRY_SIGNS).pairs.find(([from]) => from === position)?.[1];
}
