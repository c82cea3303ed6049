// The sentences of a town's own texts, without the town's name.
import type { Town } from '../../../model/manifest.generated.ts';
import { townTexts } from '../../site/expand/town-texts.ts';
import { pairsOf, plainWords } from '../../text/word-pairs.ts';

/** Keys of texts that visitors do not read as sentences. */
export const NOT_READ = new Set(['meta_title', 'meta_description', 'to', 'src', 'alt', 'icon']);

/** Shorter sentences, such as "Call us today.", may be on any page. */
const FEWEST_WORDS = 4;

/** The last word of the rarer pairs is at least as long. */
const LONG_WORD = 5;

interface OwnSentence {
  /** Its pairs of neighboring words. */
  pairs: string[];
  /** Its words with a capital letter, but for the first one. */
  names: string[];
}

/** Everything that a town's own texts for a service say. */
export interface OwnTexts {
  sentences: OwnSentence[];
  pairs: Set<string>;
  words: Set<string>;
}

/** The texts of a town's entry for a service, without those of the template. */
export function ownTexts(town: Town, service: string): OwnTexts {
  const all = sentencesOf(town, service).map((text) => ({ text, words: plainWords(text) }));
  return {
    sentences: all
      .filter(({ words }) => words.length >= FEWEST_WORDS)
      .map(({ text, words }) => ({ pairs: pairsOf(words), names: namesIn(text) })),
    pairs: new Set(all.flatMap(({ words }) => pairsOf(words))),
    words: new Set(all.flatMap(({ words }) => words)),
  };
}

/** The pairs of neighboring words in these texts that end in a longer word: few texts share them by chance. */
export function rarePairs(town: Town, service: string): string[] {
  const pairs = sentencesOf(town, service).flatMap((text) => pairsOf(plainWords(text)));
  return [...new Set(pairs.filter((pair) => pair.length - pair.indexOf(' ') > LONG_WORD))];
}

function sentencesOf(town: Town, service: string): string[] {
  const texts: string[] = [];
  const look = (value: unknown): void => {
    if (typeof value === 'string') texts.push(value);
    else if (typeof value === 'object' && value !== null) {
      for (const [key, part] of Object.entries(value)) if (!NOT_READ.has(key)) look(part);
    }
  };
  look(townTexts(town, service));
  const text = texts.join('\n').replaceAll(town.name, ' ');
  return text.replace(/\{(?:town|place)\}/g, ' ').split(/(?<=[.!?])\s+|\n/);
}

/** The first word has a capital letter in any case. */
const namesIn = (text: string): string[] =>
  (text.replace(/\p{L}+/u, '').match(/(?<![\p{L}\p{N}’'])\p{Lu}[\p{L}\p{N}]*/gu) ?? []).map(
    (name) => name.toLowerCase(),
  );
