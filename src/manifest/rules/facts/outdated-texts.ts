// Texts count and name what the facts have: holidays and their rule, sizes, counties and towns.
import type { Manifest, ServiceDays } from '../../../model/manifest.generated.ts';
import type { Pointer } from '../../diagnostic.ts';
import { kindsOf } from '../../messages/message.ts';
import { inWords } from '../../messages/phrases.ts';
import { escapePattern } from '../../text/escape-pattern.ts';
import { plainName } from '../hours/holiday-dates.ts';
import type { Rule } from '../rule.ts';
import { inTexts, partAt } from '../texts/all-texts.ts';

interface Outdated {
  said: string;
  /** What is so, as a clause: "the list has 6 holidays". */
  truth: string;
}

const HOLIDAYS = `service_days: { visit: pickup, days: [Monday], weekend_holidays: ask, holidays: [
  { name: Labor Day, when: First Monday in September }, { name: Thanksgiving, when: Thanksgiving }, { name: Christmas, when: December 25 }]`;

/** The holidays above, with a question about them. */
const asked = (answer: string, more = '') =>
  `${HOLIDAYS}${more} }\nfaqs.billing.due-date.answer: ${answer}`;

export const { messages, found } = kindsOf({
  'outdated-text': {
    title: 'A text that counts or names something else than the facts have',
    severity: 'warning',
    sentence: ({ said, truth }: Outdated) => `A text says "${said}", but ${truth}.`,
    hint: () => 'Correct the text or the fact, whichever is not right.',
    bad: [
      asked('We observe six holidays.'),
      asked('We rest on Labor Day, Veterans Day and Christmas.'),
      asked('A Friday holiday moves pickup to Thursday.', ', friday_holiday_moves_to: Saturday'),
      asked(
        'If a holiday falls on or before your pickup day, pickup that week moves back one day.',
        ', holiday_effect: own_day',
      ),
      'size_lists.planting.yard-20.is_active: false\nfaqs.billing.due-date.answer: Take the 20-yard box.',
      'faqs.billing.due-date.answer: Our trucks drive in three counties.',
      'faqs.billing.due-date.answer: Our trucks drive in 7 towns.',
    ],
    good: [
      asked('We observe 3 holidays. With two holidays in a week, pickup moves by two days.'),
      asked('We rest on Thanksgiving, Christmas and Labor Day, but not on Columbus Day.'),
      asked('A Friday holiday moves pickup to Thursday.'),
      asked('A Monday pickup runs one day later.', ', holiday_effect: own_day'),
      'towns.dunkirk.mowing.intro: The city is between two lakes and in two counties.',
      'size_lists.planting.yard-20.is_active: false\ntowns.dunkirk.planting.size_uses.yard-20: The 20-yard box is for a roof.',
      'faqs.billing.due-date.answer: Our trucks drive in 15+ towns, more than two counties and the next three counties.',
    ],
  },
});

const COUNTS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** A number that stands alone, and not after a word such as "than". The quick question for its first letter is first. */
const NUMBER = `\\b(?=[\\defnost])(?<!\\b(?:than|over|about|other|next|the|of|or|to|these|those|between) )(\\d+|${COUNTS.join('|')})`;

const countOf = (word: string) => COUNTS.indexOf(word.toLowerCase()) + 1 || Number(word);

/** A search for a phrase: the look is quick, and the truth is undefined for what is right. */
interface Search {
  look: RegExp;
  said: RegExp;
  truth(match: RegExpMatchArray, text: string): string | undefined;
  /** Whether a text at a place speaks of something else. */
  skips?(pointer: Pointer): boolean;
}

export const check: Rule = ({ manifest }) => {
  const { service_days: days } = manifest;
  const searches = [
    ...(days ? [countedHolidays(days), namedHolidays(days), fridays(days), laterDays(days)] : []),
    ...sizes(manifest),
    ...counted(manifest),
  ];
  return searches.flatMap(({ look, said, truth, skips }) =>
    inTexts(manifest, look, (text) =>
      [...text.matchAll(said)]
        .flatMap((match) => {
          const is = truth(match, text);
          return is ? [{ match, truth: is }] : [];
        })
        .at(0),
    )
      .filter(({ pointer }) => !FACTS.has(pointer[0]) && !skips?.(pointer))
      .map(({ value, pointer, what }) => {
        const { 0: said, index = 0 } = what.match;
        const part = partAt(value, index, index + said.length);
        return found('outdated-text', pointer, { said, truth: what.truth }, { part });
      }),
  );
};

const FACTS = new Set<unknown>(['service_days', 'size_lists']);

/** "six observed holidays". Of one or two a text may speak for another reason. */
const countedHolidays = ({ holidays }: ServiceDays): Search => ({
  look: /olidays/g,
  said: new RegExp(`${NUMBER} (?:\\w+ )?holidays\\b`, 'gi'),
  truth: ([, word = '']) => {
    const moving = holidays.filter(({ effect }) => effect !== 'nothing');
    const yearly = moving.filter(({ when }) => !/^\d/.test(when));
    const counts = [holidays, moving, yearly].map(({ length }) => length);
    return countOf(word) < 3 || counts.includes(countOf(word))
      ? undefined
      : `the list has ${holidays.length} holidays`;
  },
});

const NAMES =
  "New Year[’']s(?: Day| Eve)?|(?:Presidents[’']?|Memorial|Independence|Labor|Columbus|Veterans[’']?|Thanksgiving|Christmas) Day|Juneteenth|Thanksgiving|Christmas(?: Eve)?|Good Friday|Easter(?: Sunday| Monday)?";

/** A list of three holidays and more, most of which are those of the business. */
function namedHolidays({ holidays }: ServiceDays): Search {
  const names = [NAMES, ...holidays.map(({ name }) => escapePattern(name))].join('|');
  const own = holidays.map(({ name }) => plainName(name));
  return {
    look: /, Labor Day|, Thanksgiving|Christmas/g,
    said: new RegExp(`(?:(?:${names})(?:, | and | or |, and |, or )){2,}(?:${names})`, 'g'),
    truth: ([list]) => {
      const named = list.match(new RegExp(names, 'g')) ?? [];
      const gone = named.filter((name) => !own.includes(plainName(name)));
      const verb = gone.length > 1 ? 'are' : 'is';
      return gone.length > 0 && gone.length * 2 < named.length
        ? `${inWords(gone)} ${verb} not in the list of holidays`
        : undefined;
    },
  };
}

const effects = ({ holidays, holiday_effect = 'later_days' }: ServiceDays) =>
  holidays.map(({ effect = holiday_effect }) => effect);

/** "A Friday holiday moves pickup to Thursday." */
const fridays = (days: ServiceDays): Search => ({
  look: /Friday holiday/g,
  said: /\bFriday holidays? moves? [^.!?]{0,40}?\bto (Thursday|Saturday)\b/gi,
  truth: ([, said]) => {
    const { friday_holiday_moves_to: to = 'Thursday' } = days;
    if (!effects(days).includes('later_days') || to === said) return undefined;
    return to === 'ask' ? 'customers are asked to call' : `\`friday_holiday_moves_to\` is ${to}`;
  },
});

/** "If a holiday falls on or before your pickup day, pickup that week moves back one day." */
const laterDays = (days: ServiceDays): Search => ({
  look: /on or before/g,
  said: /\bon or before your [^.!?]* day\b[^.!?]*?\bone day\b/gi,
  truth: (_, text) =>
    /holiday/i.test(text) && !effects(days).includes('later_days')
      ? `\`holiday_effect\` is ${days.holiday_effect}`
      : undefined,
});

/** "20-yard", for a size that is switched off and that no list has any more. */
function sizes({ size_lists = {} }: Manifest): Search[] {
  const all = Object.values(size_lists).flat();
  const shown = all.filter(({ is_active }) => is_active !== false);
  const yards = (list: typeof all) => new Set(list.map(({ cubic_yards }) => cubic_yards));
  const gone = [...yards(all)].filter((size) => size && !yards(shown).has(size));
  return gone.map((size) => ({
    look: new RegExp(`${size}[ -][Yy]ard`, 'g'),
    said: new RegExp(`(?<![\\d.])${size}[- ]yard\\b`, 'gi'),
    // A text that is the name of a size alone goes away with it.
    truth: ([name], text) => (name === text ? undefined : 'this size is switched off'),
    // So do the texts under its id.
    skips: (pointer) =>
      all.some(({ id, cubic_yards }) => cubic_yards === size && pointer.includes(id)),
  }));
}

/** "three counties", "in six towns". The text of a single town may be about the counties around it. */
function counted({ towns }: Manifest): Search[] {
  const active = towns.filter(({ is_active }) => is_active);
  const counties = new Set(active.flatMap((town) => town.counties)).size;
  const search = (what: string, count: number, before = /$/): Search => ({
    look: new RegExp(` ${what}`, 'g'),
    said: new RegExp(`${NUMBER} ${what}\\b`, 'gi'),
    truth: ({ 1: word = '', index }, text) =>
      countOf(word) === count || !before.test(text.slice(0, index))
        ? undefined
        : `${count} ${count === 1 ? 'is' : 'are'} served`,
    skips: ([list, at]) => list === 'towns' && towns[Number(at)]?.kind !== 'region',
  });
  return [
    search('counties', counties),
    search(
      'towns',
      active.filter(({ kind }) => kind !== 'region').length,
      /\b(?:in|serve|serving|across|our) $/i,
    ),
  ];
}
