// The manifest's alerts as notices of pages.
import type { AlertNotice } from '../../../model/calendar/alert.ts';
import { addDays } from '../../../model/calendar/day.ts';
import { momentOf, startOfDay } from '../../../model/calendar/zone.ts';
import type { Manifest, ServiceAlert } from '../../../model/manifest.generated.ts';
import { timeZone } from './holiday-notices.ts';

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
