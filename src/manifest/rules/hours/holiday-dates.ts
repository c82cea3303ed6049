// The settings that decide how holidays move visits are chosen.
import { dayInYear, weekdayOf, yearOf } from '../../../model/calendar/day.ts';
import { defineMessages } from '../../messages/message.ts';
import type { Rule } from '../rule.ts';

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

const withHoliday = (name: string, when: string, more = 'days: [Monday], weekend_holidays: ask') =>
  `service_days: { visit: visit, holidays: [{ name: ${name}, when: ${when} }], ${more} }`;

export const { messages, createFinding } = defineMessages({
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

/** Years to look at for a yearly date: it falls on a weekend in some of them, and on Monday to Thursday in others. */
const YEARS = [2023, 2024, 2025, 2026, 2027, 2028, 2029];

/** The years in which to look for a holiday: all, or the one of its date. */
const yearsOf = (when: string) => (/^\d/.test(when) ? [yearOf(when)] : YEARS);

export const check: Rule = ({ manifest: { service_days } }) => {
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
        effect === 'later_days' && weekdays.some((day) => !LATER_WEEKDAYS.includes(day)),
    );
  const open = (setting: keyof typeof OPEN, field: string) =>
    createFinding('open-holiday-rule', ['service_days', field], { setting }, { at: 'key' });
  return [
    ...(weekend_holidays === undefined && isOnWeekend
      ? [open('weekend_holidays', 'holidays')]
      : []),
    ...(friday_moves_to === undefined && isBeforeFriday ? [open('friday_moves_to', 'days')] : []),
  ];
};

const LATER_WEEKDAYS: string[] = ['Friday', 'Saturday', 'Sunday'];
