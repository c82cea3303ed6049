// Words for the likely intended name, and for the allowed ones.
import { byNearness, nearest } from '../text/nearest.ts';

/** The most choices in a message: a longer list would not be read. */
const FEW = 3;

export const didYouMean = (word: string) => `Did you mean "${word}"?`;

/** The choice that was meant, or those that there are. */
export function choiceHint(word: string, choices: string[], where?: string): string {
  const meant = nearest(word, choices);
  return meant === undefined ? nearestChoices(word, choices, where) : didYouMean(meant);
}

/**
 * The choices, or those nearest to the written one.
 * @param where the place of the full list, as in "in schema/README.md"
 */
export function nearestChoices(word: string, choices: string[], where?: string): string {
  if (choices.length <= FEW) return `Allowed here: ${choices.join(', ')}.`;
  const some = byNearness(word, choices).slice(0, FEW).join(', ');
  return `Allowed here: ${some} and ${choices.length - FEW} more${where ? `, all of them ${where}` : ''}.`;
}
