// Names that the schema does not know: misspelt ones, those of another part of the file, and a pair without names.
import type { AnySchemaObject } from 'ajv';
import { nearest } from '../../text/nearest.ts';
import { endOfBlock, parentOf, type Row } from '../../text/rows.ts';
import { fields } from '../../text/values.ts';
import { entryLines } from '../../yaml/write.ts';
import type { Misfit } from '../misfits/misfits.ts';
import { pointerAt } from '../search/rows-of-data.ts';
import { instead, type Scene, type ValueEdit } from '../search/slip.ts';

/** The one of some words that is nearest to another. */
export function* nearestOf(word: string, choices: string[]): Generator<string> {
  const found = nearest(word, choices);
  if (found !== undefined) yield found;
}

/** Edits of a name that the schema does not know. */
export function* otherNames(
  { error, schema }: Misfit,
  index: number,
  { rows, homeOf }: Scene,
): Generator<ValueEdit> {
  const key = String(error.params.additionalProperty);
  const row = rows[index] as Row;
  yield* unknownKeys(key, Object.keys(fields(error.data)), index, { rows, homeOf });
  if (row.key !== key) return yield* pairOnALine(key, error.data, schema, { row, index });
  const own = fields(error.data);
  const known = schema.properties ?? {};
  const free = Object.keys(known).filter((name) => !(name in own));
  const required = ((schema.required as string[] | undefined) ?? []).filter((name) =>
    free.includes(name),
  );
  const near = [...nearestOf(key, required), ...nearestOf(key, free)];
  // The same number of unknown names, in the same order, may be the missing ones in other words.
  const unknown = Object.keys(own).filter((name) => !(name in known));
  if (unknown.length === required.length) near.push(required[unknown.indexOf(key)] as string);
  for (const [rank, name] of [...new Set(near)].entries()) {
    const line = row.text.slice(0, row.at) + name + row.text.slice(row.at + key.length);
    yield {
      ...instead(index, line),
      sureness: 'likely',
      cost: 0.1 + rank / 10,
      facts: { key, meant: name },
    };
  }
}

/** The fewest names that prove that an entry belongs to another part of the file. */
const SEVERAL = 3;

/** An entry of another part of the file, which is taken out of the way. */
function* unknownKeys(
  key: string,
  names: string[],
  index: number,
  { rows, homeOf }: Pick<Scene, 'rows' | 'homeOf'>,
): Generator<ValueEdit> {
  const home = names.length >= SEVERAL ? homeOf(names) : undefined;
  const row = rows[index] as Row;
  const from = row.dashes > 0 ? index : parentOf(rows, index);
  if (home === undefined || (rows[from]?.dashes ?? 0) === 0) return;
  if (pointerAt(rows, from)[0] === home) return;
  const remove = endOfBlock(rows, from) - from;
  const facts = { key, home, others: names.length - 1 };
  yield { from, remove, lines: [], sureness: 'unsure', cost: 1, facts };
}

/** A question and its answer on one line, in place of the two fields of an entry. */
function* pairOnALine(
  key: string,
  group: unknown,
  { required = [] }: AnySchemaObject,
  { row, index }: { row: Row; index: number },
): Generator<ValueEdit> {
  const [[first, second] = ['', null], ...more] = Object.entries(fields(group));
  const [one, two, ...others] = required as string[];
  if (
    first !== key ||
    more.length + others.length > 0 ||
    typeof second !== 'string' ||
    !one ||
    !two
  )
    return;
  if (row.dashes === 0) return;
  const value = { [one]: first, [two]: second };
  yield { ...instead(index, ...entryLines(value, row.depth)), sureness: 'likely', cost: 0.2 };
}
