// A value that another program has changed on its way through it, which shows beside the last good version.

import type { Finding, Pointer } from '../../diagnostic.ts';
import { kindsOf } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import { placePath, pointerTo } from '../../text/place-path.ts';
import { valueAt } from '../../text/values.ts';
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
  if (!before) return [];
  const findings: Finding[] = [];
  const changed = (now: unknown, was: unknown, pointer: Pointer) => {
    const sort = damage(now, was);
    if (!sort) return;
    const facts = { sort, written: String(now), ...(was !== undefined && { before: String(was) }) };
    findings.push(found('damaged-value', pointer, facts, { instead: was }));
  };
  compare(manifest, before, { path: [], changed, manifest, before });
  return findings;
};

interface Comparison {
  path: (string | number)[];
  changed: (now: unknown, was: unknown, pointer: Pointer) => void;
  manifest: unknown;
  before: unknown;
}

/** Goes through the values that are not what they were. Entries of a list go by their names where their number has changed. */
function compare(now: unknown, was: unknown, around: Comparison): void {
  if (now === was) return;
  const { path, changed } = around;
  if (typeof now !== 'object' || now === null) {
    changed(now, was, [...path]);
    return;
  }
  const isList = Array.isArray(now);
  const isMoved = isList && (!Array.isArray(was) || was.length !== now.length);
  for (const [key, value] of Object.entries(now)) {
    path.push(isList ? Number(key) : key);
    const other = isMoved ? named(around) : valueAt(was, [key]);
    compare(value, other, around);
    path.pop();
  }
}

/** The value of the last version at the same place, by the names of its entries. */
function named({ path, manifest, before }: Comparison): unknown {
  const pointer = pointerTo(placePath(path, manifest), before);
  return pointer && valueAt(before, pointer);
}
