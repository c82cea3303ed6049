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
  | 'color'
  | 'phone'
  | 'email'
  | 'time'
  | 'moment'
  | 'code'
  | 'text';

/** The control for a field. */
export function controlFor(piece: FieldSchema, value: unknown): ControlKind {
  const { schema, file } = piece;
  const types = [schema.type].flat();
  if (schema.const !== undefined) return 'fixed';
  if (isShared(piece, value)) return 'reference';
  if (types.includes('array') && typeof value !== 'string') return itemKind(piece);
  if (types.includes('object') || schema.properties) return 'group';
  if (types.includes('boolean')) return 'switch';
  if (types.includes('number') || types.includes('integer')) return 'number';
  if (file.endsWith('icon.schema.json')) return 'icon';
  if (schema.enum) return 'choice';
  if (isTarget(piece) || schema.chosen_from === 'addresses') return 'link';
  return textKind(piece);
}

/** Whether a value is the name of a list or a picture that is written elsewhere. */
function isShared({ schema }: FieldSchema, value: unknown): boolean {
  const types = [schema.type].flat();
  if (typeof value !== 'string') return false;
  // A text that comes first is the only entry of a list.
  const isName =
    types[0] !== 'string' && types.some((type) => type === 'array' || type === 'object');
  return isName || WHOLE_TOWN_TEXT.test(value);
}

/** A text that consists of one text of the town. */
const WHOLE_TOWN_TEXT = /^\{(town\.\w+\.[\w.]+)\}$/;

const itemKind = ({ schema }: FieldSchema) =>
  [schema.items?.type].flat().includes('string') && !schema.items?.$ref ? 'texts' : 'entries';

/** Whether a link leads there, which may be another website or a phone call. */
export const isTarget = ({ file }: Pick<FieldSchema, 'file'>): boolean =>
  file.endsWith('link-target.schema.json');

/** Whether a text is a day, perhaps with a time. */
export const isMoment = ({ pattern }: FieldSchema['schema']): boolean =>
  String(pattern ?? '').startsWith('^20[0-9]{2}-');

/** The nouns of fields that hold the path of a picture. */
const PICTURE = /^(picture|file|logo)$/;

function textKind({ schema, noun }: FieldSchema): ControlKind {
  const pattern = String(schema.pattern ?? '');
  if (pattern.startsWith('^#')) return 'color';
  if (noun === 'phone number') return 'phone';
  if (noun === 'e-mail address') return 'email';
  if (isMoment(schema)) return 'moment';
  if (pattern.includes('2[0-3]')) return 'time';
  if (PICTURE.test(noun) && pattern.includes('/(?![/')) return 'picture';
  return pattern ? 'code' : 'text';
}
