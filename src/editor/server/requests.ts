// Reads what the editor's page sends, up to a limit, and makes sure that it has the form that the protocol states.

import { Buffer } from 'node:buffer';
import type { Pointer } from '../../manifest/diagnostic.ts';
import { isPlainObject } from '../../manifest/text/values.ts';
import type { ManifestChange } from '../document/change.ts';
import type { ChangeRequest, FixRequest } from '../protocol.ts';

/** Why a request cannot be answered, with the status that says so. */
export class BadRequest extends Error {
  override name = 'BadRequest';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The largest picture that is taken, in bytes: somewhat more than the page sends. */
export const MAX_PICTURE_BYTES = 4_000_000;
/** The most bytes of a question in JSON. */
const MAX_JSON_BYTES = 2_000_000;

/** The bytes of a request. */
export async function bodyOf(
  body: AsyncIterable<Uint8Array> | null,
  limit: number,
): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of body ?? []) {
    size += part.length;
    if (size > limit) throw new BadRequest(413, 'That is too large.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

type Sent = Record<string, unknown>;

/** The object that a request sends as JSON; an empty one for nothing. */
export async function jsonOf({ body }: Request): Promise<Sent> {
  const text = String(await bodyOf(body, MAX_JSON_BYTES));
  try {
    const value: unknown = JSON.parse(text || '{}');
    if (isPlainObject(value)) return value;
  } catch {
    // Not JSON: falls through to the schema error.
  }
  throw schemaError();
}

/** The longest words of a step. */
const MAX_STEP_NAME_CHARS = 200;
/** The most changes of a request. */
const MAX_CHANGES = 200;
const MAX_POINTER_STEPS = 32;
/** The most characters of a change, as JSON. */
const MAX_CHANGE_CHARS = 200_000;
/** The most values in all changes of a request; a page with ten sections has 200. A check takes a second for so many. */
const MAX_VALUES = 2_000;

export function changeRequest({ changes, words, session, version }: Sent): ChangeRequest {
  if (!Array.isArray(changes) || !changes.every(isChange)) throw schemaError();
  if (changes.length > MAX_CHANGES || changes.some(isTooLong) || hasTooManyValues(changes))
    throw new BadRequest(413, 'That is too much for one change.');
  return {
    changes,
    words: textIn(words).slice(0, MAX_STEP_NAME_CHARS),
    ...(session !== undefined && { session: textIn(session) }),
    ...(version !== undefined && { version: textIn(version) }),
  };
}

export function fixRequest({ fix, version }: Sent): FixRequest {
  if (!isPosition(fix)) throw schemaError();
  return { fix, version: textIn(version) };
}

/** How many steps an undo leaves as they are. */
export function pastIn({ past = 0 }: Sent): number {
  if (!isPosition(past)) throw schemaError();
  return past;
}

/** A text that has to be there. */
export function textIn(value: unknown): string {
  if (typeof value !== 'string') throw schemaError();
  return value;
}

const schemaError = () => new BadRequest(400, 'That is not a question of the editor.');

const isPosition = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0;

/** Rejects inherited names such as `constructor`: they are not manifest keys. */
const isKey = (step: unknown) => typeof step === 'string' && !Object.hasOwn(Object.prototype, step);

/** Only for a change of the right form, whose depth is limited. */
const isTooLong = (change: ManifestChange) =>
  change.pointer.length > MAX_POINTER_STEPS || JSON.stringify(change).length > MAX_CHANGE_CHARS;

function hasTooManyValues(changes: ManifestChange[]): boolean {
  let count = 0;
  JSON.stringify(
    changes.flatMap((change) => ('value' in change ? [change.value] : [])),
    (_, value) => {
      count += 1;
      return value;
    },
  );
  return count > MAX_VALUES;
}

const isPointer = (value: unknown): value is Pointer =>
  Array.isArray(value) && value.every((step) => isPosition(step) || isKey(step));

function isChange(value: unknown): value is ManifestChange {
  if (!isPlainObject(value) || !isPointer(value.pointer)) return false;
  switch (value.kind) {
    case 'set':
      return value.pointer.length > 0 && isValue(value.value);
    case 'unset':
    case 'remove':
      return value.pointer.length > 0;
    case 'insert':
      return isPosition(value.at) && isValue(value.value);
    case 'move':
      return isPosition(value.from) && isPosition(value.to);
    default:
      return false;
  }
}

/** A manifest never nests this deep. */
const MAX_VALUE_DEPTH = 50;

/** Whether JSON is a value that a manifest can have: there is no null in it. */
function isValue(value: unknown, depth = 0): boolean {
  if (depth > MAX_VALUE_DEPTH) return false;
  if (Array.isArray(value)) return value.every((one) => isValue(one, depth + 1));
  if (isPlainObject(value))
    return Object.entries(value).every(([key, one]) => isKey(key) && isValue(one, depth + 1));
  return ['string', 'number', 'boolean'].includes(typeof value);
}
