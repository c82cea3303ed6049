// The questions that slips may ask about the surrounding file.
import type { ErrorObject } from 'ajv';
import { endOfBlock, opensBelow, type Row } from '../../text/rows.ts';
import { REFERENCE } from '../../text/shared-lists.ts';
import type { Scene } from './slip.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A list of a town, as lines refer to it. */
const OF_TOWN = /^(town\.\w+)\.(\w+)$/;

/** The name of the list that a value refers to. */
const listIn = (value: string) => (REFERENCE.exec(value) ?? OF_TOWN.exec(value))?.[2];

/** A town has names of its own for its services, beside those that the schema knows. */
const MOST_KNOWN = 0.8;

/** The indentation of a group below its name. */
export const STEP = 2;

/** Prepares the answers; each is computed on demand. */
export function sceneOf(
  rows: readonly Row[],
  errors: ErrorObject[],
  vocabulary: Vocabulary,
): Scene {
  const counts = new Map<string, number>();
  for (const { key, value } of rows) {
    for (const name of [key, listIn(value)]) {
      if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return {
    rows,
    isKey: (word) => vocabulary.keys.has(word) || (counts.get(word) ?? 0) > 1,
    missing: [...new Set(errors.flatMap(({ params }) => params.missingProperty ?? []))],
    isText: (name) => vocabulary.texts.has(name),
    homeOf: (names) =>
      [...vocabulary.parts].find(
        ([, known]) => names.filter((name) => known.has(name)).length >= names.length * MOST_KNOWN,
      )?.[0],
    namesOver: (index) => {
      const row = rows[index] as Row;
      const named = namesInPart(rows, index);
      if (named.length > 0) return named;
      const first = row.key ?? '';
      const alike = rows.flatMap((other, index) =>
        opensBelow(other) && hasSameForm(rows[index + 1], row) ? [other.key ?? ''] : [],
      );
      const asked = rows.flatMap(({ value }) => listIn(value) ?? []);
      const names = [...new Set([...vocabulary.namesOver(first), ...alike, ...asked])];
      const isPart = row.depth === STEP;
      return isPart ? names.filter((name) => vocabulary.parts.has(name)) : names;
    },
  };
}

/** The names of lists that lines ask for, and that the part of the file around a row lacks. */
function namesInPart(rows: readonly Row[], index: number): string[] {
  let part = index;
  while (part > 0 && (rows[part]?.depth !== 0 || rows[part]?.kind !== 'content')) part--;
  const own = rows.slice(part, endOfBlock(rows, part)).map(({ key }) => key);
  const asked = rows.flatMap(({ value }) => {
    const [, home, name = ''] = REFERENCE.exec(value) ?? [];
    return home !== undefined && home === rows[part]?.key && !own.includes(name) ? [name] : [];
  });
  return [...new Set(asked)];
}

/** Whether two rows may be the first of groups of one kind. */
const hasSameForm = (one: Row | undefined, row: Row) =>
  one !== undefined && one.key === row.key && one.dashes === row.dashes && row.key !== undefined;
