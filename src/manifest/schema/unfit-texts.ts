// Finds the texts that nothing can be done with, whatever they are for: with nothing to see in them, or endless.
import { LONGEST_TEXT } from '../../model/limits.ts';
import type { Finding, Pointer } from '../problem.ts';

/** A character that somebody can see: letters, digits, signs and emoji. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What stands in for such a text when the rest is judged. */
const STAND_IN = '-';

/** The faults of a file's texts, and its data with something short in place of each of them. */
export function unfitTexts(data: unknown): { findings: Finding[]; data: unknown } {
  const findings: Finding[] = [];
  const look = (value: unknown, pointer: Pointer): unknown => {
    if (typeof value === 'string') {
      const fault = faultOf(value, pointer);
      if (!fault) return value;
      findings.push(fault);
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
    if (typeof value === 'string' && !faultOf(value, pointer)) continue;
    const fit = look(value, [...pointer, isList ? Number(key) : key]);
    if (fit === value) continue;
    copy ??= (isList ? [...holder] : { ...holder }) as Record<string, unknown>;
    copy[key] = fit;
  }
  return copy ?? holder;
}

function faultOf(text: string, pointer: Pointer): Finding | undefined {
  if (text.length > LONGEST_TEXT) {
    return { kind: 'too-long', pointer, facts: { length: text.length, most: LONGEST_TEXT } };
  }
  const isBlank = text !== '' && !VISIBLE.test(text);
  return isBlank ? { kind: 'empty-value', pointer, facts: { unseen: true } } : undefined;
}
