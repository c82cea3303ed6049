// Changes in brackets and braces, which stay on their lines: `[Erie, Cattaraugus]`, `{ label: Home, to: / }`.
import { isAlias, isMap, isNode, isScalar, isSeq, type Node, type Pair } from 'yaml';
import type { Pointer } from '../../../manifest/problem.ts';
import {
  bracketText,
  doubleQuoted,
  keyText,
  type YamlValue,
} from '../../../manifest/yaml/write.ts';
import type { Splice, Spliced } from './change.ts';
import { RARE, type SlotValue } from './slot-value.ts';

/** An entry or a pair in brackets. */
interface Part {
  start: number;
  end: number;
  value?: Node;
}

/** Brackets or braces with their parts. */
interface Brackets {
  start: number;
  end: number;
  parts: Part[];
  keys: string[];
}

/** The brackets or braces at a place inside of others. */
function bracketsAt(leaf: SlotValue, pointer: Pointer): Brackets | undefined {
  let node: unknown = leaf.node;
  for (const step of pointer) node = childOf(node, step)?.value;
  if (!(isMap(node) || isSeq(node)) || !node.flow || !node.range) return undefined;
  const parts = node.items.map((item) => partOf(item, leaf.base));
  if (parts.some((part) => part === undefined)) return undefined;
  const keys = isMap(node)
    ? node.items.map(({ key }) => (isScalar(key) ? String(key.value) : ''))
    : [];
  const [start, end] = node.range;
  return { start: start + leaf.base, end: end + leaf.base, parts: parts as Part[], keys };
}

function childOf(node: unknown, step: string | number): { value: unknown } | undefined {
  if (isSeq(node)) return { value: node.items[Number(step)] };
  const isIt = ({ key }: Pair) => isScalar(key) && String(key.value) === step;
  return isMap(node) ? (node.items as Pair[]).find(isIt) : undefined;
}

function partOf(item: unknown, base: number): Part | undefined {
  if (isNode(item)) {
    const { range, tag } = item;
    if (!range || tag || isAlias(item) || item.anchor) return undefined;
    return { start: range[0] + base, end: range[1] + base, value: item };
  }
  const { key, value } = item as Pair<Node, Node | null>;
  const end = value?.range?.[1] ?? key.range?.[1];
  if (!key.range || end === undefined) return undefined;
  return { start: key.range[0] + base, end: end + base, ...(value && { value }) };
}

/** Writes a value in brackets; a key that is not there is added. */
export function setInBrackets(leaf: SlotValue, pointer: Pointer, value: YamlValue): Spliced {
  const around = bracketsAt(leaf, pointer.slice(0, -1));
  const step = pointer.at(-1);
  if (!around || step === undefined) return { refusal: RARE };
  const at = typeof step === 'number' ? step : around.keys.indexOf(step);
  const part = around.parts[at];
  if (!part)
    return put(around, around.parts.length, `${keyText(String(step))}: ${bracketText(value)}`);
  const [start, end] = part.value?.range ?? [];
  if (start === undefined || end === undefined) return { refusal: RARE };
  return [{ start: start + leaf.base, end: end + leaf.base, text: inManner(part.value, value) }];
}

/** A text in quotes stays in quotes. */
function inManner(old: unknown, value: YamlValue): string {
  const type = isScalar(old) ? old.type : undefined;
  if (typeof value !== 'string' || !type?.startsWith('QUOTE')) return bracketText(value);
  const single = type === 'QUOTE_SINGLE' && /^[\x20-\x7e\u00a1-\u00ff]*$/.test(value);
  return single ? `'${value.replaceAll("'", "''")}'` : doubleQuoted(value);
}

/** Puts an entry into a list in brackets. */
export function insertInBrackets(
  leaf: SlotValue,
  pointer: Pointer,
  at: number,
  value: YamlValue,
): Spliced {
  const list = bracketsAt(leaf, pointer);
  return list ? put(list, at, bracketText(value)) : { refusal: RARE };
}

function put({ start, end, parts }: Brackets, at: number, text: string): Splice[] {
  const [before, next] = [parts[at - 1], parts[at]];
  if (next) return [{ start: next.start, end: next.start, text: `${text}, ` }];
  if (before) return [{ start: before.end, end: before.end, text: `, ${text}` }];
  return [{ start: start + 1, end: end - 1, text }];
}

/** Takes an entry or a key out of brackets. */
export function removeFromBrackets(leaf: SlotValue, pointer: Pointer): Spliced {
  const around = bracketsAt(leaf, pointer.slice(0, -1));
  const step = pointer.at(-1);
  const at = typeof step === 'number' ? step : (around?.keys.indexOf(String(step)) ?? -1);
  return around?.parts[at] ? take(around, at) : { refusal: RARE };
}

function take({ start, end, parts }: Brackets, at: number): Splice[] {
  const [before, own, next] = [parts[at - 1], parts[at], parts[at + 1]];
  if (!own) return [];
  if (next) return [{ start: own.start, end: next.start, text: '' }];
  if (before) return [{ start: before.end, end: own.end, text: '' }];
  return [{ start: start + 1, end: end - 1, text: '' }];
}

/** Moves an entry of a list in brackets, as it is written. */
export function moveInBrackets(
  text: string,
  leaf: SlotValue,
  pointer: Pointer,
  { from, to }: { from: number; to: number },
): Spliced {
  const list = bracketsAt(leaf, pointer);
  const own = list?.parts[from];
  if (!list || !own) return { refusal: RARE };
  const words = text.slice(own.start, own.end);
  return [...take(list, from), ...put(list, to > from ? to + 1 : to, words)];
}
