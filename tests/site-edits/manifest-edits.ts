// Finds its way about a manifest by its structure, so that an edit fits whatever site there is.
import { parse, stringify } from 'yaml';

/** A part of a manifest that has names. */
export type Fields = Record<string, unknown>;

/** The edit has no place in this manifest, for instance because the family has no such list. */
export class NoPlace extends Error {}

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value, when it is there. Throws with what is missing otherwise. */
export function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new NoPlace(`there is no ${what}`);
  return value;
}

/** The part at a dotted path. Throws when the manifest has none. */
export function part(manifest: Fields, path: string): Fields {
  const value = path
    .split('.')
    .reduce<unknown>((at, key) => (isFields(at) ? at[key] : undefined), manifest);
  return found(isFields(value) ? value : undefined, path);
}

/** The list of parts below a name. Throws when it has fewer entries than are asked for. */
export function list(holder: Fields, name: string, least = 1): Fields[] {
  const value = holder[name];
  const entries = Array.isArray(value) ? (value as Fields[]) : [];
  if (entries.length < least) throw new NoPlace(`there are not ${least} entries in ${name}`);
  return entries;
}

/** Every part of a manifest, with its list, if it has one. */
export function* parts(
  value: unknown,
  holder?: unknown[],
): Generator<{ fields: Fields; holder?: unknown[] }> {
  if (Array.isArray(value)) for (const entry of [...value]) yield* parts(entry, value);
  if (!isFields(value)) return;
  yield { fields: value, holder };
  for (const entry of Object.values(value)) yield* parts(entry);
}

/** The first part that fits. Throws without one. */
export function firstPart(
  manifest: Fields,
  what: string,
  fits: (fields: Fields) => boolean,
): Fields {
  for (const { fields } of parts(manifest)) if (fits(fields)) return fields;
  throw new NoPlace(`there is no ${what}`);
}

/** The first list whose entries all have a field. Throws without one. */
export function listOf(manifest: Fields, field: string, least = 1): Fields[] {
  for (const { holder } of parts(manifest)) {
    const fits = holder?.every((entry) => isFields(entry) && field in entry);
    if (holder && fits && holder.length >= least) return holder as Fields[];
  }
  throw new NoPlace(`there is no list with ${least} entries that have a ${field}`);
}

/** Changes every text of a manifest. */
export function changeTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((entry) => changeTexts(entry, change));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, changeTexts(entry, change)]),
  );
}

/** A value without the entries of lists, at any depth, that speak of something: the words themselves, or a part that holds them. */
export function without(value: unknown, words: RegExp): unknown {
  const speaks = (entry: unknown) =>
    [entry, ...(isFields(entry) ? Object.values(entry) : [])].some(
      (text) => typeof text === 'string' && words.test(text),
    );
  if (Array.isArray(value)) {
    return value.filter((entry) => !speaks(entry)).map((entry) => without(entry, words));
  }
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, without(entry, words)]),
  );
}

/** Swaps two fields or two entries. */
export function swap(holder: unknown, one: number | string, other: number | string): void {
  const at = holder as Record<number | string, unknown>;
  [at[one], at[other]] = [at[other], at[one]];
}

/** Takes every entry of a list away that leads to an address that is gone. */
export function unlink(manifest: Fields, isGone: (address: string) => boolean): void {
  for (const { fields, holder } of parts(manifest)) {
    if (holder && typeof fields.to === 'string' && isGone(fields.to)) {
      holder.splice(holder.indexOf(fields), 1);
    }
  }
}

/** An edit of the data, as an edit of the text. */
export function inData(edit: (manifest: Fields) => void): (text: string) => string {
  return (text) => {
    const manifest = parse(text) as Fields;
    edit(manifest);
    return stringify(manifest);
  };
}
