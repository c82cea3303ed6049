// The words in which messages speak of values and types.
import type { AnySchemaObject } from 'ajv';

const typeWords: Record<string, string> = {
  array: 'a list',
  boolean: 'true or false',
  integer: 'a whole number',
  number: 'a number',
  object: 'a group of keys',
  string: 'a text',
};

/** A type of the schema, or several, in words: "a text or a list". */
export function typeNames(type: unknown): string {
  const names = Array.isArray(type) ? type : String(type).split(',');
  return names.map((name: string) => typeWords[name] ?? name).join(' or ');
}

/** What a value is, in words: "the number 7". */
export function kindOf(value: unknown): string {
  if (value === null) return 'empty';
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of keys';
  return typeof value === 'string'
    ? `the text "${shown(value)}"`
    : `${typeof value === 'number' ? 'the number' : ''} ${shown(value)}`.trim();
}

/** A value as it is quoted in a message, cut where it gets long. */
export function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** A text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The names of the section types that a union of the schema allows. */
export function sectionTypes(schema: AnySchemaObject): string[] {
  return ((schema.oneOf as { $ref: string }[] | undefined) ?? []).map(({ $ref }) =>
    $ref.replace(/^.*\/|\.schema\.json$/g, ''),
  );
}

/** How a message speaks of a limit, by the schema's keyword. */
export const limits: Record<string, string> = {
  minimum: 'at least',
  maximum: 'at most',
  exclusiveMinimum: 'more than',
};
