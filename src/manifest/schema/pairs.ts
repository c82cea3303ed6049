// Groups that were written in one line: `- Veterans Day: November 11`, `latitude: 42.47, -79.33`.
import type { ErrorObject } from 'ajv';
import { placeName } from '../place-name.ts';
import type { Finding } from '../problem.ts';
import { fields, valueAt } from '../values.ts';
import { numbersIn } from './numbers.ts';
import { parsePointer } from './parse-pointer.ts';
import { capital } from './schema-words.ts';

/** What is said of such an entry, and all errors that come from it. */
interface Pair {
  finding: Finding;
  echoes: Set<ErrorObject>;
}

/** The entries that have one key, which is unknown, where two others are wanted, and the groups with all their numbers behind one key. */
export function pairs(errors: ErrorObject[], data: unknown): Pair[] {
  return errors.flatMap((error) => {
    if (error.keyword === 'type') return numbersBehindOne(error, errors, data);
    if (error.keyword !== 'additionalProperties') return [];
    const pointer = parsePointer(error.instancePath, data);
    const here = errors.filter(({ instancePath }) => instancePath === error.instancePath);
    const missing = here.filter(({ keyword }) => keyword === 'required');
    if (missing.length !== 2 || typeof pointer.at(-1) !== 'number') return [];
    const written = onePair(valueAt(data, pointer));
    if (!written) return [];
    const keys = missing.map(({ params }) => String(params.missingProperty));
    const finding: Finding = {
      code: 'unknown-key',
      pointer,
      message: `\`${written[0]}\` is not a known key in ${placeName(pointer, data)}.`,
      hint: `Write \`${keys.join('` and `')}\` in lines of their own.`,
      mend: { block: Object.fromEntries(keys.map((key, at) => [key, written[at]])) },
    };
    return [{ finding, echoes: new Set(here) }];
  });
}

function numbersBehindOne(error: ErrorObject, errors: ErrorObject[], data: unknown): Pair[] {
  const pointer = parsePointer(error.instancePath, data).slice(0, -1);
  const group = error.instancePath.replace(/\/[^/]*$/, '');
  const missing = errors.filter(
    ({ keyword, instancePath }) => keyword === 'required' && instancePath === group,
  );
  const keys: string[] = missing[0]?.parentSchema?.required ?? [];
  const mend = numbersIn(String(error.data), keys);
  if (!mend || missing.length !== keys.length - 1) return [];
  const finding: Finding = {
    code: 'wrong-type',
    pointer,
    at: 'key',
    message: `${capital(placeName(pointer, data))} has all its numbers behind one key.`,
    hint: `Write \`${keys.join('` and `')}\` in lines of their own.`,
    mend,
  };
  return [{ finding, echoes: new Set([error, ...missing]) }];
}

/** The two texts of a group that has one key and a plain value behind it. */
export function onePair(group: unknown): [string, string] | undefined {
  const [[key, value] = ['', null], ...more] = Object.entries(fields(group));
  return more.length > 0 || value === null || typeof value === 'object'
    ? undefined
    : [key, String(value)];
}
