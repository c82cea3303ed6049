// Where a line that is out of step could stand, alone or with the lines that belong to it.
import type { Fix } from '../problem.ts';
import { oddLine } from './indentation.ts';
import { depthOf, isNote, keyAt } from './lines.ts';
import { withSpaces } from './lost-spaces.ts';
import { shiftedBlock } from './shifted-blocks.ts';
import { asNote } from './yaml-rewrites.ts';

/** The ways to put a line, counted from 1, in line with its neighbours; the likeliest first. */
export function waysToMove(lines: string[], line: number): Fix[] {
  return [
    ...indentations(lines, line).map((written) => ({ line, remove: 1, lines: written })),
    ...blocks(lines, line),
    ...slippedAbove(lines, line),
    ...depthsNear(lines, line).flatMap((depth) => withSpaces(lines, line, depth) ?? []),
    ...withoutDash(lines, line),
  ];
}

/** How far above a line its neighbours are looked for. */
const NEAR = 40;

/** The line as deep as its neighbours, the nearest depth first, where the structure then fits. */
function indentations(lines: string[], line: number): string[][] {
  const content = lines[line - 1] ?? '';
  const own = content.replaceAll('\t', '  ').search(/\S/);
  const isLeftover = isNote(lines[line - 2]) && !/^\s*(- |[\w-]+:)/.test(content);
  return depthsNear(lines, line)
    .map((depth) => [' '.repeat(depth) + content.trimStart()])
    .concat([own - 2, own].filter((depth) => depth >= 0).map((depth) => [dashAt(depth, content)]))
    .filter(([written]) => written !== content)
    .filter((written) => oddLine(lines.toSpliced(line - 1, 1, ...written)) === undefined)
    .slice(0, 6)
    .concat(isLeftover ? [[asNote(content)]] : []);
}

const dashAt = (depth: number, content: string) => `${' '.repeat(depth)}- ${content.trimStart()}`;

/** How deep the neighbours of a line stand, or what they hold, the nearest depth first. */
function depthsNear(lines: string[], line: number): number[] {
  const own = (lines[line - 1] ?? '').replaceAll('\t', '  ').search(/\S/);
  const near = lines.slice(Math.max(0, line - NEAR), line + 1).filter((text) => /\S/.test(text));
  const depths = near.flatMap((text) => [depthOf(text), keyAt(text), keyAt(text) + 2]);
  const sides = [own - 2, own + 2].filter((depth) => depth >= 0);
  return [...new Set([...depths, ...sides])].sort((a, b) => Math.abs(a - own) - Math.abs(b - own));
}

/** A line together with the lines that belong to it, as deep as its neighbours. */
function blocks(lines: string[], line: number): Fix[] {
  const own = depthOf(lines[line - 1]);
  return depthsNear(lines, line)
    .filter((depth) => depth !== own)
    .map((depth) => shiftedBlock(lines, line, depth - own))
    .filter((block) => block.lines.length > 1)
    .map((block) => ({ line, remove: block.lines.length, ...block }))
    .filter((fix) => oddLine(lines.toSpliced(line - 1, fix.remove, ...fix.lines)) === undefined)
    .slice(0, 3);
}

/** The group above a line, when its key slipped out and its lines with it, so that the line seems to be too deep. */
function slippedAbove(lines: string[], line: number): Fix[] {
  const depth = (at: number) => depthOf(lines[at]);
  const own = depth(line - 1);
  const key = lines
    .slice(0, line - 1)
    .findLastIndex((_, at) => depth(at) !== -1 && depth(at) < own);
  if (!/^\s*[a-z_]+:\s*$/.test(lines[key] ?? '') || line - 2 <= key) return [];
  const block = shiftedBlock(lines, key + 1, own - depth(key), line - 1);
  return [{ line: key + 1, remove: block.lines.length, ...block }];
}

/** A line without its dash, or the one above, where one stands before the key of a group. */
function withoutDash(lines: string[], line: number): Fix[] {
  return [line, line - 1].flatMap((at) => {
    const content = lines[at - 1] ?? '';
    const pair = content.replace(/^(\s*)- +(?=[\w-]+:)/, '$1');
    return pair === content ? [] : [{ line: at, remove: 1, lines: [pair] }];
  });
}
