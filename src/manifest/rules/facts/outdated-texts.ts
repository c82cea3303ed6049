// Texts count and name what the facts have: holidays, closed days, sizes, counties and towns.
import type { Company, Manifest } from '../../../model/manifest.generated.ts';
import type { Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { daysOf, fixedHours } from '../../site/office-hours.ts';
import { escapePattern, isPartOfName } from '../../text/strings.ts';
import { asObject, valueAt } from '../../text/values.ts';
import type { Rule } from '../rule.ts';
import { inTexts, partAt } from '../texts/all-texts.ts';
import { isCounty } from '../towns/counties.ts';

interface Outdated {
  said: string;
  /** The fact as a clause: "the list has 6 holidays". */
  correction: string;
}

const HOLIDAYS = `service_days: { visit: pickup, days: [Monday], weekend_holidays: ask, holidays: [
  { name: Labor Day, when: First Monday in September }, { name: Thanksgiving, when: Thanksgiving }, { name: Christmas, when: December 25 }]`;

/** The holidays above, and an answer that counts them. */
const withAnswer = (answer: string) => `${HOLIDAYS} }\nfaqs.billing.due-date.answer: ${answer}`;

export const { messages, createFinding } = defineMessages({
  'outdated-text': {
    title: 'A text that counts or names something else than the facts have',
    severity: 'warning',
    sentence: ({ said, correction }: Outdated) => `A text says "${said}", but ${correction}.`,
    hint: () => 'Correct the text or the fact, whichever is not right.',
    bad: [
      withAnswer('We observe six holidays.'),
      'size_lists.planting.yard-20.is_active: false\nfaqs.billing.due-date.answer: Take the 20-yard box.',
      'size_lists.planting.yard-20.is_active: false\nsize_lists.planting.yard-10.description: Half of a 20-yard box.',
      'faqs.billing.due-date.answer: Our trucks drive in three counties.',
      'faqs.billing.due-date.answer: Our trucks drive in 7 towns.',
      'company.hours.+: { from: Saturday, opens: "08:00", closes: "12:00" }\nfaqs.billing.due-date.answer: We are closed on Saturday and Sunday.',
    ],
    good: [
      withAnswer('We observe 3 holidays. With two holidays in a week, pickup moves by two days.'),
      'faqs.billing.due-date.answer: We are closed on Saturday and Sunday.',
      'company.hours.+: { from: Saturday, by_appointment: true }\nfaqs.billing.due-date.answer: We are closed on weekends.',
      'towns.dunkirk.mowing.intro: The city is between two lakes and in two counties.',
      'size_lists.planting.yard-20.is_active: false\ntowns.dunkirk.planting.size_uses.yard-20: The 20-yard box is for a roof.',
      'faqs.billing.due-date.answer: Our trucks drive in 15+ towns, more than two counties and the next three counties.',
    ],
  },
});

/** A search for texts that state a fact, and the fact to compare them with. */
interface Search {
  /** A pattern that is quick to find, and part of each match. */
  prefilter: string;
  pattern: RegExp;
  /** The fact that contradicts a match in the text at a pointer; undefined if the match is right. */
  correction(match: RegExpMatchArray, pointer: Pointer): string | undefined;
}

export const check: Rule = (context) => {
  const { manifest, previous } = context;
  const searches = [
    counts(manifest),
    closedDays(manifest.company),
    ...goneNames(manifest, previous?.()?.manifest),
  ];
  const prefilter = new RegExp(searches.map((search) => search.prefilter).join('|'), 'g');
  const matches = (text: string) =>
    searches.flatMap(({ pattern, correction }) =>
      [...text.matchAll(pattern)].map((match) => ({ match, correction })),
    );
  return inTexts(context, prefilter, matches).flatMap(({ value, pointer, what }) =>
    what.flatMap(({ match, correction: correct }) => {
      const correction = correct(match, pointer);
      const { 0: said, index = 0 } = match;
      const part = partAt(value, index, index + said.length);
      return correction
        ? [createFinding('outdated-text', pointer, { said, correction }, { part })]
        : [];
    }),
  );
};

const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** "We observe six holidays", "in three counties", "serving 7 towns". After other words, a number may count only a part. */
function counts({ service_days, towns }: Manifest): Search {
  const holidays = service_days?.holidays ?? [];
  const moving = holidays.filter(({ effect }) => effect !== 'nothing');
  const yearly = moving.filter(({ when }) => !/^\d/.test(when));
  const active = towns.filter(({ is_active }) => is_active);
  const counties = [...new Set(active.flatMap((town) => town.counties))].filter(isCounty);
  const trueCounts: Record<string, number[]> = {
    holidays: service_days ? [holidays, moving, yearly].map(({ length }) => length) : [],
    counties: counties.length > 0 ? [counties.length] : [],
    towns: [active.filter(({ kind }) => kind !== 'region').length],
  };
  return {
    prefilter: 'olidays| counties| towns',
    pattern: new RegExp(
      `(?<=^|\\b(?:in|across|our|serve|serving|observe) )(\\d+|${NUMBERS.join('|')}) (?:observed )?(holidays|counties|towns)\\b`,
      'gi',
    ),
    correction: ([, number = '', what = ''], [list, at]) => {
      // A town's text may count the counties and towns around it.
      const isAround = list === 'towns' && towns[Number(at)]?.kind !== 'region';
      if (isAround && what !== 'holidays') return undefined;
      const trueNumbers = trueCounts[what.toLowerCase()] ?? [];
      const count = NUMBERS.indexOf(number.toLowerCase()) + 1 || Number(number);
      return trueNumbers.length === 0 || trueNumbers.includes(count)
        ? undefined
        : `the file has ${trueNumbers[0]}`;
    },
  };
}

/** "Closed on Saturday and Sunday", although the office is open on one of them. */
function closedDays({ hours = [] }: Company): Search {
  const open = fixedHours(hours).flatMap(daysOf);
  return {
    prefilter: '[Cc]losed (?:on )?(?:[MTWFS]\\w+day|weekends)',
    pattern:
      /\bclosed (?:on )?(?:weekends|[A-Z]\w+days?(?:(?:,|,? and|,? or| to|[-–])+ ?[A-Z]\w+days?)*)/gi,
    correction: ([text]) => {
      const listedDays = text.replace('weekends', 'Saturday, Sunday');
      const day = open.find((weekday) => listedDays.includes(weekday));
      return day && `the office is open on ${day}`;
    },
  };
}

const sizesOf = ({ size_lists = {} }: Manifest) => Object.values(size_lists).flat();
const isOff = ({ is_active }: { is_active?: unknown }) => is_active === false;
const shownTowns = ({ towns }: Manifest) =>
  towns.filter(({ is_active, kind }) => is_active && kind !== 'region');

/** The names that texts may use, by what they name; with `all`, also those of sizes that are switched off. */
const NAMES: Record<string, (manifest: Manifest, all?: boolean) => string[]> = {
  holiday: ({ service_days }) => service_days?.holidays.map(({ name }) => name) ?? [],
  county: (manifest) => shownTowns(manifest).flatMap(({ counties }) => counties),
  town: (manifest) => shownTowns(manifest).map(({ name }) => name),
  size: (manifest, all) =>
    sizesOf(manifest)
      .filter((size) => all || !isOff(size))
      .flatMap(({ cubic_yards }) => (cubic_yards ? `${cubic_yards}-yard` : [])),
};

/** A county's name counts only before "County": it may also be a name of something else. */
const BEHIND_COUNTY = '(?=(?:,? (?:and |or )?\\p{Lu}\\p{L}+)* [Cc]ount(?:y|ies)\\b)';

/** Names that the last version had or that are switched off, and that nothing on the site has now. */
function goneNames(now: Manifest, before?: Manifest): Search[] {
  const off = sizesOf(now).flatMap((size) => (isOff(size) ? size.id : []));
  // Texts of towns and sizes that are switched off are not shown, nor are texts under such a size's id.
  const isShown = (pointer: Pointer) =>
    !pointer.some(
      (step, depth) =>
        off.some((id) => id === step) || isOff(asObject(valueAt(now, pointer.slice(0, depth)))),
    );
  return Object.entries(NAMES).flatMap(([what, namesOf]) => {
    const currentNames = namesOf(now).join('\n');
    const formerNames = [...(before ? namesOf(before) : []), ...namesOf(now, true)];
    const gone = [...new Set(formerNames)].filter((name) => !currentNames.includes(name));
    return gone.map((name) => {
      const prefilter = escapePattern(name).replace('-yard', '[ -][Yy]ard');
      const behind = what === 'county' ? BEHIND_COUNTY : '';
      const isOther = (input: string, at: number, said: string) =>
        what === 'town' ? isPartOfName(input, at, said) : what === 'size' && input === said;
      return {
        prefilter,
        pattern: new RegExp(`(?<![\\p{L}\\d.-])${prefilter}(?![\\p{L}\\d-])${behind}`, 'gu'),
        correction: ({ index = 0, input = '', 0: said }, pointer) =>
          isShown(pointer) && !isOther(input, index, said)
            ? `there is no such ${what} any more`
            : undefined,
      };
    });
  });
}
