// Reads the town templates for the texts, lists and pictures that a town's entry must have.
import type { AnySchemaObject } from 'ajv';
import { asObject, valueAt } from '../text/values.ts';
import {
  besideFile,
  descendSchema,
  resolveForData,
  type SchemaFiles,
  type SchemaPiece,
} from './references.ts';

export interface TownKey {
  /** The schema of its value; references are relative to business/. */
  schema: AnySchemaObject;
  required: boolean;
  /** Keys of the same service: a town that has one of them must have this one. */
  requiredWith: Set<string>;
  /** Whether no use tells its type: only conditions and parts of it. */
  hasUnknownType: boolean;
  /** Whether the template uses it as two types, so that one of the uses must mean another key. */
  hasTypeConflict?: boolean;
}

export type TownKeys = Map<string, Map<string, TownKey>>;

interface Search {
  data: unknown;
  files: SchemaFiles;
  /** The ids of all services, and the one of the template. */
  services: string[];
  service: string;
  keys: TownKeys;
  /** The key that the section's condition asks for. */
  condition?: string;
  /** The references that are being followed, against circles. */
  openReferences: readonly string[];
}

const TEMPLATE = 'business/town-page.schema.json';
const TEXT_OF_TOWN = /\{town\.(\w+)\.(\w+)((?:\.\w+)*)\}/g;
const REFERENCE = /^[a-z]\w*(?:\.\w+)*$/;

/** Adds the keys that a template takes from its towns. The template fits the schema. */
export function addTownKeys(template: unknown, search: Omit<Search, 'openReferences'>): void {
  const { files } = search;
  const root = { schema: files.get(TEMPLATE) ?? {}, file: TEMPLATE };
  search.keys.set(search.service, search.keys.get(search.service) ?? new Map());
  collectKeys(
    template,
    { ...resolveForData(root, files, template), needed: true },
    { ...search, openReferences: [] },
  );
}

interface KeyPlace extends SchemaPiece {
  /** Whether its parent requires it. */
  needed: boolean;
}

/** Collects the keys from all texts of a value, which its schema accompanies. */
function collectKeys(value: unknown, place: KeyPlace, search: Search): void {
  if (typeof value === 'string') collectFromText(value, place, search);
  if (typeof value !== 'object' || value === null) return;
  const { schema } = place;
  const [, condition] = /^town\.(\w+\.\w+)/.exec(String(asObject(value).only_with)) ?? [];
  const inside = condition === undefined ? search : { ...search, condition };
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [step, part] of steps) {
    const needed = typeof step === 'number' || (schema.required ?? []).includes(step);
    collectKeys(
      part,
      { ...resolveForData(descendSchema(place, step), search.files, part), needed },
      inside,
    );
  }
}

function collectFromText(text: string, place: KeyPlace, search: Search): void {
  const { schema, needed } = place;
  const isReference = schema.pattern === search.files.get('parts/only-with.schema.json')?.pattern;
  if (!isReference || !REFERENCE.test(text)) {
    for (const [match, service = '', key = '', further] of text.matchAll(TEXT_OF_TOWN)) {
      const isAll = match === text && !further;
      const mayBeEmpty = isAll && schema.minLength === 0;
      addKey([service, key], {
        ...textSchema(isAll ? place : undefined),
        search,
        needed: !mayBeEmpty,
      });
    }
    return;
  }
  const [first, service = '', key = '', ...further] = text.split('.');
  if (first !== 'town') collectFromReference(text, place, search);
  if (first !== 'town' || key === '') return;
  const isCondition =
    `${service}.${key}` === search.condition && place.file.endsWith('only-with.schema.json');
  const hasUnknownType = isCondition || further.length > 0;
  const valueSchema = hasUnknownType ? {} : rebaseReferences(place);
  addKey([service, key], { schema: valueSchema, hasUnknownType, search, needed });
}

/** Collects from the shared list that a reference names: its texts may have placeholders of the town. */
function collectFromReference(name: string, place: KeyPlace, search: Search): void {
  if (search.openReferences.includes(name)) return;
  const list = valueAt(search.data, name.split('.'));
  collectKeys(list, place, { ...search, openReferences: [...search.openReferences, name] });
}

interface FoundKey extends Pick<TownKey, 'schema' | 'hasUnknownType'> {
  search: Search;
  needed: boolean;
}

/** Adds a use of a key to its service's keys, or merges it with an earlier use. */
function addKey(
  [named = '', key = '']: string[],
  { schema, hasUnknownType, search, needed }: FoundKey,
): void {
  const { keys, condition } = search;
  // Unknown service: probably a typo for the template's own.
  const isKnown = search.services.includes(named);
  const service = isKnown ? named : search.service;
  const ofService = keys.get(service) ?? new Map<string, TownKey>();
  keys.set(service, ofService);
  const added: TownKey = {
    schema,
    hasUnknownType: hasUnknownType || !isKnown,
    required: false,
    requiredWith: new Set(),
  };
  const townKey = ofService.get(key) ?? added;
  // No value fits both types, so a town may write any: the finding is about the template.
  if (townKey.hasUnknownType && !hasUnknownType && isKnown)
    Object.assign(townKey, { schema, hasUnknownType });
  else if (!townKey.hasUnknownType && !hasUnknownType && kindOf(townKey.schema) !== kindOf(schema))
    Object.assign(townKey, { schema: {}, hasTypeConflict: true });
  // A town may lack another service's texts altogether.
  const isOwn = needed && isKnown && service === search.service;
  if (isOwn && condition === undefined) townKey.required = true;
  const [conditionService, conditionKey] = condition?.split('.') ?? [];
  if (isOwn && conditionService === service && conditionKey && conditionKey !== key)
    townKey.requiredWith.add(conditionKey);
  ofService.set(key, townKey);
}

/** A text that is equal for two schemas of one kind: two texts, two lists of cards, two pictures. */
const kindOf = ({ type, items, oneOf, properties }: AnySchemaObject) =>
  JSON.stringify([type, items?.$ref ?? items?.type, oneOf, properties && Object.keys(properties)]);

/** The schema of a town's text: with the field's description if the text fills the field, a general one within a sentence. */
function textSchema(place: KeyPlace | undefined): Pick<TownKey, 'schema' | 'hasUnknownType'> {
  const { description = 'A text of the town’s page.', help, maxLength } = place?.schema ?? {};
  const schema = {
    description,
    ...(help && { help }),
    type: 'string',
    minLength: 1,
    ...(maxLength && { maxLength }),
  };
  return { schema, hasUnknownType: false };
}

/** The schema of a piece with its references relative to business/. */
const rebaseReferences = ({ schema, file }: SchemaPiece): AnySchemaObject =>
  JSON.parse(JSON.stringify(schema), (key, part) =>
    key === '$ref' ? `../${besideFile(file, part)}` : part,
  );
