// The services of a manifest, and the keys that their towns have to have.
import type { ErrorObject } from 'ajv';
import { fields, isGroup, listOf } from '../text/values.ts';
import type { ManifestSchema } from './schema-files.ts';
import { withoutSlips } from './template-slips.ts';
import { addTownKeys, type TownKeys } from './town-keys.ts';

/** The services and templates of a manifest, as far as other parts depend on them. */
export interface OwnParts {
  services: string[];
  /** The services with town pages. */
  templates: string[];
  keys: TownKeys;
  /** Services whose templates have faults: their towns' texts are unknown. */
  unjudged: Set<string>;
  /** Whether there are templates, and every one says which service it sells. */
  isComplete: boolean;
  /** Whether services and templates are sound enough to judge other parts by them. */
  isJudged: boolean;
}

/**
 * Reads them off data that need not fit the schema.
 * @param errors how it does not fit
 */
export function ownParts(
  data: unknown,
  { files }: ManifestSchema,
  errors: ErrorObject[],
): OwnParts {
  const { services, town_pages, towns } = fields(data);
  const places = errors.map(({ instancePath }) => `${instancePath}/`);
  const ids = listOf(services).flatMap((service) => fields(service).id ?? []);
  const own: OwnParts = {
    services: ids.map(String),
    templates: [],
    keys: new Map(),
    unjudged: new Set(),
    isComplete: Array.isArray(town_pages),
    isJudged:
      ids.length > 0 && !places.some((place) => /^\/(services\/|town_pages\/$)/.test(place)),
  };
  for (const [index, template] of listOf(town_pages).entries()) {
    const { service } = fields(template);
    if (typeof service !== 'string') {
      own.isComplete = false;
      continue;
    }
    own.templates.push(service);
    const isFaulty = places.some((place) => place.startsWith(`/town_pages/${index}/`));
    if (isFaulty || !own.isJudged) own.unjudged.add(service);
    addTownKeys(template, { data, files, services: own.services, service, keys: own.keys });
  }
  withoutSlips(own.keys, towns);
  return own;
}

/** The number of keys that towns lack, or that no template asks for. */
export function keyFaults({ keys, unjudged, templates }: OwnParts, data: unknown): number {
  const { towns } = fields(data);
  if (!Array.isArray(towns)) return 0;
  const judged = templates.filter((service) => !unjudged.has(service));
  const counts = towns.flatMap((town) =>
    judged.map((service) => {
      const texts = fields(town)[service];
      const ofService = keys.get(service) ?? new Map();
      if (!isGroup(texts)) return 0;
      const lacking = [...ofService].filter(([key, { required }]) => required && !(key in texts));
      const unknown = Object.keys(texts).filter((key) => !ofService.has(key));
      return lacking.length + unknown.length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}
