// Copies a part of the manifest while replacing references and placeholders, and remembers where each text came from.
import type { Manifest } from '../../model/manifest.generated.ts';
import { guess, suggestion } from '../nearest.ts';
import type { Finding, Pointer } from '../problem.ts';
import type { ManifestSchema } from '../schema/schema-files.ts';
import { isGroup } from '../values.ts';
import { type Leaf, type Place, PlacedLeaf, pointerOf } from './leaf.ts';
import { hasLoneBrace, loneBrace } from './lone-brace.ts';
import { isLate, LATE_WORDS, PLACEHOLDER, TOWN_WORDS, type Words } from './words.ts';

/** What an expansion may look up, and where it notes what it finds. */
export interface Scope {
  manifest: Manifest;
  schema: ManifestSchema;
  words: Words;
  /** The references that are being followed, so that one that leads back to itself is noticed. */
  trail?: readonly string[];
  /** The entry of the current town and its place, on town pages only; and its lists and groups that a page has shown. */
  town?: { data: Record<string, unknown>; pointer: Pointer; shown: Set<unknown> };
  /** Lists and groups to leave out. */
  without?: ReadonlySet<unknown>;
  findings: Finding[];
  leaves: Leaf[];
}

type Found = { value: unknown; pointer: Pointer } | undefined;

/** The field of an object, and nothing that every object has from birth, such as `constructor`. */
const own = (value: unknown, name: string): unknown =>
  isGroup(value) && Object.hasOwn(value, name) ? value[name] : undefined;

/**
 * Returns a copy of `value` in which every reference is replaced by the value it names and every placeholder by its
 * text. List entries with `is_active: false` are left out, and `display_order` puts the rest in order.
 * A reference to something optional that a town does not have gives `undefined`.
 */
export function expand(value: unknown, place: Place | Pointer, scope: Scope, key = ''): unknown {
  if (typeof value === 'string') return expandText(value, place, scope, key);
  if (scope.without?.has(value)) return undefined;
  if (Array.isArray(value)) return expandList(value, place, scope, key);
  return isGroup(value) ? expandGroup(value, place, scope) : value;
}

// This is called for every text and group of every page. Functions without a callback inside are much cheaper to call.

function expandText(text: string, place: Place | Pointer, scope: Scope, key: string): unknown {
  if (scope.schema.referenceFields.has(key) && isReference(text)) {
    return followReference(text, place, scope, key);
  }
  const filled = hasBrace(text) ? fill(text, place, scope) : text;
  scope.leaves.push(new PlacedLeaf(key, filled, place));
  return filled;
}

function expandGroup(group: Record<string, unknown>, place: Place | Pointer, scope: Scope) {
  const copy: Record<string, unknown> = {};
  for (const name in group) {
    const expanded = expand(group[name], { above: place, step: name }, scope, name);
    if (expanded !== undefined) copy[name] = expanded;
  }
  return copy;
}

function expandList(list: unknown[], place: Place | Pointer, scope: Scope, key: string) {
  const entryKey = key && `${key}[]`;
  if (!list.some(isSortedOrOff)) {
    return list.map((entry, step) => expand(entry, { above: place, step }, scope, entryKey));
  }
  return activeEntries(list).map(({ entry, index }) =>
    expand(entry, { above: place, step: index }, scope, entryKey),
  );
}

function followReference(
  reference: string,
  place: Place | Pointer,
  scope: Scope,
  key: string,
): unknown {
  const { trail = [] } = scope;
  if (trail.includes(reference)) {
    const at = pointerOf(place);
    scope.findings.push(leadsBack('circular-reference', `\`${reference}\``, at));
    return undefined;
  }
  const found = lookUp(reference, place, scope);
  return (
    found && expand(found.value, found.pointer, { ...scope, trail: [...trail, reference] }, key)
  );
}

/** Whether a text has the form of a reference: `faqs.billing`, `towns`. */
function isReference(text: string): boolean {
  return /^[a-z][a-z0-9_]*(\.[a-z0-9_]+)*$/.test(text);
}

/** Most lists are neither sorted nor thinned out. */
const isSortedOrOff = (entry: unknown) =>
  isGroup(entry) && ('is_active' in entry || 'display_order' in entry);

/** Entries that are shown, in their order, each with its position in the manifest. */
export function activeEntries<T>(list: readonly T[]): { entry: T; index: number }[] {
  const entries = list.map((entry, index) => ({ entry, index }));
  const order = (entry: unknown, index: number) =>
    isGroup(entry) && typeof entry.display_order === 'number' ? entry.display_order : index + 1;
  return entries
    .filter(({ entry }) => !(isGroup(entry) && entry.is_active === false))
    .sort((a, b) => order(a.entry, a.index) - order(b.entry, b.index) || a.index - b.index);
}

/** Finds what a dotted reference names: `town.…` in the current town's entry, everything else from the root. */
function lookUp(reference: string, place: Place | Pointer, scope: Scope): Found {
  const steps = reference.split('.');
  const inTown = steps[0] === 'town' && scope.town;
  const start = inTown ? scope.town : { data: scope.manifest as object, pointer: [] };
  const path = inTown ? steps.slice(1) : steps;
  let node: unknown = start?.data;
  for (const [depth, step] of path.entries()) {
    const next = own(node, step);
    if (next === undefined) {
      if (inTown && isTownField(path, scope.schema)) return undefined;
      const known = steps.length - path.length + depth;
      const parts = { parent: steps.slice(0, known), node, rest: steps.slice(known + 1) };
      const at = pointerOf(place);
      scope.findings.push(unknownReference(reference, at, { ...parts, inTown: !!inTown }));
      return undefined;
    }
    node = next;
  }
  if (inTown && typeof node === 'object') inTown.shown.add(node);
  return { value: node, pointer: [...(start?.pointer ?? []), ...path] };
}

/** How far a reference leads: to `node`, over the steps of `parent`. The `rest` follows the step that leads nowhere. */
interface DeadEnd {
  parent: string[];
  node: unknown;
  rest: string[];
  inTown: boolean;
}

function unknownReference(
  reference: string,
  pointer: Pointer,
  { parent, node, rest, inTown }: DeadEnd,
): Finding {
  const outside = !inTown && reference.startsWith('town.');
  const known = Object.keys(Object(node))
    .map((name) => [name, ...rest])
    .filter((steps) => steps.reduce(own, node) !== undefined)
    .map((steps) => [...parent, ...steps].join('.'));
  return {
    code: 'unknown-reference',
    pointer,
    message: outside
      ? `\`${reference}\` means nothing here: only town pages have a town.`
      : `There is no \`${reference}\` in this file.`,
    ...(outside ? { hint: 'Name a list such as faqs.billing.' } : guess(reference, known)),
  };
}

/** Whether the schema of a town has this field, so that a town may simply lack it. */
function isTownField(path: string[], schema: ManifestSchema): boolean {
  let node = schema.files.get('parts/town.schema.json');
  for (const step of path) node = node?.properties?.[step];
  return node !== undefined;
}

const hasBrace = (text: string) => text.includes('{') || text.includes('}');

/** Replaces the placeholders of a text; what cannot be replaced is a finding and stays. */
function fill(
  text: string,
  place: Place | Pointer,
  scope: Scope,
  trail: readonly string[] = [],
): string {
  const note = (finding: Finding) => void scope.findings.push(finding);
  // What is wrong with the text that a placeholder stands for is noted where that text is written.
  const first = trail.length === 0;
  if (first && hasLoneBrace(text)) {
    const isKnown = (name: string) =>
      own(scope.words, name) !== undefined || townText(name, scope) !== undefined;
    note(loneBrace(text, pointerOf(place), { manifest: scope.manifest, isKnown }));
  }
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const siteWord = own(scope.words, name);
    const word = siteWord ?? townText(name, scope);
    if (typeof word === 'string') {
      if (!hasBrace(word)) return word;
      const at = siteWord === undefined ? townPointer(name, scope) : place;
      if (!trail.includes(name)) return fill(word, at, scope, [...trail, name]);
      note({ ...leadsBack('circular-placeholder', whole, pointerOf(place)), part: whole });
    } else if (first) {
      const pointer = pointerOf(place);
      if (!isLate(name, pointer)) note(unknownPlaceholder(name, pointer, scope));
    }
    return whole;
  });
}

/** The text of a `{town.…}` placeholder; empty when the town lacks an optional one. */
function townText(name: string, { town, schema }: Scope): string | undefined {
  const path = name.split('.');
  if (!town || path[0] !== 'town' || path.length < 2) return undefined;
  let node: unknown = town.data;
  for (const step of path.slice(1)) node = own(node, step);
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return node === undefined && isTownField(path.slice(1), schema) ? '' : undefined;
}

/** Where the text of a `{town.…}` placeholder is written. */
function townPointer(name: string, { town }: Scope): Pointer {
  return [...(town?.pointer ?? []), ...name.split('.').slice(1)];
}

function unknownPlaceholder(name: string, pointer: Pointer, scope: Scope): Finding {
  const late = Object.keys(LATE_WORDS).filter((word) => isLate(word, pointer));
  const words = [...Object.keys(scope.words), ...late, ...townTexts(name, scope)];
  const known = words.map((word) => `{${word}}`);
  const townOnly = !scope.town && (TOWN_WORDS.includes(name) || name.startsWith('town.'));
  return {
    code: 'unknown-placeholder',
    pointer,
    part: `{${name}}`,
    message: `{${name}} is not a known placeholder${townOnly ? ' here: only town pages have a town' : ''}.`,
    ...guess(`{${name}}`, known),
    hint:
      known.length === 0
        ? 'Write the words themselves: this is where placeholders get theirs from.'
        : (suggestion(`{${name}}`, known) ?? `Allowed here: ${known.join(', ')}.`),
  };
}

/** The names of the town's texts beside the one that a misspelt `town.…` placeholder names. */
function townTexts(name: string, { town }: Scope): string[] {
  const steps = name.split('.').slice(0, -1);
  if (!town || steps[0] !== 'town') return [];
  const group = steps.slice(1).reduce<unknown>(own, town.data);
  return isGroup(group) ? Object.keys(group).map((key) => [...steps, key].join('.')) : [];
}

function leadsBack(code: string, name: string, pointer: Pointer): Finding {
  return {
    code,
    pointer,
    message: `${name} leads back to itself, so there is nothing to put in its place.`,
    hint: 'Write the text or the list itself in one of the places.',
  };
}
