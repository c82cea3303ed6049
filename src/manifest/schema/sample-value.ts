// Makes an example value for a place of the manifest, from the schema's examples and defaults.
import type { Pointer } from '../problem.ts';
import { slugOf } from '../text/short-names.ts';
import { fields, isEmptyList, valueAt } from '../text/values.ts';
import type { SchemaFiles } from './references.ts';
import { below, enter } from './spots.ts';

/**
 * An example value for a place; undefined when the schema gives no example for it. `data` holds the sections' types.
 */
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
