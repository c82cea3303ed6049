// Messages about office hours and holidays.
import type { Messages } from '../message.ts';

/** Opening and closing time, such as "07:00" and "17:00". */
interface Hours {
  opens: string;
  closes: string;
}

interface HolidayDate {
  name: string;
  when: string;
  /** The usual date, such as "Last Monday in May", if the text has another one. */
  usual?: string;
  /** The date that is named, with its year, and the weekday that it is. */
  date?: string;
  weekday?: string;
  /** The date of the holiday in the year that is named. */
  ofYear?: { year: number; date: string };
}

export const hours = {
  'closes-before-opening': {
    title: 'Office hours that end before they begin',
    sentence: ({ opens, closes }: Hours) =>
      `The office opens at ${opens} and closes at ${closes}, which is not later.`,
    hint: () =>
      'The clock has 24 hours: five in the afternoon is "17:00". Hours past midnight end at "23:59", and go on in an entry for the next day.',
  },
  'hours-overlap': {
    title: 'Two office hours at the same time',
    sentence: ({ day, hours, other }: { day: string; hours: Hours; other: Hours }) =>
      `${day} has hours from ${other.opens} to ${other.closes} already, and these from ${hours.opens} to ${hours.closes} overlap with them.`,
    hint: () => 'Give each day its hours once. Two entries for one day are for a break in between.',
  },
  'reversed-days': {
    title: 'Days from a later one to an earlier one',
    sentence: ({ from, to }: { from: string; to: string }) =>
      `${to} comes before ${from}: a week begins on Monday here, and ends on Sunday.`,
    hint: () => 'Write the earlier day after `from:`. Hours across a Sunday are two entries.',
  },
  'holiday-date': {
    title: 'A holiday on another date than usual',
    severity: 'warning',
    sentence: ({ name, when, usual, date, weekday, ofYear }: HolidayDate) => {
      const said = `${name} is said to be on "${when}", but`;
      if (ofYear) return `${said} ${name} ${ofYear.year} is on ${ofYear.date}.`;
      return usual ? `${said} it is on ${usual}.` : `${said} ${date} is a ${weekday}.`;
    },
    hint: ({ usual, ofYear }: HolidayDate) => {
      if (ofYear) return `Without a year the date stays right: ${usual}.`;
      return usual
        ? 'Look whether the dates below have moved up too.'
        : 'Correct the weekday or the date.';
    },
  },
  'duplicate-holiday': {
    title: 'The same holiday twice in one list',
    severity: 'warning',
    sentence: ({ name }: { name: string }) => `${name} is in the list of holidays twice.`,
    hint: () => 'Keep one of the two, with the date that is right, or give this one its own name.',
  },
} satisfies Messages;
