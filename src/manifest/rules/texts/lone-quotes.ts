// A quotation mark in a text has its partner.

import { defineMessages } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import type { Rule } from '../rule.ts';
import { inTexts, partAt } from './all-texts.ts';

export const { messages, found } = defineMessages({
  'lone-quote': {
    title: 'A quotation mark without its partner',
    severity: 'warning',
    sentence: ({ word }: { word: string }, place: string) =>
      `${capital(place)} has a quotation mark without a partner (${word}).`,
    hint: () => 'Write the other one too, or take this one out.',
    bad: [
      'faqs.billing.due-date.answer: Tell us “which corner.',
      `faqs.billing.due-date.answer: "'Tell us which corner."`,
    ],
    good: [
      'faqs.billing.due-date.answer: Tell us “which” corner, or "any", at 6" and the Smiths’.',
      `faqs.billing.due-date.answer: "'Round the clock"`,
    ],
  },
});

/** Signs that come in pairs, and an apostrophe at either end of a text. */
const QUOTES = /["“”„‘]|\0'|'\0/g;

/** Words that begin with an apostrophe. */
const SHORTENED = /^'(?:\d|(?:bout|cause|em|n|round|til|tis|twas)\b)/i;

export const check: Rule = ({ manifest }) =>
  inTexts(manifest, QUOTES, (text) => loneDouble(text) ?? loneSingle(text)).map(
    ({ value, pointer, what }) => {
      const start = value.slice(0, what).search(/\S*$/);
      const word = /^\S*/.exec(value.slice(start))?.[0] ?? '';
      const part = partAt(value, start, start + word.length);
      return found('lone-quote', pointer, { word }, { part });
    },
  );

/** The position of a double quote without its partner. Behind a digit it may mean inches. */
function loneDouble(text: string): number | undefined {
  let open: number | undefined;
  for (const { 0: sign, index } of text.matchAll(/(?<!\\)["“”„]/g)) {
    const before = text.charAt(index - 1);
    const opens = '“„'.includes(sign) || (sign === '"' && /^$|[\s([\-–—/]/.test(before));
    if (open !== undefined) open = undefined;
    else if (opens) open = index;
    else if (!/\d/.test(before)) return index;
  }
  return open;
}

function loneSingle(text: string): number | undefined {
  const curly = text.search(/(?<!\p{L})‘[^’]*$/u);
  if (curly !== -1) return curly;
  if (/^'\p{L}/u.test(text) && !SHORTENED.test(text) && !/'(?!\p{L})/u.test(text)) return 0;
  return /^(?:[^']|\b'\b)*[.,!?:;]'$/.test(text) ? text.length - 1 : undefined;
}
