// Finds the characters of a key or a value in the text that it was read from.
import type { Node } from 'yaml';
import type { Pointer } from '../diagnostic.ts';
import { yaml } from './package.ts';
import { type PlainPlaces, readPlainYaml } from './plain-yaml.ts';

type Range = [start: number, end: number];

/** The character range of a key or value; of the nearest enclosing one that exists when it is missing. */
export type Ranges = (pointer: Pointer, at: 'key' | 'value') => Range;

/** The ranges of a document of the full reader. */
export function rangesInDocument(root: Node | null, outermost: Range = [0, 1]): Ranges {
  return (pointer, at) => {
    let node: unknown = root;
    let range = outermost;
    for (const [depth, step] of pointer.entries()) {
      const found = child(node, step);
      if (!found) return range;
      const isLast = depth === pointer.length - 1;
      // A list or map is marked at the key it belongs to: its own range starts on the next line, unless it is in brackets.
      const block = yaml().isCollection(found.value) && !found.value.flow;
      const useKey = found.key && ((isLast && at === 'key') || block);
      range = rangeOf(useKey ? found.key : found.value) ?? rangeOf(found.key) ?? range;
      node = found.value;
    }
    return range;
  };
}

/** The same ranges for a plain text. */
export function rangesInPlain(text: string): Ranges {
  const places: PlainPlaces = new Map();
  const data = readPlainYaml(text, places);
  return (pointer, at) => {
    let node = data;
    let range: Range = [0, 1];
    for (const [depth, step] of pointer.entries()) {
      const place = places.get(node as object)?.get(step);
      if (!place) return insideBrackets(text, range, node)(pointer.slice(depth), at);
      node = (node as Record<string | number, unknown>)[step];
      const isLast = depth === pointer.length - 1;
      const block = places.has(node as object);
      range = place.key && ((isLast && at === 'key') || block) ? place.key : place.value;
    }
    return range;
  };
}

/** The ranges inside a bracketed value, from the full reader; the whole range of any other value. */
function insideBrackets(text: string, [start, end]: Range, node: unknown): Ranges {
  if (typeof node !== 'object') return () => [start, end];
  const { contents } = yaml().parseDocument(text.slice(start, end));
  const inside = rangesInDocument(contents, [0, end - start]);
  return (pointer, at) => {
    const [from, to] = inside(pointer, at);
    return [start + from, start + to];
  };
}

function child(
  node: unknown,
  step: string | number,
): { key?: unknown; value: unknown } | undefined {
  if (yaml().isMap(node)) {
    // Of two equal keys the last one counts.
    const pair = node.items.findLast(
      (item) => yaml().isScalar(item.key) && String(item.key.value) === step,
    );
    return pair && { key: pair.key, value: pair.value };
  }
  if (yaml().isCollection(node) && typeof step === 'number' && step in node.items) {
    const value = node.items[step];
    // A map in a list is marked at its first key.
    return { key: yaml().isMap(value) ? value.items[0]?.key : undefined, value };
  }
  return undefined;
}

function rangeOf(node: unknown): [number, number] | undefined {
  return yaml().isNode(node) && node.range ? [node.range[0], node.range[1]] : undefined;
}
