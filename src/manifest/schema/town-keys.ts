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
  /** Whether only a condition names it, so that its type is unknown. */
  hasUnknownType: boolean;
  /** Whether two kinds of places use it: one of them means another key. */
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
  /** The lists that are being followed. */
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
  /** Whether the group around it has to have it. */
  needed: boolean;
}

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

/** A shared list may have texts of the town in it. */
function collectFromReference(name: string, place: KeyPlace, search: Search): void {
  if (search.openReferences.includes(name)) return;
  const list = valueAt(search.data, name.split('.'));
  collectKeys(list, place, { ...search, openReferences: [...search.openReferences, name] });
}

interface FoundKey extends Pick<TownKey, 'schema' | 'hasUnknownType'> {
  search: Search;
  needed: boolean;
}

function addKey(
  [named = '', key = '']: string[],
  { schema, hasUnknownType, search, needed }: FoundKey,
): void {
  const { keys, condition } = search;
  // A service that does not exist is a slip in the template; its own is the likely one.
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
  // No value fits both types: the town may write any, and the template gets the finding.
  if (townKey.hasUnknownType && !hasUnknownType && isKnown)
    Object.assign(townKey, { schema, hasUnknownType });
  else if (!townKey.hasUnknownType && !hasUnknownType && kindOf(townKey.schema) !== kindOf(schema))
    Object.assign(townKey, { schema: {}, hasTypeConflict: true });
  // Another service's texts may be lacking altogether.
  const isOwn = needed && isKnown && service === search.service;
  if (isOwn && condition === undefined) townKey.required = true;
  const [conditionService, conditionKey] = condition?.split('.') ?? [];
  if (isOwn && conditionService === service && conditionKey && conditionKey !== key)
    townKey.requiredWith.add(conditionKey);
  ofService.set(key, townKey);
}

/** The kind of a place as a text, the same for two texts, two lists of cards, two pictures. */
const kindOf = ({ type, items, oneOf, properties }: AnySchemaObject) =>
  JSON.stringify([type, items?.$ref ?? items?.type, oneOf, properties && Object.keys(properties)]);

/** A text that is shown alone is the field's purpose; any other is a part of a sentence. */
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

/** The schema of a piece with its references as a file in business/ writes them. */
const rebaseReferences = ({ schema, file }: SchemaPiece): AnySchemaObject =>
  JSON.parse(JSON.stringify(schema), (key, part) =>
    key === '$ref' ? `../${besideFile(file, part)}` : part,
  );
