// Finds where the next entry of a list goes, and gives it the spacing and heading comment that its neighbours have.
import { type Document, isCollection, isMap, isSeq, type Node, type YAMLSeq } from 'yaml';
import type { Pointer } from '../../manifest/problem.ts';
import type { LineInsertion } from './insertion.ts';
import { RULE, ruleWith } from './splice/chunks.ts';
import { lineStart, nextLine } from './splice/lines.ts';

/** A block list in the text: one entry below the other. */
export interface ListPlace {
  list: YAMLSeq;
  /** The number of spaces before the dashes. */
  depth: number;
  /** The insertion point of the next entry: the beginning of the line after the last entry. */
  end: number;
}

/** The place of a list. Undefined for a missing, empty or bracketed list: a new entry would change its other lines. */
export function placeOfList(
  text: string,
  document: Document,
  pointer: Pointer,
): ListPlace | undefined {
  const list = document.getIn(pointer);
  if (!isSeq(list) || list.flow) return undefined;
  const first = list.items[0] as Node | undefined;
  const last = list.items.at(-1) as Node | undefined;
  if (!first?.range || !last) return undefined;
  const dash = dashOf(text, first);
  const depth = dash - lineStart(text, dash);
  return { list, depth, end: endOfEntry(text, last, depth) };
}

/** The beginning of the line after a list entry, with the entry's own comments counted to it. */
export function endOfEntry(text: string, entry: Node, depth: number): number {
  let end = lastOffset(entry);
  if (text[end - 1] !== '\n') end = nextLine(text, end);
  // Comments that are indented deeper than the dash belong to the entry.
  const own = new RegExp(`^ {${depth + 1},}#`);
  while (end < text.length && own.test(text.slice(end, nextLine(text, end)))) {
    end = nextLine(text, end);
  }
  return end;
}

/** The end of the last value inside a node. A collection's own range includes the lines after it, so it is not used. */
function lastOffset(node: Node): number {
  if (isCollection(node) && !node.flow && node.items.length > 0) {
    const last: unknown = node.items.at(-1);
    if (isMap(node)) {
      const pair = last as { key: Node; value: Node | null };
      return lastOffset(pair.value?.range ? pair.value : pair.key);
    }
    return lastOffset(last as Node);
  }
  return node.range?.[1] ?? 0;
}

/**
 * Puts an entry behind the last one.
 * @param name the text of a heading comment, if the neighbours have one such as `# ------ Dunkirk`
 */
export function appendEntry(
  text: string,
  { list, depth, end }: ListPlace,
  entry: string[],
  name: string,
): LineInsertion {
  const above = linesAbove(text, list.items.at(-1) as Node, depth);
  const rule = above.find((line) => RULE.test(line));
  const spaced = list.items.length > 1 && above.includes('');
  return {
    at: end,
    lines: [...(spaced ? [''] : []), ...(rule ? [ruleWith(rule, name)] : []), ...entry],
  };
}

/** The blank lines and comments directly above an entry, without their line ends. */
function linesAbove(text: string, entry: Node, depth: number): string[] {
  const above = text.slice(0, lineStart(text, dashOf(text, entry))).split(/\r?\n/);
  above.pop();
  const own = (line: string) => line.trim() === '' || line.startsWith(`${' '.repeat(depth)}#`);
  const start = above.findLastIndex((line) => !own(line)) + 1;
  return above.slice(start);
}

/** The offset of an entry's dash. */
export function dashOf(text: string, entry: Node): number {
  return text.lastIndexOf('-', (entry.range?.[0] ?? 1) - 1);
}
