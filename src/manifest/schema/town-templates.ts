// Reads the town templates of a manifest: its services, and the keys that each requires of a town.
import type { ErrorObject } from 'ajv';
import { closestMatch } from '../text/nearest.ts';
import { asArray, asObject } from '../text/values.ts';
import type { ManifestSchema } from './schema-files.ts';
import { addTownKeys, type TownKey, type TownKeys } from './town-keys.ts';

/** The services and templates of a manifest, and the keys of their towns. */
export type TownTemplates = ReturnType<typeof readTownTemplates>;

/**
 * Reads the services and town templates of data that need not fit the schema.
 * @param errors the schema's errors about the data
 */
export function readTownTemplates(data: unknown, { files }: ManifestSchema, errors: ErrorObject[]) {
  const { services, town_pages, towns } = asObject(data);
  const places = errors.map(({ instancePath }) => `${instancePath}/`);
  const ids = asArray(services).flatMap((service) => asObject(service).id ?? []);
  const templates = {
    services: ids.map(String),
    templateServices: [] as string[],
    keys: new Map() as TownKeys,
    /** Services whose templates have errors, so that the texts of their towns are unknown. */
    uncheckable: new Set<string>(),
    /** Whether there are templates, and every one says which service it sells. */
    isComplete: Array.isArray(town_pages),
    /** Whether services and templates are valid enough to check the towns against them. */
    canCheckTowns:
      ids.length > 0 && !places.some((place) => /^\/(services\/|town_pages\/$)/.test(place)),
  };
  const { keys } = templates;
  for (const [index, template] of asArray(town_pages).entries()) {
    const { service } = asObject(template);
    if (typeof service !== 'string') {
      templates.isComplete = false;
      continue;
    }
    templates.templateServices.push(service);
    const isFaulty = places.some((place) => place.startsWith(`/town_pages/${index}/`));
    if (isFaulty || !templates.canCheckTowns) templates.uncheckable.add(service);
    addTownKeys(template, { data, files, services: templates.services, service, keys });
  }
  removeMisspeltKeys(keys, towns);
  return templates;
}

/** An unused optional key counts as a typo of a written key if at least this share of its letters is in place. */
const MIN_SIMILARITY = 0.75;

/**
 * Removes a template's misspelt keys and allows the towns' own spelling, so that the check reports the one template and
 * not a missing text in every town. A key is misspelt if no town has it, but a similar one.
 */
function removeMisspeltKeys(keys: TownKeys, towns: unknown): void {
  for (const [service, ofService] of keys) {
    const texts = (Array.isArray(towns) ? towns : [])
      .map((town) => asObject(town)[service])
      .filter((group) => group !== undefined)
      .map(asObject);
    // With a single town, the typo may as well be the town's.
    if (texts.length > 1) removeServiceTypos(ofService, texts);
  }
}

function removeServiceTypos(keys: Map<string, TownKey>, texts: Record<string, unknown>[]): void {
  const written = new Set(texts.flatMap(Object.keys));
  const unknownKeys = [...written].filter(
    (key) => !keys.has(key) && texts.every((group) => Object.hasOwn(group, key)),
  );
  const missing = [...keys].filter(([key, { required }]) => required && !written.has(key));
  // Exactly one key is missing and one unknown: take them for the same key.
  const solePair = missing.length === 1 && unknownKeys.length === 1 ? unknownKeys[0] : undefined;
  for (const [key, { required }] of [...keys]) {
    if (written.has(key)) continue;
    const meant = required
      ? (solePair ?? closestMatch(key, unknownKeys))
      : [...written].find((other) => isNear(key, other));
    if (meant === undefined) continue;
    keys.delete(key);
    if (!keys.has(meant)) {
      keys.set(meant, {
        schema: {},
        required: false,
        requiredWith: new Set(),
        hasUnknownType: true,
      });
    }
  }
}

/** Whether two names differ by a letter or two: weakly and weekly, but not closing_text and closing_links. */
function isNear(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  const alike = [...a].filter((letter, index) => letter === b[index]).length;
  return alike >= Math.max(a.length, b.length) * MIN_SIMILARITY;
}
