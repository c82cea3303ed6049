// The words of a text and their pairs of neighbors, by which texts are compared.

/** The words in small letters, without signs. */
export const plainWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Each word with the one after it. */
export const pairsOf = (words: string[]): string[] =>
  words.slice(1).map((word, index) => `${words[index]} ${word}`);
