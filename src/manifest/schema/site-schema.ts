// The schema that a manifest makes for itself: its services and templates decide its towns' texts and some allowed names.
import type { AnySchemaObject, ErrorObject, ValidateFunction } from 'ajv';
import { getOrCreate } from '../text/values.ts';
import { collectReferenced } from './references.ts';
import { type ManifestSchema, TOWN } from './schema-files.ts';
import type { TownKey } from './town-keys.ts';
import { readTownTemplates, type TownTemplates } from './town-templates.ts';
import { loadSiteValidator, SITE } from './validators.ts';

/** Values of `service` in a page's SEO record that name a kind of page; every other is the id of a service. */
export const PAGE_KINDS = ['home', 'about', 'contact', 'billing', 'legal'];

/** Checks data against the schema and against their own templates. Returns the errors, and the schema with the towns' keys. */
export function validateManifestData(data: unknown, base: ManifestSchema) {
  const errors = errorsIn(data, base);
  const templates = readTownTemplates(data, base, errors);
  const { schema, validate } = siteSchema(templates, base);
  const townErrors = !templates.canCheckTowns || validate(data) ? [] : (validate.errors ?? []);
  return { errors: [...errors, ...townErrors], schema };
}

/** Whether data fit the schema and their own templates. */
export const fitsSchema = (data: unknown, base: ManifestSchema): boolean =>
  base.manifest(data) === true && validateManifestData(data, base).errors.length === 0;

const errorsIn = (data: unknown, { manifest }: ManifestSchema): ErrorObject[] =>
  manifest(data) ? [] : [...(manifest.errors ?? [])];

interface SiteSchema {
  schema: ManifestSchema;
  validate: ValidateFunction;
}

/** The number of schemas that are cached: tests and the search for a repair read many manifests. */
const MAX_CACHED_SCHEMAS = 50;

const siteSchemaCache = new WeakMap<ManifestSchema, Map<string, SiteSchema>>();

/** The schema of a site with these templates, cached by its text. */
function siteSchema(templates: TownTemplates, base: ManifestSchema): SiteSchema {
  const cache = getOrCreate(siteSchemaCache, base, () => new Map());
  const site = siteFile(templates, base);
  const text = JSON.stringify(site);
  if (cache.size >= MAX_CACHED_SCHEMAS && !cache.has(text)) cache.clear();
  const parts = townServiceSchemas(templates, base);
  return getOrCreate(cache, text, () => makeSiteSchema(site, parts, base));
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
    validate: loadSiteValidator(collectReferenced(site, SITE, base.files), base.code),
  };
}

/** By service id, the schema of a town's texts. Leaves out ids that every town has as a field. */
function townServiceSchemas(
  templates: TownTemplates,
  { files }: ManifestSchema,
): Record<string, AnySchemaObject> {
  const townFieldNames = files.get(TOWN)?.properties ?? {};
  const services = [...new Set(templates.templateServices)].filter(
    (service) => !Object.hasOwn(townFieldNames, service),
  );
  return Object.fromEntries(
    services.map((service) => [
      service,
      {
        description: `What the pages of the service ${service} say of this town.`,
        type: 'object',
        ...schemaOfKeys(
          templates.keys.get(service) ?? new Map(),
          !templates.uncheckable.has(service),
        ),
      },
    ]),
  );
}

/** @param canCheck whether the template is valid, so that the texts of its towns are known */
function schemaOfKeys(keys: Map<string, TownKey>, canCheck: boolean): AnySchemaObject {
  const entries = [...keys];
  if (!canCheck) return { properties: Object.fromEntries(entries.map(([key]) => [key, {}])) };
  const isClear = entries.every(([, { hasTypeConflict }]) => !hasTypeConflict);
  const dependencies: Record<string, string[]> = {};
  for (const [key, { requiredWith: others, required }] of entries) {
    for (const other of required ? [] : others) {
      dependencies[other] = [...(dependencies[other] ?? []), key];
    }
  }
  return {
    ...(isClear && { additionalProperties: false }),
    required: entries.filter(([, { required }]) => required).map(([key]) => key),
    properties: Object.fromEntries(entries.map(([key, { schema }]) => [key, schema])),
    ...(Object.keys(dependencies).length > 0 && { dependencies }),
  };
}

/** A schema for one of these names; an empty list allows any name. */
const oneOf = (names: string[]) => (names.length > 0 ? { enum: [...new Set(names)] } : {});

/** The keyword `then`. Written as a plain key, it would make the object a thenable, which the linter forbids. */
const THEN = 'then';

/** The schema of a site, with only the rules that follow from its manifest. */
function siteFile(templates: TownTemplates, base: ManifestSchema): AnySchemaObject {
  const { services, templateServices, isComplete } = templates;
  const properties = (all: Record<string, unknown>) => ({ properties: all });
  const seo = properties({ service: oneOf([...PAGE_KINDS, ...services]) });
  const servicesField = properties({ services: { items: oneOf(templateServices) } });
  const ofTowns = { required: ['type'], ...properties({ type: { const: 'towns' } }) };
  const sections = { items: { if: ofTowns, [THEN]: servicesField } };
  const page = properties({ seo, sections });
  const facts = Object.keys(base.files.get(TOWN)?.properties ?? {}).map((key) => [key, true]);
  const town = {
    // Unless every template names its service, any group of a town may belong to one.
    ...(isComplete && { additionalProperties: false }),
    ...properties({ ...Object.fromEntries(facts), ...townServiceSchemas(templates, base) }),
  };
  return properties({
    towns: { items: town },
    pages: { items: page },
    town_pages: { items: properties({ service: oneOf(services), seo, sections }) },
    not_found: page,
  });
}
