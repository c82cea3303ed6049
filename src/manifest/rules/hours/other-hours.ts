// Office hours that are typed into a text are the company's.
import type { Manifest, OpenHours } from '../../../model/manifest.generated.ts';
import { daysOf, hoursWords, WEEK } from '../../site/office-hours.ts';
import { inTexts, partAt } from '../texts/all-texts.ts';

const DAY = '(mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?\\.?';
const TO = ' ?(?:to|through|thru|until|till|-|–|—) ?';
const TIME = '(\\d{1,2})(?::(\\d\\d))? ?(?:([ap])(?:\\.m\\.|m\\b))?';
const DAYS = `\\b${DAY}(?:${TO}${DAY})?`;
const TIMES = `(?:from )?${TIME}${TO}${TIME}`;

/** "Monday to Friday, 8 am to 5 pm" and "8:00 AM – 5:00 PM, Mon–Fri". */
const FIRST_DAYS = new RegExp(`${DAYS},? ?:? ?${TIMES}`, 'gi');
const FIRST_TIMES = new RegExp(`\\b${TIMES},? (?:on )?${DAYS}`, 'gi');

/** The words of a text about the office’s usual week, in contrast to one about its trucks or about appointments. */
const OF_OFFICE = /\b(?:office|open|hours|call|phone|reach)\b/i;
const OF_OTHERS =
  /\b(?:deliver\w*|pick(?:ed|s)?[- ]?up\w*|trucks?|drivers?|crews?|routes?|appointments?)\b/i;

interface Said {
  part: string;
  index: number;
  days: OpenHours['from'][];
  opens: string;
  closes: string;
}

/** Texts with other office hours than the company's, each with the facts for its finding. */
export function otherHours(manifest: Manifest) {
  const { hours = [] } = manifest.company;
  const find = (text: string) => hoursInText(text).find((said) => differs(said, hours));
  if (hours.length === 0) return [];
  return inTexts(manifest, /\d ?[ap]\.?m/gi, find).map(({ value: text, pointer, what }) => {
    const part = partAt(text, what.index, what.index + what.part.length);
    const value = hoursWords(hours).hours ?? '';
    const facts = { said: what.part, fact: 'office hours', word: 'hours', value };
    return { pointer, facts, part };
  });
}

/** The hours that a text names with their days. */
function hoursInText(text: string): Said[] {
  return text.split(/(?<=[^.apm][.!?]) /i).flatMap((sentence) => {
    if (!OF_OFFICE.test(sentence) || OF_OTHERS.test(sentence)) return [];
    const start = text.indexOf(sentence);
    const daysFirst = [...sentence.matchAll(FIRST_DAYS)].map((match) => read(match, 1, 3));
    const timesFirst = [...sentence.matchAll(FIRST_TIMES)].map((match) => read(match, 7, 1));
    return [...daysFirst, ...timesFirst]
      .filter((said) => said !== undefined)
      .map((said) => ({ ...said, index: start + said.index }));
  });
}

/** The hours in a match; undefined without ordered days or without am and pm. */
function read(match: RegExpMatchArray, days: number, times: number): Said | undefined {
  const [from, to] = [dayOf(match[days]), dayOf(match[days + 1])];
  const closes = clock(match.slice(times + 3, times + 6));
  const opens = clock([match[times], match[times + 1], match[times + 2] ?? halfOf(match[times])]);
  if (!from || !opens || !closes || !match[times + 5]) return undefined;
  const named = daysOf({ from, ...(to && { to }) });
  return { part: match[0], index: match.index ?? 0, days: named, opens, closes };
}

/** No office opens before six in the morning without saying so: "1 to 5 pm". */
const halfOf = (hour: string | undefined) => (Number(hour) < 6 || hour === '12' ? 'p' : 'a');

const dayOf = (word = '-') =>
  WEEK.find((day) => day.toLowerCase().startsWith(word.toLowerCase().slice(0, 3)));

/** "17:00" for five in the afternoon. */
function clock([hour, minute = '00', half]: (string | undefined)[]): string | undefined {
  const hours = Number(hour);
  if (hours < 1 || hours > 12) return undefined;
  const since = (hours % 12) + (half?.toLowerCase() === 'p' ? 12 : 0);
  return `${String(since).padStart(2, '0')}:${minute}`;
}

/**
 * Whether the office has other hours on one of the days. A day with a break has several entries, which texts may word
 * in many ways.
 */
function differs({ days, opens, closes }: Said, hours: OpenHours[]): boolean {
  return days.some((day) => {
    const entries = hours.filter((entry) => daysOf(entry).includes(day));
    const [entry] = entries;
    return entries.length < 2 && (entry?.opens !== opens || entry.closes !== closes);
  });
}
