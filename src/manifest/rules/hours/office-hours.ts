// The entries of the office hours make sense, alone and together.
import type { OpenHours } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../problem.ts';
import { daysOf } from '../../site/office-hours.ts';
import type { Rule } from '../rule.ts';

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
      kind: 'reversed-days',
      pointer: [...AT, index, 'to'],
      facts: { from: String(from), to: String(to) },
    },
  ];
}

/** "05:00" is five in the morning. */
function closesBeforeOpening({ opens, closes }: OpenHours, index: number): Finding[] {
  // The schema reports a time in another form.
  if (closes > opens || ![opens, closes].every(isTime)) return [];
  const [hour = '', minute] = closes.split(':');
  const later = `${Number(hour) + 12}:${minute}`;
  return [
    {
      kind: 'closes-before-opening',
      pointer: [...AT, index, 'closes'],
      facts: { opens, closes },
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
        kind: 'hours-overlap',
        pointer: [...AT, index, 'opens'],
        facts: { day: both, hours: entry, other },
      },
    ];
  }
  return [];
}
