// The entries of the office hours make sense, alone and together.
import type { OpenHours } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../diagnostic.ts';
import { kindsOf } from '../../messages/message.ts';
import { daysOf } from '../../site/office-hours.ts';
import type { Rule } from '../rule.ts';

/** Opening and closing time, such as "07:00" and "17:00". */
interface Hours {
  opens: string;
  closes: string;
}

type HoursFault =
  | Hours
  | { day: string; hours: Hours; other: Hours }
  | { from: string; to: string };

export const { messages, found } = kindsOf({
  'office-hours': {
    title: 'Office hours that cannot be',
    sentence: (facts: HoursFault) => {
      if ('opens' in facts)
        return `The office opens at ${facts.opens} and closes at ${facts.closes}, which is not later.`;
      if ('from' in facts)
        return `${facts.to} comes before ${facts.from}: a week begins on Monday here, and ends on Sunday.`;
      const { day, hours, other } = facts;
      return `${day} has hours from ${other.opens} to ${other.closes} already, and these from ${hours.opens} to ${hours.closes} overlap with them.`;
    },
    hint: (facts: HoursFault) => {
      if ('opens' in facts)
        return 'The clock has 24 hours: five in the afternoon is "17:00". Hours past midnight end at "23:59", and go on in an entry for the next day.';
      return 'from' in facts
        ? 'Write the earlier day after `from:`. Hours across a Sunday are two entries.'
        : 'Give each day its hours once. Two entries for one day are for a break in between.';
    },
    bad: [
      'company.hours.0.closes: "05:00"',
      'company.hours.0: { from: Friday, to: Monday, opens: "07:00", closes: "17:00" }',
      'company.hours.+: { from: Friday, to: Saturday, opens: "09:00", closes: "12:00" }',
    ],
    good: ['company.hours.+: { from: Saturday, to: Saturday, opens: "09:00", closes: "12:00" }'],
  },
});

const AT = ['company', 'hours'] as const;

const isTime = (text: string) => /^\d\d:\d\d$/.test(text);

export const check: Rule = ({ manifest: { company } }) => {
  const hours = company.hours ?? [];
  return hours.flatMap((entry, index) => [
    ...reversedDays(entry, index),
    ...closesBeforeOpening(entry, index),
    ...overlap(entry, index, hours.slice(0, index)),
  ]);
};

function reversedDays(entry: OpenHours, index: number): Finding[] {
  const { from, to } = entry;
  return daysOf(entry).length > 0
    ? []
    : [found('office-hours', [...AT, index, 'to'], { from, to: String(to) })];
}

/** "05:00" is five in the morning. */
function closesBeforeOpening({ opens, closes }: OpenHours, index: number): Finding[] {
  // The schema reports a time in another form.
  if (closes > opens || ![opens, closes].every(isTime)) return [];
  const [hour = '', minute] = closes.split(':');
  const later = `${Number(hour) + 12}:${minute}`;
  const instead = Number(hour) < 12 && later > opens ? later : undefined;
  return [found('office-hours', [...AT, index, 'closes'], { opens, closes }, { instead })];
}

function overlap(entry: OpenHours, index: number, earlier: OpenHours[]): Finding[] {
  const days = daysOf(entry);
  for (const other of earlier) {
    const both = daysOf(other).find((day) => days.includes(day));
    if (!both || entry.opens >= other.closes || other.opens >= entry.closes) continue;
    const facts = { day: both, hours: entry, other };
    return [found('office-hours', [...AT, index, 'opens'], facts)];
  }
  return [];
}
