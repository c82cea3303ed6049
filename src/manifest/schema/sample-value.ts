// What could stand at a place of the manifest, for example: taken from the examples and defaults of the schema.
import type { AnySchemaObject } from 'ajv';
import type { Pointer } from '../problem.ts';
import { slugOf } from '../short-names.ts';
import { fields, isEmptyList, valueAt } from '../values.ts';
import { type Piece, resolved, type SchemaFiles } from './references.ts';

/** A piece of the schema, its file, and what the examples around it have at its place. */
interface Spot extends Piece {
  samples: unknown[];
}

/** A value that could stand at a place; undefined when the schema gives no example for it. `data` tells the sections' types. */
export function sampleValue(files: SchemaFiles, pointer: Pointer, data: unknown): unknown {
  const file = 'manifest.schema.json';
  let spot = enter({ schema: files.get(file) ?? {}, file, samples: [] }, files, data);
  let node = data;
  for (const step of pointer) {
    node = valueAt(node, [step]);
    spot = enter(below(spot, step), files, node);
  }
  const { schema, samples } = spot;
  const known = [nameBeside(pointer, data), ...samples, schema.default, schema.const];
  return [...known, schema.enum?.[0]].find(
    (value) => value !== undefined && value !== '' && !isEmptyList(value),
  );
}

/** The id or the slug of an entry as its name has it: `dunkirk` beside "Dunkirk". */
export function nameBeside(pointer: Pointer, data: unknown): string | undefined {
  const { name } = fields(valueAt(data, pointer.slice(0, -1)));
  const isShort = ['id', 'slug'].includes(String(pointer.at(-1)));
  return isShort && typeof name === 'string' ? slugOf(name) : undefined;
}

/** Follows a reference, chooses among section types, and adds the piece's own examples. */
function enter(spot: Spot, files: SchemaFiles, data: unknown): Spot {
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

function below({ schema, file, samples }: Spot, step: string | number): Spot {
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
