// The schema's names of groups and lists, by their possible first keys, and the keys of each part of the file.
import type { AnySchemaObject } from 'ajv';
import { resolved, type SchemaFiles, type SchemaPiece } from './references.ts';

/** Stands for the keys of a group in which everybody chooses their own. */
export const ANY = '*';

/** The names of groups, by their possible first keys; the empty key holds lists of texts. */
export type GroupNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the names of groups and lists from the schema. */
export function groupNames(files: SchemaFiles): GroupNames {
  const names = new Map<string, Set<string>>();
  const firstKeys = (piece: SchemaPiece): string[] => {
    const { schema, file } = resolved(piece, files);
    const { items, oneOf, properties, additionalProperties } = schema;
    if (items) return [...firstKeys({ schema: items, file }), ''];
    if (oneOf) return oneOf.flatMap((one: AnySchemaObject) => firstKeys({ schema: one, file }));
    return additionalProperties ? [ANY] : Object.keys(properties ?? {});
  };
  const walk = (node: unknown, file: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties } = node as AnySchemaObject;
    for (const [name, schema] of Object.entries<AnySchemaObject>(properties ?? {})) {
      for (const key of firstKeys({ schema, file })) {
        names.set(key, (names.get(key) ?? new Set()).add(name));
      }
    }
    for (const part of Object.values(node)) walk(part, file);
  };
  for (const [file, schema] of files) walk(schema, file);
  return names;
}

/** The names of fields that hold a text in the writer's own words. */
export function textNames(files: SchemaFiles): Set<string> {
  const names = new Set<string>();
  const walk = (node: unknown, file: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties } = node as AnySchemaObject;
    for (const [name, piece] of Object.entries<AnySchemaObject>(properties ?? {})) {
      const { schema } = resolved({ schema: piece, file }, files);
      if (schema.type === 'string' && !schema.enum && !schema.pattern) names.add(name);
    }
    for (const part of Object.values(node)) walk(part, file);
  };
  for (const [file, schema] of files) walk(schema, file);
  return names;
}

/** The keys that each part of the file knows, or its entries do. */
export type PartKeys = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads the keys of each part of the file from the schema. */
export function keysOfParts(files: SchemaFiles): PartKeys {
  const root = 'manifest.schema.json';
  const parts = Object.entries<AnySchemaObject>(files.get(root)?.properties ?? {});
  return new Map(
    parts.map(([part, schema]) => {
      const whole = resolved({ schema, file: root }, files);
      const entry = resolved({ ...whole, schema: whole.schema.items ?? whole.schema }, files);
      return [part, new Set(Object.keys(entry.schema.properties ?? {}))];
    }),
  );
}
