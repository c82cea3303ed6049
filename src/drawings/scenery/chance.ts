// Numbers that look like chance and follow from a name, so that a place is drawn the same way every time.

/** Gives numbers from 0 up to 1. */
export type Random = () => number;

/** The numbers of a name: FNV-1a makes a seed of it, and mulberry32 goes on from there. */
export function seededRandom(name: string): Random {
  let seed = 0x811c9dc5;
  for (const letter of name) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let mix = Math.imul(seed ^ (seed >>> 15), seed | 1);
    mix ^= mix + Math.imul(mix ^ (mix >>> 7), mix | 61);
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32;
  };
}
