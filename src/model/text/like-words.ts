// Compares what visitors type with names, also when it is misspelt.

/** The words of a text without accents and signs. */
export function normalizedTokens(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** The fewest letters to insert, delete, replace or exchange that make a word the beginning of a name. */
export const prefixEditDistance = (word: string, name: string): number =>
  Math.min(...prefixDistances(word, name));

/** The number of single-letter changes (insert, delete, replace, swap neighbours) that turn one word into another. */
export const editDistance = (a: string, b: string): number => prefixDistances(a, b).at(-1) ?? 0;

/** The edit distances of a word to all beginnings of a name, the empty one first. */
function prefixDistances(word: string, name: string): number[] {
  let beforeLast: number[] = [];
  let last: number[] = [];
  let row = Array.from({ length: name.length + 1 }, (_, index) => index);
  for (let i = 1; i <= word.length; i++) {
    [beforeLast, last, row] = [last, row, [i]];
    for (let j = 1; j <= name.length; j++) {
      const same = word[i - 1] === name[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && word[i - 1] === name[j - 2] && word[i - 2] === name[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + same,
        swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return row;
}
