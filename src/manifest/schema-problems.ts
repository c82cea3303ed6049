// Turns what ajv reports into findings that a person who does not program understands.
import type { AnySchemaObject, ErrorObject } from 'ajv';
import { nearest, suggestion } from './nearest.ts';
import { placeName } from './place-name.ts';
import type { Finding, Pointer } from './problem.ts';

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

/** One finding per cause: errors that only repeat another one are left out. */
export function schemaFindings(errors: ErrorObject[], data: unknown): Finding[] {
  const renamed = new Set(errors.map((error) => misspelt(error, errors)).filter(Boolean));
  return errors
    .filter((error) => !renamed.has(error))
    .map((error) => finding(error, data))
    .filter((found) => found !== undefined);
}

/** The error about a missing key, when this one is about the same key misspelt: the two have one cause. */
function misspelt(error: ErrorObject, errors: ErrorObject[]): ErrorObject | undefined {
  if (error.keyword !== 'additionalProperties') return undefined;
  const missing = errors.filter(
    ({ keyword, instancePath }) => keyword === 'required' && instancePath === error.instancePath,
  );
  const name = nearest(
    String(error.params.additionalProperty),
    missing.map(({ params }) => String(params.missingProperty)),
  );
  return missing.find(({ params }) => params.missingProperty === name);
}

function finding(error: ErrorObject, data: unknown): Finding | undefined {
  const pointer = parsePointer(error.instancePath, data);
  const where = placeName(pointer, data);
  const schema = (error.parentSchema ?? {}) as AnySchemaObject;
  const { params } = error;
  const about = schema.description ? `${schema.description}` : undefined;
  switch (error.keyword) {
    case 'additionalProperties': {
      const key = String(params.additionalProperty);
      const known = Object.keys(schema.properties ?? {});
      return {
        code: 'unknown-key',
        pointer: [...pointer, key],
        at: 'key',
        message: `\`${key}\` is not a known key in ${where}.`,
        hint: suggestion(
          key,
          known.filter((name) => !present(error.data, name)),
        ),
      };
    }
    case 'required': {
      const key = String(params.missingProperty);
      const property = schema.properties?.[key] as AnySchemaObject | undefined;
      return {
        code: 'missing-key',
        pointer,
        at: 'key',
        message: `\`${key}\` is missing in ${where}.`,
        hint: property?.description ?? `Add a line that begins with "${key}:".`,
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
            message: `There is no section of the type "${String(tag)}" (in ${placeName(pointer.slice(0, -1), data)}).`,
            hint: suggestion(String(tag), types) ?? `Allowed here: ${types.join(', ')}.`,
          };
    }
    case 'enum':
      return {
        code: 'not-in-list',
        pointer,
        message: `"${shown(error.data)}" is not allowed as ${where}.`,
        hint: suggestion(String(error.data), params.allowedValues as string[]) ?? about,
      };
    case 'type':
      return {
        code: 'wrong-type',
        pointer,
        message: `${capital(where)} must be ${typeNames(params.type)}, but here it is ${kindOf(error.data)}.`,
        hint: about,
      };
    case 'pattern':
      return {
        code: 'wrong-format',
        pointer,
        message: `"${shown(error.data)}" does not have the right form for ${where}.`,
        hint: about,
      };
    case 'propertyNames':
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
        message: `${capital(where)} ${error.message ?? 'is not valid'}, but here it is ${shown(error.data)}.`,
        hint: about,
      };
  }
}

function present(data: unknown, name: string): boolean {
  return typeof data === 'object' && data !== null && name in data;
}

function sectionTypes(schema: AnySchemaObject): string[] {
  return ((schema.oneOf as { $ref: string }[] | undefined) ?? []).map(({ $ref }) =>
    $ref.replace(/^.*\/|\.schema\.json$/g, ''),
  );
}

const typeWords: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'a group of keys',
  string: 'a text',
};

function typeNames(type: unknown): string {
  const names = Array.isArray(type) ? type : String(type).split(',');
  return names.map((name: string) => typeWords[name] ?? name).join(' or ');
}

function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  return typeof value === 'string'
    ? `the text "${shown(value)}"`
    : `${typeof value === 'number' ? 'the number' : ''} ${shown(value)}`.trim();
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
