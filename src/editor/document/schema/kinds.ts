// Chooses the control for a field from its schema and its value.
import type { FieldSchema } from './pieces.ts';

export type ControlKind =
  | 'fixed'
  | 'reference'
  | 'entries'
  | 'texts'
  | 'group'
  | 'switch'
  | 'number'
  | 'icon'
  | 'choice'
  | 'link'
  | 'picture'
  | 'focus'
  | 'color'
  | 'phone'
  | 'email'
  | 'time'
  | 'moment'
  | 'code'
  | 'text';

/** The control for a field by its type and its value now; a text has the one that the schema names. */
export function controlFor({ schema }: Pick<FieldSchema, 'schema'>, value: unknown): ControlKind {
  const types = [schema.type].flat();
  if (schema.const !== undefined) return 'fixed';
  if (isReference(types, value)) return 'reference';
  if (types.includes('array') && typeof value !== 'string') {
    const isText = [schema.items?.type].flat().includes('string') && !schema.items?.$ref;
    return isText ? 'texts' : 'entries';
  }
  if (types.includes('object') || schema.properties) return 'group';
  if (types.includes('boolean')) return 'switch';
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (schema.control) return schema.control;
  if (schema.enum) return 'choice';
  if (schema.chosen_from === 'addresses') return 'link';
  return schema.pattern ? 'code' : 'text';
}

/** Whether a value is the name of a list or a picture that is written elsewhere. */
function isReference(types: unknown[], value: unknown): boolean {
  if (typeof value !== 'string') return false;
  // A text that comes first is the only entry of a list.
  const isName =
    types[0] !== 'string' && types.some((type) => type === 'array' || type === 'object');
  return isName || WHOLE_TOWN_TEXT.test(value);
}

/** A text that consists of one text of the town. */
const WHOLE_TOWN_TEXT = /^\{(town\.\w+\.[\w.]+)\}$/;
