// Makes data fit the schema, so that the rules can judge the rest: an example replaces each misfit.
import type { ErrorObject } from 'ajv';
import type { Finding, Pointer } from '../../problem.ts';
import { sampleValue } from '../../schema/sample-value.ts';
import type { ManifestSchema } from '../../schema/schema-files.ts';
import { fitOf } from '../../schema/site-schema.ts';
import { fields, isWithin, valueAt } from '../../text/values.ts';
import { parsePointer } from './misfits.ts';

/** Data that fits, and whether a finding concerns the original. */
export interface Completed {
  data: unknown;
  schema: ManifestSchema;
  counts(finding: Finding): boolean;
}

/** With more misfits than these the data says too little. */
const MOST = 200;

/** An example may lack fields of the site's own schema: then it is completed too. */
const ROUNDS = 4;

/** Codes that may be wrong after the target of a reference was replaced. */
const DOUBTFUL: Finding['kind'][] = [
  'dead-link',
  'dead-anchor',
  'unknown-reference',
  'unknown-size',
];

/**
 * Completes data; undefined where that does not succeed.
 * @param isRenamed whether something may have another name now than others call it by
 */
export function completed(
  data: unknown,
  base: ManifestSchema,
  isRenamed: boolean,
): Completed | undefined {
  const copy = structuredClone(data);
  const changed: Pointer[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const { errors, schema } = fitOf(copy, base);
    if (errors.length > MOST) return undefined;
    if (errors.length === 0)
      return {
        data: copy,
        schema,
        counts: countsBeside(
          changed,
          !isRenamed && changed.every((pointer) => isAlone(pointer, copy)),
        ),
      };
    for (const error of errors) changed.push(...change(copy, error, schema));
  }
  return undefined;
}

/** Makes one place fit, and says which. */
function change(data: unknown, error: ErrorObject, { files }: ManifestSchema): Pointer[] {
  const { keyword, instancePath, params } = error;
  const pointer = parsePointer(instancePath, data);
  const group = valueAt(data, pointer);
  const key = params.additionalProperty ?? error.propertyName;
  if (key !== undefined) {
    delete fields(group)[key];
    return [[...pointer, key]];
  }
  if (keyword === 'if' || keyword === 'propertyNames') return [];
  const place =
    keyword === 'required' || keyword === 'dependencies'
      ? [...pointer, String(params.missingProperty)]
      : pointer;
  const sample = structuredClone(sampleValue(files, place, data));
  const holder = valueAt(data, place.slice(0, -1)) as Record<string | number, unknown> | undefined;
  const last = place.at(-1);
  if (holder === undefined || holder === null || typeof holder !== 'object' || last === undefined)
    return [];
  if (sample !== undefined) holder[last] = sample;
  else if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else delete holder[last];
  return [place];
}

/** Fields by which others name a page, a town or a place, and those that take it away. */
const NAMES = ['path', 'id', 'slug', 'type', 'is_active', 'from', 'items'];

/** Whether nothing refers to a place: it holds a single value, and no name. */
const isAlone = (pointer: Pointer, data: unknown) => {
  const value = valueAt(data, pointer);
  return (
    value !== undefined && typeof value !== 'object' && !NAMES.includes(String(pointer.at(-1)))
  );
};

function countsBeside(changed: Pointer[], areAlone: boolean): Completed['counts'] {
  const places = changed.map((pointer) => pointer.join('/'));
  const isCovered = (pointer: Pointer) =>
    places.some(
      (place) => isWithin(pointer, place) || `${place}/`.startsWith(`${pointer.join('/')}/`),
    );
  return ({ kind, pointer }) => (areAlone || !DOUBTFUL.includes(kind)) && !isCovered(pointer);
}
