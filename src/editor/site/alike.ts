// The likeness of two texts: the share of their pairs of neighboring words.
import { pairsOf, plainWords } from '../../manifest/text/word-pairs.ts';

/** From 0 for nothing in common to 1 for the same text. */
export function alike(one: string, other: string): number {
  const [first, second] = [new Set(pairsOf(plainWords(one))), new Set(pairsOf(plainWords(other)))];
  if (first.size === 0 || second.size === 0) return 0;
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / (first.size + second.size);
}
