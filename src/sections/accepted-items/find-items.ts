// Finds what a visitor types in a list of things. What is only like a name, or a part of one, becomes a question.
import type { AcceptedItem } from '../../model/manifest.generated.ts';
import { normalizedTokens, prefixEditDistance } from '../../model/text/like-words.ts';

/** Letters that a word needs before one typo is asked about, and before two are. */
const ONE_TYPO = 6;
const TWO_TYPOS = 8;

const MAX_GUESSES = 3;

/**
 * The items with such a name, each under it, or else names that may be meant. A part of a further name, such as "window"
 * of "Window AC", is only asked about, unless another name answers. All items without a word.
 */
export function findItems(typed: string, items: AcceptedItem[]) {
  const words = wordsOf(typed);
  if (words.length === 0) return { answers: items, guesses: [] };
  const names = items
    .flatMap((entry) => [
      entry,
      ...(entry.also ?? []).map((item) => ({ ...entry, item, also: [entry.item] })),
    ])
    .map((entry) => ({ entry, name: wordsOf(entry.item) }));
  const filter = (fits: (name: string[]) => boolean) => names.filter(({ name }) => fits(name));
  const [near = []] = [
    filter((name) => name.length === words.length && hasAll(words, name, isSame)),
    filter((name) => hasAll(words, name, isSame)),
    filter((name) => hasAll(words, name, begins)),
    filter((name) => hasAll(name, words, isSame)),
    filter((name) => hasAll(words, name, isLike)),
  ].filter((found) => found.length > 0);
  const isAnswered = near.some(
    ({ entry, name }) =>
      hasAll(words, name, begins) && (items.includes(entry) || name.length === words.length),
  );
  const rank = ({ entry, name }: (typeof near)[number]) =>
    begins(words[0] ?? '', name[0] ?? '') ? (items.includes(entry) ? 0 : 1) : 2;
  const found = near.sort((a, b) => rank(a) - rank(b)).map(({ entry }) => entry);
  return isAnswered
    ? { answers: found, guesses: [] }
    : { answers: [], guesses: found.slice(0, MAX_GUESSES).map(({ item }) => item) };
}

/** Letters that stand alone are one word: A/C is AC. */
const wordsOf = (text: string) =>
  normalizedTokens(text.replace(/(?<![\p{L}\p{N}])(\p{L})[/. ]+(?=\p{L}(?![\p{L}\p{N}]))/gu, '$1'));

type Match = (word: string, name: string) => boolean;

const hasAll = (words: string[], names: string[], match: Match) =>
  words.every((word) => names.some((name) => match(word, name)));

/** A word without the ending that its plural changes. */
const stem = (word: string) =>
  word.length > 2 ? word.replace(/ies$|(?<![aeiou])y$|(?<=[sxz]|[cs]h)es?$|(?<!s)s$/, '') : word;

const isSame: Match = (word, name) => stem(word) === stem(name);

const begins: Match = (word, name) => name.startsWith(word) || isSame(word, name);

/** Whether a word is a name, or its beginning, with a typo or two. */
const isLike: Match = (word, name) => {
  const forgiven = word.length >= TWO_TYPOS ? 2 : word.length >= ONE_TYPO ? 1 : 0;
  return prefixEditDistance(word, name) <= forgiven;
};
