// Single values that YAML reads without complaint, but not as they were meant.
import { type Document, isAlias, isScalar, type Scalar, visit } from 'yaml';
import type { Problem } from '../problem.ts';
import { mergedLine, widthOf } from './merged-entries.ts';
import { placesOf } from './places.ts';
import { curlyQuotes, missingSpace, otherBullet } from './yaml-wordings.ts';

interface Suspicion extends Pick<Problem, 'code' | 'message' | 'hint'> {
  severity?: Problem['severity'];
  /** Position in the text, and how many characters it covers. */
  start: number;
  length: number;
}

/** Names that nothing points at are told by the first ones. */
const MOST_UNUSED = 50;

/** What is suspicious about the unquoted texts of a document that was read without errors. */
export function scalarProblems(document: Document, text: string, file: string): Problem[] {
  const found: Suspicion[] = [];
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
      if (isScalar(node) && key !== 'key' && node.type === 'PLAIN') {
        found.push(...suspicions(node, text));
      }
      if (isScalar(node) && typeof key === 'number' && MAY_MERGE.includes(node.type ?? '')) {
        found.push(...mergedEntries(node, text, width));
      }
      if (isScalar(node) && key === 'key') keys.add(String(node.value));
      if (isScalar(node) && node.type === 'BLOCK_FOLDED') longTexts.push(node);
    },
  });
  for (const [name, start] of [...anchors].slice(0, MOST_UNUSED)) found.push(unused(name, start));
  found.push(
    ...longTexts.flatMap((node) => [...swallowed(node, text, keys), ...absorbed(node, text)]),
  );
  const placeAt = placesOf(text);
  return found.map(({ start, length, severity = 'error', ...rest }) => ({
    severity,
    file,
    ...placeAt(start, start),
    length,
    pointer: [],
    ...rest,
  }));
}

function suspicions({ value, source = '', range }: Scalar, text: string): Suspicion[] {
  const [start, end] = range ?? [0, 0];
  if (typeof value !== 'string') return [];
  if (/^[“”„‘].*[”“’]$/s.test(source)) return [{ ...curlyQuotes, start, length: source.length }];
  if (/^[•–—·]\s/.test(source)) return [{ ...otherBullet, start, length: 1 }];
  if (/^-[^\s-]/.test(source) && /\n *$/.test(text.slice(Math.max(0, start - 200), start))) {
    return [{ ...missingSpace, start, length: 1 }];
  }
  const dash = /\n *(?=-\s)/.exec(text.slice(start, end));
  const key = /(?:^|\n)( *)(?:- +)*[\w-]+: +$/.exec(text.slice(Math.max(0, start - 200), start));
  if (dash && key && dash[0].length - 1 > (key[1] ?? '').length) return [behindKey(source, start)];
  if (dash) return [mergedLines(start + dash.index + dash[0].length)];
  const note = /^[ \t]+(#.*)/.exec(text.slice(end));
  return note?.[1] ? [cutText(end + note[0].indexOf('#'), note[1].length)] : [];
}

function behindKey(source: string, start: number): Suspicion {
  return {
    code: 'entry-after-key',
    start,
    length: source.split('\n')[0]?.length ?? 1,
    message: 'This list has its first entry behind its key, so all entries became one text.',
    hint: 'Give it a dash and a line of its own, in line with the others.',
  };
}

function mergedLines(start: number): Suspicion {
  return {
    code: 'wrong-indentation',
    start,
    length: 1,
    message: 'This entry is not in line with the one above, so the two became one text.',
    hint: 'Put it in line with the dashes of its list.',
  };
}

/** The kinds of text that the lines below go on with. */
const MAY_MERGE: string[] = ['PLAIN', 'BLOCK_FOLDED'];

/** A line of an entry that begins like a new one, but has no dash. */
function mergedEntries({ range }: Scalar, text: string, width: number): Suspicion[] {
  const [start, end] = range ?? [0, 0];
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lines = text.slice(from, end).trimEnd().split('\n');
  const at = mergedLine(lines, width);
  if (at === undefined) return [];
  const words = (lines[at] ?? '').trimStart();
  return [
    {
      code: 'missing-dash',
      severity: 'warning',
      start: from + lines.slice(0, at + 1).join('\n').length - words.length,
      length: words.length,
      message: 'This entry has no dash in this line, so it became one text with the line above.',
      hint: 'If it is an entry of its own, put a dash before it. If not, write both on one line.',
    },
  ];
}

/** A line of a long text that begins with a key of this file, or is nothing but a key and a word. */
function swallowed({ range }: Scalar, text: string, keys: Set<string>): Suspicion[] {
  const [start, end] = range ?? [0, 0];
  const lines = text.slice(start, end).matchAll(/\n( +)([a-z][a-z0-9_-]*):(?= |\n|$)(.*)/g);
  const line = [...lines].find(
    ([, , name = '', rest = '']) => keys.has(name) || /^ *\S*$/.test(rest),
  );
  if (!line) return [];
  return [
    {
      code: 'wrong-indentation',
      start: start + line.index + 1 + (line[1] ?? '').length,
      length: (line[2] ?? '').length + 1,
      message: `\`${line[2]}\` is indented so far that it became part of the text above it.`,
      hint: 'Put it in line with the key of that text. If it does belong to the text, put it on a line with other words.',
    },
  ];
}

/** A line of a long text that begins like an entry of a list. */
function absorbed({ range }: Scalar, text: string): Suspicion[] {
  const [start, end] = range ?? [0, 0];
  const dash = /\n *(?=[-*•] )/.exec(text.slice(start, end));
  if (!dash) return [];
  return [
    {
      code: 'wrong-indentation',
      start: start + dash.index + dash[0].length,
      length: 1,
      message:
        'This text has a line that begins with a dash, a star or a dot, as the entries of a list do.',
      hint: 'The lines of a text become one paragraph. If it is an entry, put it in line with the others of its list. If it does belong to the text, begin the line with another word.',
    },
  ];
}

function cutText(start: number, length: number): Suspicion {
  return {
    code: 'unquoted-hash',
    severity: 'warning',
    start,
    length,
    message:
      'This text ends at the #, because the rest of its line is a note that visitors never see.',
    hint: 'If it belongs to the text, put the whole text in double quotes. If it is a note, give it a line of its own.',
  };
}

function unused(name: string, start: number): Suspicion {
  return {
    code: 'unused-anchor',
    start,
    length: name.length + 1,
    message: `This text begins with &${name}, which YAML takes for a name that another line refers to; none does, so it would be lost.`,
    hint: 'If it belongs to the text, put the whole text in double quotes.',
  };
}
