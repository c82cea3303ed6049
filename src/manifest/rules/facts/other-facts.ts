// A fact that a text states in place of a placeholder is the company's.
import type { OpenHours } from '../../../model/manifest.generated.ts';
import { furtherPhones, tenDigits } from '../../../model/phones.ts';
import type { Finding } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { sitePlaceholders } from '../../site/expand/placeholders.ts';
import { daysOf, hoursPlaceholders, WEEK } from '../../site/office-hours.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { inTexts, partAt } from '../texts/all-texts.ts';

export const { messages, createFinding } = defineMessages({
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
  word: string;
  value: string;
}

interface Fact {
  name: string;
  /** A quick pattern that every text with the fact matches, because the search goes through all texts. */
  prefilter: RegExp;
  /** The ways in which texts state the fact, which is the first group. */
  pattern: RegExp;
}

const FACTS: Record<'email' | 'founded' | 'rating' | 'phone', Fact> = {
  email: {
    name: 'e-mail address',
    prefilter: /@/g,
    pattern: /(?<![\w.+-])([\w.+-]+@[\w-]+(?:\.[\w-]+)+)/g,
  },
  founded: {
    name: 'founding year',
    prefilter: /(?:19|20)\d\d/g,
    pattern:
      /\b(?:family[- ]owned(?: and operated)?|founded|established|in business) (?:in|since) ((?:19|20)\d\d)\b/gi,
  },
  rating: {
    name: 'rating',
    prefilter: / of 5/g,
    pattern: /(?<![\d.])([1-5](?:\.\d)?) (?:out of 5|of 5 stars)\b/gi,
  },
  phone: {
    name: 'phone number',
    prefilter: /\d[ .–-]\d\d\d\d/g,
    // A number with its area code, such as (716) 555-0142, 716-555-0142 or +1 716.555.0142, and no fax.
    pattern:
      /(?<!\bfax[^.]{0,20})(?<![\d.,$#/-])((?:\+?1[ .-]?)?(?:\(\d{3}\) ?|\d{3}[ .–-])\d{3}[ .–-]\d{4})(?![\d-])/gi,
  },
};

export const check: Rule = (context) => [
  ...(['email', 'founded', 'rating', 'phone'] as const).flatMap((word) => factIn(word, context)),
  ...otherHours(context),
];

function factIn(word: keyof typeof FACTS, context: RuleContext): Finding[] {
  const { manifest } = context;
  const { name, prefilter, pattern } = FACTS[word];
  const value = sitePlaceholders(manifest)[word];
  if (value === undefined) return [];
  const plain = word === 'phone' ? tenDigits : (text: string) => text.toLowerCase();
  const further = word === 'phone' ? furtherPhones(manifest.company) : [];
  const ownNumbers = [value, ...further.map(({ phone }) => phone)].map(plain);
  const find = (text: string) =>
    [...text.matchAll(pattern)].find(([, said = '']) => !ownNumbers.includes(plain(said)));
  return inTexts(context, prefilter, find)
    .filter(({ pointer }) => pointer[0] !== 'company')
    .map(({ value: text, pointer, what: { 0: said, index } }) => {
      const part = partAt(text, index, index + said.length);
      return createFinding('other-fact', pointer, { said, word, fact: name, value }, { part });
    });
}

const DAY = '(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\\.?';
const TO = ' ?(?:to|through|thru|until|till|-|–|—) ?';
const TIME = '(\\d{1,2})(?::(\\d\\d))? ?(?:([ap])(?:\\.m\\.|m\\b))?';
const DAYS = `\\b${DAY}(?:${TO}${DAY})?`;
const TIMES = `(?:from )?${TIME}${TO}${TIME}`;

/** "Monday to Friday, 8 am to 5 pm" and "8:00 AM – 5:00 PM, Mon–Fri". */
const FIRST_DAYS = new RegExp(`${DAYS},? ?:? ?${TIMES}`, 'gi');
const FIRST_TIMES = new RegExp(`\\b${TIMES},? (?:on )?${DAYS}`, 'gi');

/** Words of a text about the office's hours, and of one about trucks, routes or appointments. */
const OF_OFFICE = /\b(?:office|open|hours|call|phone|reach)\b/i;
const OF_OTHERS =
  /\b(?:deliver\w*|pick(?:ed|s)?[- ]?up\w*|trucks?|drivers?|crews?|routes?|appointments?)\b/i;

interface QuotedHours {
  part: string;
  index: number;
  days: OpenHours['from'][];
  opens: string;
  closes: string;
}

function otherHours(context: RuleContext): Finding[] {
  const { hours = [] } = context.manifest.company;
  const find = (text: string) => hoursInText(text).find((said) => differs(said, hours));
  if (hours.length === 0) return [];
  return inTexts(context, /\d ?[ap]\.?m/gi, find).map(({ value: text, pointer, what }) => {
    const part = partAt(text, what.index, what.index + what.part.length);
    const value = hoursPlaceholders(hours).hours ?? '';
    const facts = { said: what.part, fact: 'office hours', word: 'hours', value };
    return createFinding('other-fact', pointer, facts, { part });
  });
}

function hoursInText(text: string): QuotedHours[] {
  return text.split(/(?<=[^.apm][.!?]) /i).flatMap((sentence) => {
    if (!OF_OFFICE.test(sentence) || OF_OTHERS.test(sentence)) return [];
    const start = text.indexOf(sentence);
    const daysFirst = [...sentence.matchAll(FIRST_DAYS)].map((match) => parseHours(match, 1, 3));
    const timesFirst = [...sentence.matchAll(FIRST_TIMES)].map((match) => parseHours(match, 7, 1));
    return [...daysFirst, ...timesFirst]
      .filter((said) => said !== undefined)
      .map((said) => ({ ...said, index: start + said.index }));
  });
}

/** The hours in a match; undefined without ordered days or without am and pm. */
function parseHours(match: RegExpMatchArray, days: number, times: number): QuotedHours | undefined {
  const [from, to] = [dayOf(match[days]), dayOf(match[days + 1])];
  const closes = clock(match.slice(times + 3, times + 6));
  const opens = clock([match[times], match[times + 1], match[times + 2] ?? halfOf(match[times])]);
  if (!from || !opens || !closes || !match[times + 5]) return undefined;
  const namedDays = daysOf({ from, ...(to && { to }) });
  return { part: match[0], index: match.index ?? 0, days: namedDays, opens, closes };
}

/** Without am or pm, an opening hour before six is in the afternoon: "1 to 5 pm". */
const halfOf = (hour: string | undefined) => (Number(hour) < 6 || hour === '12' ? 'p' : 'a');

const dayOf = (word = '-') =>
  WEEK.find((day) => day.toLowerCase().startsWith(word.toLowerCase().slice(0, 3)));

/** "17:00" for five in the afternoon. */
function clock([hour, minute = '00', half]: (string | undefined)[]): string | undefined {
  const hours = Number(hour);
  if (hours < 1 || hours > 12) return undefined;
  const hour24 = (hours % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(hour24).padStart(2, '0')}:${minute}`;
}

/** Whether the office has other hours on one of the days. Days with several entries are not compared. */
function differs({ days, opens, closes }: QuotedHours, hours: OpenHours[]): boolean {
  return days.some((day) => {
    const entries = hours.filter((entry) => daysOf(entry).includes(day));
    const [entry] = entries;
    return entries.length < 2 && (entry?.opens !== opens || entry.closes !== closes);
  });
}
