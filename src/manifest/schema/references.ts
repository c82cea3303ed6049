// Follows the references between the files of the schema.
import { posix } from 'node:path';
import type { AnySchemaObject } from 'ajv';

/** Every schema file by its path below schema/. */
export type SchemaFiles = ReadonlyMap<string, AnySchemaObject>;

/** A piece of the schema, and the file (its path below schema/) that its references are relative to. */
export interface Piece {
  schema: AnySchemaObject;
  file: string;
}

/** Follows a reference between schema files; a piece without one is returned as it is. Throws when it leads nowhere. */
export function resolved({ schema, file }: Piece, files: SchemaFiles): Piece {
  if (typeof schema.$ref !== 'string') return { schema, file };
  const target = posix.join(posix.dirname(file), schema.$ref);
  const found = files.get(target);
  if (!found) throw new Error(`schema/${file} refers to ${target}, which does not exist`);
  return { schema: found, file: target };
}
