// A fact that is typed into a text, where a placeholder would be filled in, is the company's.
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { RuleMessages } from '../../messages/message.ts';
import { type Finding, found } from '../../problem.ts';
import { siteWords } from '../../site/expand/words.ts';
import { otherHours } from '../hours/other-hours.ts';
import type { Rule } from '../rule.ts';
import { inTexts, partAt } from '../texts/all-texts.ts';
import { otherPhones } from './other-phones.ts';

export const messages = {
  'other-fact': {
    title: 'A fact in a text that is not the company’s',
    severity: 'warning',
    sentence: ({ said, fact, value }: OtherFact) =>
      fact === 'office hours'
        ? `A text says "${said}", but the office hours are: ${value}.`
        : `A text says "${said}", but the company’s ${fact} is ${value}.`,
    hint: ({ word }: OtherFact) =>
      `Write {${word}} where the company is meant: it is filled in on every page.`,
    bad: [
      'faqs.billing.due-date.answer: Write to ofice@lakeside-hauling.test any day.',
      'faqs.billing.due-date.answer: Family-owned since 1959.',
      'faqs.billing.due-date.answer: We have 4.9 out of 5 stars.',
      'faqs.billing.due-date.answer: Call us at 716-555-4411 any day.',
      'faqs.billing.due-date.answer: Our office is open Monday to Friday, 8 am to 5 pm.',
    ],
    good: [
      'faqs.billing.due-date.answer: Call us at 716-555-4410. Fax 716-555-9999.',
      'faqs.billing.due-date.answer: Our office is open Monday to Friday, 7 am to 5 pm.',
      'faqs.billing.due-date.answer: Our trucks deliver Monday to Friday, 6 am to 5 pm.',
    ],
  },
} satisfies RuleMessages;

interface OtherFact {
  said: string;
  fact: string;
  /** The placeholder for the fact. */
  word: string;
  value: string;
}

type FactWord = 'email' | 'founded' | 'rating';

/** The name of each fact. */
const FACTS = { email: 'e-mail address', founded: 'founding year', rating: 'rating' };

/** By placeholder: the ways in which texts write its fact, with the fact in the first group. */
const SAID: Record<FactWord, RegExp> = {
  email: /(?<![\w.+-])([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g,
  founded:
    /\b(?:family[- ]owned(?: and operated)?|founded|established|in business) (?:in|since) ((?:19|20)\d\d)\b/gi,
  rating: /(?<![\d.])([1-5](?:\.\d)?) (?:out of 5|of 5 stars)\b/gi,
};

/** A quick pattern for all texts that may hold a fact: a search through all texts has to be fast. */
const LOOK: Record<FactWord, RegExp> = { email: /@/g, founded: /(?:19|20)\d\d/g, rating: / of 5/g };

export const check: Rule = (context) => [
  ...(['email', 'founded', 'rating'] as const).flatMap((word) => factIn(word, context.manifest)),
  ...otherPhones(context),
  ...otherHours(context),
];

function factIn(word: FactWord, manifest: Manifest): Finding[] {
  const value = siteWords(manifest)[word];
  const find = (text: string) =>
    [...text.matchAll(SAID[word])].find(
      ([, said = '']) => said.toLowerCase() !== value?.toLowerCase(),
    );
  if (value === undefined) return [];
  return inTexts(manifest, LOOK[word], find)
    .filter(({ pointer }) => pointer[0] !== 'company')
    .map(({ value: text, pointer, what: { 0: said, index } }) => {
      const part = partAt(text, index, index + said.length);
      return found('other-fact', pointer, { said, word, fact: FACTS[word], value }, { part });
    });
}
