// Writes a text in the place of a value: as the old one was written, in the manner of the file, or in quotes.
import { isScalar } from 'yaml';
import { parseText } from '../../../manifest/yaml/parse.ts';
import {
  doubleQuoted,
  fold,
  foldedLines,
  isMisleading,
  isSeen,
  reads,
  scalar,
  textLines,
  WIDTH,
} from '../../../manifest/yaml/write.ts';
import type { Slot } from './blocks.ts';
import type { Splice } from './change.ts';
import { lineEndAt, lineStart, nextLine } from './lines.ts';
import type { SlotValue } from './slot-value.ts';
import { appliedTo } from './splices.ts';

/** A value as written: what follows the key, and the lines below of a text in several lines. */
interface Form {
  head: string;
  body?: string[];
}

/** The value that gives way. */
interface Old {
  text: string;
  slot: Slot;
  leaf: SlotValue;
  /** `>-`, `|` and their relatives. */
  header?: string;
}

function oldOf(text: string, slot: Slot, leaf: SlotValue): Old {
  const isBlock = isScalar(leaf.node) && leaf.node.type?.startsWith('BLOCK');
  const header = isBlock ? /^[|>][-+\d]*/.exec(text.slice(leaf.start, leaf.end))?.[0] : undefined;
  return { text, slot, leaf, ...(header && { header }) };
}

/** Writes a number, yes or no, or brackets. */
export const wordSplices = (text: string, slot: Slot, leaf: SlotValue, head: string): Splice[] =>
  splicesFor(oldOf(text, slot, leaf), { head });

/** Writes a text in the first way in which it is read as it is meant. */
export function textSplices(text: string, slot: Slot, leaf: SlotValue, value: string): Splice[] {
  const old = oldOf(text, slot, leaf);
  for (const form of formsOf(old, value)) {
    const splices = splicesFor(old, form);
    if (isReadAs(old, splices, value)) return splices;
  }
  return splicesFor(old, { head: doubleQuoted(value) });
}

function* formsOf(old: Old, value: string): Generator<Form> {
  const { text, slot, leaf, header } = old;
  const type = isScalar(leaf.node) ? leaf.node.type : undefined;
  if (type === 'QUOTE_SINGLE' && isSeen(value)) yield { head: `'${value.replaceAll("'", "''")}'` };
  if (type === 'QUOTE_DOUBLE') yield { head: doubleQuoted(value) };
  if (header !== undefined) yield* asBlock(old, header, value);
  const column = leaf.start - lineStart(text, leaf.start);
  const sign = slot.name === undefined ? '-' : ':';
  const lead = `${' '.repeat(Math.max(0, column - 2))}${sign}`;
  const [first = '', ...body] = textLines(lead, value, slot.depth + 2);
  yield { head: first.slice(lead.length + 1), body };
  yield { head: scalar(value) };
}

/** The text as lines below its header, at the depth and width of the old ones. */
function* asBlock(old: Old, header: string, value: string): Generator<Form> {
  const lines = bodyOf(old);
  const indent = /^ */.exec(lines.find((line) => line.trim() !== '') ?? '')?.[0] ?? '';
  const depth = indent || ' '.repeat(old.slot.depth + 2);
  const bare = value.replace(/\n+$/, '');
  const ends = value.length - bare.length;
  const style = header.replace(/[-+]/, '') + (ends === 0 ? '-' : ends === 1 ? '' : '+');
  const before = lines.map((line) => line.slice(indent.length));
  const body =
    header[0] === '>'
      ? refolded(before, bare, depth.length)
      : isSeenInLines(bare) && bare.split('\n');
  if (!body || bare === '') return;
  const more = Array.from({ length: Math.max(0, ends - 1) }, () => '');
  yield { head: style, body: [...body, ...more].map((line) => (line === '' ? '' : depth + line)) };
}

const isSeenInLines = (text: string) => text.split('\n').every(isSeen);

/** The lines of the old text below its header. */
function bodyOf({ text, leaf }: Old): string[] {
  const body = text.slice(nextLine(text, leaf.start), leaf.end).split(/\r?\n/);
  if (body.at(-1) === '') body.pop();
  return body;
}

/** Folds a text as the old one was; when that was broken by hand, lines that stay the same are left alone. */
function refolded(before: string[], text: string, depth: number): string[] | undefined {
  const longest = before.reduce((most, { length }) => Math.max(most, length), 0);
  const old = before.join('\n').replace(/\n(\n*)/g, (_, more) => more || ' ');
  for (const width of [WIDTH - depth, longest]) {
    if (foldedLines(old, width)?.join('\n') === before.join('\n')) return foldedLines(text, width);
  }
  const width = longest > WIDTH - depth ? longest : WIDTH - depth;
  if (!foldedLines(text, width) || text.includes('\n')) return foldedLines(text, width);
  const lines = byHand(before, text, Math.max(longest, Math.min(width, 40)));
  return isMisleading(lines) ? undefined : lines;
}

function byHand(before: string[], text: string, width: number): string[] {
  let rest = text;
  let front = 0;
  while (front < before.length && before[front] && rest.startsWith(`${before[front]} `)) {
    rest = rest.slice((before[front]?.length ?? 0) + 1);
    front++;
  }
  let back = before.length;
  while (back > front && before[back - 1] && rest.endsWith(` ${before[back - 1]}`)) {
    rest = rest.slice(0, -(before[back - 1]?.length ?? 0) - 1);
    back--;
  }
  return [...before.slice(0, front), ...fold(rest, width), ...before.slice(back)];
}

/** Puts a form into the text: at the value, and below its line. A comment behind the value stays. */
function splicesFor({ text, leaf, header }: Old, { head, body = [] }: Form): Splice[] {
  const { start, end, node } = leaf;
  const headEnd = header === undefined ? end : start + header.length;
  const below = nextLine(text, header === undefined ? end : start);
  const lineEnd = lineEndAt(text, start);
  return [
    { start, end: headEnd, text: node ? head : ` ${head}` },
    {
      start: below,
      end: header === undefined ? below : Math.max(below, end),
      text: body.map((line) => line + lineEnd).join(''),
    },
  ];
}

/** Whether the text is read as meant, by itself; a comment behind it may be as suspicious as before. */
function isReadAs({ text, slot }: Old, splices: Splice[], value: string): boolean {
  const { head, end, depth, name } = slot;
  const moved = splices.map((splice) => ({
    ...splice,
    start: splice.start - head + depth,
    end: splice.end - head + depth,
  }));
  const before = ' '.repeat(depth) + text.slice(head, end);
  const { suspicions } = parseText(outdented(before, depth));
  const source = outdented(appliedTo(before, moved), depth);
  return reads(source, name === undefined ? [value] : { [name]: value }, suspicions);
}

/** Lines by themselves: at the left edge, without carriage returns. */
function outdented(lines: string, depth: number): string {
  return lines.replaceAll('\r\n', '\n').replace(new RegExp(`^ {0,${depth}}`, 'gm'), '');
}
