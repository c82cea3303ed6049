// Finds the texts that nothing can be done with, whatever they are for: with nothing to see in them, or endless.
import { LONGEST_TEXT } from '../model/limits.ts';
import { placeName } from './place-name.ts';
import type { Finding, Pointer } from './problem.ts';
import { capital } from './schema/schema-words.ts';
import { inGroups } from './short-names.ts';

/** A character that somebody can see: letters, digits, signs and emoji. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What stands in for such a text when the rest is judged. */
const STAND_IN = '-';

/** The faults of a file's texts, and its data with something short in place of each of them. */
export function unfitTexts(data: unknown): { findings: Finding[]; data: unknown } {
  const findings: Finding[] = [];
  const look = (value: unknown, pointer: Pointer): unknown => {
    if (typeof value === 'string') {
      const fault = faultOf(value);
      if (!fault) return value;
      findings.push({ pointer, ...fault(capital(placeName(pointer, data))) });
      return value.length > LONGEST_TEXT ? value.slice(0, LONGEST_TEXT) : STAND_IN;
    }
    return isHolder(value) ? lookInside(value, pointer, look) : value;
  };
  const fit = look(data, []);
  return { findings, data: fit };
}

type Look = (value: unknown, pointer: Pointer) => unknown;

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A list or a group with its texts looked at; the same one where nothing in it is unfit. */
function lookInside(holder: Record<string, unknown>, pointer: Pointer, look: Look): unknown {
  let copy: Record<string, unknown> | undefined;
  const isList = Array.isArray(holder);
  for (const key in holder) {
    const value = holder[key];
    if (typeof value === 'number' || typeof value === 'boolean') continue;
    // Most texts are plain: no place is made for them.
    if (typeof value === 'string' && !faultOf(value)) continue;
    const fit = look(value, [...pointer, isList ? Number(key) : key]);
    if (fit === value) continue;
    copy ??= (isList ? [...holder] : { ...holder }) as Record<string, unknown>;
    copy[key] = fit;
  }
  return copy ?? holder;
}

type Fault = (where: string) => Omit<Finding, 'pointer'>;

function faultOf(text: string): Fault | undefined {
  if (text.length > LONGEST_TEXT) return tooLong(text);
  return text !== '' && !VISIBLE.test(text) ? blank : undefined;
}

const blank: Fault = (where) => ({
  code: 'empty-value',
  message: `${where} has only characters that nobody can see.`,
  hint: 'Write what visitors are to read, or delete the line.',
});

const tooLong =
  (text: string): Fault =>
  (where) => ({
    code: 'too-long',
    message: `${where} has ${inGroups(text.length)} characters, and no text may have more than ${inGroups(LONGEST_TEXT)}.`,
    hint: 'Shorten it, or make several paragraphs of it.',
  });
