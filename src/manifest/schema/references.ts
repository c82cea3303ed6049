// Follows the references between the files of the schema.
import type { AnySchemaObject } from 'ajv';

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
export function resolved({ schema, file }: SchemaPiece, files: SchemaFiles): SchemaPiece {
  if (typeof schema.$ref !== 'string') return { schema, file };
  const target = besideFile(file, schema.$ref);
  const found = files.get(target);
  if (!found) throw new Error(`schema/${file} refers to ${target}, which does not exist`);
  return { schema: found, file: target };
}

/** The files that a schema refers to, and those that these refer to. */
export function withReferred(
  schema: AnySchemaObject,
  file: string,
  files: SchemaFiles,
): Map<string, AnySchemaObject> {
  const found = new Map([[file, schema]]);
  const walk = (node: unknown, from: string): void => {
    if (typeof node !== 'object' || node === null) return;
    if ('$ref' in node) {
      const target = resolved({ schema: node, file: from }, files);
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
