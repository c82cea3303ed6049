// A phone number that is typed into a text is the company's: a new number would not reach it.
import { furtherPhones, tenDigits } from '../../../model/further-phones.ts';
import { found } from '../../problem.ts';
import type { Rule } from '../rule.ts';
import { inTexts, partAt } from '../texts/all-texts.ts';

/** A number with its area code, such as (716) 555-0142, 716-555-0142 or +1 716.555.0142. */
const PHONE = /(?<![\d.,$#/-])(?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .–-])\d{3}[ .–-]\d{4}(?![\d-])/g;

/** The words before a number that does not reach the office by phone. */
const NO_CALLS = /\bfax[^.]{0,20}$/i;

export const otherPhones: Rule = ({ manifest }) => {
  const { company } = manifest;
  const { phone } = company;
  const known = [{ phone }, ...furtherPhones(company)].map(({ phone }) => tenDigits(phone));
  const find = (text: string) =>
    [...text.matchAll(PHONE)].find(
      ({ 0: number, index }) =>
        !known.includes(tenDigits(number)) && !NO_CALLS.test(text.slice(0, index)),
    );
  return inTexts(manifest, /\d[ .–-]\d\d\d\d/g, find)
    .filter(({ pointer }) => pointer[0] !== 'company')
    .map(({ value, pointer, what: { 0: said, index } }) => {
      const part = partAt(value, index, index + said.length);
      const facts = { said, fact: 'phone number', word: 'phone', value: phone };
      return found('other-fact', pointer, facts, { part });
    });
};
