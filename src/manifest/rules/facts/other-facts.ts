// A fact that is typed into a text, where a placeholder would be filled in, is the company's.
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../problem.ts';
import { siteWords } from '../../site/expand/words.ts';
import type { Rule } from '../rule.ts';
import { inTexts, partAt } from '../texts/all-texts.ts';

type FactWord = 'email' | 'founded' | 'rating';

/** By placeholder: the ways in which texts write its fact, with the fact in the first group. */
const SAID: Record<FactWord, RegExp> = {
  email: /(?<![\w.+-])([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g,
  founded:
    /\b(?:family[- ]owned(?: and operated)?|founded|established|in business) (?:in|since) ((?:19|20)\d\d)\b/gi,
  rating: /(?<![\d.])([1-5](?:\.\d)?) (?:out of 5|of 5 stars)\b/gi,
};

/** A quick pattern for all texts that may hold a fact: a search through all texts has to be fast. */
const LOOK: Record<FactWord, RegExp> = { email: /@/g, founded: /(?:19|20)\d\d/g, rating: / of 5/g };

export const otherFacts: Rule = ({ manifest }) =>
  (['email', 'founded', 'rating'] as const).flatMap((word) => factIn(word, manifest));

function factIn(word: FactWord, manifest: Manifest): Finding[] {
  const value = siteWords(manifest)[word];
  const find = (text: string) =>
    [...text.matchAll(SAID[word])].find(
      ([, said = '']) => said.toLowerCase() !== value?.toLowerCase(),
    );
  if (value === undefined) return [];
  return inTexts(manifest, LOOK[word], find)
    .filter(({ pointer }) => pointer[0] !== 'company')
    .map(({ value: text, pointer, what: { 0: said, index } }) => ({
      kind: 'other-fact',
      pointer,
      facts: { said, word, value },
      part: partAt(text, index, index + said.length),
    }));
}
