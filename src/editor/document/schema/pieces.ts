// Finds the schema's part for a place of the manifest, with its name in words.

import type { Pointer } from '../../../manifest/diagnostic.ts';
import { capital } from '../../../manifest/messages/phrases.ts';
import { plural } from '../../../manifest/messages/place-name.ts';
import type { SchemaFiles, SchemaPiece } from '../../../manifest/schema/references.ts';
import { descendSchema, resolveForData, rootPiece } from '../../../manifest/schema/references.ts';
import { addTownKeys, type TownKeys } from '../../../manifest/schema/town-keys.ts';
import { asArray, asObject, isPlainObject, valueAt } from '../../../manifest/text/values.ts';
import { formatDate, isDate } from '../../../model/calendar/day.ts';
import { alertPages } from '../../../model/calendar/stored-alert.ts';

import { summaryOf } from './pointers.ts';

/** The schema for a place, with the words for people. */
export interface FieldSchema extends SchemaPiece {
  /** The name of the field, or of an entry of the list. */
  noun: string;
  /** The name that the file has chosen for a shared list. */
  name?: string;
  /** The schema's words for those who read the file. */
  description: string;
  /** The words for the panel: of the same, without the file's signs. */
  help: string;
  required: boolean;
  /** The names of entries elsewhere that it is chosen from, by what the file says for each. */
  choices?: Map<string, string>;
  /** The schema's own words at the field, before a reference to another file is followed. */
  own: SchemaPiece['schema'];
}

/** Everything that the forms are made from. */
export interface FormContext {
  files: SchemaFiles;
  manifest: unknown;
  towns: TownKeys;
}

const TOWN = 'business/town.schema.json';

/** Reads off the schema and the town templates what can be edited. */
export function formsOf(schema: Record<string, object>, manifest: unknown): FormContext {
  const files = new Map(Object.entries(schema)) as SchemaFiles;
  const towns: TownKeys = new Map();
  const services = asArray(asObject(manifest).services).map((service) =>
    String(asObject(service).id),
  );
  for (const template of asArray(asObject(manifest).town_pages)) {
    const service = String(asObject(template).service);
    try {
      addTownKeys(template, { data: manifest, files, services, service, keys: towns });
    } catch {
      // A template that does not fit has its own message; its texts are shown as they are.
    }
  }
  return { files, manifest, towns };
}

/** The piece for a place. */
export function fieldSchemaAt(pointer: Pointer, forms: FormContext): FieldSchema {
  const root = rootPiece(forms.files);
  const words = { noun: 'website', description: '', help: '' };
  let piece: FieldSchema = { ...root, ...words, required: true, own: root.schema };
  for (const depth of pointer.keys())
    piece = childSchema(piece, pointer.slice(0, depth + 1), forms);
  return piece;
}

/** The piece for the last step of a place, below the piece around it. */
export function childSchema(
  around: FieldSchema,
  pointer: Pointer,
  forms: FormContext,
): FieldSchema {
  const step = pointer.at(-1) as string | number;
  const known = townText(pointer, forms);
  const spot = known ? { schema: known.schema, file: TOWN } : descendSchema(around, step);
  const inside = resolveForData(spot, forms.files, valueAt(forms.manifest, pointer));
  const isEntry = typeof step === 'number';
  const choices = choicesFor(inside.schema, forms.manifest);
  const noun =
    spot.schema.noun ?? (isEntry || isOpenKey(around, step) ? around.noun : nameOfKey(step, forms));
  return {
    ...inside,
    ...(choices && { schema: { ...inside.schema, enum: [...choices.keys()] }, choices }),
    noun,
    own: known ? { ...townLabel(spot.schema, step, forms), ...spot.schema } : spot.schema,
    ...(isOpenKey(around, step) && { name: nameOfKey(step, forms) }),
    description: spot.schema.description ?? inside.schema.description ?? '',
    help: [helpOf(spot.schema) || helpOf(inside.schema), known && headingOver(pointer, forms)]
      .filter(Boolean)
      .join(' '),
    required: isEntry || known?.required || (around.schema.required ?? []).includes(step),
  };
}

/** The entries that `chosen_from` names, such as `towns.slug` or `size_lists.*.id`; undefined where the file has none of them. */
export function choicesFor({ chosen_from }: SchemaPiece['schema'], manifest: unknown) {
  if (chosen_from === undefined) return undefined;
  const list = String(chosen_from).split('.');
  const key = String(list.pop());
  const lists = list.reduce<unknown[]>(
    (all, step) =>
      all.map(asObject).flatMap((group) => (step === '*' ? Object.values(group) : [group[step]])),
    [manifest],
  );
  const entries = lists.flatMap(asArray).map(asObject);
  const nameOf = ({ name, label, size_label }: Record<string, unknown>) =>
    String(name ?? label ?? size_label);
  return entries.length === 0
    ? undefined
    : new Map(entries.map((entry) => [String(entry[key]), nameOf(entry)]));
}

/** An entry of a list in a few words: one that begins with a choice has its name. */
export function entryWords(
  entry: unknown,
  { schema }: FieldSchema,
  { manifest }: FormContext,
): string {
  const words = summaryOf(entry);
  const [first = {}] = Object.values<SchemaPiece['schema']>(schema.properties ?? {});
  return choicesFor(first, manifest)?.get(words) ?? words;
}

/** What a list says of an entry below its name: of an alert, for whom it is and when it ends. */
export function entryDetails(entry: unknown, { manifest }: FormContext): string | undefined {
  const { towns, until = '' } = asObject(entry);
  const end = String(until).slice(0, 10);
  if (!end || !isDate(end)) return undefined;
  const names = choicesFor({ chosen_from: 'towns.slug' }, manifest);
  const whom = asArray(towns).map((slug) => names?.get(String(slug)) ?? String(slug));
  return `${alertPages(whom)}, until ${formatDate(end)}`;
}

/** The words for the panel, which says by itself what may be left out. */
export const helpOf = ({ help, description = '' }: SchemaPiece['schema']): string =>
  capital(help ?? description.replace(/^Optional[:.] /, ''));

/** Whether a key is a name that the file chooses, as those of shared lists. */
const isOpenKey = ({ schema }: FieldSchema, step: string | number) =>
  !schema.properties?.[step] && schema.additionalProperties?.type === 'array';

/** A town's text for a service: the templates say what it is for. */
function townText([first, , service, key, ...further]: Pointer, { towns }: FormContext) {
  if (first !== 'towns' || further.length > 0 || key === undefined) return undefined;
  return towns.get(String(service))?.get(String(key));
}

/** Under which heading of the town's page a text stands: "The points." says too little of one. */
function headingOver([, town, service, key]: Pointer, { manifest }: FormContext) {
  const { town_pages, towns, company } = asObject(manifest);
  const template = asArray(town_pages).find((page) => asObject(page).service === service);
  const reference = new RegExp(`\\btown\\.${service}\\.${key}\\b`);
  const isOver = (section: unknown) => reference.test(JSON.stringify(section));
  const { heading } = asObject(asArray(asObject(template).sections).find(isOver));
  const name = (group: unknown) => String(asObject(group).name);
  const words = String(heading ?? '')
    .replace(/\{(?:town|place)\}/g, name(asArray(towns)[Number(town)]))
    .replace('{company}', name(company));
  return words && !words.includes('{') ? `It stands under “${words}”.` : undefined;
}

/** A key in words: that of a service or a size has its name, and the hero is the top of a page. */
export function nameOfKey(key: string | number, { manifest }: FormContext): string {
  const { services, size_lists } = asObject(manifest);
  const named = [services, ...Object.values(asObject(size_lists))].flatMap(asArray).map(asObject);
  const { label, size_label } = named.find(({ id }) => id === key) ?? {};
  const words = String(key)
    .replaceAll('_', ' ')
    .replace(/\bhero\b/, 'top');
  return String(label ?? size_label ?? words);
}

/** A town's lists are told apart by their keys; its words for search engines are called as those of every page. */
function townLabel(
  { items, noun }: SchemaPiece['schema'],
  key: string | number,
  forms: FormContext,
) {
  const usual = noun ? undefined : forms.files.get('site/seo.schema.json')?.properties[key]?.label;
  const label = usual ?? (items && capital(nameOfKey(key, forms)));
  return label && { label };
}

/** The keys of a group that has a form, in the schema's order; then those that only the value has. */
export function keysOf(piece: FieldSchema, pointer: Pointer, forms: FormContext): string[] {
  const value = asObject(valueAt(forms.manifest, pointer));
  const known = Object.keys(piece.schema.properties ?? {});
  const [first, , service] = pointer;
  const ofTown =
    first === 'towns' && pointer.length === 3
      ? [...(forms.towns.get(String(service))?.keys() ?? [])]
      : [];
  const services =
    first === 'towns' && pointer.length === 2
      ? [...forms.towns.keys()].filter((id) => value[id] !== undefined)
      : [];
  return [...new Set([...known, ...ofTown, ...services, ...Object.keys(value)])];
}

/** A field's name as a label: a list has the plural. */
export function labelOf({ noun, name, own, schema }: FieldSchema): string {
  const label: string | undefined = own.label ?? schema.label;
  if (label) return label;
  const isList = [schema.type].flat().includes('array') && !noun.startsWith('list of');
  const words = isList ? plural(noun) : noun;
  return capital(name ? `${words}: ${name}` : words);
}

export function sectionNoun(type: string, { files }: Pick<FormContext, 'files'>): string {
  return capital(
    String(files.get(`sections/${type}.schema.json`)?.noun ?? type.replaceAll('-', ' ')),
  );
}

/** A group with more keys than this has a screen of its own. */
const MAX_INLINE_KEYS = 5;

/** Whether a group is shown among the fields of the group around it. */
export function isInline(pointer: Pointer, piece: FieldSchema, value: unknown): boolean {
  const size = Object.keys(piece.schema.properties ?? asObject(value)).length;
  return size <= MAX_INLINE_KEYS && pointer.length > 1 && typeof pointer.at(-1) === 'string';
}

/** The group whose form shows a place. */
export function groupAround(pointer: Pointer, forms: FormContext): Pointer {
  for (let depth = pointer.length - 1; depth > 0; depth -= 1) {
    const above = pointer.slice(0, depth);
    const value = valueAt(forms.manifest, above);
    if (isPlainObject(value) && !isInline(above, fieldSchemaAt(above, forms), value)) return above;
  }
  return pointer.slice(0, 1);
}
