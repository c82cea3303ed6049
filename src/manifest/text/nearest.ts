// Finds the most probable intended word.
import { editDistance } from '../../model/text/like-words.ts';
import { commonEnds } from './common-ends.ts';

/** A longer word is no typo of a known one, and takes long to compare. */
const MAX_WORD_LENGTH = 60;

/** The candidate that `word` may be a misspelling of; undefined if more than two of five letters are wrong. */
export function closestMatch(word: string, candidates: Iterable<string>): string | undefined {
  if (word.length > MAX_WORD_LENGTH) return undefined;
  let best: string | undefined;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const length = Math.min(word.length + 1, candidate.length);
    // Words of two letters must match: "NY" is not Nye, and "fr" is not es.
    const limit = word.length > 2 ? Math.floor(length * 0.4) : 0;
    // The difference in length is a lower bound for the distance.
    if (Math.abs(candidate.length - word.length) > Math.min(limit, bestDistance + 1)) continue;
    const changes = editDistance(word.toLowerCase(), candidate.toLowerCase());
    // Of equally near words, prefer the one with more common letters at its ends: "fone" is phone, not home.
    const [start, end] = commonEnds(word, candidate);
    const d = changes - (start + end) / 200;
    if (changes <= limit && d < bestDistance) [best, bestDistance] = [candidate, d];
  }
  return best ?? [...candidates].find((candidate) => sameStem(word, candidate));
}

/** Whether two words begin alike for most of the shorter one: county and counties, alt_text and alt. */
function sameStem(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  const [shared] = commonEnds(a, b);
  const [longer = ''] = [a, b].toSorted((one, other) => other.length - one.length);
  // The longer one must be a single word: Monday-Friday is not Monday.
  const isWord = /^[a-z\d_-]*$/.test(longer.slice(shared));
  return isWord && shared >= 3 && shared >= shorter * 0.8 && shorter * 3 > longer.length;
}
