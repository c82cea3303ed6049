// Finds the texts that are useless anywhere: invisible, endless, or a blank.
import { LONGEST_TEXT } from '../../model/limits.ts';
import type { Finding, Pointer } from '../problem.ts';

/** A visible character: letters, digits, signs and emoji. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A blank to fill in, as in (___) ___-____; a web address may have underscores inside a word. */
const BLANK_LEFT = /(?<![^\W_])_{3,}|_{3,}(?![^\W_])/;

/** The replacement of such a text while the rest is checked. */
const STAND_IN = '-';

interface UnfitTexts {
  findings: Finding[];
  /** The data with something short in place of a text that is endless or has nothing in it. */
  data: unknown;
  /** Whether a finding is about a blank, which fits nowhere. */
  isSaid(found: Finding): boolean;
}

/** The faults of a file's texts. */
export function unfitTexts(data: unknown): UnfitTexts {
  const findings: Finding[] = [];
  const look = (value: unknown, pointer: Pointer): unknown => {
    if (typeof value === 'string') {
      const fault = faultOf(value, pointer);
      if (!fault) return value;
      findings.push(fault);
      if (value.length > LONGEST_TEXT) return value.slice(0, LONGEST_TEXT);
      return VISIBLE.test(value) ? value : STAND_IN;
    }
    return isHolder(value) ? lookInside(value, pointer, look) : value;
  };
  const fit = look(data, []);
  const blanks = new Set(findings.filter(({ kind }) => kind === 'blank-left').map(placeIn));
  return { findings, data: fit, isSaid: (found) => blanks.size > 0 && blanks.has(placeIn(found)) };
}

const placeIn = ({ pointer, at = 'value' }: Finding) => [at, ...pointer].join('/');

type Inspect = (value: unknown, pointer: Pointer) => unknown;

const isHolder = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A list or a group with its texts looked at; the same one where nothing in it is unfit. */
function lookInside(holder: Record<string, unknown>, pointer: Pointer, look: Inspect): unknown {
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
  if (text !== '' && !VISIBLE.test(text)) {
    return { kind: 'empty-value', pointer, facts: { unseen: true } };
  }
  const part = text.includes('___') ? BLANK_LEFT.exec(text)?.[0] : undefined;
  return part === undefined ? undefined : { kind: 'blank-left', pointer, part, facts: {} };
}
