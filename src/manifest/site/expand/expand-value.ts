// Copies a part of the manifest with references and placeholders replaced, and records the source of each text.
import type { Finding, Pointer } from '../../diagnostic.ts';
import { closestMatch } from '../../text/nearest.ts';
import { getOwn, isPlainObject } from '../../text/values.ts';
import { fill, hasBrace } from './fill.ts';
import { type PathNode, PlacedLeaf, pointerOf } from './leaf.ts';
import { createFinding, isTownField, type Scope } from './scope.ts';

type Found = { value: unknown; pointer: Pointer } | undefined;

/**
 * Returns a copy of `value` in which every reference is replaced by the value it names and every placeholder by its
 * text. List entries with `is_active: false` are left out, and `display_order` sorts the others. A reference to something
 * optional that a town does not have gives `undefined`. It has no closures, because it runs for every text of every page.
 */
export function expand(value: unknown, path: PathNode | Pointer, scope: Scope, key = ''): unknown {
  if (typeof value === 'string') return expandText(value, path, scope, key);
  if (scope.skippedNodes?.has(value)) return undefined;
  if (Array.isArray(value)) return expandList(value, path, scope, key);
  return isPlainObject(value) ? expandGroup(value, path, scope) : value;
}

function expandText(text: string, path: PathNode | Pointer, scope: Scope, key: string): unknown {
  if (scope.schema.referenceFields.has(key) && isReference(text)) {
    return followReference(text, path, scope, key);
  }
  const filled = hasBrace(text) ? fill(text, path, scope) : text;
  scope.leaves.push(new PlacedLeaf(key, filled, path));
  return filled;
}

function expandGroup(group: Record<string, unknown>, path: PathNode | Pointer, scope: Scope) {
  const copy: Record<string, unknown> = {};
  for (const name in group) {
    const expanded = expand(group[name], { above: path, step: name }, scope, name);
    if (expanded !== undefined) copy[name] = expanded;
  }
  return copy;
}

function expandList(list: unknown[], path: PathNode | Pointer, scope: Scope, key: string) {
  const entryKey = key && `${key}[]`;
  if (!list.some(isSortedOrOff)) {
    return list.map((entry, step) => expand(entry, { above: path, step }, scope, entryKey));
  }
  return activeEntries(list).map(({ entry, index }) =>
    expand(entry, { above: path, step: index }, scope, entryKey),
  );
}

function followReference(
  reference: string,
  path: PathNode | Pointer,
  scope: Scope,
  key: string,
): unknown {
  const { openReferences = [] } = scope;
  if (openReferences.includes(reference)) {
    scope.findings.push(createFinding('circular', pointerOf(path), { name: reference }));
    return undefined;
  }
  const target = lookUp(reference, path, scope);
  return (
    target &&
    expand(
      target.value,
      target.pointer,
      { ...scope, openReferences: [...openReferences, reference] },
      key,
    )
  );
}

/** Whether a text has the form of a reference: `faqs.billing`, `towns`. */
function isReference(text: string): boolean {
  return /^[a-z][a-z0-9_]*(\.[a-z0-9_]+)*$/.test(text);
}

/** Whether an entry makes its list need sorting or filtering; most lists need neither. */
const isSortedOrOff = (entry: unknown) =>
  isPlainObject(entry) && ('is_active' in entry || 'display_order' in entry);

/** Entries that are shown, in their order, each with its position in the manifest. */
export function activeEntries<T>(list: readonly T[]): { entry: T; index: number }[] {
  const entries = list.map((entry, index) => ({ entry, index }));
  const order = (entry: unknown, index: number) =>
    isPlainObject(entry) && typeof entry.display_order === 'number'
      ? entry.display_order
      : index + 1;
  return entries
    .filter(({ entry }) => !(isPlainObject(entry) && entry.is_active === false))
    .sort((a, b) => order(a.entry, a.index) - order(b.entry, b.index) || a.index - b.index);
}

/** Resolves a dotted reference: `town.…` in the current town's entry, everything else from the root. */
function lookUp(reference: string, path: PathNode | Pointer, scope: Scope): Found {
  const steps = reference.split('.');
  const town = steps[0] === 'town' && scope.town;
  const start = town ? scope.town : { data: scope.manifest as object, pointer: [] };
  const relativeSteps = town ? steps.slice(1) : steps;
  let node: unknown = start?.data;
  for (const [depth, step] of relativeSteps.entries()) {
    const next = getOwn(node, step);
    if (next === undefined) {
      if (town && isTownField(relativeSteps, scope.schema)) return undefined;
      const prefixLength = steps.length - relativeSteps.length + depth;
      const parts = {
        parent: steps.slice(0, prefixLength),
        node,
        rest: steps.slice(prefixLength + 1),
      };
      const at = pointerOf(path);
      scope.findings.push(unknownReference(reference, at, { ...parts, inTown: !!town }));
      return undefined;
    }
    node = next;
  }
  if (town && typeof node === 'object') town.usedNodes.add(node);
  return { value: node, pointer: [...(start?.pointer ?? []), ...relativeSteps] };
}

/** Where a reference ends: at `node`, after the steps of `parent`. The steps of `rest` follow the unknown one. */
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
  if (!inTown && reference.startsWith('town.'))
    return createFinding('unknown-reference', pointer, { name: reference, needsTown: true });
  const candidates = Object.keys(Object(node))
    .map((name) => [name, ...rest])
    .filter((steps) => steps.reduce(getOwn, node) !== undefined)
    .map((steps) => steps.join('.'));
  const before = parent.map((step) => `${step}.`).join('');
  // `billing` may stand for `faqs.billing`.
  const group = Object.entries(Object(node)).find(([, lists]) =>
    Array.isArray(getOwn(lists, reference)),
  );
  const fullName = group && `${group[0]}.${reference}`;
  const match = closestMatch(reference.slice(before.length), candidates);
  const meant = fullName ?? (match && before + match);
  // At the top level, the keys of the file are no choices.
  const choices = before ? candidates.map((name) => before + name) : [];
  const facts = { name: reference, meant, known: choices };
  return createFinding('unknown-reference', pointer, facts, { replacement: meant });
}
