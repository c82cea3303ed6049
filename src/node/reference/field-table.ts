// Writes the table of a group's fields in the reference: name, description, whether it is needed, possible values.
import { posix } from 'node:path';
import type { AnySchemaObject } from 'ajv';
import { resolved, type SchemaFiles, type SchemaPiece } from '../../manifest/schema/references.ts';

/** The rows of a group's fields as a Markdown table; the fields of a group inside it follow as `group.field`. */
export function fieldTable(piece: SchemaPiece, files: SchemaFiles): string {
  return [
    '| Field | What it is | Needed | What may stand there |',
    '| --- | --- | --- | --- |',
    ...rows(piece, files, ''),
  ].join('\n');
}

/** The name of the shared part that a file of the schema describes: `button`. */
export function partName(file: string): string {
  return posix.basename(file, '.schema.json');
}

function rows({ schema, file }: SchemaPiece, files: SchemaFiles, prefix: string): string[] {
  const required = (schema.required ?? []) as string[];
  return Object.entries((schema.properties ?? {}) as Record<string, AnySchemaObject>).flatMap(
    ([name, field]) => {
      const piece = { schema: field, file };
      const { schema: shape } = resolved(piece, files);
      const needed = required.includes(name) ? 'yes' : '';
      const row = [`\`${prefix}${name}\``, shape.description ?? '', needed, value(piece, files)];
      return [`| ${row.map(cell).join(' | ')} |`, ...nested(piece, files, `${prefix}${name}`)];
    },
  );
}

/** The rows of a group, or of the entries of a list, without a file of its own. */
function nested(piece: SchemaPiece, files: SchemaFiles, prefix: string): string[] {
  const { schema, file } = piece;
  if (schema.$ref) return [];
  if (schema.properties) return rows(piece, files, `${prefix}.`);
  const items = schema.items as AnySchemaObject | undefined;
  return items?.properties ? rows({ schema: items, file }, files, `${prefix}[].`) : [];
}

/** The possible values of a field, in words. */
function value(piece: SchemaPiece, files: SchemaFiles): string {
  const { schema } = resolved(piece, files);
  const normally =
    schema.default === undefined ? '' : `; without it \`${JSON.stringify(schema.default)}\``;
  return kind(piece, files) + normally.replaceAll('"', '');
}

const words: Record<string, string> = {
  string: 'a text',
  boolean: '`true` or `false`',
  integer: 'a whole number',
  number: 'a number',
};

function kind(piece: SchemaPiece, files: SchemaFiles): string {
  const { schema, file } = resolved(piece, files);
  const types = [schema.type ?? []].flat() as string[];
  const [type = ''] = types;
  const orReference = types.length > 1 ? ', or a [reference](#references)' : '';
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.enum) return choice(schema.enum as string[], piece.schema.$ref ? file : undefined);
  if (type === 'string' && types.includes('array')) return 'a text, or a list of texts';
  if (type === 'array') return list({ schema, file }, files) + orReference;
  if (type === 'object') return group({ schema, file }, piece) + orReference;
  return (words[type] ?? '') + range(schema) + orReference;
}

/** A long list of names that is a file of the schema has a heading of its own. */
function choice(names: string[], file?: string): string {
  if (file && names.length > 10)
    return `one of the [${partName(file)} names](#part-${partName(file)})`;
  return names.map((name) => `\`${name}\``).join(', ');
}

function list({ schema, file }: SchemaPiece, files: SchemaFiles): string {
  const items = { schema: schema.items as AnySchemaObject, file };
  const { schema: shape } = resolved(items, files);
  if (shape.oneOf) return 'a list of [sections](#section-types)';
  if (items.schema.$ref) return `a list: ${kind(items, files)} in each entry`;
  if (shape.type === 'object') return 'a list, with these fields in each entry';
  if (shape.type === 'array') return 'a list of lists of texts';
  return shape.enum ? `a list of ${choice(shape.enum as string[])}` : 'a list of texts';
}

function group({ schema, file }: SchemaPiece, { schema: asNamed }: SchemaPiece): string {
  if (asNamed.$ref) return `a [${partName(file)}](#part-${partName(file)})`;
  return schema.properties ? 'a group, with these fields' : 'a group of names and values';
}

function range({ minimum, maximum, exclusiveMinimum }: AnySchemaObject): string {
  if (exclusiveMinimum !== undefined) return ` above ${exclusiveMinimum}`;
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}`;
  return minimum === undefined ? '' : `, at least ${minimum}`;
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ').replaceAll('<', '&lt;');
}
