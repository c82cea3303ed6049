// Names a place in the manifest as the person who edits it knows it.
import type { Pointer } from '../diagnostic.ts';
import { shortened } from '../text/strings.ts';
import { asArray, asObject, getOwn, isPlainObject, SHARED_LISTS, valueAt } from '../text/values.ts';
import { entryNouns, fieldNouns, sectionNouns } from './nouns.generated.ts';
import { formatSomeNames } from './phrases.ts';

const ordinals = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** "first" for 0, and "11th" for 10. */
function ordinal(index: number): string {
  const n = index + 1;
  const word = ordinals[index];
  if (word) return word;
  const tail = n % 100 > 10 && n % 100 < 14 ? 'th' : (['th', 'st', 'nd', 'rd'][n % 10] ?? 'th');
  return `${n}${tail}`;
}

/**
 * Describes the place a pointer leads to, from the inside out:
 * "the second button of the hero on the Contact page". The root is "the file".
 */
export function placeName(pointer: Pointer, data: unknown): string {
  return sentenceOf(stepNames(pointer, data), pointer);
}

/**
 * The same for the editor, where everything goes by its own name if it has one: "Collins: first reason",
 * "15 Yard: description", "the heading of the section “Our Story” on the About page".
 */
export function placeLabel(pointer: Pointer, data: unknown): string {
  const [part, , service] = pointer;
  const names = stepNames(pointer, data, true);
  if (
    names.length > 1 &&
    SITE_GROUPS.includes(String(part)) &&
    !AMBIGUOUS_NOUNS.includes(names.at(-1)?.noun ?? '')
  )
    names.shift();
  const depth = OWNERS[String(part)] ?? Number.POSITIVE_INFINITY;
  const owner = valueAt(data, pointer.slice(0, depth + 1));
  const name = pointer.length > depth ? visibleName(owner) : undefined;
  if (name === undefined) return sentenceOf(names, pointer);
  const label = part === 'towns' && pointer.length > 2 && serviceName(String(service), data);
  const isClear = alikeIn(owner, pointer.slice(3)).length < 2 && pointer.length > 3;
  const inner = names.filter((one) => one.depth > depth + (label ? 1 : 0));
  const full = label && !isClear ? `${name}, ${label}` : name;
  return inner.length > 0 ? `${full}: ${joinSteps(inner).replace(/^the /, '')}` : full;
}

/** Groups of the whole website. The editor names a field of one without the group, unless its noun is ambiguous. */
const SITE_GROUPS = ['company', 'theme', 'site', 'service_days'];
const AMBIGUOUS_NOUNS = ['name', 'picture'];

/** By part of the manifest: the depth of the entries that have a proper name. */
const OWNERS: Record<string, number> = { towns: 1, services: 1, container_specs: 1, size_lists: 2 };

/** The parts of a town, one per service, that have a key. */
const alikeIn = (town: unknown, [key]: Pointer) =>
  Object.values(asObject(town)).filter((part) => getOwn(part, String(key)) !== undefined);

/** The noun for an entry at a pointer, such as "question". */
export function entryNounAt(pointer: Pointer, data: unknown): string {
  const list = String(pointer.at(-2));
  const isNamed = list === 'sections' || pointer.length === 2;
  const noun = isNamed ? entryNouns[list] : stepNames(pointer, data).at(-1)?.noun;
  return noun ?? 'entry';
}

/** The steps of a place in words, from the outside in. */
function stepNames(pointer: Pointer, data: unknown, forEditor = false): Name[] {
  const names: Name[] = [];
  let parent: unknown = data;
  let section: CountedSection | undefined;
  for (const [depth, step] of pointer.entries()) {
    const node = valueAt(parent, [step]);
    const current = { pointer, depth, parent, node, section, forEditor };
    add(
      names,
      typeof step === 'number' ? entryName(current, data) : fieldName(current, data),
      depth,
    );
    if (pointer[depth - 1] === 'sections') section = sectionOf(current);
    parent = node;
  }
  return names;
}

function sentenceOf(names: Name[], pointer: Pointer): string {
  const [outer, ...inner] = names;
  if (!outer) return 'the file';
  const joint = outer.isPage && pointer[2] === 'sections' ? ' on ' : ' of ';
  return inner.length > 0 ? joinSteps(inner) + joint + outer.phrase : outer.phrase;
}

const joinSteps = (names: Name[]) =>
  names
    .toReversed()
    .map(({ phrase }) => phrase)
    .join(' of ');

/** Adds a step, without repeating a noun: not "the question of the first question", nor "the picture description of the picture". */
function add(names: Name[], name: StepName | undefined, depth: number) {
  const above = names.at(-1)?.noun;
  if (!name || (above && name.noun === above)) return;
  if (name.replacesParent || (above && name.noun?.startsWith(`${above} `))) names.pop();
  names.push({ ...name, depth });
}

interface Name extends StepName {
  depth: number;
}

/** One step of a place in words. */
interface StepName {
  phrase: string;
  /** The last word of the phrase, or the last few. */
  noun?: string;
  /** Whether the step is a page. */
  isPage?: boolean;
  /** Whether the phrase is clear without the step above. */
  replacesParent?: boolean;
}

interface CountedSection {
  type: string;
  /** Its position among the page's sections of its type, if there are several. */
  which?: number;
}

/** A step of a pointer, with the values before and after it. */
interface PointerStep {
  pointer: Pointer;
  depth: number;
  parent: unknown;
  node: unknown;
  section?: CountedSection;
  forEditor: boolean;
}

function textAt(node: unknown, field: string): string | undefined {
  const value = getOwn(node, field);
  return typeof value === 'string' ? value : undefined;
}

const isNamedList = (pointer: Pointer, depth: number) =>
  depth === 1 && SHARED_LISTS.some((part) => part === pointer[0]);

const TITLES = ['title', 'label', 'question', 'name'];

/** Groups that a phrase leaves out between a field and its owner: "the ZIP code of the company". */
const OMITTED_GROUPS = ['address', 'coordinates', 'dimensions', 'integrations', 'seo'];

function fieldName(step: PointerStep, data: unknown): StepName | undefined {
  const { pointer, depth, node, forEditor } = step;
  const key = String(pointer[depth]);
  const named = (noun: string) =>
    `the ${forEditor ? noun.replace(/^(?:set|pair) of /, '').replace(/^id$/, 'short name') : noun}`;
  // Name the picture instead of its file, and the first reason instead of its title.
  if (forEditor && key === 'src') return undefined;
  const isTitle = TITLES.includes(key) && depth > 2 && typeof pointer[depth - 1] === 'number';
  if (forEditor && isTitle && pointer[depth - 2] !== 'sections') return undefined;
  if (isNamedList(pointer, depth)) {
    const nouns = plural(entryNouns[String(pointer[0])] ?? 'entry');
    const phrase = forEditor
      ? visibleList(`${pointer[0]}.${key}`, node, nouns, data)
      : `the shared ${nouns} “${key.replaceAll('_', ' ')}”`;
    return { phrase, replacesParent: true };
  }
  const service = pointer[0] === 'towns' && depth === 2 && serviceName(key, data);
  if (service) return { phrase: `the ${service} part` };
  // The entry that follows says which list it is from.
  if (typeof pointer[depth + 1] === 'number') return undefined;
  const replacesParent = OMITTED_GROUPS.includes(String(pointer[depth - 1]));
  const field = nounOf(fieldNouns, step, depth);
  const entry = nounOf(entryNouns, step, depth);
  if (entry && !(field && isPlainObject(node)))
    return { phrase: `the list of ${plural(entry)}`, replacesParent };
  const noun = field ?? (pointer[0] === 'towns' ? ownNoun(key, node) : undefined);
  return noun
    ? { phrase: named(noun), noun, replacesParent }
    : { phrase: keyWords(key, data), replacesParent };
}

/** The phrase for a shared list: the heading of the only section that shows it, or its first entries. */
function visibleList(reference: string, list: unknown, nouns: string, data: unknown): string {
  const pages = ['pages', 'town_pages'].flatMap((part) => asArray(getOwn(data, part)));
  const [section, ...more] = pages
    .flatMap((page) => asArray(getOwn(page, 'sections')))
    .filter((one) => Object.values(asObject(one)).includes(reference));
  const heading = more.length === 0 ? textAt(section, 'heading') : undefined;
  if (heading) return headedWords(heading);
  const names = asArray(list).flatMap((entry) => visibleName(entry) ?? []);
  return `the ${nouns} ${formatSomeNames(names.map(nameInQuotes), 2)}`.trim();
}

/** The phrase for a key without a noun: the visible name of the entry with this id, or the key's words. */
function keyWords(key: string, data: unknown): string {
  const sharedEntries = SHARED_LISTS.flatMap((part) => Object.values(asObject(getOwn(data, part))));
  const match = sharedEntries.flatMap(asArray).find((entry) => textAt(entry, 'id') === key);
  return `“${(match && visibleName(match)) ?? key.replaceAll(/[_-]/g, ' ')}”`;
}

/** Fields with the name that visitors see for an entry, the surest first. */
const NAME_FIELDS = 'label question title name size_label size item reason heading text'.split(' ');

/** The name that visitors see for an entry; undefined for one without a name. */
export function visibleName(entry: unknown): string | undefined {
  if (Array.isArray(entry)) return entry.find((cell) => typeof cell === 'string');
  return NAME_FIELDS.map((field) => textAt(entry, field)).find((name) => name !== undefined);
}

/** The name of a service by its id; undefined where data, which need not fit the schema, has no such service. */
function serviceName(id: string, data: unknown): string | undefined {
  const service = asArray(getOwn(data, 'services')).find((entry) => textAt(entry, 'id') === id);
  return service ? (textAt(service, 'label') ?? id) : undefined;
}

/** The noun for a town's key that a template chose: "closing text" for `closing_text`. */
const ownNoun = (key: string, node: unknown) =>
  typeof node === 'string' && /^[a-z_]+_[a-z]*[a-rt-z]$/.test(key)
    ? key.replaceAll('_', ' ')
    : undefined;

/** The noun of the key at a depth: the one for the section's type or for its group, or else the general one. */
function nounOf(nouns: Record<string, string>, { pointer, section }: PointerStep, depth: number) {
  const key = String(pointer[depth]);
  const group = pointer.slice(0, depth).findLast((step) => typeof step === 'string');
  const name = [`${section?.type}.${key}`, `${group}.${key}`, key].find((candidate) =>
    Object.hasOwn(nouns, candidate),
  );
  return name && nouns[name];
}

export function plural(noun: string): string {
  if (noun.endsWith('person')) return noun.replace(/person$/, 'people');
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

function entryName(step: PointerStep, data: unknown): StepName {
  const { pointer, depth, section, node, forEditor } = step;
  const list = String(pointer[depth - 1]);
  const index = Number(pointer[depth]);
  if (list === 'sections') {
    const heading = forEditor ? textAt(node, 'heading') : undefined;
    const isNamed = heading !== undefined && textAt(node, 'type') !== 'hero';
    return { phrase: isNamed ? headedWords(heading) : sectionWords(sectionOf(step), index) };
  }
  if (depth === 1) {
    const known = rootEntry(step, data);
    if (known) return known;
  }
  const noun = isNamedList(pointer, depth - 1)
    ? entryNouns[String(pointer[0])]
    : nounOf(entryNouns, step, depth - 1);
  // A list within a list is a row of a table, whose entries are cells.
  const fallbackNoun = typeof pointer[depth - 1] === 'number' ? 'cell' : entryOf(list);
  const ownName = forEditor ? (textAt(node, 'name') ?? textAt(node, 'size_label')) : undefined;
  if (ownName && noun) return { phrase: `the ${noun} ${nameInQuotes(ownName)}` };
  const days = forEditor && list === 'hours' ? [textAt(node, 'from'), textAt(node, 'to')] : [];
  if (days[0]) return { phrase: `the office hours of ${days.filter(Boolean).join('–')}`, noun };
  const name = noun || fallbackNoun ? undefined : visibleName(node);
  if (name) return { phrase: nameInQuotes(name) };
  return {
    phrase: `the ${ordinal(index)} ${noun ?? fallbackNoun ?? `entry of “${list.replaceAll('_', ' ')}”`}`,
    noun: noun ?? fallbackNoun,
    // "The second question on the About page" needs no section where only one has questions.
    replacesParent: list === 'items' && section !== undefined && section.which === undefined,
  };
}

/** The noun for an entry of a town's list that a template chose: "project" for `projects`. */
const entryOf = (list: string) =>
  /^[a-z_]+[^s]s$/.test(list)
    ? list.replaceAll('_', ' ').replace(/ies$/, 'y').replace(/s$/, '')
    : undefined;

const MAX_NAME_CHARS = 60;

/** A name in quotes, with an ellipsis for placeholders, whose text depends on the page. */
const nameInQuotes = (name: string) =>
  `“${shortened(name.replaceAll(/\{[\w.]+\}/g, '…'), MAX_NAME_CHARS)}”`;

/** "the Billing FAQ", "the section “What We Haul”". */
const headedWords = (heading: string) =>
  /^[^{]*\bFAQ$/.test(heading) ? `the ${heading}` : `the section ${nameInQuotes(heading)}`;

/** A page by its label, a town by its name. */
function rootEntry(
  { pointer: [list], parent, node: entry }: PointerStep,
  data: unknown,
): StepName | undefined {
  const [path, label] = [textAt(entry, 'path'), textAt(entry, 'label')];
  if (list === 'pages' && path !== undefined) {
    const alike = asArray(parent).filter((page) => textAt(page, 'label') === label);
    const isClear = label && alike.length === 1;
    return { phrase: isClear ? `the ${label} page` : `the page ${path}`, isPage: true };
  }
  const [service, name] = [textAt(entry, 'service'), textAt(entry, 'name')];
  if (list === 'town_pages' && service) {
    const phrase = `the ${serviceName(service, data) ?? service} pages of all towns`;
    return { phrase, isPage: true };
  }
  return list === 'towns' && name ? { phrase: `the town ${name}` } : undefined;
}

function sectionOf({ pointer, depth, parent, node }: PointerStep): CountedSection | undefined {
  const type = textAt(node, 'type');
  if (!type || !Array.isArray(parent)) return undefined;
  const alike = parent.flatMap((other, index) => (textAt(other, 'type') === type ? index : []));
  return { type, ...(alike.length > 1 && { which: alike.indexOf(Number(pointer[depth])) }) };
}

/** "the page top", "the questions section", or "the second questions section" where a page has several. */
function sectionWords(section: CountedSection | undefined, index: number): string {
  if (!section) return `the ${ordinal(index)} section`;
  const { type, which } = section;
  const noun = getOwn(sectionNouns, type) ?? type;
  return `the ${which === undefined ? '' : `${ordinal(which)} `}${noun}${type === 'hero' ? '' : ' section'}`;
}
