// Values that can be read, but hardly as they were meant: a note cut off a text, an entry that joined the one above.
import { type Document, isAlias, isScalar, type Scalar, visit } from 'yaml';
import { mergedLine, widthOf } from './merged-entries.ts';

/** A suspicious value, and the characters that show it. */
export interface Doubt {
  what:
    | 'anchor'
    | 'bullet'
    | 'curly-quotes'
    | 'cut-text'
    | 'dash-in-text'
    | 'entry-after-key'
    | 'fence'
    | 'fold'
    | 'joined-entry'
    | 'joined-list'
    | 'no-space'
    | 'swallowed-key';
  start: number;
  length: number;
  /** The word that matters. */
  word?: string;
}

/** The doubts about a document that was read without errors. */
export function doubtsIn(document: Document, text: string): Doubt[] {
  const found: Doubt[] = [];
  const anchors = new Map<string, number>();
  const keys = new Set<string>();
  const longTexts: Scalar[] = [];
  const width = widthOf(text);
  visit(document, {
    Node: (key, node) => {
      if (isAlias(node)) return void anchors.delete(node.source);
      if (node.anchor) {
        anchors.set(node.anchor, text.lastIndexOf(`&${node.anchor}`, node.range?.[0]));
      }
      if (!isScalar(node)) return;
      if (key === 'key') return void keys.add(String(node.value));
      if (node.type === 'PLAIN') found.push(...inPlainText(node, text));
      if (typeof key === 'number') found.push(...joinedEntry(node, text, width));
      if (node.type === 'BLOCK_FOLDED') longTexts.push(node);
    },
  });
  for (const [word, start] of anchors)
    found.push({ what: 'anchor', word, start, length: word.length + 1 });
  found.push(...longTexts.flatMap((node) => inLongText(node, text, keys)));
  return found;
}

function inPlainText({ value, source = '', range }: Scalar, text: string): Doubt[] {
  const [start, end] = range ?? [0, 0];
  if (typeof value !== 'string') return [];
  const before = text.slice(Math.max(0, start - 200), start);
  if (/^[“”„‘].*[”“’]$/s.test(source))
    return [{ what: 'curly-quotes', start, length: source.length }];
  if (/^[•–—·]\s/.test(source)) return [{ what: 'bullet', start, length: 1 }];
  if (/^-[^\s-]/.test(source) && /\n *$/.test(before))
    return [{ what: 'no-space', start, length: 1 }];
  if (/^(?:[-–—]>|→)[ \t]*\n/.test(text.slice(start, end))) {
    return [{ what: 'fold', start, length: 2 }];
  }
  const dash = /\n *(?=-\s)/.exec(text.slice(start, end));
  const key = /(?:^|\n)( *)(?:- +)*[\w-]+: +$/.exec(before);
  if (dash && key && dash[0].length - 1 > (key[1] ?? '').length) {
    return [{ what: 'entry-after-key', start, length: source.split('\n')[0]?.length ?? 1 }];
  }
  if (dash) return [{ what: 'joined-list', start: start + dash.index + dash[0].length, length: 1 }];
  const note = /^[ \t]+(#.*)/.exec(text.slice(end));
  return note?.[1]
    ? [{ what: 'cut-text', start: end + note[0].indexOf('#'), length: note[1].length }]
    : [];
}

/** The kinds of text that the lines below go on with. */
const MAY_JOIN: string[] = ['PLAIN', 'BLOCK_FOLDED'];

/** A line of an entry that begins like a new one, but has no dash. */
function joinedEntry({ range, type }: Scalar, text: string, width: number): Doubt[] {
  if (!MAY_JOIN.includes(type ?? '')) return [];
  const [start, end] = range ?? [0, 0];
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).trimEnd().split('\n');
  const at = mergedLine(lines, width);
  if (at === undefined) return [];
  const words = (lines[at] ?? '').trimStart();
  const through = lines.slice(0, at + 1).join('\n').length;
  return [{ what: 'joined-entry', start: from + through - words.length, length: words.length }];
}

/** A line of a long text that begins with a key of this file, or like an entry of a list. */
function inLongText({ range }: Scalar, text: string, keys: Set<string>): Doubt[] {
  const [start, end] = range ?? [0, 0];
  const inside = text.slice(start, end);
  const found: Doubt[] = [];
  for (const [, lead = '', name = '', rest = ''] of [
    ...inside.matchAll(/\n( +)([a-z][a-z0-9_-]*):(?= |\n|$)(.*)/g),
  ]
    .filter(([, , name = '', rest = '']) => keys.has(name) || /^ *\S*$/.test(rest))
    .slice(0, 1)) {
    const at = inside.indexOf(`\n${lead}${name}:${rest}`) + 1 + lead.length;
    found.push({ what: 'swallowed-key', word: name, start: start + at, length: name.length + 1 });
  }
  const fence = /\n *(?=```[a-z]*(?:\n|$))/.exec(inside);
  if (fence) {
    found.push({ what: 'fence', start: start + fence.index + fence[0].length, length: 3 });
  }
  const dash = /\n *(?=[-*•] )/.exec(inside);
  if (dash) {
    found.push({ what: 'dash-in-text', start: start + dash.index + dash[0].length, length: 1 });
  }
  return found;
}
