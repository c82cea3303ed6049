// Words for what somebody may have meant, and for what is allowed.
import { byNearness, nearest } from '../text/nearest.ts';

/** The most choices that a message names; more of them nobody reads. */
const FEW = 3;

export const didYouMean = (word: string) => `Did you mean "${word}"?`;

/** The choice that was meant, or those that there are. */
export function whichOne(word: string, choices: string[], where?: string): string {
  const meant = nearest(word, choices);
  return meant === undefined ? theNearest(word, choices, where) : didYouMean(meant);
}

/**
 * The choices there are, or those nearest to what was written.
 * @param where where all of them can be seen, as in "in schema/README.md"
 */
export function theNearest(word: string, choices: string[], where?: string): string {
  if (choices.length <= FEW) return `Allowed here: ${choices.join(', ')}.`;
  const some = byNearness(word, choices).slice(0, FEW).join(', ');
  return `Allowed here: ${some} and ${choices.length - FEW} more${where ? `, all of them ${where}` : ''}.`;
}
