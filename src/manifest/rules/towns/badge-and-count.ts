// The badge with a town's residents is its count, rounded down.
import type { Finding } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { badgeOf, withThousandsSeparators } from '../../text/strings.ts';
import type { Rule } from '../rule.ts';

interface BadgeAndCount {
  town: string;
  badge: string;
  residents: number;
}

export const { messages, createFinding } = defineMessages({
  'badge-and-count': {
    title: 'A badge that is not the number of residents, rounded down',
    severity: 'warning',
    sentence: ({ town, badge, residents }: BadgeAndCount) =>
      `The badge of ${town} says ${badge}, but its number of residents is ${withThousandsSeparators(residents)}.`,
    hint: () => 'Round down, or correct the number.',
    bad: ['towns.dunkirk.residents_badge: "13,000+"', 'towns.dunkirk.residents_badge: "1,200+"'],
    good: [
      'towns.dunkirk.residents_badge: "12,500+"',
      'towns.dunkirk.residents_badge: 13 thousand',
    ],
  },
});

/** The rule ignores a badge with its number in words: "12 thousand", "6k". */
const IN_WORDS = /\d ?(?:k\b|thousand|million)/i;

export const check: Rule = ({ manifest: { towns } }) =>
  towns.flatMap(({ name, residents, residents_badge: badge }, index): Finding[] => {
    const count = Number(/\d[\d,]*/.exec(badge)?.[0].replaceAll(',', ''));
    if (residents === undefined || Number.isNaN(count)) return [];
    const isAbove = badge.endsWith('+') && count > residents;
    if (!isAbove && (IN_WORDS.test(badge) || Math.abs(residents - count) < stepOf(count)))
      return [];
    const pointer = ['towns', index, 'residents_badge'];
    const facts = { town: name, badge, residents };
    const replacement = isAbove ? badgeOf(residents) : undefined;
    return [createFinding('badge-and-count', pointer, facts, { replacement })];
  });

/** The rounding step of a number: 1,000 for 12,000, and 500 for 2,500. */
function stepOf(count: number): number {
  const zeros = /0*$/.exec(String(count))?.[0].length ?? 0;
  const step = 10 ** zeros;
  const steps = count / step;
  return steps > 10 && steps % 10 === 5 ? step * 5 : step;
}
