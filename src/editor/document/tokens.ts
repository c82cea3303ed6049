// The words of a text, for comparing and joining two versions of it.

/** A placeholder, a word, spaces, or a sign of its own. */
const TOKEN = /\{[\w.]+\}|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}\p{N}]+)*|\s+|./gsu;

export const tokenize = (text: string): string[] => text.match(TOKEN) ?? [];

const wordsIn = (text: string) => tokenize(text).filter((token) => /[\p{L}\p{N}]/u.test(token));

/** Whether one text can be another version of the other: they share half of the words of the shorter one. */
export function sharesHalfTheWords(a: string, b: string): boolean {
  const [words, others] = [wordsIn(a), new Set(wordsIn(b))];
  const shared = words.filter((word) => others.has(word)).length;
  return shared >= Math.min(words.length, others.size) / 2;
}
