// The entries of the office hours make sense, alone and together.
import type { OpenHours } from '../../model/manifest.generated.ts';
import type { Finding } from '../problem.ts';
import { daysOf } from '../resolve/office-hours.ts';
import type { Rule } from './rule.ts';

const AT = ['company', 'hours'] as const;

const isTime = (text: string) => /^\d\d:\d\d$/.test(text);

export const officeHours: Rule = ({ manifest: { company } }) => {
  const hours = company.hours ?? [];
  return hours.flatMap((entry, index) => [
    ...reversedDays(entry, index),
    ...closesBeforeOpening(entry, index),
    ...overlap(entry, index, hours.slice(0, index)),
  ]);
};

function reversedDays(entry: OpenHours, index: number): Finding[] {
  const { from, to } = entry;
  if (daysOf(entry).length > 0) return [];
  return [
    {
      code: 'reversed-days',
      pointer: [...AT, index, 'to'],
      message: `${to} comes before ${from}: a week begins on Monday here, and ends on Sunday.`,
      hint: 'Write the earlier day behind from. Days on both sides of a Sunday are two entries.',
    },
  ];
}

/** "05:00" is five in the morning. */
function closesBeforeOpening({ opens, closes }: OpenHours, index: number): Finding[] {
  // A time in another form is told by the schema.
  if (closes > opens || ![opens, closes].every(isTime)) return [];
  const [hour = '', minute] = closes.split(':');
  const later = `${Number(hour) + 12}:${minute}`;
  return [
    {
      code: 'closes-before-opening',
      pointer: [...AT, index, 'closes'],
      message: `The office opens at ${opens} and closes at ${closes}, which is not later.`,
      hint: 'The clock has 24 hours: five in the afternoon is "17:00". Hours past midnight end at "23:59", and go on in an entry for the next day.',
      ...(Number(hour) < 12 && later > opens && { mend: { instead: later } }),
    },
  ];
}

function overlap(entry: OpenHours, index: number, earlier: OpenHours[]): Finding[] {
  const days = daysOf(entry);
  for (const other of earlier) {
    const both = daysOf(other).find((day) => days.includes(day));
    if (!both || entry.opens >= other.closes || other.opens >= entry.closes) continue;
    return [
      {
        code: 'hours-overlap',
        pointer: [...AT, index, 'opens'],
        message: `${both} has hours from ${other.opens} to ${other.closes} already, and these from ${entry.opens} to ${entry.closes} overlap with them.`,
        hint: 'Give each day its hours once. Two entries for one day are for a break in between.',
      },
    ];
  }
  return [];
}
