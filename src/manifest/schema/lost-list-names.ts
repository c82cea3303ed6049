// Finds the name of a shared list that is gone: its entries go on the list above, and nothing but a reference misses it.
import { nearest } from '../nearest.ts';
import type { Problem } from '../problem.ts';
import type { LostLine } from './lost-lines.ts';

/** A part of the file with shared lists: its lines and their first one, counted from 0. */
interface Part {
  lines: string[];
  from: number;
  names: string[];
}

/** The name of a list that references ask for, where it is plain which entry it stood above. */
export function lostListName(text: string, problems: Problem[]): LostLine | undefined {
  const lines = text.split('\n');
  const asked = problems
    .filter(({ code }) => code === 'unknown-reference')
    .map(({ line, column, length }) => lines[line - 1]?.slice(column - 1, column - 1 + length));
  const [, part = '', name = ''] =
    /^(faqs|button_sets|size_lists)\.(\w+)$/.exec(asked[0] ?? '') ?? [];
  const here = partAt(lines, part);
  const begin = here && firstEntry(here);
  if (!here || begin === undefined) return undefined;
  // Where one place asks for a name that is nearly another one, it is misspelt there; an unused list was renamed.
  const alike = nearest(name, here.names);
  const isUnused = (other: string) => !text.includes(`: ${part}.${other}\n`);
  if ((asked.length === 1 && alike) || here.names.some(isUnused)) return undefined;
  const words = `  ${name}:`;
  return { words, line: begin + 1, mended: lines.toSpliced(begin, 0, words).join('\n') };
}

function partAt(lines: string[], part: string): Part | undefined {
  const from = lines.indexOf(`${part}:`);
  const length = lines.slice(from + 1).findIndex((line) => /^[a-z]/.test(line)) + 1;
  const own = lines.slice(from, from + length);
  const names = own.flatMap((line) => /^ {2}(\w+):$/.exec(line)?.[1] ?? []);
  return from === -1 || names.length === 0 ? undefined : { lines: own, from, names };
}

const ENTRY = /^ {2,4}- /;

/** The only entry that begins a list and has no name above it; counted from 0. Lists are set apart, or begin with their main button. */
function firstEntry({ lines, from }: Part): number | undefined {
  const later = lines.flatMap((line, at) =>
    ENTRY.test(line) && !/^ {2}\w+:$/.test(lines[at - 1] ?? '') ? [at] : [],
  );
  const apart = later.filter((at) => lines[at - 1]?.trim() === '');
  const main = later.filter((at) => /\n +style: primary(?=\n)/.test(entryAt(lines, at)));
  const [only, ...others] = apart.length > 0 ? apart : main;
  return only === undefined || others.length > 0 ? undefined : from + only;
}

/** The lines of an entry, each with its end. */
function entryAt(lines: string[], at: number): string {
  const end = lines.findIndex((line, index) => index > at && /^ {0,4}[^\s]/.test(line));
  return `${lines.slice(at, end === -1 ? undefined : end).join('\n')}\n`;
}
