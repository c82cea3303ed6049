// Finds the texts that are useless anywhere: invisible, endless, or a blank.
import { LONGEST_TEXT } from '../../model/limits.ts';
import type { Finding, Pointer } from '../diagnostic.ts';
import { findingFactory } from '../messages/message.ts';
import type { schema } from '../messages/syntax/schema.ts';

const found = findingFactory<typeof schema>();

/** A visible character: letters, digits, signs and emoji. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A blank to fill in, as in (___) ___-____; a web address may have underscores inside a word. */
const BLANK_LEFT = /(?<![^\W_])_{3,}|_{3,}(?![^\W_])/;

/** The replacement of such a text while the rest is checked. */
const STAND_IN = '-';

/**
 * The faults of a file's texts, and the data with something short in place of a text that is endless or has nothing in it,
 * and letters in one with their accents. A list or a group in which nothing is unfit stays the same one.
 */
export function unfitTexts(data: unknown) {
  const findings: Finding[] = [];
  const steps: (string | number)[] = [];
  const fitOf = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const fault = faultOf(value, steps);
      // Macs keep the accents in a file's name apart from their letters, where addresses have them in one.
      if (!fault) return value.normalize();
      findings.push(fault);
      if (value.length > LONGEST_TEXT) return value.slice(0, LONGEST_TEXT);
      return VISIBLE.test(value) ? value : STAND_IN;
    }
    if (typeof value !== 'object' || value === null) return value;
    const holder = value as Record<string, unknown>;
    const isList = Array.isArray(value);
    let copy: Record<string, unknown> | undefined;
    for (const key in holder) {
      steps.push(isList ? Number(key) : key);
      const fit = fitOf(holder[key]);
      steps.pop();
      if (fit === holder[key]) continue;
      copy ??= (isList ? [...value] : { ...value }) as Record<string, unknown>;
      copy[key] = fit;
    }
    return copy ?? value;
  };
  return { data: fitOf(data), findings };
}

function faultOf(text: string, steps: Pointer): Finding | undefined {
  if (text.length > LONGEST_TEXT)
    return found('too-long', [...steps], { length: text.length, most: LONGEST_TEXT });
  if (text !== '' && !VISIBLE.test(text)) return found('empty-value', [...steps], { unseen: true });
  const part = text.includes('___') ? BLANK_LEFT.exec(text)?.[0] : undefined;
  return part === undefined ? undefined : found('blank-left', [...steps], {}, { part });
}
