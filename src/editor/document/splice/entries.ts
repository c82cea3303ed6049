// Adds, removes and moves the entries of a list and the keys of a group, with their comments and blank lines.
import { isGroup } from '../../../manifest/text/values.ts';
import { entryLines, keyLines, type YamlValue } from '../../../manifest/yaml/write.ts';
import type { Block, Slot } from './blocks.ts';
import type { Splice } from './change.ts';
import { type Chunk, isSpaced, RULE, ruleWith } from './chunks.ts';
import { lineAt, lineEndAt, lineStart } from './lines.ts';

/** A block with what is in it. */
export interface Group {
  block: Block;
  chunks: Chunk[];
  /** The key or dash that it belongs to. */
  slot: Slot;
}

/** Puts an entry into a list, with a heading comment and blank lines as its neighbours have. */
export function insertEntry(text: string, group: Group, at: number, value: YamlValue): Splice[] {
  const heading = headingFor(text, group.chunks, value);
  return putLines(text, group, at, [...heading, ...entryLines(value, group.block.depth)]);
}

/** Puts a key into a group, so that it has the position `at`. */
export function insertKey(
  text: string,
  group: Group,
  at: number,
  { key, value }: { key: string; value: YamlValue },
): Splice[] {
  return putLines(text, group, at, keyLines(key, value, group.block.depth));
}

function putLines(text: string, { chunks, block }: Group, at: number, lines: string[]): Splice[] {
  const [before, next] = [chunks[at - 1], chunks[at]];
  const lineBreak = lineEndAt(text, (before ?? next)?.slot.head ?? 0);
  const own = lines.map((line) => line + lineBreak).join('');
  const blank = isSpaced(chunks) ? lineBreak : '';
  if (before) {
    const place = next ? Math.max(next.lead, before.end) : before.end;
    return [{ start: place, end: place, text: blank + own }];
  }
  const place = next?.body ?? block.from;
  const indent = ' '.repeat(block.depth);
  const put = next?.isBehindDash ? own.slice(block.depth) + blank + indent : own + blank;
  return [{ start: place, end: place, text: put }];
}

/** The line of hyphens with the name of an entry, when others have one. */
function headingFor(text: string, chunks: Chunk[], value: YamlValue): string[] {
  const name = nameOf(value);
  if (name === undefined) return [];
  const headings = chunks.map(({ body, slot }) => text.slice(body, lineStart(text, slot.head)));
  const rule = headings.flatMap((lines) => lines.split(/\r?\n/)).find((line) => RULE.test(line));
  return rule ? [ruleWith(rule, name)] : [];
}

function nameOf(value: YamlValue): string | undefined {
  if (!isGroup(value)) return undefined;
  const names = ['name', 'title', 'label', 'heading', 'question', 'path', 'id'].map(
    (key) => value[key],
  );
  const found = names.find((name) => typeof name === 'string' && /^[^\r\n]+$/.test(name));
  return found as string | undefined;
}

/** Takes an entry or a key out, with the comments that belong to it alone. */
export function removeChunk(text: string, group: Group, at: number): Splice[] {
  const { chunks } = group;
  const [own, next] = [chunks[at], chunks[at + 1]];
  if (!own) return [];
  if (chunks.length === 1) return emptied(text, group, own);
  if (at > 0) return [{ start: own.lead, end: own.end, text: '' }];
  if (!next) return [];
  if (own.isBehindDash) return removeBehindDash(text, own, next);
  return [
    { start: own.body, end: own.end, text: '' },
    { start: next.lead, end: next.body, text: '' },
  ];
}

/** The next key takes the place behind the dash; comments between the two go above it. */
function removeBehindDash(text: string, own: Chunk, next: Chunk): Splice[] {
  const dashLine = lineAt(text, lineStart(text, own.slot.head));
  const indent = text.slice(dashLine.start, dashLine.content);
  const between = text.slice(own.end, lineStart(text, next.slot.head));
  const notes = between.split('\n').filter((line) => line.trim() !== '');
  const above = notes.map((line) => `${indent}${line.trimStart()}\n`).join('');
  return [
    { start: dashLine.start, end: dashLine.start, text: above },
    { start: own.slot.head, end: next.slot.head, text: '' },
  ];
}

/** The last entry leaves `[]`, the last key `{}`. */
function emptied(text: string, { block, slot }: Group, own: Chunk): Splice[] {
  const word = block.kind === 'list' ? '[]' : '{}';
  if (own.isBehindDash) {
    return [{ start: own.body, end: own.end, text: word + lineEndAt(text, own.slot.head) }];
  }
  return [
    { start: slot.after, end: slot.after, text: ` ${word}` },
    { start: own.body, end: own.end, text: '' },
  ];
}

/** Moves an entry as it is written. The blank lines above the first entry stay above the first one. */
export function moveChunk(text: string, { chunks }: Group, from: number, to: number): Splice[] {
  const [own, there] = [chunks[from], chunks[to]];
  const [first, second] = [chunks[0], chunks[1]];
  if (!own || !there || !first || !second || from === to) return [];
  const part = (start: number, end: number) => text.slice(start, end);
  const body = part(own.body, own.end);
  if (from === 0) {
    return [
      ...removeChunk(text, { chunks } as Group, 0),
      { start: there.end, end: there.end, text: part(second.lead, second.body) + body },
    ];
  }
  const lead = part(own.lead, own.body);
  const place = to > from ? there.end : to === 0 ? there.body : there.lead;
  return [
    { start: own.lead, end: own.end, text: '' },
    { start: place, end: place, text: to === 0 ? body + lead : lead + body },
  ];
}
