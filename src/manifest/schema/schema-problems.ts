// Turns what ajv reports into findings that a person who does not program understands.
import type { AnySchemaObject, ErrorObject } from 'ajv';
import { guess, nearest } from '../nearest.ts';
import { placeName } from '../place-name.ts';
import type { Finding, Pointer } from '../problem.ts';
import { gatherForeignKeys, type PartKeys } from './foreign-keys.ts';
import { parsePointer } from './parse-pointer.ts';
import { withSample } from './sample-mends.ts';
import { capital, kindOf, limits, sectionTypes, shown, typeNames } from './schema-words.ts';
import {
  gatherMissingParts,
  slipFinding,
  strayFinding,
  swallowedFinding,
} from './slip-findings.ts';
import { slips, strayed } from './slips.ts';
import { inForm, otherKind } from './value-mends.ts';
import { valueTrap } from './value-traps.ts';

/** What a finding may ask about a place. */
interface Readings {
  /** The line of a value from where the value begins, as it is written. */
  written: (pointer: Pointer) => string;
  /** A value that could stand there. */
  sample: (pointer: Pointer) => unknown;
  /** The parts that the file consists of, and the keys that each knows. */
  parts: PartKeys;
}

/** One finding per cause: errors that only repeat another one are left out. */
export function schemaFindings(
  errors: ErrorObject[],
  data: unknown,
  { written, sample, parts }: Readings,
): Finding[] {
  const strays = strayed(errors, data, [...parts.keys()]);
  const own = errors.filter((error) => !strays.some(({ echoes }) => echoes.has(error)));
  return [
    ...strays.map((stray) => strayFinding(stray, data)),
    ...gatherMissingParts(
      gatherForeignKeys(fitFindings(own, data, { written, sample, parts }), data, parts),
    ),
  ];
}

function fitFindings(
  errors: ErrorObject[],
  data: unknown,
  { written, sample }: Readings,
): Finding[] {
  const slipped = slips(errors, data);
  const renamed = new Set(errors.map((error) => misspelt(error, errors)).filter(Boolean));
  const rest = errors
    // The error about a key's form says more than the one that wraps it.
    .filter((error) => !renamed.has(error) && error.keyword !== 'propertyNames')
    .filter((error) => !slipped.some(({ echoes }) => echoes.has(error)))
    .filter((error) => !isOfWrongType(error, errors))
    .map((error) => finding(error, data, written))
    .filter((found) => found !== undefined)
    .map((found) => withSample(found, sample));
  return [...slipped.map((slip) => slipFinding(slip, data)), ...rest];
}

/** A value of the wrong kind is not on a list of texts either. */
function isOfWrongType({ keyword, instancePath }: ErrorObject, errors: ErrorObject[]): boolean {
  const isType = (error: ErrorObject) =>
    error.keyword === 'type' && error.instancePath === instancePath;
  return keyword === 'enum' && errors.some(isType);
}

/** The key of the text that a missing key became part of, when its line stands as deep as that text. */
function swallowed(key: string, group: unknown): string | undefined {
  const line = new RegExp(`(?:^|\\s)${key}:(?:\\s|$)`);
  return Object.entries(fieldsOf(group)).find(
    ([, value]) => typeof value === 'string' && line.test(value),
  )?.[0];
}

/** The error about a missing key, when this one is about the same key misspelt: the two have one cause. */
function misspelt(error: ErrorObject, errors: ErrorObject[]): ErrorObject | undefined {
  if (error.keyword !== 'additionalProperties') return undefined;
  const here = errors.filter(({ instancePath }) => instancePath === error.instancePath);
  const missing = here.filter(({ keyword }) => keyword === 'required');
  const unknown = here.filter(({ keyword }) => keyword === 'additionalProperties');
  // One key too many and one too few: that is one key under another name, however different.
  if (missing.length === 1 && unknown.length === 1) return missing[0];
  const name = nearest(
    String(error.params.additionalProperty),
    missing.map(({ params }) => String(params.missingProperty)),
  );
  return missing.find(({ params }) => params.missingProperty === name);
}

function finding(
  error: ErrorObject,
  data: unknown,
  written: (pointer: Pointer) => string,
): Finding | undefined {
  const pointer = parsePointer(error.instancePath, data);
  const where = placeName(pointer, data);
  const trap = valueTrap(error, { where: capital(where), pointer, written: written(pointer) });
  if (trap) return { pointer, ...trap };
  const schema = (error.parentSchema ?? {}) as AnySchemaObject;
  const { params } = error;
  const about = schema.description ? `${schema.description}` : undefined;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = Object.keys(schema.properties ?? {});
      const others = known.filter((name) => !present(error.data, name));
      return {
        code: 'unknown-key',
        pointer: [...pointer, key],
        at: 'key',
        message: `\`${key}\` is not a known key in ${where}.`,
        mend: { delete: true },
        ...guess(key, others),
      };
    }
    case 'required': {
      const key = String(params.missingProperty);
      const property = schema.properties?.[key] as AnySchemaObject | undefined;
      const text = swallowed(key, error.data);
      if (text !== undefined) return swallowedFinding(key, [...pointer, text], where);
      return {
        code: 'missing-key',
        pointer,
        at: 'key',
        message: `\`${key}\` is missing in ${where}.`,
        hint: property?.description ?? `Add a line that begins with "${key}:".`,
        mend: { add: key, value: undefined },
      };
    }
    case 'discriminator': {
      const tag = params.tagValue as unknown;
      const types = sectionTypes(schema);
      return tag === undefined
        ? undefined // `required` reports the missing type
        : {
            code: 'unknown-section-type',
            pointer: [...pointer, 'type'],
            message: `There is no section of the type "${String(tag)}" (in ${placeName(pointer.slice(0, -2), data)}).`,
            hint: `Allowed here: ${types.join(', ')}.`,
            ...clean(guess(String(tag), types)),
          };
    }
    case 'enum':
      return {
        code: 'not-in-list',
        pointer,
        message: `"${shown(error.data)}" is not allowed as ${where}.`,
        hint: `Allowed here: ${(params.allowedValues as string[]).join(', ')}.`,
        ...clean(guess(String(error.data), params.allowedValues as string[])),
      };
    case 'type': {
      const asKeys = String(params.type) === 'string' ? Object.entries(fieldsOf(error.data)) : [];
      const [[word, value] = ['', '']] = asKeys;
      if (asKeys.length === 1 && value === null) {
        return {
          code: 'unquoted-placeholder',
          pointer,
          message: `${capital(where)} begins with {, which YAML takes for something else.`,
          hint: 'Put the whole text in double quotes.',
          mend: { quote: true },
          ...(schema.pattern && meant(inForm(`{${word}}`, String(schema.pattern)))),
        };
      }
      return {
        code: 'wrong-type',
        pointer,
        message: `${capital(where)} must be ${typeNames(params.type)}, but here it is ${kindOf(error.data)}.`,
        hint:
          asKeys.length === 0
            ? about
            : 'If it is one text with a colon in it, put the whole text in double quotes, or write >- behind the key and the text in the lines below.',
        mend: asKeys.some(([key]) => /[A-Z ]/.test(key)) ? { fold: true } : otherKind(error),
      };
    }
    case 'pattern':
      if (error.propertyName !== undefined) {
        return {
          code: 'wrong-format',
          pointer: [...pointer, error.propertyName],
          at: 'key',
          message: `"${error.propertyName}" does not have the right form for a key in ${where}.`,
          hint: 'Use lower-case letters, digits and underscores, such as quote_and_pay.',
          ...meant(inForm(error.propertyName, String(params.pattern))),
        };
      }
      return {
        code: 'wrong-format',
        pointer,
        message: `"${shown(error.data)}" does not have the right form for ${where}.`,
        hint: about,
        ...meant(inForm(String(error.data), String(params.pattern))),
      };
    case 'minLength':
    case 'minItems':
    case 'minProperties':
      return {
        code: 'empty-value',
        pointer,
        message: `${capital(where)} is empty.`,
        hint: about,
      };
    default:
      return {
        code: 'out-of-range',
        pointer,
        message: `${capital(where)} must be ${limits[error.keyword] ?? 'within'} ${params.limit}, but here it is ${shown(error.data)}.`,
        hint: about,
      };
  }
}

/** What to write instead, if that is known. */
function meant(instead: string | undefined): Pick<Finding, 'mend'> {
  return instead === undefined ? {} : { mend: { instead } };
}

/** A guess without the hint that it does not have, so that it does not hide another one. */
function clean({ hint, ...rest }: ReturnType<typeof guess>): ReturnType<typeof guess> {
  return hint === undefined ? rest : { hint, ...rest };
}

/** A group of keys; an empty one for anything else. */
function fieldsOf(data: unknown): Record<string, unknown> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? { ...data } : {};
}

function present(data: unknown, name: string): boolean {
  return typeof data === 'object' && data !== null && name in data;
}
