// Finds the most probable intended word.

/** The number of single-letter changes (insert, delete, replace, swap neighbours) that turn one word into another. */
export function editDistance(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    [beforeLast, last, row] = [last, row, [i]];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + same,
        swapped ? (beforeLast[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return row[b.length] ?? 0;
}

/** A longer word is not a slip of any known one; comparing it would take as long as it is. */
const MAX_WORD_LENGTH = 60;

/** The candidate that `word` may be a misspelling of; undefined if more than two of five letters are wrong. */
export function closestMatch(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > MAX_WORD_LENGTH) return undefined;
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const length = Math.min(word.length + 1, candidate.length);
    // Of two letters each matters: "NY" is not Nye, and "fr" is not es.
    const limit = word.length > 2 ? Math.floor(length * 0.4) : 0;
    // Each letter more or less is a change.
    if (Math.abs(candidate.length - word.length) > Math.min(limit, bestDistance + 1)) continue;
    const changes = editDistance(word.toLowerCase(), candidate.toLowerCase());
    // Of equally near words the one that begins and ends more alike: "fone" is phone, not home.
    const d = changes - ends(word, candidate) / 200;
    if (changes <= limit && d < bestDistance) [best, bestDistance] = [candidate, d];
  }
  return best ?? [...candidates].find((candidate) => sameStem(word, candidate));
}

/** The number of common letters of two words at both ends together; below 100. */
function ends(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start++;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return start + end;
}

/** Whether two words begin alike for most of the shorter one: county and counties, alt_text and alt. */
function sameStem(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let shared = 0;
  while (shared < shorter && a[shared] === b[shared]) shared++;
  const [longer = ''] = [a, b].toSorted((one, other) => other.length - one.length);
  // A word with more behind it holds more than the other one: Monday-Friday is not Monday.
  const isWord = /^[a-z\d_-]*$/.test(longer.slice(shared));
  return isWord && shared >= 3 && shared >= shorter * 0.8 && shorter * 3 > longer.length;
}
