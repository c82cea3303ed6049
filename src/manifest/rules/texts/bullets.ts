// Points of a list are entries of their own, not bullets inside of one text.
import type { Finding } from '../../problem.ts';
import type { Rule } from '../rule.ts';
import { inTexts, partAt } from './all-texts.ts';

/** A bullet, or the dash or star that replaces one at the start of each point. */
const BULLET = /[•◦▪‣●■]|\0[-*] /g;

/** A shorter text may use a bullet between words, as in "Local • Honest". */
const SHORT = 60;

export const bullets: Rule = ({ manifest }) =>
  inTexts(manifest, BULLET, bulletIn).map(({ value, pointer, what: at }): Finding => {
    const part = partAt(value, at, at + 1);
    return { kind: 'bullet-in-text', pointer, facts: { sign: value.charAt(at) }, part };
  });

/** The position of the first bullet. */
function bulletIn(text: string): number | undefined {
  const at = text.search(/[•◦▪‣●■]|^([-*]) \S.*\s\1 \S/s);
  return at === -1 || (at > 0 && text.length <= SHORT) ? undefined : at;
}
