// Small parts of sentences: capitals, lists of names, pixels, the likely intended name and the allowed ones.
import type { PixelSize } from '../site/public-files.ts';
import { closestMatch } from '../text/nearest.ts';
import { withThousandsSeparators } from '../text/strings.ts';

export const MAX_PHRASED = 3;

/** A text with its first letter as a capital. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** "Erie", "Erie and Niagara", "Erie, Niagara and Wayne". */
export function formatNames(names: string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** "Erie, Niagara and 12 more". One name over `most` is written out: "and 1 more" is as long. */
export function formatSomeNames(names: string[], most = MAX_PHRASED): string {
  const more = names.length - most;
  return formatNames(
    more > 1 ? [...names.slice(0, most), `${withThousandsSeparators(more)} more`] : names,
  );
}

/** "1600 × 1200 pixels". */
export const inPixels = ({ width, height }: PixelSize) => `${width} × ${height} pixels`;

export const didYouMean = (word: string) => `Did you mean "${word}"?`;

/** The choice that was probably meant, or the allowed ones. */
export function choiceHint(word: string, choices: string[], where?: string): string {
  const meant = closestMatch(word, choices);
  return meant === undefined ? allowedChoices(choices, where) : didYouMean(meant);
}

/** A longer list of choices would not be read. */
const MAX_CHOICES = 25;

/**
 * The choices, shortest first.
 * @param where the place of the full list, as in "in schema/README.md"
 */
export function allowedChoices(choices: string[], where?: string): string {
  const sorted = choices.toSorted((a, b) => a.length - b.length);
  const more = sorted.splice(MAX_CHOICES).length;
  const rest = more > 0 ? ` and ${more} more${where ? `, all of them ${where}` : ''}` : '';
  return `Allowed here: ${sorted.join(', ')}${rest}.`;
}
