// What is said of a place that does not fit the schema: one function for each of the schema's keywords.
import type { AnySchemaObject, ErrorObject } from 'ajv';
import { guess } from '../nearest.ts';
import { placeName } from '../place-name.ts';
import type { Finding, Mend, Pointer } from '../problem.ts';
import { BULLET } from '../read/mend.ts';
import { inGroups, slugOf } from '../short-names.ts';
import { fields } from '../values.ts';
import { withOwnContact } from './own-contact.ts';
import { parsePointer } from './parse-pointer.ts';
import { nameBeside } from './sample-value.ts';
import { capital, kindOf, limits, sectionTypes, shown, typeNames } from './schema-words.ts';
import { swallowedFinding } from './slip-findings.ts';
import { inForm, otherKind } from './value-mends.ts';
import { valueTrap } from './value-traps.ts';

/** An error of the schema at a place that has a name. */
interface Misfit {
  error: ErrorObject;
  pointer: Pointer;
  /** The place in words. */
  where: string;
  /** The schema of the place. */
  schema: AnySchemaObject;
  /** What the schema says that the place is for. */
  about?: string;
  data: unknown;
  /** The line of the value from where it begins. */
  written: string;
  meant?: string;
}

interface Circumstances {
  /** The line of a value from where the value begins, as it is written. */
  written: (pointer: Pointer) => string;
  /** The key that is missing where this one is not known, when the two are one. */
  meant?: string;
}

/** What is said of an error; undefined where another one says the same. */
export function misfitFinding(
  error: ErrorObject,
  data: unknown,
  { written, meant }: Circumstances,
): Finding | undefined {
  const pointer = parsePointer(error.instancePath, data);
  const where = placeName(pointer, data);
  const line = written(pointer);
  const trap = valueTrap(error, { where: capital(where), pointer, written: line });
  if (trap) return withOwnContact({ pointer, ...trap }, line, data);
  const schema = (error.parentSchema ?? {}) as AnySchemaObject;
  const say = byKeyword[error.keyword] ?? outOfRange;
  const about = schema.description;
  const found = say({ error, pointer, where, schema, about, data, written: line, meant });
  return found && withOwnContact(found, String(error.data), data);
}

const byKeyword: Record<string, (misfit: Misfit) => Finding | undefined> = {
  additionalProperties: unknownKey,
  required: missingKey,
  dependencies: missingKey,
  discriminator: unknownSectionType,
  enum: notInList,
  type: wrongType,
  pattern: wrongFormat,
  minLength: empty,
  maxLength: tooLong,
  minItems: empty,
  minProperties: empty,
  // Where one schema asks for another, what does not fit that one is an error of its own.
  if: () => undefined,
};

const NO_PLACE =
  'Nothing on the website would show it. What visitors are to read goes into one of the texts.';

function unknownKey({ error, pointer, where, schema, meant: name }: Misfit): Finding {
  const key = String(error.params.additionalProperty);
  const others = Object.keys(schema.properties ?? {}).filter(
    (other) => !(other in fields(error.data)),
  );
  return {
    code: 'unknown-key',
    pointer: [...pointer, key],
    at: 'key',
    message: `\`${key}\` is not a known key in ${where}.`,
    ...(name
      ? { hint: `Did you mean "${name}"?`, ...meant(name) }
      : { hint: NO_PLACE, mend: { delete: true }, ...clean(guess(key, others)) }),
  };
}

function missingKey({ error, pointer, where, schema }: Misfit): Finding {
  const key = String(error.params.missingProperty);
  const text = swallowedBy(key, error.data);
  if (text !== undefined) return swallowedFinding(key, [...pointer, text], where);
  const property = schema.properties?.[key] as AnySchemaObject | undefined;
  return {
    code: 'missing-key',
    pointer,
    at: 'key',
    message: `\`${key}\` is missing in ${where}.`,
    hint: property?.description ?? `Add a line that begins with "${key}:".`,
    mend: { add: key, value: undefined },
  };
}

/** The key of the text that a missing key became part of, when its line stands as deep as that text. */
function swallowedBy(key: string, group: unknown): string | undefined {
  const line = new RegExp(`(?:^|\\s)${key}:(?:\\s|$)`);
  return Object.entries(fields(group)).find(
    ([, value]) => typeof value === 'string' && line.test(value),
  )?.[0];
}

/** A section without a type lacks a key, and is reported for that. */
function unknownSectionType({ error, pointer, schema, data }: Misfit): Finding | undefined {
  const tag = error.params.tagValue as unknown;
  const types = sectionTypes(schema);
  if (tag === undefined) return undefined;
  return {
    code: 'unknown-section-type',
    pointer: [...pointer, 'type'],
    message: `There is no section of the type "${String(tag)}" (in ${placeName(pointer.slice(0, -2), data)}).`,
    hint: `Allowed here: ${types.join(', ')}.`,
    ...clean(guess(String(tag), types)),
  };
}

function notInList({ error, pointer, where }: Misfit): Finding {
  const allowed = error.params.allowedValues as string[];
  return {
    code: 'not-in-list',
    pointer,
    message: `"${shown(error.data)}" is not allowed as ${where}.`,
    hint: `Allowed here: ${allowed.join(', ')}.`,
    ...clean(guess(String(error.data), allowed)),
  };
}

const AS_ONE_TEXT =
  'If it is one text with a colon in it, put the whole text in double quotes, or write >- behind the key and the text in the lines below.';

function wrongType(misfit: Misfit): Finding {
  const { error, pointer, where, about } = misfit;
  const { type } = error.params;
  const asKeys = String(type) === 'string' ? Object.entries(fields(error.data)) : [];
  const [[word, value] = ['', '']] = asKeys;
  if (asKeys.length === 1 && value === null) return unquotedPlaceholder(word, misfit);
  return {
    code: 'wrong-type',
    pointer,
    message: `${capital(where)} must be ${typeNames(type)}, but here it is ${kindOf(error.data)}.`,
    hint: asKeys.length === 0 ? about : AS_ONE_TEXT,
    mend: asKeys.some(([key]) => /[A-Z ]/.test(key))
      ? { fold: true }
      : (otherKind(error) ?? withoutKeys(misfit)),
  };
}

/** An entry without the keys of a group that has two: their values stand in two lines, or with an arrow between them. */
function withoutKeys({ error: { data, parentSchema }, written }: Misfit): Mend | undefined {
  const [first, second, ...more]: string[] = parentSchema?.required ?? [];
  if (typeof data !== 'string' || !first || !second || more.length > 0) return undefined;
  const [begin, rest] = data.startsWith(`${written} `)
    ? [written, data.slice(written.length + 1)]
    : data.split(/ *(?:[-–=]>|→) */);
  return rest === undefined ? undefined : { block: { [first]: begin, [second]: rest } };
}

/** `heading: {town}` is a group with one key to YAML. */
function unquotedPlaceholder(word: string, { pointer, where, schema }: Misfit): Finding {
  return {
    code: 'unquoted-placeholder',
    pointer,
    message: `${capital(where)} begins with {, which YAML takes for something else.`,
    hint: 'Put the whole text in double quotes.',
    mend: { quote: true },
    ...(schema.pattern && meant(inForm(`{${word}}`, String(schema.pattern)))),
  };
}

function wrongFormat(misfit: Misfit): Finding {
  const { error, pointer, where, about, schema, data: all } = misfit;
  const { propertyName: key, params, data } = error;
  if ([schema.type].flat().includes('array') && isNoName(String(data))) {
    return wrongType({ ...misfit, error: { ...error, params: { type: 'array' } } });
  }
  const own = nameBeside(pointer, all);
  const form = String(params.pattern);
  if (key !== undefined) {
    return {
      code: 'wrong-format',
      pointer: [...pointer, key],
      at: 'key',
      message: `"${key}" does not have the right form for a key in ${where}.`,
      hint: 'Use lower-case letters, digits and underscores, such as quote_and_pay.',
      ...meant(inForm(key, form)),
    };
  }
  return {
    code: 'wrong-format',
    pointer,
    message: `"${shown(data)}" does not have the right form for ${where}.`,
    hint: about,
    // "Dunkirk NY" for the town Dunkirk.
    ...meant(own && slugOf(String(data)).startsWith(own) ? own : inForm(String(data), form)),
  };
}

/** A text in place of a list is a name or the entries in another form, never a sentence. */
const isNoName = (text: string) => BULLET.test(text) || /\S\s+\S+\s+\S/.test(text);

function empty({ pointer, where, about }: Misfit): Finding {
  return { code: 'empty-value', pointer, message: `${capital(where)} is empty.`, hint: about };
}

function tooLong({ error, pointer, where }: Misfit): Finding {
  const { params, data } = error;
  return {
    code: 'too-long',
    pointer,
    message: `${capital(where)} has ${inGroups(String(data).length)} characters, and may have ${inGroups(params.limit)}.`,
    hint: 'Shorten it.',
  };
}

function outOfRange({ error, pointer, where, about }: Misfit): Finding {
  const { keyword, params, data } = error;
  return {
    code: 'out-of-range',
    pointer,
    message: `${capital(where)} must be ${limits[keyword] ?? 'within'} ${params.limit}, but here it is ${shown(data)}.`,
    hint: about,
  };
}

/** What to write instead, if that is known. */
function meant(instead: string | undefined): Pick<Finding, 'mend'> {
  return instead === undefined ? {} : { mend: { instead } };
}

/** A guess without the hint that it does not have, so that it does not hide another one. */
function clean({ hint, ...rest }: ReturnType<typeof guess>): ReturnType<typeof guess> {
  return hint === undefined ? rest : { hint, ...rest };
}
