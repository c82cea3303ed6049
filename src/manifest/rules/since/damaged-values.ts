// A value that another program has changed on its way through it, which shows beside the last good version.

import type { Finding, Pointer } from '../../diagnostic.ts';
import { kindsOf } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import { nameIn } from '../../text/place-path.ts';
import { fields, isGroup, listOf, own } from '../../text/values.ts';
import type { Rule } from '../rule.ts';

interface Damaged {
  sort: keyof typeof SORTS;
  written: string;
  before?: string;
}

const SORTS = {
  number: 'is a rounded number now, as a spreadsheet writes it',
  scanner: 'is a link through a mail scanner now',
  entity: 'is a link with &amp; in it now',
  emoji: 'has the name of an emoji between colons now',
  cut: 'ends in the middle of a sentence now',
};

const ANSWER = 'faqs.billing.ways-to-pay.answer';

export const { messages, found } = kindsOf({
  'damaged-value': {
    title: 'A value that another program has changed since the last version',
    severity: 'warning',
    sentence: ({ sort, written }: Damaged, place: string) =>
      `${capital(place)} ${SORTS[sort]}: "${written}".`,
    hint: ({ before }: Damaged) =>
      before === undefined ? 'Write what is meant.' : `In the last version it was: ${before}`,
    only: 'beside the last version',
    bad: [
      'towns.dunkirk.residents: 12700',
      'integrations.maps.url: https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Fmaps.test',
      'integrations.maps.url: "https://www.google.com/maps/search/?api=1&amp;query={address}"',
      `${ANSWER}: "By card :credit_card: or by check."`,
      `${ANSWER}: By card, or by check to the`,
    ],
    good: [
      'towns.dunkirk.residents: 12801',
      `${ANSWER}: By card or by check!`,
      `${ANSWER}: "From 8:00 to 9:00: by card."`,
    ],
  },
});

/** Hosts of programs that rewrite the links of a mail. */
const SCANNER =
  /^https?:\/\/(?:[\w.-]+\.)?(?:safelinks\.protection\.outlook\.com|urldefense(?:\.proofpoint)?\.com|linkprotect\.cudasvc\.com|mimecastprotect\.com)\//;
const ENTITY = /^(?:https?:|\/)\S*&amp;/;
const EMOJI = /(?<![\w:]):[a-z][a-z\d_+-]{2,}:(?![\w:])/;
const NOTATION = /^[+-]?\d(?:\.\d+)?E\+\d+$/i;
const WHOLE_SENTENCE = /[.!?…]["”’)]?$/;

/** The damage of a value that was another one, if there is any. */
function damage(now: unknown, before: unknown): keyof typeof SORTS | undefined {
  if (typeof now === 'number') {
    // Three digits are what a spreadsheet leaves of a larger number.
    const isRounded = typeof before === 'number' && now === Number(before.toPrecision(3));
    return isRounded ? 'number' : undefined;
  }
  const text = String(now);
  const is = (pattern: RegExp) => pattern.test(text) && !pattern.test(String(before ?? ''));
  if (is(NOTATION)) return 'number';
  if (is(SCANNER)) return 'scanner';
  if (is(ENTITY)) return 'entity';
  if (is(EMOJI)) return 'emoji';
  const wasWhole = typeof before === 'string' && WHOLE_SENTENCE.test(before);
  const isShorter = wasWhole && text.length < before.length;
  return isShorter && text.includes(' ') && !WHOLE_SENTENCE.test(text) ? 'cut' : undefined;
}

export const check: Rule = ({ manifest, previous }) => {
  const before = previous?.()?.manifest;
  return before ? compare(manifest, before) : [];
};

/** Goes through the values that are not what they were. */
function compare(now: unknown, was: unknown, pointer: Pointer = []): Finding[] {
  if (now === was) return [];
  if (Array.isArray(now)) {
    return counterparts(now, listOf(was)).flatMap(({ at, entry, other }) =>
      compare(entry, other, [...pointer, at]),
    );
  }
  if (isGroup(now)) {
    return Object.entries(now).flatMap(([key, value]) =>
      compare(value, own(was, key), [...pointer, key]),
    );
  }
  const sort = damage(now, was);
  if (!sort) return [];
  const facts = { sort, written: String(now), ...(was !== undefined && { before: String(was) }) };
  return [found('damaged-value', pointer, facts, { instead: was })];
}

/** The changed entries of a list with what they were: by name, or else the one at its turn that is like it. */
function counterparts(now: readonly unknown[], was: readonly unknown[]) {
  const without = (list: readonly unknown[], others: readonly unknown[]) => {
    const known = new Set(others.map((other) => JSON.stringify(other)));
    return list.flatMap((entry, at) => (known.has(JSON.stringify(entry)) ? [] : [{ entry, at }]));
  };
  const gone = without(was, now);
  return without(now, was).map(({ entry, at }, turn, changed) => {
    const name = nameIn(now, entry);
    const isOther = (old: unknown) =>
      name === undefined ? isLike(entry, old) : nameIn(was, old) === name;
    const candidates =
      name !== undefined ? gone : changed.length === gone.length ? [gone[turn]] : [];
    return { at, entry, other: candidates.find((old) => isOther(old?.entry))?.entry };
  });
}

/** Whether two groups have a value in common; anything else is alike. */
function isLike(entry: unknown, other: unknown): boolean {
  const values = Object.values(fields(other));
  return !isGroup(entry) || Object.values(entry).some((value) => values.includes(value));
}
