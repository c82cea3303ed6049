// Follows the references between the files of the schema, and descends it beside a value.
import type { AnySchemaObject } from 'ajv';
import type { Pointer } from '../diagnostic.ts';
import { asObject, valueAt } from '../text/values.ts';

/** Every schema file by its path below schema/. */
export type SchemaFiles = ReadonlyMap<string, AnySchemaObject>;

/** A piece of the schema, and the file (its path below schema/) that its references are relative to. */
export interface SchemaPiece {
  schema: AnySchemaObject;
  file: string;
}

/** The path of the file that `reference` leads to from `file`; the editor's browser has no path module. */
export const besideFile = (file: string, reference: string): string =>
  new URL(reference, `file:///${file}`).pathname.slice(1);

/** Follows a reference between schema files; a piece without one is returned as it is. Throws when it leads nowhere. */
export function resolveReference({ schema, file }: SchemaPiece, files: SchemaFiles): SchemaPiece {
  if (typeof schema.$ref !== 'string') return { schema, file };
  const target = besideFile(file, schema.$ref);
  const found = files.get(target);
  if (!found) throw new Error(`schema/${file} refers to ${target}, which does not exist`);
  return { schema: found, file: target };
}

/** The files that a schema refers to, and those that these refer to. */
export function collectReferenced(
  schema: AnySchemaObject,
  file: string,
  files: SchemaFiles,
): Map<string, AnySchemaObject> {
  const found = new Map([[file, schema]]);
  const walk = (node: unknown, from: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('$ref' in node) {
      const target = resolveReference({ schema: node, file: from }, files);
      if (!found.has(target.file)) {
        found.set(target.file, target.schema);
        walk(target.schema, target.file);
      }
    }
    for (const part of Object.values(node)) walk(part, from);
  };
  walk(schema, file);
  return found;
}

/** Follows a reference, and chooses among section types. */
export function resolveForData(piece: SchemaPiece, files: SchemaFiles, data: unknown): SchemaPiece {
  const { schema, file } = piece;
  if (typeof schema.$ref === 'string')
    return resolveForData(resolveReference(piece, files), files, data);
  const type = `/${asObject(data).type}.schema.json`;
  const chosen = (schema.oneOf as AnySchemaObject[])?.find(({ $ref }) => $ref?.endsWith(type));
  return chosen ? resolveForData({ schema: chosen, file }, files, data) : piece;
}

/** The piece for a key or an entry of the piece's value. */
export function descendSchema({ schema, file }: SchemaPiece, step: string | number): SchemaPiece {
  const { items, properties, additionalProperties: other } = schema;
  const inside = typeof step === 'number' ? items : (properties?.[step] ?? other);
  return { schema: typeof inside === 'object' ? inside : {}, file };
}

const ROOT = 'manifest.schema.json';

export const rootPiece = (files: SchemaFiles): SchemaPiece => ({
  schema: files.get(ROOT) ?? {},
  file: ROOT,
});

/** Gives the keys of a place's schema; undefined for a group whose keys the file chooses. */
export function schemaOrder(files: SchemaFiles, data: unknown) {
  return (pointer: Pointer): string[] | undefined => {
    const { schema } = pointer.reduce(
      (context, step, depth) =>
        resolveForData(
          descendSchema(context, step),
          files,
          valueAt(data, pointer.slice(0, depth + 1)),
        ),
      resolveForData(rootPiece(files), files, data),
    );
    return schema.properties && Object.keys(schema.properties);
  };
}
