// Finds what a visitor types in a list of things, also when it is misspelt.
import type { AcceptedItem } from '../../model/manifest.generated.ts';

/** Letters that a word needs before one slip is forgiven, and before two are. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;

/** The items of which one name begins with, or is nearly, each typed word. All items without a word. */
export function findItems(typed: string, items: AcceptedItem[]): AcceptedItem[] {
  const words = wordsOf(typed);
  if (words.length === 0) return items;
  const exact = items.filter((item) => hasAll(words, item, startsWith));
  return exact.length > 0 ? exact : items.filter((item) => hasAll(words, item, isLike));
}

type Match = (word: string, name: string) => boolean;

function hasAll(words: string[], { item, also = [] }: AcceptedItem, match: Match): boolean {
  const names = [item, ...also].flatMap(wordsOf);
  return words.every((word) => names.some((name) => match(word, name)));
}

/** Words without accents, signs and the final s of a plural. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).flatMap((word) => (word ? [singular(word)] : []));
}

const singular = (word: string) => (word.length > 3 ? word.replace(/(?<!s)s$/, '') : word);

const startsWith: Match = (word, name) => name.startsWith(word);

/** Whether a word is a name, or its beginning, with a slip or two. */
const isLike: Match = (word, name) => {
  const forgiven = word.length >= TWO_SLIPS ? 2 : word.length >= ONE_SLIP ? 1 : 0;
  return slips(word, name) <= forgiven;
};

/** The fewest letters to insert, delete, replace or exchange that make a word the beginning of a name. */
function slips(word: string, name: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: name.length + 1 }, (_, at) => at);
  for (let i = 1; i <= word.length; i++) {
    const row = [i];
    for (let j = 1; j <= name.length; j++) {
      const same = word[i - 1] === name[j - 1] ? 0 : 1;
      const exchanged = i > 1 && word[i - 1] === name[j - 2] && word[i - 2] === name[j - 1];
      row[j] = Math.min(
        at(last, j) + 1,
        at(row, j - 1) + 1,
        at(last, j - 1) + same,
        exchanged ? at(beforeLast, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return Math.min(...last);
}

const at = (row: number[], index: number) => row[index] ?? Number.POSITIVE_INFINITY;
