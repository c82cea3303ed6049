// Changes in brackets and braces, which stay on their lines: `[Erie, Cattaraugus]`, `{ label: Home, to: / }`.
import { isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Pointer, TextEdit } from '../../manifest/diagnostic.ts';
import { bracketText, keyText, type YamlValue } from '../../manifest/yaml/write.ts';
import type { ManifestChange } from './change.ts';
import { edit } from './slots.ts';
import { inQuotes, type Leaf } from './values.ts';

/** An entry or a pair in brackets. */
interface Part {
  key?: string;
  start: number;
  end: number;
  value?: Node;
}

/** Brackets or braces with their parts. */
interface Brackets {
  start: number;
  end: number;
  parts: Part[];
}

/**
 * The edits of a change in the brackets of a value; undefined where they are written in a rare way. `rest` is the part
 * of the pointer that is inside of them.
 */
export function editBrackets(
  leaf: Leaf,
  rest: Pointer,
  change: ManifestChange,
): TextEdit[] | undefined {
  const isOfList = change.kind === 'insert' || change.kind === 'move';
  const around = bracketsAt(leaf.node, isOfList ? rest : rest.slice(0, -1));
  if (!around) return undefined;
  const { parts } = around;
  const step = rest.at(-1) ?? '';
  const at = typeof step === 'number' ? step : parts.findIndex(({ key }) => key === step);
  switch (change.kind) {
    case 'insert':
      return put(around, change.at, bracketText(change.value));
    case 'move': {
      const { start, end } = parts[change.from] as Part;
      const place = change.to > change.from ? change.to + 1 : change.to;
      return [...take(around, change.from), ...put(around, place, leaf.source.slice(start, end))];
    }
    case 'set': {
      const part = parts[at];
      const pair = `${keyText(String(step))}: ${bracketText(change.value)}`;
      if (!part) return put(around, parts.length, pair);
      const [start, end] = part.value?.range ?? [];
      if (start === undefined || end === undefined) return undefined;
      return [edit(start, end, inManner(part.value, change.value))];
    }
    default:
      return parts[at] && take(around, at);
  }
}

/** The brackets or braces at a place inside of others. */
function bracketsAt(leaf: Node | undefined, pointer: Pointer): Brackets | undefined {
  let node: unknown = leaf;
  for (const step of pointer) {
    node = isSeq(node)
      ? node.items[Number(step)]
      : isMap(node) && node.items.find(({ key }) => nameOf(key) === step)?.value;
  }
  if (!(isMap(node) || isSeq(node)) || !node.flow || !node.range) return undefined;
  const parts = node.items.flatMap((item) => partOf(item) ?? []);
  const [start, end] = node.range;
  return parts.length === node.items.length ? { start, end, parts } : undefined;
}

const nameOf = (key: unknown) => (isScalar(key) ? String(key.value) : undefined);

function partOf(item: unknown): Part | undefined {
  if (isNode(item)) {
    const { range, tag } = item;
    if (!range || tag || isAlias(item) || item.anchor) return undefined;
    return { start: range[0], end: range[1], value: item };
  }
  const { key, value } = item as Pair<Node, Node | null>;
  const end = value?.range?.[1] ?? key.range?.[1];
  if (!key.range || end === undefined) return undefined;
  return { key: nameOf(key) ?? '', start: key.range[0], end, ...(value && { value }) };
}

/** A text in quotes stays in quotes. */
function inManner(old: unknown, value: YamlValue): string {
  const type = isScalar(old) ? old.type : undefined;
  return (typeof value === 'string' && inQuotes(type, value)) || bracketText(value);
}

function put({ start, end, parts }: Brackets, at: number, text: string): TextEdit[] {
  const [before, next] = [parts[at - 1], parts[at]];
  if (next) return [edit(next.start, next.start, `${text}, `)];
  return [before ? edit(before.end, before.end, `, ${text}`) : edit(start + 1, end - 1, text)];
}

function take({ start, end, parts }: Brackets, at: number): TextEdit[] {
  const [before, own, next] = [parts[at - 1], parts[at], parts[at + 1]];
  if (own && next) return [edit(own.start, next.start, '')];
  return [own && before ? edit(before.end, own.end, '') : edit(start + 1, end - 1, '')];
}
