// Alerts end after they begin, on days that exist, and are for towns that are served.
import { dayOf } from '../../../model/calendar/day.ts';
import type { Finding } from '../../problem.ts';
import { alertTimes } from '../../site/resolve/alert-notices.ts';
import { timeZone } from '../../site/resolve/holiday-notices.ts';
import { nearest } from '../../text/nearest.ts';
import type { Rule } from '../rule.ts';

export const alerts: Rule = ({ manifest }) => {
  const zone = timeZone(manifest);
  const slugs = manifest.towns.map(({ slug }) => slug);
  return (manifest.alerts ?? []).flatMap((alert, index): Finding[] => {
    const pointer = ['alerts', index];
    const unreal = (['from', 'until'] as const).flatMap((field): Finding[] => {
      const date = alert[field]?.slice(0, 10) ?? '';
      return isReal(date)
        ? []
        : [{ kind: 'unreal-date', pointer: [...pointer, field], facts: { date } }];
    });
    if (unreal.length > 0) return unreal;
    const { from, until } = alertTimes(alert, zone);
    return [
      ...(from < until
        ? []
        : [
            {
              kind: 'alert-ends-first' as const,
              pointer: [...pointer, 'until'],
              facts: { from: alert.from ?? '', until: alert.until },
            },
          ]),
      ...unknownTowns(alert.towns ?? [], slugs, [...pointer, 'towns']),
    ];
  });
};

/** February 30 is March 1. */
function isReal(date: string): boolean {
  if (date === '') return true;
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return dayOf(year, month, day) === date;
}

function unknownTowns(towns: string[], slugs: string[], pointer: (string | number)[]): Finding[] {
  return towns.flatMap((slug, index): Finding[] => {
    if (slugs.includes(slug)) return [];
    const meant = nearest(slug, slugs);
    return [
      {
        kind: 'alert-for-unknown-town',
        pointer: [...pointer, index],
        facts: { slug, slugs },
        ...(meant && { mend: { instead: meant } }),
      },
    ];
  });
}
