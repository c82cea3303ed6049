// Holidays are on their usual dates, and dates on their weekdays: two lost lines or last year's calendar would show here.
import type { Finding } from '../../problem.ts';
import { slugOf } from '../../text/short-names.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { calendarDay, dayInYear, MONTHS, WEEKDAYS, WEEKS, weekdayName } from './calendar-days.ts';

/** By name, as in an address and without the word day. */
const USUAL = new Map([
  ['new-years', 'January 1'],
  ['martin-luther-king-jr', 'Third Monday in January'],
  ['presidents', 'Third Monday in February'],
  ['memorial', 'Last Monday in May'],
  ['juneteenth', 'June 19'],
  ['independence', 'July 4'],
  ['labor', 'First Monday in September'],
  ['columbus', 'Second Monday in October'],
  ['indigenous-peoples', 'Second Monday in October'],
  ['veterans', 'November 11'],
  ['thanksgiving', 'Fourth Thursday in November'],
  ['christmas-eve', 'December 24'],
  ['christmas', 'December 25'],
  ['new-years-eve', 'December 31'],
]);

interface WrittenHoliday {
  name: string;
  when: string;
}

/** The holidays of each table, with their places. */
function tablesOf({ expansion: { pages, notFound } }: RuleContext) {
  return [...pages, notFound].flatMap(({ sections }) =>
    sections
      .filter(({ data }) => data.type === 'holiday-schedule')
      .map(({ data, pointer }) =>
        (data.holidays as WrittenHoliday[]).map((holiday, index) => ({
          ...holiday,
          pointer: [...pointer, 'holidays', index],
        })),
      ),
  );
}

/** "Christmas Day" and "Christmas" are one. */
const plainName = (name: string) => slugOf(name).replace(/-day$/, '');

export const holidayDates: Rule = (context) =>
  tablesOf(context)
    .flat()
    .flatMap(({ pointer, ...holiday }) => {
      const found = wrongDay(holiday) ?? wrongWeekday(holiday);
      return found ? [{ kind: 'holiday-date', pointer: [...pointer, 'when'], ...found }] : [];
    });

export const doubleHolidays: Rule = (context) =>
  tablesOf(context).flatMap((holidays) => {
    const names = holidays.map(({ name }) => plainName(name));
    return holidays
      .filter((_, index) => names.indexOf(names[index] as string) < index)
      .map(({ name, pointer }) => ({
        kind: 'duplicate-holiday' as const,
        pointer: [...pointer, 'name'],
        facts: { name },
      }));
  });

/** The fault of a date, and its mend. */
type Said = Pick<Extract<Finding, { kind: 'holiday-date' }>, 'facts' | 'mend'>;

const usualDate = (name: string) => USUAL.get(plainName(name));

/** Dates that are another day than usual on purpose. */
const OBSERVED = /\bobserved\b/i;

/** Another day than the usual one: of the year that is named, or of any. */
function wrongDay({ name, when }: WrittenHoliday): Said | undefined {
  const usual = usualDate(name);
  if (!usual || OBSERVED.test(when) || isSameDate(when, usual)) return undefined;
  const { year, weekday } = calendarDay(when) ?? {};
  if (year === undefined) {
    return { facts: { name, when, usual }, mend: { instead: usual } };
  }
  const { month, day } = dayInYear(usual, year);
  const date = `${MONTHS[month - 1]} ${day}`;
  const before = weekday === undefined ? '' : `${weekdayName(year, month, day)}, `;
  return {
    facts: { name, when, usual, ofYear: { year, date } },
    mend: { instead: `${before}${date}, ${year}` },
  };
}

/** A weekday that the date does not have in its year. */
function wrongWeekday({ name, when }: WrittenHoliday): Said | undefined {
  const { year, month, days = [], weekday } = calendarDay(when) ?? {};
  const [day, ...others] = days;
  if (!year || !month || !day || weekday === undefined || others.length > 0) return undefined;
  const right = weekdayName(year, month, day);
  if (right === WEEKDAYS[weekday]) return undefined;
  // The weekday is wrong only beside a certain date.
  const certain = usualDate(name) && !OBSERVED.test(when);
  return {
    facts: { name, when, date: `${MONTHS[month - 1]} ${day}, ${year}`, weekday: right },
    ...(certain && { mend: { instead: when.replace(WEEKDAY, right) } }),
  };
}

const WEEKDAY = /\b(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?/i;

/** Figures that cannot be month and day: they say too little to be compared. */
const UNCLEAR = /^[\d\s./-]+$/;

/** Whether a date can be the usual one: "Jan. 1st" is January 1, and "May 31" may be this year's last Monday. */
function isSameDate(when: string, usual: string): boolean {
  // "4th Thursday" names no day of the month.
  const inWords = when.replace(
    /\b([1-4])(?:st|nd|rd|th)(?=\s+\w+day)/i,
    (_, week) => WEEKS[Number(week) - 1] ?? '',
  );
  const said = calendarDay(inWords);
  if (!said) return UNCLEAR.test(when) || isComplete(inWords, usual);
  const possible = [said.year ?? EVERY_YEAR].flat().map((year) => dayInYear(usual, year));
  return possible.some(({ month, day }) => month === said.month && said.days.includes(day));
}

/** In these years each month begins with each day of the week, so each possible date occurs. */
const EVERY_YEAR = [2023, 2024, 2025, 2026, 2027, 2028, 2029, 2030, 2031, 2032, 2033];

/** Whether the words of a date hold all those of another, as whole words, or with their first three letters. */
function isComplete(when: string, usual: string): boolean {
  const said = slugOf(when).split('-');
  return slugOf(usual)
    .split('-')
    .every(
      (word) =>
        word === 'in' ||
        said.some((one) => one === word || (one.length > 2 && word.startsWith(one))),
    );
}
