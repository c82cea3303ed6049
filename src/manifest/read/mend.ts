// Writes the corrected lines of a fault, as they are to be pasted.
import { entryLines, keyLines, scalar, type YamlValue } from '../edit/yaml-text.ts';
import type { Fix, Mend } from '../problem.ts';
import { depthOf, isEntry, keyAt } from './lines.ts';
import { shiftedBlock } from './shifted-blocks.ts';

/** Where a fault stands. */
interface Fault {
  text: string;
  /** The marked characters. */
  range: [number, number];
  /** Their line, counted from 1. */
  line: number;
  /** Whether they are a key or a part of a text, which go in as they are; a value may need quotes. */
  raw: boolean;
  /** The key or position of the value. */
  name?: string | number;
  /** For a key that is missing: where the first key of its group begins. */
  group?: number;
}

/** Nobody pastes a longer line than this, in characters: such a file was written by a program. */
const LONGEST = 10_000;

/** The lines to paste; undefined when the fault runs over several lines, or over one that is too long. */
export function mend(cure: Mend, fault: Fault): Fix | undefined {
  if ('add' in cure) return added(cure, fault);
  const { text, range, line, raw, name } = fault;
  const [start, end] = range;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const content = lineFrom(text, from);
  if (content.length > LONGEST) return undefined;
  if ('deeper' in cure) return moved(cure, text, line);
  if ('fold' in cure) {
    return /:\s*$/.test(content)
      ? { line, remove: 1, lines: [`${content.trimEnd()} >-`] }
      : undefined;
  }
  const sample = 'sample' in cure && cure.sample ? { sample: true } : {};
  if ('block' in cure) {
    const held = heldBelow(content, text.slice(from + content.length + 1));
    // An example is not worth many lines of somebody's own.
    if (held > 0 && sample.sample) return undefined;
    // An entry that is all in its line gives way with its key.
    const isLone = typeof name === 'number' && !text.slice(start, end).trimEnd().includes('\n');
    const place = isLone ? content.replace(/^(\s*-) .*/, '$1 ') : content;
    const lines =
      valueLines(place, cure.block as YamlValue, name) ??
      (Array.isArray(cure.block) && typeof name === 'string'
        ? dashed(text.slice(from, end))
        : undefined);
    const remove = valueLines(place, '', name) ? held + 1 : (lines?.length ?? 0);
    return lines && { line, remove, lines, ...sample };
  }
  if ('delete' in cure) {
    const whole = heldBelow(content, text.slice(from + content.length + 1)) === 0;
    return whole && !/^\s*-/.test(content) ? { line, remove: 1, lines: [] } : undefined;
  }
  if ('quote' in cure) {
    return { line, remove: 1, lines: [quotedFrom(content, start - from)] };
  }
  // The range of a value may reach to the end of its line.
  if (text.slice(start, end).trimEnd().includes('\n')) return undefined;
  const { instead } = cure;
  const words = raw || typeof instead !== 'string' ? String(instead) : scalar(instead);
  const before = content.slice(0, start - from);
  const after = content.slice(end - from);
  return { line, remove: 1, lines: [before + words + after], ...sample };
}

/** A line and what it holds, moved sideways; lines that stand as deep as their key already are left where they are. */
function moved(
  { deeper, until }: Extract<Mend, { deeper: number }>,
  text: string,
  line: number,
): Fix {
  const lines = text.split('\n');
  const own = depthOf(lines[line - 1]);
  const shift = Math.max(-own, deeper);
  const next = new RegExp(`^\\s*${until}:`);
  const stop = until ? lines.findIndex((other, at) => at >= line && next.test(other)) : -1;
  const end = depthOf(lines[line]) <= own ? line : stop;
  const block = shiftedBlock(lines, line, shift, end === -1 ? undefined : end);
  return { line, remove: block.lines.length, ...block };
}

/** How many of the lines below one belong to its key or dash; notes at their end are not counted. */
function heldBelow(content: string, below: string): number {
  const isText = /^\s*- +(?!-|[\w-]+:)/.test(content);
  const key = isText ? depthOf(content) + 1 : keyAt(content);
  const lines = below.split('\n');
  const isOutside = (line: string) => {
    const depth = line.search(/[^\s#]/);
    return depth !== -1 && (depth < key || (depth === key && line[depth] !== '-'));
  };
  const end = lines.findIndex(isOutside);
  return lines.slice(0, end).findLastIndex((line) => /^\s*[^\s#]/.test(line)) + 1;
}

/** A line that begins with the sign of a list in a letter or a brochure, up to what follows the sign. */
export const BULLET = /^(\s*)([•◦▪■●○·–—✓✔➢*]|o(?= {2}|\t)|\d+[.)]|--+(?= *[a-z_]+: ))\s+(?=\S)/;

/** The line with a dash for that sign. The keys of an entry stay where they are, in line with those below. */
export const withDash = (line: string) =>
  line.replace(BULLET, (lead, spaces) =>
    line.includes(': ') ? `${spaces}-`.padEnd(lead.length) : `${spaces}- `,
  );

/**
 * Lines of one text as the entries of a list. Where some have a dash or another sign, or the first has the sign of a long
 * text, those without go on with the one above.
 */
function dashed(text: string): string[] {
  const lines = text.trimEnd().split('\n');
  const [first = '', ...rest] = lines;
  const depth = entryDepth(first, rest);
  if (depth !== undefined)
    return [`${' '.repeat(depth)}- ${first.replace(/^\s*(?:-\s*)?/, '')}`, ...rest];
  const goesOn = (line: string) => BULLET.test(lines[0] ?? '') && !BULLET.test(line);
  return lines.map((line) =>
    goesOn(line) ? line : withDash(line).replace(/^(\s*)(?:-\s*)?/, '$1- '),
  );
}

/** How deep the dash belongs that is missing before the first of some lines, when it is the only one that is. */
function entryDepth(first: string, rest: string[]): number | undefined {
  const entry = rest.find(isEntry);
  if (entry !== undefined && !BULLET.test(first)) return depthOf(entry);
  const isLong = /^\s*[>|][-+]?\s*$/.test(first);
  return isLong ? Math.min(depthOf(first), depthOf(rest[0]) - 2) : undefined;
}

/** The lines of a key or a dash with another value; undefined when the line holds something else too. */
function valueLines(
  content: string,
  value: YamlValue,
  name?: string | number,
): string[] | undefined {
  const [, dashes = '', key] = /^(\s*(?:- +)*)([\w-]+):/.exec(content) ?? [];
  if (key !== undefined) {
    if (key !== name) return undefined;
    const [first = '', ...rest] = keyLines(key, value, dashes.length);
    return [dashes + first.trimStart(), ...rest];
  }
  const dash = typeof name === 'number' ? /^\s*(?=-)/.exec(content) : null;
  return dash ? entryLines(value, dash[0].length) : undefined;
}

/** A line with everything from a position on in double quotes. */
export function quotedFrom(line: string, at: number): string {
  const rest = line.slice(at);
  const gap = /^\s*/.exec(rest)?.[0] ?? '';
  return (
    line.slice(0, at) +
    (at > 0 && gap === '' && line[at - 1] === ':' ? ' ' : gap) +
    quoted(rest.trim())
  );
}

/** A text in double quotes, with curly ones inside it. */
export function quoted(text: string): string {
  const inside = text.replace(/"([^"]*)"/g, '“$1”').replace(/["\\]/g, '\\$&');
  return `"${inside}"`;
}

/** A new key goes below the first one of its group and what that holds, as deep as that. */
function added(
  { add, value }: Extract<Mend, { add: string }>,
  { text, group }: Fault,
): Fix | undefined {
  if (group === undefined) return undefined;
  const from = text.lastIndexOf('\n', group - 1) + 1;
  const depth = group - from;
  if (/[{[]/.test(text.slice(from, group))) return undefined;
  const [first = '', ...below] = text.slice(from).split('\n');
  const held = below.findIndex((line) => {
    const own = depthOf(line);
    return (
      own !== -1 && own <= depth && !(own === depth && /:\s*$/.test(first) && line[own] === '-')
    );
  });
  const above = text.slice(0, from).split('\n').length + Math.max(0, held);
  return {
    line: above + 1,
    remove: 0,
    lines: keyLines(add, value as YamlValue, depth),
    sample: true,
  };
}

function lineFrom(text: string, from: number): string {
  const end = text.indexOf('\n', from);
  return text.slice(from, end === -1 ? undefined : end);
}
