// Makes the first value of a new entry: texts to be replaced, what this site has, and nothing where only the person knows it.

import { capital } from '../../../manifest/messages/phrases.ts';
import {
  resolveReference,
  type SchemaFiles,
  type SchemaPiece,
} from '../../../manifest/schema/references.ts';
import { asObject } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { choicesFor, type FieldSchema } from '../../document/schema/pieces.ts';

/** Values that fit this site, for a new entry. */
export interface EntryDefaults {
  files: SchemaFiles;
  manifest: unknown;
  picture: string;
  /** The next day, "2026-11-27". */
  tomorrow: string;
}

type Piece = Pick<FieldSchema, 'schema' | 'file' | 'noun'>;

/** A value for a new entry: what the schema requires. Its examples would pass for the site's own, so none becomes a value. */
export function newValue(piece: Piece, stock: EntryDefaults): YamlValue {
  const { schema, noun } = piece;
  if (schema.const !== undefined) return schema.const as YamlValue;
  const [choice] = choicesFor(schema, stock.manifest)?.keys() ?? [];
  if (choice !== undefined) return choice;
  if (schema.properties) return newGroup(piece, stock);
  if ([schema.type].flat().includes('array')) {
    const entry = newInside(schema.items ?? {}, piece, stock);
    return Array.from({ length: schema.minItems ?? 1 }, () => entry);
  }
  // A page's sections begin with the first type.
  if (schema.oneOf) return newInside(schema.oneOf[0], piece, stock);
  if (schema.control === 'link' || schema.chosen_from === 'addresses') return '/';
  if (schema.control === 'picture') return stock.picture;
  if (schema.control === 'moment') return stock.tomorrow;
  if (schema.default !== undefined) return schema.default as YamlValue;
  // A day that was not chosen would pass for one that was.
  if (schema.enum?.includes('Monday')) return '';
  if (schema.enum) return schema.enum[0] as YamlValue;
  if (schema.type === 'boolean') return false;
  return isFreeText(schema, newText(noun)) ? newText(noun) : '';
}

/** The text of a new entry, until somebody writes its own. */
export const newText = (noun: string) => capital(`new ${noun.replaceAll('_', ' ')}`);

const isFreeText = ({ type, pattern }: SchemaPiece['schema'], text: string) =>
  type === 'string' && new RegExp(pattern ?? '').test(text);

/** A new row of a table has as many cells as the others. */
export function wideAs(value: YamlValue, [row]: YamlValue[]): YamlValue {
  return Array.isArray(value) && Array.isArray(row) ? row.map(() => value[0] ?? '') : value;
}

/** The key of a new entry's first text that waits for the person's words. */
export const firstNewText = (value: YamlValue): string | undefined =>
  Object.entries(asObject(value)).find(([, text]) => /^$|^New /.test(String(text)))?.[0];

function newGroup({ schema, file, noun }: Piece, stock: EntryDefaults): YamlValue {
  // What is required unless a switch is on: a new entry has every switch off.
  const required: string[] = [...(schema.required ?? []), ...(schema.else?.required ?? [])];
  // Few collections of a route have dates of their own.
  const keys = Object.keys(schema.properties).filter(
    (key) => required.includes(key) || schema.properties[key].noun === 'weekday',
  );
  return Object.fromEntries(
    keys.map((key) => {
      if (key === 'id') return [key, noun.replace(/[^a-z]/g, '')];
      const own = schema.properties[key] as SchemaPiece['schema'];
      return [key, newInside(own, { file, noun: own.noun ?? key }, stock)];
    }),
  );
}

/** A value for a key of a group, or for an entry of a list. */
const newInside = (
  schema: SchemaPiece['schema'],
  { file, noun }: Pick<Piece, 'file' | 'noun'>,
  stock: EntryDefaults,
) => newValue({ ...resolveReference({ schema, file }, stock.files), noun }, stock);
