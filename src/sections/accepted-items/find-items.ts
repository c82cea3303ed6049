// Finds what a visitor types in a list of things, also when it is misspelt.
import type { AcceptedItem } from '../../model/manifest.generated.ts';
import { normalizedTokens, prefixEditDistance } from '../../model/text/like-words.ts';

/** Letters that a word needs before one slip is forgiven, and before two are. */
const ONE_TYPO = 4;
const TWO_TYPOS = 8;

/** The items of which one name begins with, or is nearly, each typed word. All items without a word. */
export function findItems(typed: string, items: AcceptedItem[]): AcceptedItem[] {
  const typedWords = wordsOf(typed);
  if (typedWords.length === 0) return items;
  const exact = items.filter((item) => hasAll(typedWords, item, startsWith));
  return exact.length > 0 ? exact : items.filter((item) => hasAll(typedWords, item, isLike));
}

type Match = (word: string, name: string) => boolean;

function hasAll(typedWords: string[], { item, also = [] }: AcceptedItem, match: Match): boolean {
  const names = [item, ...also].flatMap(wordsOf);
  return typedWords.every((word) => names.some((name) => match(word, name)));
}

/** Words without the final s of a plural. */
const wordsOf = (text: string) => normalizedTokens(text).map(singular);

const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);

const startsWith: Match = (word, name) => name.startsWith(word);

/** Whether a word is a name, or its beginning, with a slip or two. */
const isLike: Match = (word, name) => {
  const forgiven = word.length >= TWO_TYPOS ? 2 : word.length >= ONE_TYPO ? 1 : 0;
  return prefixEditDistance(word, name) <= forgiven;
};
