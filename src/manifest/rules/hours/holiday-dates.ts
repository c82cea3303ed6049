// Holidays are on their usual dates, each once, and the family has said what the rule for them leaves open.
import { dayInYear, weekdayOf } from '../../../model/calendar/day.ts';
import type { Finding } from '../../problem.ts';
import { slugOf } from '../../text/short-names.ts';
import type { Rule } from '../rule.ts';

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
  ['thanksgiving', 'Fourth Thursday in November'],
  ['christmas-eve', 'December 24'],
  ['christmas', 'December 25'],
  ['new-years-eve', 'December 31'],
]);

/** "Christmas Day" and "Christmas" are one. */
const plainName = (name: string) => slugOf(name).replace(/-day$/, '');

const at = (index: number, field: string) => ['service_days', 'holidays', index, field];

export const holidayDates: Rule = ({ manifest }) =>
  (manifest.service_days?.holidays ?? []).flatMap(({ name, when }, index) => {
    const usual = USUAL.get(plainName(name));
    if (!usual || usual === when) return [];
    const mend = { instead: usual };
    return [
      { kind: 'holiday-date', pointer: at(index, 'when'), facts: { name, when, usual }, mend },
    ];
  });

export const doubleHolidays: Rule = ({ manifest }) => {
  const holidays = manifest.service_days?.holidays ?? [];
  const names = holidays.map(({ name }) => plainName(name));
  return holidays.flatMap(({ name }, index) =>
    names.indexOf(names[index] as string) < index
      ? [{ kind: 'duplicate-holiday', pointer: at(index, 'name'), facts: { name } }]
      : [],
  );
};

/** Years in which each date is on each weekday once. */
const YEARS = [2023, 2024, 2025, 2026, 2027, 2028, 2029];

/** Settings that the family has not chosen, so that visitors are asked to call. */
export const openHolidayRules: Rule = ({ manifest: { service_days } }) => {
  if (!service_days) return [];
  const { days, holidays, weekend_holidays, friday_moves_to } = service_days;
  const weekdays = holidays.flatMap(({ when }) =>
    YEARS.map((year) => weekdayOf(dayInYear(when, year) ?? '')),
  );
  const isOnWeekend = (['Saturday', 'Sunday'] as const).some(
    (day) => weekdays.includes(day) && !days.includes(day),
  );
  const isBeforeFriday = days.includes('Friday') && weekdays.some((day) => !OTHERS.includes(day));
  const open = (setting: 'weekend_holidays' | 'friday_moves_to', field: string): Finding => ({
    kind: 'open-holiday-rule',
    pointer: ['service_days', field],
    at: 'key',
    facts: { setting },
  });
  return [
    ...(weekend_holidays === undefined && isOnWeekend
      ? [open('weekend_holidays', 'holidays')]
      : []),
    ...(friday_moves_to === undefined && isBeforeFriday ? [open('friday_moves_to', 'days')] : []),
  ];
};

const OTHERS: string[] = ['Friday', 'Saturday', 'Sunday'];
