// What a manifest asks of itself: its services and templates tell what its towns say, and which names other parts may use.
import type { AnySchemaObject, ErrorObject, ValidateFunction } from 'ajv';
import { fields } from '../values.ts';
import { type ManifestSchema, TOWN } from './schema-files.ts';
import { withoutSlips } from './template-slips.ts';
import { addTownKeys, type TownKey, type TownKeys, withReferred } from './town-keys.ts';
import { makeSiteValidator, SITE } from './validators.ts';

/** Words for `service` in a page's SEO record that name a kind of page; every other is the id of a service. */
export const PAGE_KINDS = ['home', 'about', 'contact', 'billing', 'legal'];

/** What does not fit, and the schema with all that the manifest says of its towns. */
export interface Fit {
  errors: ErrorObject[];
  schema: ManifestSchema;
}

/** Looks how a manifest fits the schema, and what it asks of itself. */
export function fitOf(data: unknown, base: ManifestSchema): Fit {
  const errors = base.manifest(data) ? [] : [...(base.manifest.errors ?? [])];
  const own = ownParts(data, base, errors);
  if (!own) return { errors, schema: base };
  const { schema, validate } = siteSchema(own, base);
  const others = validate(data) ? [] : (validate.errors ?? []);
  return { errors: [...errors, ...others], schema };
}

/** What a manifest's services and templates say. */
interface OwnParts {
  services: string[];
  /** The services with town pages. */
  templates: string[];
  keys: TownKeys;
  /** Services whose templates have faults: nothing tells what their towns have to say. */
  unjudged: Set<string>;
}

/** Undefined where the services or the list of templates have faults themselves. */
function ownParts(data: unknown, { files }: ManifestSchema, errors: ErrorObject[]) {
  const { services = [], town_pages = [] } = fields(data);
  const places = errors.map(({ instancePath }) => instancePath);
  const lost = places.some((place) => /^\/(services(\/|$)|town_pages$)/.test(place));
  if (lost || !Array.isArray(services) || !Array.isArray(town_pages)) return undefined;
  if (services.length === 0) return undefined;
  const own: OwnParts = {
    services: services.map((service) => String(fields(service).id)),
    templates: [],
    keys: new Map(),
    unjudged: new Set(),
  };
  for (const [index, template] of town_pages.entries()) {
    const { service } = fields(template);
    if (typeof service !== 'string') return undefined;
    own.templates.push(service);
    if (places.some((place) => `${place}/`.startsWith(`/town_pages/${index}/`))) {
      own.unjudged.add(service);
    }
    addTownKeys(template, { data, files, services: own.services, service, keys: own.keys });
  }
  withoutSlips(own.keys, fields(data).towns);
  return own;
}

/** A schema that a manifest makes for itself, and the function that checks it. */
interface SiteSchema {
  schema: ManifestSchema;
  validate: ValidateFunction;
}

/** So many are remembered: tests and the search for lost lines read many manifests. */
const MOST_REMEMBERED = 50;

const remembered = new WeakMap<ManifestSchema, Map<string, SiteSchema>>();

function siteSchema(own: OwnParts, base: ManifestSchema): SiteSchema {
  const known = remembered.get(base) ?? new Map<string, SiteSchema>();
  remembered.set(base, known);
  const parts = townParts(own, base);
  const site = siteFile(own, parts, base);
  const text = JSON.stringify(site);
  const made = known.get(text) ?? makeSiteSchema(site, parts, base);
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(text, made);
  return made;
}

function makeSiteSchema(
  site: AnySchemaObject,
  parts: Record<string, AnySchemaObject>,
  base: ManifestSchema,
): SiteSchema {
  const town = base.files.get(TOWN) ?? {};
  const ofTown = {
    ...town,
    additionalProperties: false,
    properties: { ...town.properties, ...parts },
  };
  return {
    schema: { ...base, files: new Map([...base.files, [TOWN, ofTown]]) },
    validate: makeSiteValidator(withReferred(site, SITE, base.files), base.siteCode),
  };
}

/** The schema of what a town says of each service. */
function townParts(own: OwnParts, { files }: ManifestSchema): Record<string, AnySchemaObject> {
  const taken = files.get(TOWN)?.properties ?? {};
  const services = [...new Set(own.templates)].filter((service) => !Object.hasOwn(taken, service));
  return Object.fromEntries(
    services.map((service) => [
      service,
      {
        description: `What the pages of the service ${service} say of this town.`,
        type: 'object',
        ...ofKeys(own.keys.get(service) ?? new Map(), !own.unjudged.has(service)),
      },
    ]),
  );
}

/** @param judged whether the template has no faults, so that it tells what its towns have to say */
function ofKeys(keys: Map<string, TownKey>, judged: boolean): AnySchemaObject {
  const all = [...keys];
  if (!judged) return { properties: Object.fromEntries(all.map(([key]) => [key, {}])) };
  const isClear = all.every(([, { twofold }]) => !twofold);
  const dependencies: Record<string, string[]> = {};
  for (const [key, { with: others, required }] of all) {
    for (const other of required ? [] : others) {
      dependencies[other] = [...(dependencies[other] ?? []), key];
    }
  }
  return {
    ...(isClear && { additionalProperties: false }),
    required: all.filter(([, { required }]) => required).map(([key]) => key),
    properties: Object.fromEntries(all.map(([key, { schema }]) => [key, schema])),
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
  };
}

/** A schema for one of these names; for any where there are none. */
const oneOf = (names: string[]) => (names.length > 0 ? { enum: [...new Set(names)] } : {});

/** The keyword for what holds under a condition. As a plain key it would make the object look like a promise. */
const THEN = 'then';

/** The whole schema: it says of each part only what follows from the manifest. */
function siteFile(
  { services, templates }: OwnParts,
  parts: Record<string, AnySchemaObject>,
  { files }: ManifestSchema,
): AnySchemaObject {
  const properties = (all: Record<string, unknown>) => ({ properties: all });
  const seo = properties({ service: oneOf([...PAGE_KINDS, ...services]) });
  const named = properties({ services: { items: oneOf(templates) } });
  const ofTowns = { required: ['type'], ...properties({ type: { const: 'towns' } }) };
  const sections = { items: { if: ofTowns, [THEN]: named } };
  const page = properties({ seo, sections });
  const fieldsOfTown = Object.keys(files.get(TOWN)?.properties ?? {}).map((key) => [key, true]);
  const town = {
    additionalProperties: false,
    ...properties({ ...Object.fromEntries(fieldsOfTown), ...parts }),
  };
  return {
    ...properties({
      towns: { items: town },
      pages: { items: page },
      town_pages: { items: properties({ service: oneOf(services), seo, sections }) },
      not_found: page,
    }),
  };
}

/** The names in the references to towns in a text, so that lines with them are known to be keys. */
export function townNamesIn(text: string): string[] {
  const found = [...text.matchAll(/\btown\.([a-z]\w*)(?:\.([a-z]\w*))?/g)];
  return found.flatMap(([, ...names]) => names.filter((name) => name !== undefined));
}
