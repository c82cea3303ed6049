// Cuts a long text between two words.

/** A text of at most so many characters, with an ellipsis where it was cut. */
export const shortened = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest).replace(/[.,;:!?]?\s+\S*$/, '')}…` : text;
