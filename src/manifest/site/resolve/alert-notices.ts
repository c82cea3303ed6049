// The manifest's alerts as notices of pages.
import { addDays } from '../../../model/calendar/day.ts';
import type { Notice } from '../../../model/calendar/notice.ts';
import { momentOf, startOfDay } from '../../../model/calendar/zone.ts';
import type { Manifest, ServiceAlert, Town } from '../../../model/manifest.generated.ts';
import { timeZone } from './holiday-notices.ts';

/** An alert as a notice, and the slugs of the towns that it is for; all without any. */
export interface AlertNotice {
  notice: Notice;
  towns?: string[];
}

/** The moments at which an alert begins and ends. A date alone begins at its midnight and ends at the next one. */
export function alertTimes({ from, until }: Pick<ServiceAlert, 'from' | 'until'>, zone: string) {
  return { from: from ? moment(from, zone) : 0, until: moment(until, zone, 1) };
}

function moment(written: string, zone: string, daysLater = 0): number {
  const [day = '', time] = written.split(' ');
  return time ? momentOf(`${day}T${time}`, zone) : startOfDay(addDays(day, daysLater), zone);
}

/** The alerts that are not over. */
export function alertNotices(
  manifest: Manifest,
  alerts: ServiceAlert[],
  now: number,
): AlertNotice[] {
  const zone = timeZone(manifest);
  return alerts
    .map((alert) => ({ alert, times: alertTimes(alert, zone) }))
    .filter(({ times }) => times.until > now)
    .map(({ alert: { text, kind = 'news', until, towns, link }, times }) => ({
      notice: { id: `${until} ${text}`, kind, text, ...times, ...(link && { link }) },
      ...(towns && { towns }),
    }));
}

/** The alerts of a page: those for all, and on a town's page its own. The home page has all, with the towns' names. */
export function alertsOf(
  alerts: AlertNotice[],
  { path, town }: { path: string; town?: Pick<Town, 'slug'> },
  nameOf: (slug: string) => string,
): Notice[] {
  return alerts.flatMap(({ notice, towns }) => {
    if (!towns || (town && towns.includes(town.slug))) return [notice];
    if (path !== '/') return [];
    return [{ ...notice, text: `${towns.map(nameOf).join(', ')}: ${notice.text}` }];
  });
}
