// Words about office hours, holidays and alerts.
import type { Messages } from '../message.ts';

/** Opening and closing time, such as "07:00" and "17:00". */
interface Hours {
  opens: string;
  closes: string;
}

interface WrongHoliday {
  name: string;
  when: string;
  /** Its usual date, such as "Last Monday in May". */
  usual: string;
}

/** The open questions of the rule for holidays, by the setting that answers them. */
const OPEN = {
  weekend_holidays: {
    question: 'what a holiday on a Saturday or Sunday changes',
    choices:
      '`weekend_holidays: no_change` if nothing moves, or `observed` if a Saturday holiday counts on Friday and a Sunday holiday on Monday',
  },
  friday_moves_to: {
    question: 'when Friday customers are served in a week with an earlier holiday',
    choices: '`friday_moves_to: Saturday` if they move one day too',
  },
};

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
  'unreal-date': {
    title: 'A date that does not exist',
    sentence: ({ date }: { date: string }) => `There is no day ${date} in the calendar.`,
    hint: () => 'Write year, month and day, such as 2026-12-05.',
  },
  'alert-ends-first': {
    title: 'An alert that ends before it begins',
    sentence: ({ from, until }: { from: string; until: string }) =>
      `This alert begins at ${from} and ends at ${until}, so nobody would see it.`,
    hint: () => 'Correct one of the two. A date without a time is a whole day.',
  },
  'alert-for-unknown-town': {
    title: 'An alert for a town that is not in the list',
    sentence: ({ slug }: { slug: string }) => `There is no town with the slug "${slug}".`,
    hint: ({ slugs }: { slugs: string[] }) => `Use one of these: ${slugs.slice(0, 20).join(', ')}.`,
  },
  'holiday-date': {
    title: 'A holiday on another date than usual',
    severity: 'warning',
    sentence: ({ name, when, usual }: WrongHoliday) =>
      `${name} is said to be on "${when}", but it is on ${usual}.`,
    hint: () => 'Look whether the dates below have moved up too.',
  },
  'open-holiday-rule': {
    title: 'A question about holidays that only the family can answer',
    severity: 'warning',
    sentence: ({ setting }: { setting: keyof typeof OPEN }) =>
      `Nothing says ${OPEN[setting].question}: visitors are asked to call.`,
    hint: ({ setting }: { setting: keyof typeof OPEN }) =>
      `Under \`service_days:\` write ${OPEN[setting].choices}. Write \`ask\` to leave it to a call.`,
  },
  'duplicate-holiday': {
    title: 'The same holiday twice in one list',
    severity: 'warning',
    sentence: ({ name }: { name: string }) => `${name} is in the list of holidays twice.`,
    hint: () => 'Keep one of the two, with the date that is right, or give this one its own name.',
  },
} satisfies Messages;
