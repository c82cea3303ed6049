// The sentences of a town's texts without its name, by which towns are compared.

/** Shorter sentences, such as "Call us today.", may be on any page and are not compared. */
const MIN_WORDS = 4;

/** A pair of neighboring words that ends in a longer word is rarer: few texts share it by chance. */
const MIN_RARE_WORD_CHARS = 5;

/** The share of a sentence's pairs of words from which on another text counts as saying the same. */
const MIN_SHARED_RATIO = 0.5;

/** A sentence's index ranges in `pairs` and `names`; its first word is no name. */
type Sentence = Record<'pairs' | 'names', readonly [from: number, to: number]>;

/** The sentences of some texts, as numbers that can be compared. */
export interface TextShingles {
  sentences: Sentence[];
  /** The pairs of neighboring words. Words are numbers here, so that thousands of towns can be compared. */
  pairs: number[];
  rarePairs: number[];
  names: number[];
  /** The pairs and names as sets, made on first use: most towns are never compared. */
  sets?: { pairs: Set<number>; names: Set<number> };
}

const lookupSets = (shingles: TextShingles) => {
  shingles.sets ??= { pairs: new Set(shingles.pairs), names: new Set(shingles.names) };
  return shingles.sets;
};

/** The numbers of the FNV-1a hash (RFC 9923). */
const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;

/** By code unit: its lower-case form where it is a letter or a digit, 0 where it separates words, -1 where unknown. */
const letters = new Int32Array(0x10000).fill(-1);

function letterOf(code: number): number {
  const letterOrMark = letters[code];
  if (letterOrMark === undefined) return 0;
  if (letterOrMark !== -1) return letterOrMark;
  const sign = String.fromCharCode(code);
  const letter = /[\p{L}\p{N}]/u.test(sign) ? sign.toLowerCase().charCodeAt(0) : 0;
  letters[code] = letter;
  return letter;
}

const endsSentence = (code: number) => code === 46 || code === 33 || code === 63;

/** Splits texts into sentences and hashes their words, without the town's name and its placeholders. */
export function shingleTexts(texts: string[], name: string): TextShingles {
  const withoutName = texts.join('.\n').replaceAll(name, ' ');
  const text = withoutName.includes('{')
    ? withoutName.replace(/\{(?:town|place)\}/g, ' ')
    : withoutName;
  const shingles: TextShingles = { sentences: [], pairs: [], rarePairs: [], names: [] };
  const { pairs, names } = shingles;
  let [firstPair, firstName] = [0, 0];
  let wordCount = 0;
  let previousWord = 0;
  for (let index = 0; index <= text.length; index++) {
    let code = text.charCodeAt(index);
    let letter = letterOf(code);
    if (letter !== 0) {
      const isName = letter !== code;
      const start = index;
      let word = FIRST;
      for (; letter !== 0; letter = letterOf(code)) {
        word = Math.imul(word ^ letter, PRIME);
        code = text.charCodeAt(++index);
      }
      if (isName) names.push(word);
      if (wordCount > 0) {
        const pair = (Math.imul(previousWord, PRIME) ^ word) & 0x3fffffff;
        pairs.push(pair);
        if (index - start >= MIN_RARE_WORD_CHARS) shingles.rarePairs.push(pair);
      } else firstName = names.length;
      previousWord = word;
      wordCount++;
    }
    const isEnd = endsSentence(code) && letterOf(text.charCodeAt(index + 1)) === 0;
    if (isEnd || index >= text.length) {
      if (wordCount >= MIN_WORDS)
        shingles.sentences.push({
          pairs: [firstPair, pairs.length],
          names: [firstName, names.length],
        });
      firstPair = pairs.length;
      wordCount = 0;
    }
  }
  return shingles;
}

/** The number of a town's sentences that another one shares: most pairs of words, and every name. */
export const sharedSentences = (town: TextShingles, other: TextShingles): number =>
  town.sentences.filter(
    ({ pairs: [from, to], names }) =>
      town.pairs.slice(from, to).filter((pair) => lookupSets(other).pairs.has(pair)).length >=
        MIN_SHARED_RATIO * (to - from) &&
      town.names.slice(...names).every((name) => lookupSets(other).names.has(name)),
  ).length;
