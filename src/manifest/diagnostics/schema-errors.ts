// Turns the errors of the schema into findings: one function for each of the schema's keywords.
import type { AnySchemaObject, ErrorObject } from 'ajv';
import type { Finding, Pointer } from '../diagnostic.ts';
import { findingFactory } from '../messages/message.ts';
import type { textMessages } from '../messages/syntax/parse.ts';
import type { schemaMessages } from '../messages/syntax/schema.ts';
import { closestMatch } from '../text/nearest.ts';
import { asObject } from '../text/values.ts';
import type { ManifestSource } from '../yaml/source.ts';
import { normalizeToPattern } from './normalize.ts';

interface LocatedSchemaError {
  error: ErrorObject;
  pointer: Pointer;
  schema: AnySchemaObject;
  about?: string;
  /** The value as it is written on its line. */
  written: string;
  /** Its first character in the text, for an error of its type. */
  start: number;
}

/** More errors of one keyword have one cause, so the others are dropped. */
const MAX_ERRORS_PER_KEYWORD = 10_000;

export function schemaFindings(errors: ErrorObject[], source: ManifestSource): Finding[] {
  const counts = new Map<string, number>();
  const claimSlot = ({ keyword }: ErrorObject) => {
    counts.set(keyword, (counts.get(keyword) ?? 0) + 1);
    return (counts.get(keyword) ?? 0) <= MAX_ERRORS_PER_KEYWORD;
  };
  const ofType = new Set(
    errors.flatMap(({ keyword, instancePath }) => (keyword === 'type' ? instancePath : [])),
  );
  const findings = errors
    .filter(claimSlot)
    // A value of the wrong type is not reported a second time for not being an allowed text.
    .filter(({ keyword, instancePath }) => keyword !== 'enum' || !ofType.has(instancePath))
    .flatMap((error) => findingOf(error, source) ?? []);
  return dropConsequentialErrors(findings);
}

/** Drops findings about missing keys that another finding explains: the key is misspelt, or indented too far or too little. */
function dropConsequentialErrors(findings: Finding[]): Finding[] {
  const misspelt = new Set<string>();
  const tooFarLeft = new Set<string>();
  const tooFarRight = new Set<string>();
  for (const { kind, pointer, facts } of findings) {
    if (kind !== 'unknown-key') continue;
    const { key, meant } = asObject(facts);
    const group = pointer.slice(0, -1);
    misspelt.add(`${group.join('/')} ${meant}`);
    tooFarLeft.add(`${group.join('/')} ${key}`);
    for (const place of placesAbove(group)) tooFarRight.add(`${place} ${key}`);
  }
  const missing = new Set<string>();
  const causes = findings.filter(({ kind, pointer, facts }) => {
    if (kind !== 'missing-key') return true;
    const { key } = asObject(facts);
    const place = `${pointer.join('/')} ${key}`;
    const isElsewhere =
      tooFarRight.has(place) ||
      placesAbove(pointer).some((above) => tooFarLeft.has(`${above} ${key}`));
    if (isElsewhere) missing.add(String(key));
    return !isElsewhere && !misspelt.has(place);
  });
  return causes.map((finding) => {
    const { kind, facts } = finding;
    return kind === 'unknown-key' && missing.has(String(asObject(facts).key))
      ? { ...finding, facts: { ...asObject(facts), isElsewhere: true } }
      : finding;
  });
}

const placesAbove = (pointer: Pointer) =>
  pointer.map((_, depth) => pointer.slice(0, depth).join('/'));

/** The finding about an error of the schema; undefined if another error says the same. */
function findingOf(error: ErrorObject, source: ManifestSource): Finding | undefined {
  const schema = (error.parentSchema ?? {}) as AnySchemaObject;
  const pointer = parsePointer(error.instancePath, source.data);
  const written = error.keyword === 'type' ? source.written(pointer) : '';
  const start = error.keyword === 'type' ? source.rangeOf({ pointer })[0] : 0;
  const placed = { error, pointer, schema, about: schema.description, written, start };
  return (byKeyword[error.keyword] ?? outOfRange)(placed);
}

const createFinding = findingFactory<typeof schemaMessages>();
const createTextFinding = findingFactory<typeof textMessages>();

const byKeyword: Record<string, (placed: LocatedSchemaError) => Finding | undefined> = {
  additionalProperties: ({ error, pointer, schema }) => {
    const key = String(error.params.additionalProperty);
    const group = asObject(error.data);
    const free = Object.keys(schema.properties ?? {}).filter((name) => !Object.hasOwn(group, name));
    const meant = closestMatch(key, free);
    const facts = { key, meant, free };
    return createFinding('unknown-key', [...pointer, key], facts, {
      at: 'key',
      replacement: meant,
    });
  },
  required: missingKey,
  dependencies: missingKey,
  discriminator: ({ error, pointer, schema }) => {
    const type = error.params.tagValue as unknown;
    // A section without a type has an error for the missing key.
    if (type === undefined) return undefined;
    const choices = sectionTypes(schema);
    const meant = closestMatch(String(type), choices);
    const facts = { value: type, choices, meant };
    return createFinding('not-in-list', [...pointer, 'type'], facts, { replacement: meant });
  },
  enum: notInList,
  type: wrongType,
  pattern: (placed) => {
    const { error, pointer, schema, about } = placed;
    const text = String(error.data);
    // The error about its length reports an empty text.
    if (text === '' && schema.minLength) return undefined;
    // A text in place of a list names a shared list; a sentence is a text of the wrong type.
    if ([schema.type].flat().includes('array') && /\S\s+\S+\s+\S/.test(text)) {
      return wrongType({ ...placed, error: { ...error, params: { type: 'array' } } });
    }
    const key = error.propertyName;
    if (key !== undefined) {
      const form =
        schema.description ??
        'Use lower-case letters, digits and underscores, such as quote_and_pay.';
      return createFinding(
        'wrong-format',
        [...pointer, key],
        { value: key, about: form },
        { at: 'key' },
      );
    }
    const replacement = normalizeToPattern(text, error.params.pattern);
    return createFinding('wrong-format', pointer, { value: error.data, about }, { replacement });
  },
  minLength: emptyFinding,
  minItems: (placed) =>
    (placed.error.data as unknown[]).length === 0 ? emptyFinding(placed) : outOfRange(placed),
  minProperties: emptyFinding,
  maxLength: ({ error, pointer }) =>
    createFinding('too-long', pointer, {
      length: String(error.data).length,
      most: error.params.limit,
    }),
  // The error about the key's form, which this one wraps, says more.
  propertyNames: () => undefined,
  // The schema behind the condition reports its own errors.
  if: () => undefined,
};

function missingKey({ error, pointer, schema }: LocatedSchemaError): Finding {
  const key = String(error.params.missingProperty);
  const about = (schema.properties?.[key] as AnySchemaObject | undefined)?.description;
  return createFinding('missing-key', pointer, { key, about }, { at: 'key' });
}

/** YAML 1.1 reads yes and no as true and false. */
const YAML_1_1_WORDS = new Map<unknown, string>([
  [true, 'yes'],
  [false, 'no'],
]);

function notInList({ error, pointer }: LocatedSchemaError): Finding {
  const choices = (error.params.allowedValues as unknown[]).map(String);
  const word = YAML_1_1_WORDS.get(error.data) ?? String(error.data);
  const meant = choices.includes(word) ? word : closestMatch(String(error.data), choices);
  const facts = { value: error.data, choices, meant };
  return createFinding('not-in-list', pointer, facts, { replacement: meant });
}

function wrongType(placed: LocatedSchemaError): Finding {
  const { error, pointer, schema, about, written, start } = placed;
  const { data } = error;
  const allowedTypes = String(error.params.type).split(',');
  const bare = NEEDS_QUOTES.exec(written)?.[0];
  if (bare && allowedTypes.includes('string')) {
    const range: [number, number] = [start, start + bare.length];
    return createTextFinding(
      'quotation-mark',
      pointer,
      { value: bare },
      { range, replacement: bare },
    );
  }
  if (data === null) {
    const at = typeof pointer.at(-1) === 'number' ? 'value' : 'key';
    return createFinding('empty-value', pointer, {}, { at });
  }
  if (data === '') return emptyFinding(placed);
  if (allowedTypes.includes('string') && Array.isArray(schema.enum) && typeof data !== 'object') {
    return notInList({ ...placed, error: { ...error, params: { allowedValues: schema.enum } } });
  }
  if (allowedTypes.includes('string') && typeof data === 'number') {
    const thousands = typeof pointer.at(-1) === 'number' && THOUSANDS.exec(written)?.[0].trimEnd();
    if (thousands) {
      const range: [number, number] = [start, start + thousands.length];
      const facts = { written: thousands, read: data };
      return createFinding('number-for-text', pointer, facts, { range, replacement: thousands });
    }
    const [as = String(data)] = /^[^\s#,\]}]+/.exec(written) ?? [];
    const { pattern = '' } = schema;
    return new RegExp(pattern, 'u').test(as)
      ? createFinding('number-for-text', pointer, { written: as, read: data }, { replacement: as })
      : createFinding('wrong-format', pointer, { value: as, about });
  }
  const names = Object.keys(schema.properties ?? {});
  const facts = { wanted: allowedTypes, fields: names, value: data, about };
  return createFinding('wrong-type', pointer, facts, {
    replacement: convertToType(data, allowedTypes, schema),
  });
}

/** Values that need quotes: a color, which is else a comment, and a placeholder, which is else a map of one key. */
const NEEDS_QUOTES = /^(?:#[\da-f]{3,8}|\{[\w.]+\})(?=\s*$)/i;

/** A number with a comma between its thousands, which ends an entry in brackets. */
const THOUSANDS = /^\d{1,3}(?:,\d{3})+(?!\d)[^,\]}]*/;

/** Separators that people write between the entries of a list, and brackets. */
const LIST_SEPARATOR = /[,;|&()[\]{}]|\s(?:[-–—/+]|and|or|to)\s/i;

/** A value converted to an allowed type; undefined if more than punctuation would change. */
function convertToType(data: unknown, allowedTypes: string[], schema: AnySchemaObject): unknown {
  // A list of one may lack its brackets: `hosts: apache`. A text with a separator may be several entries.
  const isOne = schema.items?.type === 'string' && !LIST_SEPARATOR.test(String(data));
  if (allowedTypes.includes('array') && typeof data === 'string' && isOne) return [data];
  if (allowedTypes.includes('string') && typeof data === 'boolean') return String(data);
  const isBoolean = allowedTypes.includes('boolean') && /^(?:true|false)$/i.test(String(data));
  if (isBoolean) return String(data).toLowerCase() === 'true';
  const isNumber = allowedTypes.includes('integer') || allowedTypes.includes('number');
  const isDigits = /^(?:\d+|\d{1,3}(?:,\d{3})+)$/.test(String(data));
  return isNumber && typeof data === 'string' && isDigits
    ? Number(data.replaceAll(',', ''))
    : undefined;
}

function emptyFinding({ pointer, about }: LocatedSchemaError): Finding {
  return createFinding('empty-value', pointer, { about });
}

function outOfRange({ error, pointer, about }: LocatedSchemaError): Finding {
  const { keyword, params, data } = error;
  const facts = { keyword, limit: Number(params.limit ?? 0), value: data, about };
  return createFinding('out-of-range', pointer, facts);
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
