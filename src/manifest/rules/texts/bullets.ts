// Points of a list are entries of their own, not bullets inside of one text.

import type { RuleMessages } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import type { Finding } from '../../problem.ts';
import type { Rule } from '../rule.ts';
import { inTexts, partAt } from './all-texts.ts';

export const messages = {
  'bullet-in-text': {
    title: 'A list inside of one text',
    severity: 'warning',
    sentence: ({ sign }: { sign: string }, place: string) =>
      `${capital(place)} has a bullet (${sign}), and the website does not make a list of it.`,
    hint: () => 'Give each point an entry of its own, or join them with commas.',
    bad: ['faqs.billing.due-date.answer: • Within 30 days.'],
    good: [
      'faqs.billing.due-date.answer: Local • Honest',
      'faqs.billing.due-date.answer: "- 5 degrees"',
    ],
  },
} satisfies RuleMessages;

/** A bullet, or the dash or star that replaces one at the start of each point. */
const BULLET = /[•◦▪‣●■]|\0[-*] /g;

/** A shorter text may use a bullet between words, as in "Local • Honest". */
const SHORT = 60;

export const check: Rule = ({ manifest }) =>
  inTexts(manifest, BULLET, bulletIn).map(({ value, pointer, what: at }): Finding => {
    const part = partAt(value, at, at + 1);
    return { kind: 'bullet-in-text', pointer, facts: { sign: value.charAt(at) }, part };
  });

/** The position of the first bullet. */
function bulletIn(text: string): number | undefined {
  const at = text.search(/[•◦▪‣●■]|^([-*]) \S.*\s\1 \S/s);
  return at === -1 || (at > 0 && text.length <= SHORT) ? undefined : at;
}
