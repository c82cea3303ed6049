// What the groups and lists of a manifest are called, by what they begin with.
import { posix } from 'node:path';
import type { AnySchemaObject } from 'ajv';

/** Stands for the keys of a group in which everybody chooses their own. */
export const ANY = '*';

/** What groups are called, by the keys that they may begin with; lists of texts by the empty one. */
export type GroupNames = ReadonlyMap<string, ReadonlySet<string>>;

/** Reads off the schema what groups and lists are called. */
export function groupNames(files: ReadonlyMap<string, AnySchemaObject>): GroupNames {
  const names = new Map<string, Set<string>>();
  const firstKeys = (schema: AnySchemaObject, file: string): string[] => {
    const { $ref, items, oneOf, properties, additionalProperties } = schema;
    if (typeof $ref === 'string') {
      const target = posix.join(posix.dirname(file), $ref);
      return firstKeys(files.get(target) ?? {}, target);
    }
    if (items) return [...firstKeys(items, file), ''];
    if (oneOf) return oneOf.flatMap((one: AnySchemaObject) => firstKeys(one, file));
    return additionalProperties ? [ANY] : Object.keys(properties ?? {});
  };
  const walk = (node: unknown, file: string): void => {
    if (typeof node !== 'object' || node === null) return;
    const { properties } = node as AnySchemaObject;
    for (const [name, schema] of Object.entries<AnySchemaObject>(properties ?? {})) {
      for (const key of firstKeys(schema, file)) {
        names.set(key, (names.get(key) ?? new Set()).add(name));
      }
    }
    for (const part of Object.values(node)) walk(part, file);
  };
  for (const [file, schema] of files) walk(schema, file);
  return names;
}
