// The entries of the office hours make sense, alone and together; closures are on days that exist.
import { isDate } from '../../../model/calendar/day.ts';
import type { Closure, Company, OpenHours } from '../../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { daysOf, type FixedHours, fixedHours } from '../../site/office-hours.ts';
import type { Rule } from '../rule.ts';

/** Opening and closing time, such as "07:00" and "17:00". */
interface Hours {
  opens: string;
  closes: string;
}

type HoursFault =
  | Hours
  | { day: string; hours: Hours; other: Hours }
  | { from: string; to: string }
  | { closure: string; until: string }
  | { date: string };

const withClosure = (text: string) => `company.closures: [{ ${text}, reason: Winter break }]`;

export const { messages, createFinding } = defineMessages({
  'office-hours': {
    title: 'Office hours that cannot be',
    sentence: (facts: HoursFault) => {
      if ('opens' in facts)
        return `These hours begin at ${facts.opens} and end at ${facts.closes}, which is not later.`;
      if ('from' in facts)
        return `${facts.to} comes before ${facts.from}: a week begins on Monday here, and ends on Sunday.`;
      if ('date' in facts) return `There is no day ${facts.date} in the calendar.`;
      if ('closure' in facts)
        return `This closure begins on ${facts.closure} and ends on ${facts.until}.`;
      const { day, hours, other } = facts;
      return `${day} has hours from ${other.opens} to ${other.closes} already, and these from ${hours.opens} to ${hours.closes} overlap with them.`;
    },
    hint: (facts: HoursFault) => {
      if ('opens' in facts)
        return 'The clock has 24 hours: five in the afternoon is "17:00". Hours past midnight end at "23:59", and go on in an entry for the next day.';
      if ('date' in facts) return 'Write a date such as 2026-12-24, or January 15 for each year.';
      if ('closure' in facts)
        return 'Write the earlier day after `from:`, and the year in both or in neither: without it, the closure is one of each year.';
      return 'from' in facts
        ? 'Write the earlier day after `from:`. Hours across a Sunday are two entries.'
        : 'Give each day its hours once. Two entries for one day are for a break in between.';
    },
    bad: [
      'company.hours.0.closes: "05:00"',
      'company.hours.0: { from: Friday, to: Monday, opens: "07:00", closes: "17:00" }',
      'company.hours.+: { from: Friday, to: Saturday, opens: "09:00", closes: "12:00" }',
      withClosure('from: 2027-01-02, to: 2026-12-24'),
      withClosure('from: 2026-12-24, to: January 2'),
      withClosure('from: February 30'),
    ],
    good: [
      'company.hours.+: { from: Saturday, to: Saturday, opens: "09:00", closes: "12:00" }',
      'company.hours.+: { from: Friday, to: Saturday, by_appointment: true }',
      withClosure('from: December 20, to: January 5'),
      withClosure('from: 2026-12-24, to: 2027-01-02'),
    ],
  },
});

const isTime = (text: string) => /^\d\d:\d\d$/.test(text);

export const check: Rule = ({ manifest: { company } }) => [
  ...faultsAt(company, ['company']),
  ...(company.locations ?? []).flatMap((place, index) =>
    faultsAt(place, ['company', 'locations', index]),
  ),
];

function faultsAt(
  { hours = [], closures = [] }: Pick<Company, 'hours' | 'closures'>,
  place: Pointer,
): Finding[] {
  return [
    ...hours.flatMap((entry, index) => {
      const pointer = [...place, 'hours', index];
      return [
        ...reversedDays(entry, pointer),
        ...closesBeforeOpening(entry, pointer),
        ...fixedHours([entry]).flatMap((fixed) =>
          overlap(fixed, pointer, fixedHours(hours.slice(0, index))),
        ),
      ];
    }),
    ...closures.flatMap((closure, index) => closureFault(closure, [...place, 'closures', index])),
  ];
}

function reversedDays(entry: OpenHours, at: Pointer): Finding[] {
  const { from, to } = entry;
  return daysOf(entry).length > 0
    ? []
    : [createFinding('office-hours', [...at, 'to'], { from, to: String(to) })];
}

/** Hours that end before they begin, such as "05:00" written for five in the afternoon. */
function closesBeforeOpening({ opens = '', closes = '' }: OpenHours, at: Pointer): Finding[] {
  // The schema reports a time in another form.
  if (closes > opens || ![opens, closes].every(isTime)) return [];
  const [hour = '', minute] = closes.split(':');
  const later = `${Number(hour) + 12}:${minute}`;
  const replacement = Number(hour) < 12 && later > opens ? later : undefined;
  return [createFinding('office-hours', [...at, 'closes'], { opens, closes }, { replacement })];
}

function overlap(entry: FixedHours, at: Pointer, earlier: FixedHours[]): Finding[] {
  const days = daysOf(entry);
  for (const other of earlier) {
    const sharedDay = daysOf(other).find((day) => days.includes(day));
    if (!sharedDay || entry.opens >= other.closes || other.opens >= entry.closes) continue;
    const facts = { day: sharedDay, hours: entry, other };
    return [createFinding('office-hours', [...at, 'opens'], facts)];
  }
  return [];
}

function closureFault({ from, to = from }: Closure, at: Pointer): Finding[] {
  const unreal = Object.entries({ from, to }).find(([, date]) => !isDate(date));
  if (unreal) return [createFinding('office-hours', [...at, unreal[0]], { date: unreal[1] })];
  const years = [from, to].filter((date) => date.startsWith('2')).length;
  if (years === 0 || (years === 2 && from <= to)) return [];
  return [createFinding('office-hours', [...at, 'to'], { closure: from, until: to })];
}
