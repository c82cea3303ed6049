// No text holds a character that nobody can see: one that turns letters around, or that a terminal or a phone obeys.
import { placeName } from '../place-name.ts';
import type { Finding, Pointer } from '../problem.ts';
import type { Rule } from './rule.ts';

/** Control characters, and what only tells how others are written; not the joiners of scripts and emoji, and hyphens. */
const HIDDEN = /(?![\n\t\u00ad\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

export const hiddenCharacters: Rule = ({ manifest }) => {
  const findings: Finding[] = [];
  const look = (value: unknown, pointer: Pointer): void => {
    if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) {
        look(part, [...pointer, Array.isArray(value) ? Number(key) : key]);
      }
    }
    const found = typeof value === 'string' ? HIDDEN.exec(value) : null;
    if (!found) return;
    const code = found[0].codePointAt(0) ?? 0;
    const name = `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
    findings.push({
      code: 'hidden-character',
      pointer,
      message: `There is a character that nobody can see (${name}) in ${placeName(pointer, manifest)}.`,
      hint: 'Type the text anew instead of pasting it. Such characters come along from web pages and phone books.',
    });
  };
  look(manifest, []);
  return findings;
};
