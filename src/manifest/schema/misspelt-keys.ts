// Tells which missing key is meant by one that is not known: the two are one fault.
import type { ErrorObject } from 'ajv';
import { nearest } from '../nearest.ts';
import { fields } from '../values.ts';

/** The missing key that an error is about; undefined where it is about something else. */
export const missingKey = (error?: ErrorObject): string | undefined =>
  error?.params.missingProperty;

/** The error about a key that is not known, and the one about the missing key that was meant. */
type Pair = [ErrorObject, ErrorObject];

/** By the error about each key that is not known: the one about the missing key that was meant. */
export function misspeltKeys(errors: ErrorObject[]): Map<ErrorObject, ErrorObject> {
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const places = new Set(unknown.map(({ instancePath }) => instancePath));
  return new Map(
    [...places].flatMap((place) => inGroup(errors.filter((error) => error.instancePath === place))),
  );
}

function inGroup(errors: ErrorObject[]): Pair[] {
  const missing = errors.filter(({ keyword }) => keyword === 'required');
  const unknown = errors.filter(({ keyword }) => keyword === 'additionalProperties');
  const [[key, ...more], [gap, ...further]] = [unknown, missing];
  // One key too many and one too few: that is one key under another name, however different.
  if (key && gap && more.length + further.length === 0) return [[key, gap]];
  const likely = unknown.flatMap((error) => {
    const meant = soundsLike(error, missing);
    return meant ? [[error, meant] as Pair] : [];
  });
  const others = unknown.filter((error) => !likely.some(([known]) => known === error));
  const left = missing.filter((error) => !likely.some(([, meant]) => meant === error));
  return [...likely, ...inOrder(others, left)];
}

function soundsLike({ params }: ErrorObject, missing: ErrorObject[]): ErrorObject | undefined {
  const key = String(params.additionalProperty).toLowerCase();
  const names = missing.map((other) => missingKey(other) ?? '');
  // People shorten keys to their first letters: q and a.
  const name = names.find((other) => other.startsWith(key)) ?? nearest(key, names);
  return missing.find((other) => missingKey(other) === name);
}

/** A question with the words of a card: as many keys too many as too few, of the same kinds and so in the same order. */
function inOrder(unknown: ErrorObject[], missing: ErrorObject[]): Pair[] {
  const pairs = unknown.flatMap((error, at) => {
    const meant = missing[at];
    return meant ? [[error, meant] as Pair] : [];
  });
  return unknown.length === missing.length && pairs.every(([a, b]) => isOfOneKind(a, b))
    ? pairs
    : [];
}

function isOfOneKind(unknown: ErrorObject, missing: ErrorObject): boolean {
  const value = fields(unknown.data)[unknown.params.additionalProperty];
  const { type } = fields(missing.parentSchema?.properties?.[missingKey(missing) ?? '']);
  return type === (Array.isArray(value) ? 'array' : typeof value);
}
