// Holidays are on their usual dates, and the family has said what the rule for them leaves open.
import { dayInYear, weekdayOf, yearOf } from '../../../model/calendar/day.ts';
import { defineMessages } from '../../messages/message.ts';
import { slugOf } from '../../text/strings.ts';
import type { Rule } from '../rule.ts';

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

type OpenSetting = { setting: keyof typeof OPEN };

/** Service days with one holiday. */
const withHoliday = (name: string, when: string, more = 'days: [Monday], weekend_holidays: ask') =>
  `service_days: { visit: visit, holidays: [{ name: ${name}, when: ${when} }], ${more} }`;

export const { messages, found } = defineMessages({
  'holiday-date': {
    title: 'A holiday on another date than usual',
    severity: 'warning',
    sentence: ({ name, when, usual }: WrongHoliday) =>
      `${name} is said to be on "${when}", but it is on ${usual}.`,
    hint: () => 'Check whether the dates below have moved up too.',
    bad: [
      withHoliday('New Year’s Day', 'Last Monday in May'),
      withHoliday('Independence Day', 'July 14'),
      withHoliday('Memorial Day', 'May 24'),
      withHoliday('Day after Thanksgiving', 'Last Friday in November'),
      withHoliday('Easter', 'Easter Monday'),
    ],
    good: [
      withHoliday('Christmas Day', 'December 25'),
      withHoliday('Thanksgiving', 'Fourth Thursday in November'),
      withHoliday('Thanksgiving Day', 'Thanksgiving'),
      withHoliday('Black Friday', 'Day after Fourth Thursday in November'),
      withHoliday('Christmas Eve', 'Day before Christmas'),
      withHoliday('Good Friday', 'Good Friday'),
      withHoliday('New Year’s Day', '2027-01-01'),
      withHoliday('Founder’s Day', 'March 3'),
    ],
  },
  'open-holiday-rule': {
    title: 'A question about holidays that only the family can answer',
    severity: 'warning',
    sentence: ({ setting }: OpenSetting) =>
      `Nothing says ${OPEN[setting].question}: visitors are asked to call.`,
    hint: ({ setting }: OpenSetting) =>
      `Under \`service_days:\` write ${OPEN[setting].choices}. Write \`ask\` to leave it to a call.`,
    bad: [
      withHoliday('Christmas', 'December 25', 'days: [Monday]'),
      withHoliday('Labor Day', 'First Monday in September', 'days: [Friday]'),
    ],
    good: [
      withHoliday('Labor Day', 'First Monday in September', 'days: [Monday]'),
      withHoliday(
        'Labor Day',
        'First Monday in September',
        'days: [Friday], holiday_effect: own_day',
      ),
      withHoliday('Christmas', 'December 25', 'days: [Monday], holiday_effect: nothing'),
      withHoliday('Christmas', 'December 25, observed: true', 'days: [Monday]'),
    ],
  },
});

export const check: Rule = (context) => [...holidayDates(context), ...openHolidayRules(context)];

/** The dates of holidays in the United States, by name, as in an address and without the word day. */
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
  ['good-friday', 'Good Friday'],
  ['easter', 'Easter'],
  ['easter-sunday', 'Easter'],
  ['easter-monday', 'Easter Monday'],
  ['thanksgiving', 'Fourth Thursday in November'],
  ['black-friday', 'Day after Thanksgiving'],
  ['day-after-thanksgiving', 'Day after Thanksgiving'],
  ['the-day-after-thanksgiving', 'Day after Thanksgiving'],
  ['christmas-eve', 'December 24'],
  ['christmas', 'December 25'],
  ['new-years-eve', 'December 31'],
]);

/** "Christmas Day" and "Christmas" are one. */
export const plainName = (name: string) => slugOf(name).replace(/-day$/, '');

/** Whether it is the name of a holiday that many have. */
export const isUsual = (name: string) => USUAL.has(plainName(name));

const holidayDates: Rule = ({ manifest }) =>
  (manifest.service_days?.holidays ?? []).flatMap(({ name, when }, index) => {
    const usual = USUAL.get(plainName(name));
    const isSame = (year: number) => dayInYear(when, year) === dayInYear(usual ?? '', year);
    if (!usual || yearsOf(when).every(isSame)) return [];
    const pointer = ['service_days', 'holidays', index, 'when'];
    return [found('holiday-date', pointer, { name, when, usual }, { instead: usual })];
  });

/** Years in which each date is on each weekday once. */
export const YEARS = [2023, 2024, 2025, 2026, 2027, 2028, 2029];

/** A date of one year is of no other. */
const yearsOf = (when: string) => (/^\d/.test(when) ? [yearOf(when)] : YEARS);

/** Settings that the family has not chosen, so that visitors are asked to call. */
const openHolidayRules: Rule = ({ manifest: { service_days } }) => {
  if (!service_days) return [];
  const { days, weekend_holidays, friday_moves_to } = service_days;
  const holidays = service_days.holidays.map((holiday) => {
    const { when, effect = service_days.holiday_effect ?? 'later_days' } = holiday;
    const dates = yearsOf(when).flatMap((year) => dayInYear(when, year) ?? []);
    return { ...holiday, effect, weekdays: dates.map(weekdayOf) };
  });
  const isOnWeekend = holidays.some(
    ({ effect, observed, weekdays }) =>
      observed === undefined &&
      effect !== 'nothing' &&
      (['Saturday', 'Sunday'] as const).some(
        (day) => weekdays.includes(day) && !days.includes(day),
      ),
  );
  const isBeforeFriday =
    days.includes('Friday') &&
    holidays.some(
      ({ effect, weekdays }) =>
        effect === 'later_days' && weekdays.some((day) => !OTHERS.includes(day)),
    );
  const open = (setting: keyof typeof OPEN, field: string) =>
    found('open-holiday-rule', ['service_days', field], { setting }, { at: 'key' });
  return [
    ...(weekend_holidays === undefined && isOnWeekend
      ? [open('weekend_holidays', 'holidays')]
      : []),
    ...(friday_moves_to === undefined && isBeforeFriday ? [open('friday_moves_to', 'days')] : []),
  ];
};

const OTHERS: string[] = ['Friday', 'Saturday', 'Sunday'];
