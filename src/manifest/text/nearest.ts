// Finds the most probable intended word.

/** The number of single-letter changes (insert, delete, replace, swap neighbours) that turn one word into another. */
export function distance(a: string, b: string): number {
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
const LONGEST = 60;

/** The candidate closest to `word`, or undefined when each differs in more than about a third of its letters. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > LONGEST) return undefined;
  let best: string | undefined;
  let bestDistance = Math.max(2, Math.ceil(word.length / 3)) + 0.5;
  for (const candidate of candidates) {
    // Each letter more or less is a change, of which at most half is forgiven.
    if (Math.abs(candidate.length - word.length) > bestDistance + 0.5) continue;
    // Of equally near words the one that begins and ends more alike: "fone" is phone, not home.
    const d = distance(word.toLowerCase(), candidate.toLowerCase()) - ends(word, candidate) / 200;
    if (d < bestDistance) [best, bestDistance] = [candidate, d];
  }
  return best ?? [...candidates].find((candidate) => sameStem(word, candidate));
}

/** The candidates, those closest to `word` first. */
export function byNearness(word: string, candidates: Iterable<string>): string[] {
  const plain = word.slice(0, LONGEST).toLowerCase();
  return [...new Set(candidates)]
    .map((candidate) => ({ candidate, far: distance(plain, candidate.toLowerCase()) }))
    .sort((a, b) => a.far - b.far)
    .map(({ candidate }) => candidate);
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
  const longer = Math.max(a.length, b.length);
  return shared >= 3 && shared >= shorter * 0.75 && shorter * 3 > longer;
}
