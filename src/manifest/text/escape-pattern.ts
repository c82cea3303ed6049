// A text as a part of a regular expression.

/** The pattern that finds the text and nothing else. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
