// Names the kind of problem of a schema error: one function for each of the schema's keywords.
import type { AnySchemaObject, ErrorObject } from 'ajv';
import type { Finding, Pointer } from '../../problem.ts';
import { nearest } from '../../text/nearest.ts';
import { fields } from '../../text/values.ts';
import { inForm, timeIn } from '../edits/forms.ts';

/** A place that does not fit the schema. */
export interface Misfit {
  error: ErrorObject;
  pointer: Pointer;
  schema: AnySchemaObject;
  /** The schema's description of the place. */
  about?: string;
  /** The value as it is written on its line. */
  written: string;
}

/** An error of the schema as a misfit. */
export function misfitOf(error: ErrorObject, data: unknown, written: string): Misfit {
  const schema = (error.parentSchema ?? {}) as AnySchemaObject;
  return {
    error,
    pointer: parsePointer(error.instancePath, data),
    schema,
    about: schema.description,
    written,
  };
}

/** The finding of a misfit; undefined when another error reports the same. */
export function misfitFinding(misfit: Misfit): Finding | undefined {
  return (byKeyword[misfit.error.keyword] ?? outOfRange)(misfit);
}

const byKeyword: Record<string, (misfit: Misfit) => Finding | undefined> = {
  additionalProperties: ({ error, pointer, schema }) => {
    const key = String(error.params.additionalProperty);
    const at = [...pointer, key];
    if (pointer.length === 0 && SENTENCE.test(key)) {
      return { kind: 'note-without-hash', pointer: at, at: 'key', facts: { count: 1 } };
    }
    const free = Object.keys(schema.properties ?? {}).filter(
      (name) => !(name in fields(error.data)),
    );
    const meant = nearest(key, free);
    return { kind: 'unknown-key', pointer: at, at: 'key', facts: { key, meant } };
  },
  required: missingKey,
  dependencies: missingKey,
  discriminator: ({ error, pointer, schema }) => {
    const type = error.params.tagValue as unknown;
    // A section without a type lacks a field, and is reported for that.
    if (type === undefined) return undefined;
    const choices = sectionTypes(schema);
    const meant = nearest(String(type), choices);
    const at = [...pointer, 'type'];
    return {
      kind: 'unknown-section-type',
      pointer: at,
      facts: { type: String(type), choices, meant },
    };
  },
  enum: notInList,
  type: wrongType,
  pattern: (misfit) => {
    const { error, pointer, schema, about } = misfit;
    // A text in place of a list is the name of a shared one, or its entries in another form, never a sentence.
    if ([schema.type].flat().includes('array') && SENTENCE.test(String(error.data))) {
      return wrongType({ ...misfit, error: { ...error, params: { type: 'array' } } });
    }
    if (error.params.pattern === TIME) {
      return { kind: 'time-format', pointer, facts: { time: timeIn(String(error.data)) } };
    }
    const key = error.propertyName;
    return key === undefined
      ? { kind: 'wrong-format', pointer, facts: { value: error.data, about } }
      : {
          kind: 'wrong-format',
          pointer: [...pointer, key],
          at: 'key',
          facts: {
            value: key,
            about: 'Use lower-case letters, digits and underscores, such as quote_and_pay.',
          },
        };
  },
  minLength: empty,
  minItems: (misfit) =>
    (misfit.error.data as unknown[]).length === 0 ? empty(misfit) : outOfRange(misfit),
  minProperties: empty,
  maxLength: ({ error, pointer }) => ({
    kind: 'too-long',
    pointer,
    facts: {
      length: String(error.data).length,
      most: error.params.limit,
    },
  }),
  // The error about a key's form says more than the one that wraps it.
  propertyNames: () => undefined,
  // A referred schema reports its own errors.
  if: () => undefined,
};

/** Words before a colon that are not a name, such as a greeting in a mail. */
const SENTENCE = /\S\s+\S+\s+\S/;

/** The form of a time of day in the schema. */
export const TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';

function missingKey({ error, pointer, schema }: Misfit): Finding {
  const key = String(error.params.missingProperty);
  const about = (schema.properties?.[key] as AnySchemaObject | undefined)?.description;
  return { kind: 'missing-key', pointer, at: 'key', facts: { key, about } };
}

function notInList({ error, pointer }: Misfit): Finding {
  const choices = (error.params.allowedValues as unknown[]).map(String);
  const meant = nearest(String(error.data), choices);
  return { kind: 'not-in-list', pointer, facts: { value: error.data, choices, meant } };
}

function wrongType(misfit: Misfit): Finding {
  const { error, pointer, schema, about, written } = misfit;
  const { data } = error;
  const wanted = String(error.params.type).split(',');
  if (data === null) {
    if (/^#/.test(written)) return { kind: 'unquoted-hash', pointer, facts: {} };
    const at = typeof pointer.at(-1) === 'number' ? 'value' : 'key';
    return { kind: 'empty-value', pointer, at, facts: {} };
  }
  if (wanted.includes('string') && typeof data === 'number') {
    const { enum: choices } = schema;
    if (Array.isArray(choices))
      return notInList({ ...misfit, error: { ...error, params: { allowedValues: choices } } });
    const [as = String(data)] = /^[^\s#,\]}]+/.exec(written) ?? [];
    const { pattern = '' } = schema;
    return pattern === TIME || inForm(as, pattern) !== undefined
      ? { kind: 'number-for-text', pointer, facts: { written: as, read: data } }
      : { kind: 'wrong-format', pointer, facts: { value: as, about } };
  }
  if (wanted.includes('boolean') && ['string', 'number'].includes(typeof data)) {
    return { kind: 'boolean-word', pointer, facts: { word: String(data) } };
  }
  if (
    wanted.includes('string') &&
    written.startsWith('{') &&
    Object.keys(fields(data)).length === 1
  ) {
    return { kind: 'unquoted-placeholder', pointer, facts: {} };
  }
  const names = Object.keys(schema.properties ?? {});
  return { kind: 'wrong-type', pointer, facts: { wanted, fields: names, value: data, about } };
}

function empty({ pointer, about }: Misfit): Finding {
  return { kind: 'empty-value', pointer, facts: { about } };
}

function outOfRange({ error, pointer, about }: Misfit): Finding {
  const { keyword, params, data } = error;
  return {
    kind: 'out-of-range',
    pointer,
    facts: { keyword, limit: Number(params.limit ?? 0), value: data, about },
  };
}

/** The names of the section types that a union of the schema allows. */
const sectionTypes = (schema: AnySchemaObject): string[] =>
  ((schema.oneOf as { $ref: string }[] | undefined) ?? []).map(({ $ref }) =>
    $ref.replace(/^.*\/|\.schema\.json$/g, ''),
  );

/** Splits ajv's `/pages/0/path` into steps; positions in lists become numbers when `data` has a list there. */
export function parsePointer(path: string, data: unknown): Pointer {
  let node = data;
  return path
    .split('/')
    .slice(1)
    .map((raw) => {
      const name = raw.replaceAll('~1', '/').replaceAll('~0', '~');
      const step = Array.isArray(node) ? Number(name) : name;
      node = (node as Record<string | number, unknown> | undefined)?.[step];
      return step;
    });
}
