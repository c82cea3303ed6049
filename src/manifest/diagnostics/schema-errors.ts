// Turns the errors of the schema into findings: one function for each of the schema's keywords.
import type { AnySchemaObject, ErrorObject } from 'ajv';
import { tenDigits } from '../../model/further-phones.ts';
import type { Finding, Pointer } from '../diagnostic.ts';
import { findingsOf } from '../messages/message.ts';
import type { schema } from '../messages/syntax/schema.ts';
import { nearest } from '../text/nearest.ts';
import { fields, listOf } from '../text/values.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { booleanIn, inForm, timeIn, timesIn } from './forms.ts';

/** A schema error at its place. */
interface Placed {
  error: ErrorObject;
  pointer: Pointer;
  schema: AnySchemaObject;
  /** The schema's description of the place. */
  about?: string;
  /** The value as it is written on its line. */
  written: string;
  /** The company as it is in the file. */
  company: Record<string, unknown>;
}

/** The number of errors of each keyword that are reported or counted; tens of thousands have one cause. */
const MOST = 10_000;

/** The findings about all errors of the schema. */
export function schemaFindings(errors: ErrorObject[], source: ManifestSource): Finding[] {
  const counts = new Map<string, number>();
  const isEarly = ({ keyword }: ErrorObject) => {
    counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
    return (counts.get(keyword) ?? 0) <= MOST;
  };
  const ofType = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'type' ? instancePath : [])),
  );
  return (
    errors
      .filter(isEarly)
      // A value of the wrong kind is not on a list of texts either.
      .filter(({ keyword, instancePath }) => keyword !== 'enum' || !ofType.has(instancePath))
      .flatMap((error) => findingOf(error, source) ?? [])
  );
}

function findingOf(error: ErrorObject, source: ManifestSource): Finding | undefined {
  const schema = (error.parentSchema ?? {}) as AnySchemaObject;
  const pointer = parsePointer(error.instancePath, source.data);
  const written = error.keyword === 'type' ? source.written(pointer) : '';
  const company = fields(fields(source.data).company);
  const placed = { error, pointer, schema, about: schema.description, written, company };
  return (byKeyword[error.keyword] ?? outOfRange)(placed);
}

const found = findingsOf<typeof schema>();

const byKeyword: Record<string, (placed: Placed) => Finding | undefined> = {
  additionalProperties: ({ error, pointer, schema }) => {
    const key = String(error.params.additionalProperty);
    const own = fields(error.data);
    const free = Object.keys(schema.properties ?? {}).filter((name) => !Object.hasOwn(own, name));
    const meant = nearest(key, free);
    return found('unknown-key', [...pointer, key], { key, meant }, { at: 'key', instead: meant });
  },
  required: missingKey,
  dependencies: missingKey,
  discriminator: ({ error, pointer, schema }) => {
    const type = error.params.tagValue as unknown;
    // A section without a type lacks a field, and is reported for that.
    if (type === undefined) return undefined;
    const choices = sectionTypes(schema);
    const meant = nearest(String(type), choices);
    const facts = { type: String(type), choices, meant };
    return found('unknown-section-type', [...pointer, 'type'], facts, { instead: meant });
  },
  enum: notInList,
  type: wrongType,
  pattern: (placed) => {
    const { error, pointer, schema, about, company } = placed;
    const text = String(error.data);
    // The error about its length says that it is empty.
    if (text === '' && schema.minLength) return undefined;
    // A text in place of a list is the name of a shared one, never a sentence.
    if ([schema.type].flat().includes('array') && /\S\s+\S+\s+\S/.test(text)) {
      return wrongType({ ...placed, error: { ...error, params: { type: 'array' } } });
    }
    if (error.params.pattern === TIME) {
      const time = timeIn(text);
      return found('time-format', pointer, { time }, { instead: time });
    }
    const key = error.propertyName;
    if (key !== undefined) {
      const form = 'Use lower-case letters, digits and underscores, such as quote_and_pay.';
      return found('wrong-format', [...pointer, key], { value: key, about: form }, { at: 'key' });
    }
    const instead = ownWord(inForm(text, error.params.pattern), text, company);
    return found('wrong-format', pointer, { value: error.data, about }, { instead });
  },
  minLength: empty,
  minItems: (placed) =>
    (placed.error.data as unknown[]).length === 0 ? empty(placed) : outOfRange(placed),
  minProperties: empty,
  maxLength: ({ error, pointer }) =>
    found('too-long', pointer, { length: String(error.data).length, most: error.params.limit }),
  // The error about a key's form says more than the one that wraps it.
  propertyNames: () => undefined,
  // A referred schema reports its own errors.
  if: () => undefined,
};

/** A form, unless it is the word for the office's number or address and the text is somebody else's: a further number of the company has a word of its own. */
function ownWord(
  form: string | undefined,
  text: string,
  company: Record<string, unknown>,
): string | undefined {
  if (form === 'email')
    return text.includes('@') && !text.includes(String(company.email)) ? undefined : form;
  const digits = tenDigits(text);
  if (form !== 'call' || digits === '' || digits === tenDigits(String(company.phone))) return form;
  const further = [...listOf(company.phones), ...listOf(company.locations)].map(fields);
  const own = further.find(({ phone }) => phone && tenDigits(String(phone)) === digits);
  return own && `call:${own.id}`;
}

/** The form of a time of day in the schema. */
const TIME = '^([01]\\d|2[0-3]):[0-5]\\d$';

function missingKey({ error, pointer, schema }: Placed): Finding {
  const key = String(error.params.missingProperty);
  const about = (schema.properties?.[key] as AnySchemaObject | undefined)?.description;
  return found('missing-key', pointer, { key, about }, { at: 'key' });
}

function notInList({ error, pointer }: Placed): Finding {
  const choices = (error.params.allowedValues as unknown[]).map(String);
  // Programs that read YAML 1.1 make true and false of yes and no.
  const word = { true: 'yes', false: 'no' }[String(error.data)] ?? String(error.data);
  const meant = choices.includes(word) ? word : nearest(String(error.data), choices);
  const facts = { value: error.data, choices, meant };
  return found('not-in-list', pointer, facts, { instead: meant });
}

function wrongType(placed: Placed): Finding {
  const { error, pointer, schema, about, written } = placed;
  const { data } = error;
  const wanted = String(error.params.type).split(',');
  if (data === null) {
    const at = typeof pointer.at(-1) === 'number' ? 'value' : 'key';
    return found('empty-value', pointer, {}, { at });
  }
  if (data === '') return empty(placed);
  if (wanted.includes('string') && Array.isArray(schema.enum) && typeof data !== 'object') {
    return notInList({ ...placed, error: { ...error, params: { allowedValues: schema.enum } } });
  }
  if (wanted.includes('string') && typeof data === 'number') {
    const [as = String(data)] = /^[^\s#,\]}]+/.exec(written) ?? [];
    const { pattern = '' } = schema;
    if (pattern === TIME) {
      return found('time-format', pointer, { number: { written: as, ...timesIn(data) } });
    }
    return new RegExp(pattern, 'u').test(as)
      ? found('number-for-text', pointer, { written: as, read: data }, { instead: as })
      : found('wrong-format', pointer, { value: as, about });
  }
  if (wanted.includes('boolean') && ['string', 'number'].includes(typeof data)) {
    const meant = booleanIn(String(data));
    return found('boolean-word', pointer, { word: String(data), meant }, { instead: meant });
  }
  const names = Object.keys(schema.properties ?? {});
  const facts = { wanted, fields: names, value: data, about };
  // A list of one may have lost its brackets: `hosts: apache`.
  const isEntry = wanted.includes('array') && schema.items?.enum?.includes(data);
  return found('wrong-type', pointer, facts, isEntry ? { instead: [data] } : {});
}

function empty({ pointer, about }: Placed): Finding {
  return found('empty-value', pointer, { about });
}

function outOfRange({ error, pointer, about }: Placed): Finding {
  const { keyword, params, data } = error;
  const facts = { keyword, limit: Number(params.limit ?? 0), value: data, about };
  return found('out-of-range', pointer, facts);
}

/** The names of the section types that a union of the schema allows. */
const sectionTypes = (schema: AnySchemaObject): string[] =>
  ((schema.oneOf as { $ref: string }[] | undefined) ?? []).map(({ $ref }) =>
    $ref.replace(/^.*\/|\.schema\.json$/g, ''),
  );

/** Splits ajv's `/pages/0/path` into steps; positions in lists become numbers when `data` has a list there. */
function parsePointer(path: string, data: unknown): Pointer {
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
