// A fact that is typed into a text, where a placeholder would be filled in, is the company's.
import { furtherPhones, tenDigits } from '../../../model/further-phones.ts';
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../diagnostic.ts';
import { kindsOf } from '../../messages/message.ts';
import { siteWords } from '../../site/expand/words.ts';
import { otherHours } from '../hours/other-hours.ts';
import type { Rule } from '../rule.ts';
import { inTexts, partAt } from '../texts/all-texts.ts';

export const { messages, found } = kindsOf({
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
      'faqs.billing.due-date.answer: Our office is open by appointment on Saturday, 9 am to 12 pm.',
      'faqs.billing.due-date.answer: Our trucks deliver Monday to Friday, 6 am to 5 pm.',
    ],
  },
});

interface OtherFact {
  said: string;
  fact: string;
  /** The placeholder for the fact. */
  word: string;
  value: string;
}

interface Fact {
  name: string;
  /** A quick pattern for all texts that may hold the fact: a search through all texts has to be fast. */
  look: RegExp;
  /** The ways in which texts write the fact, with it in the first group. */
  said: RegExp;
}

/** By placeholder. */
const FACTS: Record<'email' | 'founded' | 'rating' | 'phone', Fact> = {
  email: {
    name: 'e-mail address',
    look: /@/g,
    said: /(?<![\w.+-])([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g,
  },
  founded: {
    name: 'founding year',
    look: /(?:19|20)\d\d/g,
    said: /\b(?:family[- ]owned(?: and operated)?|founded|established|in business) (?:in|since) ((?:19|20)\d\d)\b/gi,
  },
  rating: {
    name: 'rating',
    look: / of 5/g,
    said: /(?<![\d.])([1-5](?:\.\d)?) (?:out of 5|of 5 stars)\b/gi,
  },
  phone: {
    name: 'phone number',
    look: /\d[ .–-]\d\d\d\d/g,
    // A number with its area code, such as (716) 555-0142, 716-555-0142 or +1 716.555.0142, and no fax.
    said: /(?<!\bfax[^.]{0,20})(?<![\d.,$#/-])((?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .–-])\d{3}[ .–-]\d{4})(?![\d-])/gi,
  },
};

export const check: Rule = ({ manifest }) => [
  ...(['email', 'founded', 'rating', 'phone'] as const).flatMap((word) => factIn(word, manifest)),
  ...otherHours(manifest).map(({ pointer, facts, part }) =>
    found('other-fact', pointer, facts, { part }),
  ),
];

function factIn(word: keyof typeof FACTS, manifest: Manifest): Finding[] {
  const { name, look, said: pattern } = FACTS[word];
  const value = siteWords(manifest)[word];
  if (value === undefined) return [];
  const plain = word === 'phone' ? tenDigits : (text: string) => text.toLowerCase();
  const further = word === 'phone' ? furtherPhones(manifest.company) : [];
  const own = [value, ...further.map(({ phone }) => phone)].map(plain);
  const find = (text: string) =>
    [...text.matchAll(pattern)].find(([, said = '']) => !own.includes(plain(said)));
  return inTexts(manifest, look, find)
    .filter(({ pointer }) => pointer[0] !== 'company')
    .map(({ value: text, pointer, what: { 0: said, index } }) => {
      const part = partAt(text, index, index + said.length);
      return found('other-fact', pointer, { said, word, fact: name, value }, { part });
    });
}
