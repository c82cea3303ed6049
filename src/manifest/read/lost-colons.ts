// Finds the first line of an entry whose key has lost its colon, or the space behind it, so that the line is only a text.
import { nextLine } from './indentation.ts';
import type { Fault } from './yaml-problems.ts';
import { noColon } from './yaml-wordings.ts';

/** A key with a value that no colon with a space parts from it. */
const STUCK = /^\s*- (?!.*:(?:\s|$))(?:([a-z][a-z_]*) *[:：=] *\S|([a-z][a-z_]*) +\S)/;

/** The first line of an entry with a key of the file's and no colon, at a line or above it; the entry goes on below. */
export function keyWithoutColon(lines: string[], line: number): Fault | undefined {
  const at = [line, line - 1].find((number) => {
    const content = lines[number - 1] ?? '';
    const [, stuck, lone] = STUCK.exec(content) ?? [];
    const goesOn = belongsBelow(content, lines, number);
    return (
      goesOn && (isKey(stuck, lines) || (beginsEntries(lone, lines) && !inTexts(lines, number)))
    );
  });
  if (at === undefined) return undefined;
  return { ...noColon, line: at, column: (lines[at - 1] ?? '').search(/[a-z]/) + 1 };
}

/** Whether the next line holds a key of the entry that a line begins. */
function belongsBelow(content: string, lines: string[], line: number): boolean {
  const next = nextLine(lines, line + 1);
  const isPair = /^\s*[a-z_]+:(?:\s|$)/.test(lines[next.line - 1] ?? '');
  return isPair && content.search(/-/) + 3 === next.column;
}

/** Whether a line has an entry beside it that is a mere text, so that its own may be one too. */
function inTexts(lines: string[], line: number): boolean {
  const depth = (lines[line - 1] ?? '').search(/\S/);
  const outside = (content: string) => /\S/.test(content) && content.search(/\S/) < depth;
  const end = lines.findIndex((content, at) => at >= line && outside(content));
  const start = lines.findLastIndex((content, at) => at < line && outside(content));
  const entry = new RegExp(`^ {${depth}}- (?!["'[{]|[\\w-]+:)`);
  return lines
    .slice(start + 1, end === -1 ? undefined : end)
    .some((content, at) => start + 1 + at !== line - 1 && entry.test(content));
}

/** Whether a word is a key somewhere in the file. */
export const isKey = (word: string | undefined, lines: string[]) =>
  word !== undefined &&
  lines.some((other) => new RegExp(`^\\s*(?:- +)*${word}:(?: |$)`).test(other));

const beginsEntries = (word: string | undefined, lines: string[]) =>
  word !== undefined && lines.some((other) => new RegExp(`^\\s*- ${word}:(?: |$)`).test(other));
