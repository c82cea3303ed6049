// Makes single faults in a manifest text at random places, each with the line on which the check is to report it.
import { isMap, isScalar, isSeq, type Pair, parseDocument, type Scalar } from 'yaml';

/** A manifest with one fault. */
export interface Mutation {
  kind: Kind;
  text: string;
  /** The lines, counted from 1, one of which is the right one. */
  lines: number[];
  /** The change, for the message of a failing test. */
  note: string;
}

/** A key of the manifest with its value, as a place in the text. */
interface Spot {
  key: Scalar<string>;
  value: unknown;
  pointer: (string | number)[];
  /** The line of the key, counted from 0, and the one behind the value. */
  line: number;
  end: number;
}

export const kinds = ['misspelt', 'wrong type', 'deleted', 'broken link', 'indentation'] as const;
export type Kind = (typeof kinds)[number];

/** A source of numbers from 0 to 1 that gives the same ones each time (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * Prepares mutations of a text.
 * @param isRequired whether the manifest is wrong without the key at a place
 */
export function mutator(text: string, isRequired: (pointer: (string | number)[]) => boolean) {
  const lines = text.split('\n');
  const spots = spotsOf(text);
  const makers: Record<Kind, (spot: Spot, random: () => number) => Mutation | undefined> = {
    misspelt: (spot, random) => misspell(lines, spot, random),
    'wrong type': (spot) => retype(lines, spot),
    deleted: (spot) => (isRequired(spot.pointer) ? remove(lines, spot) : undefined),
    'broken link': (spot) => breakLink(lines, spot),
    indentation: (spot, random) => shift(lines, spot, random),
  };
  return (kind: Kind, random: () => number): Mutation => {
    for (;;) {
      const spot = spots[Math.floor(random() * spots.length)] as Spot;
      const mutation = makers[kind](spot, random);
      if (mutation) return mutation;
    }
  };
}

function spotsOf(text: string): Spot[] {
  const spots: Spot[] = [];
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length - 1;
  const walk = (node: unknown, pointer: Spot['pointer']): void => {
    if (isSeq(node)) for (const [i, item] of node.items.entries()) walk(item, [...pointer, i]);
    if (!isMap(node)) return;
    for (const { key, value } of node.items as Pair<Scalar<string>, Scalar>[]) {
      const place = [...pointer, key.value];
      const line = lineOf(key.range?.[0] ?? 0);
      const last = text.slice(0, value?.range?.[1] ?? 0).trimEnd().length;
      spots.push({ key, value, pointer: place, line, end: Math.max(line, lineOf(last)) + 1 });
      walk(value, place);
    }
  };
  walk(parseDocument(text).contents, []);
  return spots;
}

function changed(lines: string[], line: number, content: string): string {
  return lines.with(line, content).join('\n');
}

/** Names of lists are free; a misspelt one is reported where it is used. */
const isFree = ({ pointer: [root], pointer }: Spot) =>
  pointer.length === 2 && (root === 'faqs' || root === 'button_sets');

function misspell(lines: string[], spot: Spot, random: () => number): Mutation | undefined {
  const { line, pointer } = spot;
  const name = spot.key.value;
  if (name.length < 3 || isFree(spot)) return undefined;
  const at = 1 + Math.floor(random() * (name.length - 2));
  const ways = [
    name.slice(0, at) + name.slice(at + 1),
    name.slice(0, at) + name[at] + name.slice(at),
    name.slice(0, at) + name[at + 1] + name[at] + name.slice(at + 2),
  ];
  const wrong = ways[Math.floor(random() * ways.length)] ?? '';
  if (wrong === name) return undefined;
  const text = changed(lines, line, (lines[line] ?? '').replace(`${name}:`, `${wrong}:`));
  return { kind: 'misspelt', text, lines: [line + 1], note: `${pointer.join('.')} -> ${wrong}` };
}

function retype(lines: string[], { key, value, pointer, line, end }: Spot): Mutation | undefined {
  if (!isScalar(value) || end !== line + 1) return undefined;
  const wrong = typeof value.value === 'string' ? '12.5' : '[wrong]';
  const start = (lines[line] ?? '').indexOf(`${key.value}:`) + key.value.length + 1;
  const text = changed(lines, line, `${(lines[line] ?? '').slice(0, start)} ${wrong}`);
  return { kind: 'wrong type', text, lines: [line + 1], note: `${pointer.join('.')}: ${wrong}` };
}

/** Takes a key out with all that it holds. The first key of an entry leaves its dash to the next one. */
function remove(lines: string[], { pointer, line, end }: Spot): Mutation | undefined {
  const content = lines[line] ?? '';
  const dash = /^( *)- /.exec(content);
  const next = lines[end] ?? '';
  const inEntry = typeof pointer.at(-2) === 'number';
  if (dash && !next.startsWith(`${dash[1]}  `)) return undefined;
  const rest = dash
    ? lines.toSpliced(line, end - line + 1, dash[0] + next.trimStart())
    : lines.toSpliced(line, end - line);
  const parent = pointer.length === 1 ? 0 : parentLine(lines, line, inEntry);
  return {
    kind: 'deleted',
    text: rest.join('\n'),
    lines: [(dash ? line : parent) + 1],
    note: pointer.join('.'),
  };
}

/** The line above a key that is less indented: its parent's key, or the first line of its entry. */
function parentLine(lines: string[], line: number, inEntry: boolean): number {
  const depth = (at: number) => (lines[at] ?? '').replace(/^( *)- /, '$1  ').search(/\S/);
  const own = depth(line);
  for (let at = line - 1; at >= 0; at--) {
    const content = lines[at] ?? '';
    if (content.trim() === '' || /^ *#/.test(content)) continue;
    if (inEntry && /^ *- /.test(content) && depth(at) === own) return at;
    if (!inEntry && depth(at) < own) return at;
  }
  return 0;
}

function breakLink(lines: string[], { key, value, pointer, line }: Spot): Mutation | undefined {
  if (key.value !== 'to' || !isScalar(value)) return undefined;
  const link = String(value.value);
  if (!/^[/#]/.test(link)) return undefined;
  const wrong = `${link[0]}zz${link === '/' ? '/' : link.slice(1)}`;
  const text = changed(lines, line, (lines[line] ?? '').replace(link, wrong));
  return { kind: 'broken link', text, lines: [line + 1], note: `${pointer.join('.')}: ${wrong}` };
}

/** Moves a line to the left or right, or lets it swap its indentation with the line above. */
function shift(lines: string[], { pointer, line, end }: Spot, random: () => number) {
  const content = lines[line] ?? '';
  const by = [-2, -1, 1, 2, 0][Math.floor(random() * 5)] ?? 0;
  const depth = content.search(/\S/);
  const above = lines[line - 1] ?? '';
  const wanted = by === 0 ? above.search(/\S/) : depth + by;
  if (wanted < 0 || wanted === depth || (by === 0 && !/^ *(- )?\w+:/.test(above))) return undefined;
  // The number of the next line that is no comment.
  const next = lines.findIndex((text, at) => at >= end && !/^\s*(#|$)/.test(text)) + 1;
  const moved = lines.with(line, ' '.repeat(wanted) + content.trimStart());
  const text = by === 0 ? moved.with(line - 1, ' '.repeat(depth) + above.trimStart()) : moved;
  return sameData(lines, text)
    ? undefined
    : {
        kind: 'indentation' as const,
        text: text.join('\n'),
        lines: [line + 1, ...lookalikes(by, line, next), ...firstOfGroup(above, wanted, next)],
        note: `${pointer.join('.')} by ${by}`,
      };
}

/**
 * Further lines that the check may blame. A line that slides by a whole level gives the same text as its neighbour
 * sliding the other way. Only the meaning of the keys decides between them.
 */
function lookalikes(by: number, line: number, next: number): number[] {
  // A swap moves two lines, and both may be where they are because of the key above them.
  if (by === 0) return [line, line - 1];
  if (Math.abs(by) !== 2) return [];
  return by < 0 ? [next] : [line];
}

/** A first key that slides to the right could be right: then its neighbors below are too far to the left. */
function firstOfGroup(above: string, wanted: number, next: number): number[] {
  const isFirst = /^ *\w+:$/.test(above) && wanted > above.search(/\S/) + 2;
  return isFirst ? [next] : [];
}

/** The meaning of a text that is compared with many others. */
const meanings = new WeakMap<string[], string>();

/** Whether a change leaves the meaning as it was. */
function sameData(original: string[], changed: string[]): boolean {
  const meaning = meanings.get(original) ?? meaningOf(original);
  if (meaning !== undefined) meanings.set(original, meaning);
  return meaningOf(changed) === meaning;
}

/** The data of a text; undefined when it is no YAML. */
function meaningOf(lines: string[]): string | undefined {
  const document = parseDocument(lines.join('\n'), { prettyErrors: false });
  return document.errors.length > 0 ? undefined : JSON.stringify(document.toJS());
}
