// Follows the references between the files of the schema, and descends it beside a value.
import type { AnySchemaObject } from 'ajv';
import type { Pointer } from '../diagnostic.ts';
import { fields, valueAt } from '../text/values.ts';

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

/** A part of the schema, its file, and the examples for its place. */
export interface Spot extends SchemaPiece {
  samples: unknown[];
}

/** Follows a reference, chooses among section types, and adds the piece's own examples. */
export function enter(spot: Spot, files: SchemaFiles, data: unknown): Spot {
  const { schema, file, samples } = spot;
  if (schema.oneOf) {
    const type = `${fields(data).type}.schema.json`;
    const chosen = (schema.oneOf as AnySchemaObject[]).find(({ $ref }) =>
      $ref?.endsWith(`/${type}`),
    );
    return chosen ? enter({ schema: chosen, file, samples: [] }, files, data) : spot;
  }
  if (typeof schema.$ref === 'string') {
    return enter({ ...resolved({ schema, file }, files), samples }, files, data);
  }
  return { schema, file, samples: [...samples, ...((schema.examples as unknown[]) ?? [])] };
}

/** The piece for a key or an entry of the piece's value. */
export function below({ schema, file, samples }: Spot, step: string | number): Spot {
  if (typeof step === 'number') {
    const items = samples.flatMap((list) => (Array.isArray(list) ? list : []));
    return { schema: (schema.items as AnySchemaObject) ?? {}, file, samples: items };
  }
  const known = schema.properties?.[step] as AnySchemaObject | undefined;
  const named = typeof schema.additionalProperties === 'object' ? schema.additionalProperties : {};
  const inside = samples.flatMap((group) => {
    const values = known ? [fields(group)[step]] : Object.values(fields(group));
    return values.filter((value) => value !== undefined);
  });
  return { schema: known ?? (named as AnySchemaObject), file, samples: inside };
}

const ROOT = 'manifest.schema.json';

/** Gives the keys of a place's schema; undefined for a group whose keys the file chooses. */
export function schemaOrder(files: SchemaFiles, data: unknown) {
  return (pointer: Pointer): string[] | undefined => {
    const root = { schema: files.get(ROOT) ?? {}, file: ROOT, samples: [] };
    const spot = pointer.reduce(
      (around, step, depth) =>
        enter(below(around, step), files, valueAt(data, pointer.slice(0, depth + 1))),
      enter(root, files, data),
    );
    return spot.schema.properties && Object.keys(spot.schema.properties);
  };
}
