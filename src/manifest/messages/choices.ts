// Words for what somebody may have meant, and for what is allowed.

/** The most choices that a message names; more of them nobody reads. */
const FEW = 3;

export const didYouMean = (word: string) => `Did you mean "${word}"?`;

/**
 * The choices there are, or the first of them.
 * @param where where all of them can be seen, as in "in schema/README.md"
 */
export function theNearest(choices: string[], where?: string): string {
  if (choices.length <= FEW) return `Allowed here: ${choices.join(', ')}.`;
  const some = choices.slice(0, FEW).join(', ');
  return `Allowed here: ${some} and ${choices.length - FEW} more${where ? `, all of them ${where}` : ''}.`;
}
