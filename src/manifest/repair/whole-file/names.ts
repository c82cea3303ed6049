// A name of a field that became another one throughout, as "replace all" does.
import type { ErrorObject } from 'ajv';
import { rowsOf } from '../../text/rows.ts';
import { readPlainYaml } from '../../yaml/plain-yaml.ts';
import { type Cause, cause, type Survey } from './cause.ts';

/** A name that is wrong less often was changed by hand. */
const OFTEN = 8;

/** All fields of a name have the same other name now. */
export function replacedName({ text, lines, misfits }: Survey): Cause | undefined {
  const data = readPlainYaml(text);
  const errors = data === undefined ? [] : misfits(data);
  const was = mostFrequent(errors, 'missingProperty');
  const now = mostFrequent(errors, 'additionalProperty');
  if (was === undefined || now === undefined) return undefined;
  const keys = rowsOf(lines).map(({ key }) => key);
  if (keys.includes(was)) return undefined;
  const mended = lines
    .map((line, at) => (keys[at] === now ? line.replace(`${now}:`, `${was}:`) : line))
    .join('\n');
  const places = errors.filter(({ params }) => params.additionalProperty === now).length;
  const at = keys.indexOf(now);
  return cause('replaced-name', { was, now, places }, { at, length: now.length, mended });
}

/** The value that a parameter of the errors has most often, where that is often. */
function mostFrequent(errors: ErrorObject[], param: string): string | undefined {
  const counts = new Map<string, number>();
  for (const { params } of errors) {
    const name = params[param] as string | undefined;
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  const [most] = [...counts].toSorted(([, a], [, b]) => b - a);
  return most && most[1] >= OFTEN ? most[0] : undefined;
}
