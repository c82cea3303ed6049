// Reads the town templates for the texts, lists and pictures that a town's entry must have.
import type { AnySchemaObject } from 'ajv';
import { asObject, valueAt } from '../text/values.ts';
import { below, besideFile, enter, type SchemaFiles, type SchemaPiece } from './references.ts';

export interface TownKey {
  /** The schema of its value; references are relative to business/. */
  schema: AnySchemaObject;
  required: boolean;
  /** Keys of the same service: a town that has one of them has this one too. */
  with: Set<string>;
  /** Whether only a condition names it, so that its type is unknown. */
  open: boolean;
  /** Whether two kinds of places use it: one of them means another key. */
  twofold?: boolean;
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
  trail: readonly string[];
}

const TEMPLATE = 'business/town-page.schema.json';
const TEXT_OF_TOWN = /\{town\.(\w+)\.(\w+)((?:\.\w+)*)\}/g;
const REFERENCE = /^[a-z]\w*(?:\.\w+)*$/;

/** Adds the keys that a template takes from its towns. The template fits the schema. */
export function addTownKeys(template: unknown, search: Omit<Search, 'trail'>): void {
  const { files } = search;
  const root = { schema: files.get(TEMPLATE) ?? {}, file: TEMPLATE };
  search.keys.set(search.service, search.keys.get(search.service) ?? new Map());
  look(template, { ...enter(root, files, template), needed: true }, { ...search, trail: [] });
}

interface KeyPlace extends SchemaPiece {
  /** Whether the group around it has to have it. */
  needed: boolean;
}

function look(value: unknown, place: KeyPlace, search: Search): void {
  if (typeof value === 'string') lookAtText(value, place, search);
  if (typeof value !== 'object' || value === null) return;
  const { schema } = place;
  const [, condition] = /^town\.(\w+\.\w+)/.exec(String(asObject(value).only_with)) ?? [];
  const inside = condition === undefined ? search : { ...search, condition };
  const steps = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  for (const [step, part] of steps) {
    const needed = typeof step === 'number' || (schema.required ?? []).includes(step);
    look(part, { ...enter(below(place, step), search.files, part), needed }, inside);
  }
}

function lookAtText(text: string, place: KeyPlace, search: Search): void {
  const { schema, needed } = place;
  const isReference = schema.pattern === search.files.get('parts/only-with.schema.json')?.pattern;
  if (!isReference || !REFERENCE.test(text)) {
    for (const [whole, service = '', key = '', further] of text.matchAll(TEXT_OF_TOWN)) {
      const isAll = whole === text && !further;
      const mayBeEmpty = isAll && schema.minLength === 0;
      add([service, key], {
        ...textSchema(isAll ? place : undefined),
        search,
        needed: !mayBeEmpty,
      });
    }
    return;
  }
  const [first, service = '', key = '', ...further] = text.split('.');
  if (first !== 'town') follow(text, place, search);
  if (first !== 'town' || key === '') return;
  const isCondition =
    `${service}.${key}` === search.condition && place.file.endsWith('only-with.schema.json');
  const open = isCondition || further.length > 0;
  add([service, key], { schema: open ? {} : rebased(place), open, search, needed });
}

/** A shared list may have texts of the town in it. */
function follow(name: string, place: KeyPlace, search: Search): void {
  if (search.trail.includes(name)) return;
  const list = valueAt(search.data, name.split('.'));
  look(list, place, { ...search, trail: [...search.trail, name] });
}

interface Found extends Pick<TownKey, 'schema' | 'open'> {
  search: Search;
  needed: boolean;
}

function add([named = '', key = '']: string[], { schema, open, search, needed }: Found): void {
  const { keys, condition } = search;
  // A service that does not exist is a slip in the template; its own is the likely one.
  const isKnown = search.services.includes(named);
  const service = isKnown ? named : search.service;
  const ofService = keys.get(service) ?? new Map<string, TownKey>();
  keys.set(service, ofService);
  const fresh = { schema, open: open || !isKnown, required: false, with: new Set<string>() };
  const known = ofService.get(key) ?? fresh;
  // In two kinds of places nothing can be right; the template is judged for that.
  if (known.open && !open && isKnown) Object.assign(known, { schema, open });
  else if (!known.open && !open && kindOf(known.schema) !== kindOf(schema))
    Object.assign(known, { schema: {}, twofold: true });
  // Another service's texts may be lacking altogether.
  const own = needed && isKnown && service === search.service;
  if (own && condition === undefined) known.required = true;
  const [home, asked] = condition?.split('.') ?? [];
  if (own && home === service && asked !== undefined && asked !== key) known.with.add(asked);
  ofService.set(key, known);
}

/** The kind of a place as a text, the same for two texts, two lists of cards, two pictures. */
const kindOf = ({ type, items, oneOf, properties }: AnySchemaObject) =>
  JSON.stringify([type, items?.$ref ?? items?.type, oneOf, properties && Object.keys(properties)]);

/** A text that is shown alone is the field's purpose; any other is a part of a sentence. */
function textSchema(place: KeyPlace | undefined): Pick<TownKey, 'schema' | 'open'> {
  const { description = 'A text of the town’s page.', help, maxLength } = place?.schema ?? {};
  const schema = {
    description,
    ...(help && { help }),
    type: 'string',
    minLength: 1,
    ...(maxLength && { maxLength }),
  };
  return { schema, open: false };
}

/** The schema of a piece with its references as a file in business/ writes them. */
const rebased = ({ schema, file }: SchemaPiece): AnySchemaObject =>
  JSON.parse(JSON.stringify(schema), (key, part) =>
    key === '$ref' ? `../${besideFile(file, part)}` : part,
  );
