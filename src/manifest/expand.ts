// Copies a part of the manifest while replacing references and placeholders, and remembers where each text came from.
import type { Manifest } from '../model/manifest.generated.ts';
import { suggestion } from './nearest.ts';
import type { Finding, Pointer } from './problem.ts';
import type { ManifestSchema } from './schema-files.ts';
import { LATE_WORDS, PLACEHOLDER, type Words } from './words.ts';

/** A text as it stands on a page, and the place in the manifest that it came from. */
export interface Leaf {
  key: string;
  value: string;
  pointer: Pointer;
}

/** What an expansion may look up, and where it notes what it finds. */
export interface Scope {
  manifest: Manifest;
  schema: ManifestSchema;
  words: Words;
  /** The entry of the current town and its place, on town pages only. */
  town?: { data: Record<string, unknown>; pointer: Pointer };
  findings: Finding[];
  leaves: Leaf[];
}

type Found = { value: unknown; pointer: Pointer } | undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Returns a copy of `value` in which every reference is replaced by the value it names and every placeholder by its
 * text. List entries with `is_active: false` are left out, and `display_order` puts the rest in order.
 * A reference to something optional that a town does not have gives `undefined`.
 */
export function expand(value: unknown, pointer: Pointer, scope: Scope, key = ''): unknown {
  if (typeof value === 'string') {
    if (scope.schema.referenceFields.has(key) && isReference(value)) {
      const found = lookUp(value, pointer, scope);
      return found && expand(found.value, found.pointer, scope, key);
    }
    const text = fill(value, pointer, scope);
    scope.leaves.push({ key, value: text, pointer });
    return text;
  }
  if (Array.isArray(value)) {
    return activeEntries(value).map(({ entry, index }) =>
      expand(entry, [...pointer, index], scope, key && `${key}[]`),
    );
  }
  if (!isObject(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, part] of Object.entries(value)) {
    const expanded = expand(part, [...pointer, name], scope, name);
    if (expanded !== undefined) copy[name] = expanded;
  }
  return copy;
}

/** Whether a text has the form of a reference: `faqs.billing`, `towns`. */
function isReference(text: string): boolean {
  return /^[a-z][a-z0-9_]*(\.[a-z0-9_]+)*$/.test(text);
}

/** Entries that are shown, in their order, each with its position in the manifest. */
export function activeEntries<T>(list: readonly T[]): { entry: T; index: number }[] {
  const order = (entry: unknown, index: number) =>
    isObject(entry) && typeof entry.display_order === 'number' ? entry.display_order : index + 1;
  return list
    .map((entry, index) => ({ entry, index }))
    .filter(({ entry }) => !(isObject(entry) && entry.is_active === false))
    .sort((a, b) => order(a.entry, a.index) - order(b.entry, b.index) || a.index - b.index);
}

/** Finds what a dotted reference names: `town.…` in the current town's entry, everything else from the root. */
function lookUp(reference: string, pointer: Pointer, scope: Scope): Found {
  const steps = reference.split('.');
  const inTown = steps[0] === 'town' && scope.town;
  const start = inTown ? scope.town : { data: scope.manifest as object, pointer: [] };
  const path = inTown ? steps.slice(1) : steps;
  let node: unknown = start?.data;
  for (const [depth, step] of path.entries()) {
    const next: unknown = isObject(node) ? node[step] : undefined;
    if (next === undefined) {
      if (inTown && isTownField(path, scope.schema)) return undefined;
      const parent = steps.slice(0, steps.length - path.length + depth).join('.');
      scope.findings.push({
        code: 'unknown-reference',
        pointer,
        message: `There is no \`${reference}\` in this file.`,
        hint: suggestion(
          reference,
          isObject(node)
            ? Object.keys(node).map((name) => (parent ? `${parent}.${name}` : name))
            : [],
        ),
      });
      return undefined;
    }
    node = next;
  }
  return { value: node, pointer: [...(start?.pointer ?? []), ...path] };
}

/** Whether the schema of a town has this field, so that a town may simply lack it. */
function isTownField(path: string[], schema: ManifestSchema): boolean {
  let node = schema.files.get('parts/town.schema.json');
  for (const step of path) node = node?.properties?.[step];
  return node !== undefined;
}

/** Replaces the placeholders of a text; an unknown one is a finding and stays. */
function fill(text: string, pointer: Pointer, scope: Scope, depth = 0): string {
  if (!text.includes('{')) return text;
  return text.replace(PLACEHOLDER, (whole, name: string) => {
    const word = scope.words[name] ?? townText(name, scope);
    if (word !== undefined) return depth < 3 ? fill(word, pointer, scope, depth + 1) : word;
    if (!LATE_WORDS.includes(name)) scope.findings.push(unknownPlaceholder(name, pointer, scope));
    return whole;
  });
}

/** The text of a `{town.…}` placeholder; empty when the town lacks an optional one. */
function townText(name: string, { town, schema }: Scope): string | undefined {
  const path = name.split('.');
  if (!town || path[0] !== 'town' || path.length < 2) return undefined;
  let node: unknown = town.data;
  for (const step of path.slice(1)) node = isObject(node) ? node[step] : undefined;
  if (typeof node === 'string' || typeof node === 'number') return String(node);
  return node === undefined && isTownField(path.slice(1), schema) ? '' : undefined;
}

function unknownPlaceholder(name: string, pointer: Pointer, scope: Scope): Finding {
  const known = [...Object.keys(scope.words), ...LATE_WORDS].map((word) => `{${word}}`);
  const townOnly = ['town', 'place', 'slug', 'quote_city', 'counties', 'residents'].includes(name);
  return {
    code: 'unknown-placeholder',
    pointer,
    part: `{${name}}`,
    message: `{${name}} is not a known placeholder${townOnly ? ' here: only town pages have a town' : ''}.`,
    hint: suggestion(`{${name}}`, known) ?? `Allowed here: ${known.join(', ')}.`,
  };
}
