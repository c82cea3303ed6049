// Compares what visitors type with names, also when it is misspelt.

/** The words of a text without accents and signs. */
export function normalizedTokens(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** The fewest letters to insert, delete, replace or exchange that make a word the beginning of a name. */
export function prefixEditDistance(word: string, name: string): number {
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
