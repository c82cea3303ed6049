// Finds the texts that nothing can be done with, whatever they are for: nothing to see in them, endless, or a blank.
import { LONGEST_TEXT } from '../../model/limits.ts';
import { placeName } from '../messages/place-name.ts';
import type { Pointer, ToldFinding } from '../problem.ts';
import { inGroups } from '../text/short-names.ts';
import { capital } from './schema-words.ts';

/** A character that somebody can see: letters, digits, signs and emoji. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A blank that somebody has to fill in, as in (___) ___-____; a web address may have such a row inside a word. */
const BLANK = /(?<![^\W_])_{3,}|_{3,}(?![^\W_])/;

/** What stands in for such a text when the rest is judged. */
const STAND_IN = '-';

interface UnfitTexts {
  findings: ToldFinding[];
  /** The data with something short in place of a text that is endless or has nothing in it. */
  data: unknown;
  /** Whether a fault is that of a blank, which fits nowhere. */
  isSaid(found: ToldFinding): boolean;
}

/** The faults of a file's texts. */
export function unfitTexts(data: unknown): UnfitTexts {
  const findings: ToldFinding[] = [];
  const look = (value: unknown, pointer: Pointer): unknown => {
    if (typeof value === 'string') {
      const fault = faultOf(value);
      if (!fault) return value;
      findings.push({ pointer, ...fault(capital(placeName(pointer, data))) });
      if (value.length > LONGEST_TEXT) return value.slice(0, LONGEST_TEXT);
      return VISIBLE.test(value) ? value : STAND_IN;
    }
    return isHolder(value) ? lookInside(value, pointer, look) : value;
  };
  const fit = look(data, []);
  const blanks = new Set(findings.filter(isBlank).map(placeIn));
  return { findings, data: fit, isSaid: (found) => blanks.size > 0 && blanks.has(placeIn(found)) };
}

const isBlank = ({ code }: ToldFinding) => code === 'blank-left';

const placeIn = ({ pointer, at = 'value' }: ToldFinding) => [at, ...pointer].join('/');

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

type Fault = (where: string) => Omit<ToldFinding, 'pointer'>;

function faultOf(text: string): Fault | undefined {
  if (text.length > LONGEST_TEXT) return tooLong(text);
  if (text !== '' && !VISIBLE.test(text)) return invisible;
  return text.includes('___') && BLANK.test(text) ? blankLeft(text) : undefined;
}

const blankLeft =
  (text: string): Fault =>
  (where) => ({
    code: 'blank-left',
    part: BLANK.exec(text)?.[0],
    message: `${where} still has a blank in it.`,
    hint: 'Write the right words or numbers in place of the underscores.',
  });

const invisible: Fault = (where) => ({
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
