// What is said of a text that is too large for the full reader of YAML: it looks at the first lines that are not plain.
import { LARGEST } from '../effort.ts';
import type { Problem } from '../problem.ts';
import { notPlain, tooLarge } from './excess-problems.ts';
import { placeOf } from './places.ts';
import { oddPlace } from './plain-yaml.ts';
import { textProblems } from './text-problems.ts';

/** So many characters above and below the place are looked at. */
const AROUND = 20_000;

/** The line of a part of the file, and that of a list or an entry in it. */
const PART = /^[A-Za-z_]/;
const ENTRY = /^(?:- | {1,2}\S)/;

/** The faults around the first place that is not plain, or the place itself; never nothing. */
export function largeProblems(
  text: string,
  file: string,
  read: (part: string) => Problem[],
): Problem[] {
  if (text.length > LARGEST) return [tooLarge(file)];
  const unfit = textProblems(text, file);
  if (unfit.length > 0) return unfit;
  const at = oddPlace(text);
  const found = problemsAround(text, at, read);
  return found.length > 0 ? found : [notPlain(file, placeOf(text, at))];
}

/** What the full reader says of the entry around a place. Nothing is said of the last line, because the text goes on there. */
function problemsAround(text: string, at: number, read: (part: string) => Problem[]): Problem[] {
  const begin = Math.max(lineStart(text, at), at - AROUND);
  const part = lineAbove(text, begin, PART) ?? begin;
  const entry = lineAbove(text, begin, ENTRY) ?? begin;
  const from = Math.max(part, entry);
  const header = from === part ? '' : `${text.slice(part, lineEnd(text, part))}\n`;
  const excerpt = header + text.slice(from, lineEnd(text, at + AROUND)).slice(0, 4 * AROUND);
  const shift = placeOf(text, from).line - (header === '' ? 1 : 2);
  const last = excerpt.split('\n').length;
  return read(excerpt)
    .filter(({ line }) => line < last && (line > 1 || header === ''))
    .map(({ fix: _, more: __, ...problem }) => ({
      ...problem,
      pointer: [],
      line: problem.line + shift,
    }));
}

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;

function lineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}

/** Where the nearest line of a kind begins, at most some pages above a line that begins here. */
function lineAbove(text: string, from: number, kind: RegExp): number | undefined {
  const least = kind === PART ? 0 : from - 2 * AROUND;
  for (let at = from; at >= Math.max(0, least); at = lineStart(text, at - 1)) {
    if (kind.test(text.slice(at, at + 4))) return at;
    if (at === 0) break;
  }
  return undefined;
}
