// Makes the first value of a new entry: texts to be replaced, values of the schema's examples, and links and pictures of this site.

import { capital } from '../../../manifest/messages/phrases.ts';
import {
  besideFile,
  type SchemaFiles,
  type SchemaPiece,
} from '../../../manifest/schema/references.ts';
import { fields, isGroup } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { isMoment } from './kinds.ts';
import { choicesFor, type FormPiece } from './pieces.ts';

/** Values that fit this site, for a new entry. */
export interface Stock {
  files: SchemaFiles;
  manifest: unknown;
  picture: string;
  /** The next day, "2026-11-27": an example's day would be long over, or far away. */
  tomorrow: string;
}

type Piece = Pick<FormPiece, 'schema' | 'file' | 'samples' | 'noun'>;

/** A value for a new entry: what the schema requires. An example's words would pass for the site's own. */
export function newValue(piece: Piece, stock: Stock): YamlValue {
  const { schema, file, samples, noun } = piece;
  const [sample] = samples;
  if (schema.const !== undefined) return schema.const as YamlValue;
  const [choice] = choicesFor(schema, stock.manifest)?.keys() ?? [];
  if (choice !== undefined) return choice;
  if (schema.properties) return newGroup(piece, stock);
  if ([schema.type].flat().includes('array')) {
    const first = samples.find(Array.isArray)?.[0];
    const entry = newInside(schema.items ?? {}, { file, sample: first, noun }, stock);
    return Array.from({ length: schema.minItems ?? 1 }, () => entry);
  }
  // A page's sections begin with the first type.
  if (schema.oneOf)
    return newValue({ ...piece, ...follow(schema.oneOf[0], file, stock.files) }, stock);
  if (file.endsWith('link-target.schema.json')) return '/';
  if (String(schema.pattern ?? '').includes('/(?![/') && noun !== 'address') return stock.picture;
  if (isMoment(schema)) return stock.tomorrow;
  if (isFreeText(schema, newText(noun))) return newText(noun);
  if (isPlainValue(sample)) return sample;
  if (schema.default !== undefined) return schema.default as YamlValue;
  if (schema.enum) return schema.enum[0] as YamlValue;
  if (schema.type === 'boolean') return false;
  if (schema.type === 'integer' || schema.type === 'number') return schema.minimum ?? 1;
  return newText(noun);
}

const newText = (noun: string) => capital(`new ${noun.replaceAll('_', ' ')}`);

const isFreeText = (
  { type, pattern, enum: choices, format }: SchemaPiece['schema'],
  text: string,
) => type === 'string' && new RegExp(pattern ?? '').test(text) && !choices && !format;

/** A new row of a table has as many cells as the others. */
export function wideAs(value: YamlValue, [row]: YamlValue[]): YamlValue {
  return Array.isArray(value) && Array.isArray(row) ? row.map(() => value[0] ?? '') : value;
}

/** The key of a new entry's first text that waits for the person's words. */
export const firstNewText = (value: YamlValue): string | undefined =>
  Object.entries(fields(value)).find(([, text]) => String(text).startsWith('New '))?.[0];

const isPlainValue = (sample: unknown): sample is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof sample);

function newGroup({ schema, file, samples, noun }: Piece, stock: Stock): YamlValue {
  const sample = fields(samples.find(isGroup));
  // What is required unless a switch is on: a new entry has every switch off.
  const required: string[] = [...(schema.required ?? []), ...(schema.else?.required ?? [])];
  // Few collections of a route have dates of their own.
  const keys = Object.keys(schema.properties).filter(
    (key) => required.includes(key) || schema.properties[key].noun === 'weekday',
  );
  return Object.fromEntries(
    keys.map((key) => {
      const own = schema.properties[key] as SchemaPiece['schema'];
      // An example's id would stay in addresses: a route that is called monday-a.
      if (key === 'id' && /^[a-z]+$/.test(noun)) return [key, noun];
      return [key, newInside(own, { file, sample: sample[key], noun: own.noun ?? key }, stock)];
    }),
  );
}

interface Inside {
  file: string;
  sample: unknown;
  noun: string;
}

/** A value for a key of a group, or for an entry of a list. */
function newInside(own: SchemaPiece['schema'], { file, sample, noun }: Inside, stock: Stock) {
  const inside = follow(own, file, stock.files);
  const samples = [sample, ...(inside.schema.examples ?? [])].filter((one) => one !== undefined);
  return newValue({ ...inside, samples, noun }, stock);
}

function follow(schema: SchemaPiece['schema'], file: string, files: SchemaFiles) {
  if (typeof schema.$ref !== 'string') return { schema, file };
  const target = besideFile(file, schema.$ref);
  return { schema: files.get(target) ?? {}, file: target };
}
