// The badge with a town's residents is its count, rounded.
import type { Finding } from '../../problem.ts';
import type { Rule } from '../rule.ts';

/** The rule ignores a badge with its number in words: "12 thousand", "6k". */
const IN_WORDS = /\d ?(?:k\b|thousand|million)/i;

export const badgeAndCount: Rule = ({ manifest: { towns } }) =>
  towns.flatMap(({ name, residents, residents_badge: badge }, index): Finding[] => {
    const said = Number(/\d[\d,]*/.exec(badge)?.[0].replaceAll(',', ''));
    if (residents === undefined || Number.isNaN(said) || IN_WORDS.test(badge)) return [];
    // Another finding reports "13,000+" for fewer residents.
    if (badge.endsWith('+') && said > residents) return [];
    if (Math.abs(residents - said) < stepOf(said)) return [];
    const pointer = ['towns', index, 'residents_badge'];
    return [{ kind: 'badge-and-count', pointer, facts: { town: name, badge, residents } }];
  });

/** The rounding step of a number: 1,000 for 12,000, and 500 for 2,500. */
function stepOf(count: number): number {
  const zeros = /0*$/.exec(String(count))?.[0].length ?? 0;
  const step = 10 ** zeros;
  const rest = count / step;
  return rest > 10 && rest % 10 === 5 ? step * 5 : step;
}
