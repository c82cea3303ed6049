// Refuses a text that would exhaust its reader, before reading it.
import { LARGEST } from '../../text/effort.ts';
import { placeOf } from '../../text/places.ts';
import { type Cause, cause, type Survey } from './cause.ts';

/** The most aliases (`*name`) of a file. Aliases inside aliases multiply. */
export const MOST_REPEATS = 100;

/** No website comes near: deeper than 50 steps, or 12 lists, or 20 open brackets. */
const DEEP = /^ {100,}(?=\S)|^ *(?:[-?] +){12}|(?:[[{][^[\]{}]{0,80}){20}/m;

export function tooLarge({ text }: Pick<Survey, 'text'>): Cause | undefined {
  return text.length > LARGEST ? cause('too-large', { megabytes: LARGEST / 1_000_000 }) : undefined;
}

export function tooDeep({ text }: Pick<Survey, 'text'>): Cause | undefined {
  const deep = DEEP.exec(text);
  return deep ? cause('too-deep', {}, placed(text, deep.index)) : undefined;
}

export function tooManyRepeats({ text }: Pick<Survey, 'text'>): Cause | undefined {
  const repeat = firstExcessAlias(text);
  return repeat === undefined
    ? undefined
    : cause('too-many-repeats', { most: MOST_REPEATS }, placed(text, repeat));
}

function placed(text: string, position: number) {
  const { line, column } = placeOf(text, position);
  return { at: line - 1, column };
}

/** The place at which aliases of a text become too many. An alias of a line with aliases counts all of those. */
function firstExcessAlias(text: string): number | undefined {
  const names = named(text, '&');
  const known = new Set(names.map(({ name }) => name));
  const weights = new Map<string, number>();
  let [count, next] = [0, 0];
  for (const { name, at } of names.length > 0 ? named(text, '*') : []) {
    if (!known.has(name)) continue;
    while ((names[next + 1]?.at ?? Number.POSITIVE_INFINITY) < at) next++;
    const weight = weights.get(name) ?? 1;
    const { name: around = '', at: from = at } = names[next] ?? {};
    if (from < at && !text.slice(from, Math.min(at, from + 100_000)).includes('\n')) {
      weights.set(around, (weights.get(around) ?? 0) + weight);
    }
    count += weight;
    if (count > MOST_REPEATS) return at;
  }
  return undefined;
}

/** The words after a sign at the beginning of a value. Looking for one sign is fast, in any length of text. */
function named(text: string, sign: string): { name: string; at: number }[] {
  const found: { name: string; at: number }[] = [];
  for (let at = text.indexOf(sign); at >= 0; at = text.indexOf(sign, at + 1)) {
    const name = /^[\w-]+/.exec(text.slice(at + 1, at + 100))?.[0];
    if (name && (at === 0 || /[\s,[{]/.test(text[at - 1] ?? ''))) found.push({ name, at });
  }
  return found;
}
