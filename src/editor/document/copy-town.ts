// Copies a town's entry as text, with its facts replaced and its name exchanged in every text.
import { isScalar, type Node, type Pair, type Scalar, visit, type YAMLMap } from 'yaml';
import {
  bracketList,
  keyLines,
  scalar,
  textLines,
  type YamlValue,
} from '../../manifest/yaml/write.ts';
import type { Town } from '../../model/manifest.generated.ts';
import type { EditSource } from './addition.ts';
import { dashOf, endOfEntry, type ListPlace } from './append-entry.ts';
import { exchangeName } from './exchange-name.ts';
import { lineStart } from './splice/lines.ts';

/** The facts that a new town does not take from its source. */
export type TownFacts = Pick<
  Town,
  | 'id'
  | 'name'
  | 'slug'
  | 'local_blurb'
  | 'is_active'
  | 'display_order'
  | 'counties'
  | 'residents'
  | 'residents_badge'
  | 'coordinates'
>;

/** A range of the old text, and its replacement in the copy. */
interface Patch {
  start: number;
  end: number;
  text: string;
}

/** The town to copy, and the services whose texts are left out. */
interface Model {
  like: string;
  without: string[];
}

/** The lines of the new entry: the entry of the town `like`, comments included, with the new facts. */
export function copyTown(
  { text, manifest }: EditSource,
  { list, depth }: ListPlace,
  { like, without }: Model,
  facts: TownFacts,
): string[] {
  const index = manifest.towns.findIndex(({ id }) => id === like);
  const entry = list.items[index] as YAMLMap<Scalar<string>, Node>;
  const old = manifest.towns[index] as Town;
  const start = lineStart(text, dashOf(text, entry));
  const known = (pair: Pair<Scalar<string>, Node>) => pair.key.value in facts;
  const isLeft = (pair: Pair<Scalar<string>, Node>) => without.includes(pair.key.value);
  const patches = [
    ...entry.items.filter(known).map((pair) => factPatch(text, pair, depth + 2, facts)),
    ...entry.items
      .filter((pair) => !known(pair) && !isLeft(pair))
      .flatMap((pair) => textPatches(text, pair, (value) => exchangeName(value, old, facts))),
    ...entry.items.filter(isLeft).map((pair) => withoutPair(text, pair, depth + 2)),
    ...missingFacts(entry, depth + 2, facts, text),
  ];
  const end = endOfEntry(text, entry, depth);
  return patched(text, start, end, patches).trimEnd().split(/\r?\n/);
}

function patched(text: string, start: number, end: number, patches: Patch[]): string {
  let copy = '';
  let at = start;
  for (const patch of patches.toSorted((a, b) => a.start - b.start)) {
    copy += text.slice(at, patch.start) + patch.text;
    at = patch.end;
  }
  return copy + text.slice(at, end);
}

/** A fact's lines in place of the old ones; a fact that the new town lacks takes its lines away. */
function factPatch(
  text: string,
  { key, value }: Pair<Scalar<string>, Node>,
  depth: number,
  facts: TownFacts,
): Patch {
  const start = key.range?.[0] ?? 0;
  const end = endOfEntry(text, value ?? key, depth);
  const lines = factLines(key.value as keyof TownFacts, depth, facts);
  return lines.length === 0
    ? { start: lineStart(text, start), end, text: '' }
    : { start, end, text: `${lines.join('\n').trimStart()}\n` };
}

/** A key's lines go away with all that belongs to it. */
function withoutPair(
  text: string,
  { key, value }: Pair<Scalar<string>, Node>,
  depth: number,
): Patch {
  return {
    start: lineStart(text, key.range?.[0] ?? 0),
    end: endOfEntry(text, value ?? key, depth),
    text: '',
  };
}

/** Facts that the copied town lacks follow the badge with its residents, which every town has. */
function missingFacts(
  { items }: YAMLMap<Scalar<string>, Node>,
  depth: number,
  facts: TownFacts,
  text: string,
): Patch[] {
  const names = items.map(({ key }) => key.value);
  const missing = (Object.keys(facts) as (keyof TownFacts)[]).filter(
    (fact) => !names.includes(fact),
  );
  const after = items.find(({ key }) => key.value === 'residents_badge');
  const start = after?.value ? endOfEntry(text, after.value, depth) : 0;
  const lines = missing.flatMap((fact) => factLines(fact, depth, facts));
  return lines.length > 0 ? [{ start, end: start, text: `${lines.join('\n')}\n` }] : [];
}

function factLines(fact: keyof TownFacts, depth: number, facts: TownFacts): string[] {
  const value = facts[fact];
  if (value === undefined) return [];
  if (fact === 'counties') return [`${' '.repeat(depth)}counties: ${bracketList(facts.counties)}`];
  return keyLines(fact, value as YamlValue, depth);
}

/** A patch for every text under a key that `change` changes. */
function textPatches(
  text: string,
  { value }: Pair<Scalar<string>, Node>,
  change: (value: string) => string,
): Patch[] {
  const patches: Patch[] = [];
  const look = (node: Scalar) => {
    if (typeof node.value !== 'string') return;
    const changed = change(node.value);
    if (changed !== node.value) patches.push(scalarPatch(text, node, changed));
  };
  if (isScalar(value)) look(value);
  else visit(value, { Scalar: (key, node) => (key === 'key' ? undefined : look(node)) });
  return patches;
}

function scalarPatch(text: string, node: Scalar, value: string): Patch {
  const [from = 0, end = 0] = node.range ?? [];
  const start = lineStart(text, from);
  const head = text.slice(start, from).trimEnd();
  const key = /^[\s-]*/.exec(head)?.[0].length ?? 0;
  // A note behind a value would become part of it, if that were folded.
  const noted = text[end - 1] !== '\n' && /^[ \t]+#/.test(text.slice(end));
  const whole = head.trim() !== '' && !/[[{,]/.test(head) && !noted;
  const lines = whole
    ? textLines(head, value, head.endsWith(':') ? key + 2 : head.length + 1)
    : [inQuotesOf(node, value)];
  const tail = text[end - 1] === '\n' ? '\n' : '';
  return { start: whole ? start : from, end, text: lines.join('\n') + tail };
}

/** A text on one line, in the quotes that another one has: brackets around it, or a note behind it, may need them. */
function inQuotesOf({ type }: Scalar, value: string): string {
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(value);
  return type === 'QUOTE_SINGLE' ? `'${value.replaceAll("'", "''")}'` : scalar(value);
}
