// The texts of a town's entry for its services, each with its key and its place.
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import type { Pointer } from '../../problem.ts';
import { servicesOf, townTexts } from '../../site/expand/town-texts.ts';

/** Keys of texts that visitors do not read as sentences. */
const NOT_READ = new Set(['meta_title', 'meta_description', 'to', 'src', 'alt', 'icon']);

export interface TownField {
  service: string;
  /** Its key, or that of its list. */
  key: string;
  text: string;
  pointer: Pointer;
}

const known = new WeakMap<Town, TownField[]>();

/** All texts of a town for its services. Unchanged towns come by again with the next save. */
export function townFields(town: Town, manifest: Manifest): TownField[] {
  const fields =
    known.get(town) ?? servicesOf(town, manifest).flatMap((service) => fieldsOf(town, service));
  known.set(town, fields);
  return fields;
}

function fieldsOf(town: Town, service: string): TownField[] {
  const found: TownField[] = [];
  const path: (string | number)[] = [service];
  const look = (value: unknown, key: string): void => {
    if (typeof value === 'string') found.push({ service, key, text: value, pointer: [...path] });
    else if (typeof value === 'object' && value !== null) {
      const isList = Array.isArray(value);
      for (const [step, part] of Object.entries(value)) {
        if (NOT_READ.has(step)) continue;
        path.push(isList ? Number(step) : step);
        look(part, isList ? key : step);
        path.pop();
      }
    }
  };
  look(townTexts(town, service), '');
  return found;
}
