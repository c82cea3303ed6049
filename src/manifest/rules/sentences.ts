// Tells the sentences of texts apart without keeping them: each becomes a number, so that thousands of pages can be compared.

/** Shorter sentences, such as "Call us today.", may stand anywhere. */
const FEWEST_WORDS = 4;

const SPACE = 32;

/** The numbers of the FNV-1a hash (RFC 9923). */
const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;

/** No code unit's lower-case form. */
const UNKNOWN = 0xffff;

/** By code unit: its lower-case form where it is a letter or a digit, and 0 where it only separates words. */
const letters = new Uint16Array(0x10000).fill(UNKNOWN);

function letter(code: number): number {
  const known = letters[code] as number;
  if (known !== UNKNOWN) return known;
  const sign = String.fromCharCode(code);
  const lower = /[\p{L}\p{N}\p{Cs}]/u.test(sign) ? sign.toLowerCase().charCodeAt(0) : 0;
  letters[code] = lower;
  return lower;
}

/** Stands between texts, each of which ends like a sentence. */
export const END_OF_TEXT = '\0';

const END = END_OF_TEXT.charCodeAt(0);

const isSpace = (code: number) => code === SPACE || (code >= 9 && code <= 13) || code === 0xa0;
const endsSentence = (code: number) => code === 46 || code === 33 || code === 63;

/**
 * The sentences of at least four words in some texts, without regard to capitals and punctuation: equal sentences have
 * equal numbers. Two different ones have the same number once in 2^30 pairs, which is no more than one sentence of a
 * page too many. Numbers of 30 bits are those that sets are fastest with.
 * @param texts all of them in one, because that is faster than one by one, with their ends marked
 */
export function sentences(texts: string): Set<number> {
  const found = new Set<number>();
  let sum = FIRST;
  let words = 0;
  let inWord = false;
  let before = SPACE;
  for (let index = 0; index <= texts.length; index++) {
    const code = index < texts.length ? texts.charCodeAt(index) : END;
    const next = letter(code);
    if (next !== 0) {
      if (!inWord) words++;
      sum = Math.imul(sum ^ (inWord ? next : next + 0x10000), PRIME);
    } else if (code === END || (isSpace(code) && endsSentence(before))) {
      if (words >= FEWEST_WORDS) found.add((sum ^ (sum >>> 17)) & 0x3fffffff);
      sum = FIRST;
      words = 0;
    }
    inWord = next !== 0;
    before = code;
  }
  return found;
}
