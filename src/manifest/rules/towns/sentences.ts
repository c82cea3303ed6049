// Tells the sentences of texts apart without keeping them: each becomes a number, so that thousands of pages can be compared.

/** Shorter sentences, such as "Call us today.", may be on any page. */
const FEWEST_WORDS = 4;

/** The numbers of the FNV-1a hash (RFC 9923). */
const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;

/** No code unit's lower-case form. */
const UNKNOWN = 0xffff;

/** By code unit: its lower-case form where it is a letter or a digit, and 0 where it only separates words. */
const letters = new Uint16Array(0x10000).fill(UNKNOWN);

/** The table's entry for a code unit, which is created on demand. */
function letterOf(code: number): number {
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

const isSpace = (code: number) => code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
const endsSentence = (code: number) => code === 46 || code === 33 || code === 63;

/** The code units of a text, in an array, which is faster to walk through than a string. */
function codesOf(text: string): Uint16Array {
  const bytes = Buffer.from(text, 'utf16le');
  return new Uint16Array(bytes.buffer, bytes.byteOffset, text.length);
}

/**
 * The sentences of at least four words in some texts, ignoring case and punctuation: equal sentences have equal
 * numbers. Two different ones collide once in 2^30 pairs, which adds at most one common sentence to a page. Sets are
 * fastest with numbers of 30 bits.
 * @param texts all of them, each on a line of its own
 */
export function sentenceHashes(texts: string): Set<number> {
  const found = new Set<number>();
  const codes = codesOf(texts + END_OF_TEXT);
  let sum = FIRST;
  let words = 0;
  for (let index = 0; index < codes.length; index++) {
    let code = codes[index] as number;
    let letter = letterOf(code);
    if (letter !== 0) {
      words++;
      sum ^= 0x10000;
      // To the end of the word; the last text's end is that of a word too.
      for (; letter !== 0; letter = letterOf(code)) {
        sum = Math.imul(sum ^ letter, PRIME);
        code = codes[++index] as number;
      }
    }
    if (code === END || (isSpace(code) && endsSentence(codes[index - 1] as number))) {
      if (words >= FEWEST_WORDS) found.add((sum ^ (sum >>> 17)) & 0x3fffffff);
      sum = FIRST;
      words = 0;
    }
  }
  return found;
}
