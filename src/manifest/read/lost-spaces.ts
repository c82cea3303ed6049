// Finds pasted lines that have lost the spaces at their start, and gives each its own back.
import type { Fix } from '../problem.ts';
import type { LinePlace } from './indentation.ts';

/** A key with a text at the left edge, where only the parts of the file stand. */
const PAIR = /^[a-z][\w-]*: +[^\s#[{]/;
const PART = /^[a-z_]+:\s*(?:#.*)?$/;

const isAtEdge = (content = '') => /^[^\s#]/.test(content) && !PART.test(content);

/** The first of them: the line with such a key, or one that came along above it. */
export function lineWithoutSpaces(lines: string[]): LinePlace | undefined {
  const part = lines.findIndex((content) => PART.test(content));
  const pair = part === -1 ? -1 : lines.findIndex((content, at) => at > part && PAIR.test(content));
  if (pair === -1) return undefined;
  return {
    line: lines.slice(0, pair).findLastIndex((content) => !isAtEdge(content)) + 2,
    column: 1,
  };
}

/** The lines from one on that are at the left edge, as one entry or group at a depth; the lines of a text stand below its key. */
export function withSpaces(lines: string[], line: number, depth: number): Fix | undefined {
  const end = lines.findIndex((content, at) => at >= line && !isAtEdge(content));
  const block = lines.slice(line - 1, end === -1 ? undefined : end);
  if (!isAtEdge(block[0])) return undefined;
  const inside = depth + (block.some((content) => content.startsWith('- ')) ? 2 : 0);
  let text = false;
  const written = block.map((content) => {
    const isKey = /^[a-z_]+:(?: |$)/.test(content);
    const own = content.startsWith('- ') ? depth : inside + (text && !isKey ? 2 : 0);
    text = /: +[>|]-?\s*$/.test(content) || (text && !isKey);
    return ' '.repeat(own) + content;
  });
  return { line, remove: block.length, lines: written };
}
