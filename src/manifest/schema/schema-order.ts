// The order of keys that the schema has for each group of the manifest.
import type { Pointer } from '../problem.ts';
import { valueAt } from '../text/values.ts';
import type { SchemaFiles } from './references.ts';
import { below, enter } from './spots.ts';

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
