// Descends the schema beside a value, and collects the examples on the way.
import type { AnySchemaObject } from 'ajv';
import { fields } from '../text/values.ts';
import { resolved, type SchemaFiles, type SchemaPiece } from './references.ts';

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
