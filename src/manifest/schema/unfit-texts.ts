// Finds the texts that no field may have: without a visible character, too long, or with a blank to fill in.
import { MAX_TEXT_CHARS } from '../../model/limits.ts';
import type { Finding, Pointer } from '../diagnostic.ts';
import { findingFactory } from '../messages/message.ts';
import type { schemaMessages } from '../messages/syntax/schema.ts';

const createFinding = findingFactory<typeof schemaMessages>();

/** A visible character: letters, digits, signs and emoji. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A blank to fill in, as in (___) ___-____. Underscores inside a word are allowed: web addresses have them. */
const BLANK_LEFT = /(?<![^\W_])_{3,}|_{3,}(?![^\W_])/;

/** Replaces a text without visible characters while the rest is checked. */
const STAND_IN = '-';

/**
 * Finds unfit texts, and returns the data in Unicode's composed form (NFC), with too long texts cut and invisible ones
 * replaced, so that the check can go on. A list or group without a change is returned as it is.
 */
export function sanitizeTexts(data: unknown) {
  const findings: Finding[] = [];
  const steps: (string | number)[] = [];
  const sanitizeValue = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const finding = findUnfitText(value, steps);
      // File names from macOS are decomposed (NFD), web addresses composed (NFC).
      if (!finding) return value.normalize();
      findings.push(finding);
      if (value.length > MAX_TEXT_CHARS) return value.slice(0, MAX_TEXT_CHARS);
      return VISIBLE.test(value) ? value : STAND_IN;
    }
    if (typeof value !== 'object' || value === null) return value;
    const holder = value as Record<string, unknown>;
    const isList = Array.isArray(value);
    let copy: Record<string, unknown> | undefined;
    for (const key in holder) {
      steps.push(isList ? Number(key) : key);
      const fit = sanitizeValue(holder[key]);
      steps.pop();
      if (fit === holder[key]) continue;
      copy ??= (isList ? [...value] : { ...value }) as Record<string, unknown>;
      copy[key] = fit;
    }
    return copy ?? value;
  };
  return { data: sanitizeValue(data), findings };
}

function findUnfitText(text: string, steps: Pointer): Finding | undefined {
  if (text.length > MAX_TEXT_CHARS)
    return createFinding('too-long', [...steps], { length: text.length, most: MAX_TEXT_CHARS });
  if (text !== '' && !VISIBLE.test(text))
    return createFinding('empty-value', [...steps], { unseen: true });
  const part = text.includes('___') ? BLANK_LEFT.exec(text)?.[0] : undefined;
  return part === undefined ? undefined : createFinding('blank-left', [...steps], {}, { part });
}
