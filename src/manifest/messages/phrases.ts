// Small parts of sentences: capitals, lists of names, pixels, the likely intended name and the allowed ones.
import type { PixelSize } from '../site/public-files.ts';
import { byNearness, nearest } from '../text/nearest.ts';

/** A text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Erie", "Erie and Niagara", "Erie, Niagara and Wayne". */
export function inWords(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** "1600 × 1200 pixels". */
export const inPixels = ({ width, height }: PixelSize) => `${width} × ${height} pixels`;

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
