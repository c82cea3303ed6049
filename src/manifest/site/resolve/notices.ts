// The notices of each page: its alerts, and the line for holiday weeks where it has one.
import { type AlertNotice, alertsOf } from '../../../model/calendar/alert.ts';
import { addDays, dayInYear } from '../../../model/calendar/day.ts';
import type { Notice } from '../../../model/calendar/notice.ts';
import { dateInZone, startOfDay, zonedTimeToEpoch } from '../../../model/calendar/zone.ts';
import type {
  HolidayScheduleSection,
  Manifest,
  ServiceAlert,
  Town,
} from '../../../model/manifest.generated.ts';
import { getOrCreate } from '../../text/values.ts';
import type { ExpandedPage, Expansion } from '../expand/expand-pages.ts';
import type { Localized } from '../languages.ts';
import { changeNotices, holidayNotices, timeZone } from './holiday-notices.ts';

/** Returns a function that gives the notices of a page. Its first call creates those that pages share. */
export function noticesBy(
  manifest: Manifest,
  { shared, towns, pages }: Expansion,
  { t, say }: Localized,
  now: number,
) {
  let noticeCache: Record<'changes' | 'alerts', AlertNotice[]> | undefined;
  const names = new Map(towns.map(({ town }) => [town.slug, town.name]));
  const nameOf = (slug: string) => names.get(slug) ?? slug;
  const today = dateInZone(now, timeZone(manifest));
  const link = dayCheckLink(pages);
  // A cache by days: notices take 20 ms to create, and many towns have the same days.
  const holidays = new Map<string, Notice[]>();
  const holidaysOn = (days: Town['pickup_days']) =>
    getOrCreate(holidays, `${days}`, () =>
      holidayNotices(manifest, today, t, days).map((notice) => ({ ...notice, ...say(link) })),
    );
  return (page: Pick<ExpandedPage, 'path' | 'town' | 'holidayLine'>): Notice[] => {
    noticeCache ??= {
      changes: changeNotices(manifest, today, nameOf, t),
      alerts: alertNotices(manifest, say(shared.alerts), now),
    };
    const place = { path: page.path, town_slug: page.town?.slug };
    const changes = noticeCache.changes.filter(({ towns }) =>
      page.town && towns ? towns.includes(page.town.slug) : page.holidayLine,
    );
    return [
      ...alertsOf(noticeCache.alerts, place, nameOf),
      ...changes.map(({ notice }) => notice),
      ...(page.holidayLine ? holidaysOn(page.town?.pickup_days) : []),
    ];
  };
}

/** The link to the check of a visitor's own weekday, under its heading; nothing for a site without one. */
function dayCheckLink(pages: Pick<ExpandedPage, 'path' | 'sections'>[]): Pick<Notice, 'link'> {
  for (const { path, sections } of pages) {
    for (const { data } of sections) {
      const { id, check } = data as Partial<HolidayScheduleSection>;
      if (data.type === 'holiday-schedule' && check && id)
        return { link: { label: check.heading, to: `${path}#${id}` } };
    }
  }
  return {};
}

/** The moments at which an alert begins and ends. A date alone begins at its midnight and ends at the next one. */
export function alertTimes({ from, until }: Pick<ServiceAlert, 'from' | 'until'>, zone: string) {
  return { from: from ? moment(from, zone) : 0, until: moment(until, zone, 1) };
}

function moment(written: string, zone: string, daysLater = 0): number {
  const [day = '', time] = written.split(' ');
  return time
    ? zonedTimeToEpoch(`${day}T${time}`, zone)
    : startOfDay(addDays(day, daysLater), zone);
}

/** The alert itself; for a yearly one, its occurrences of this year and the next, from its first year on. */
function occurrences(alert: ServiceAlert, year: number): ServiceAlert[] {
  const { yearly, from, until } = alert;
  if (!yearly || !from) return [alert];
  const first = Math.max(0, year - Number(until.slice(0, 4)));
  const later = (date: string, years: number) => {
    const noticeYear = Number(date.slice(0, 4)) + years;
    return date
      .replace(/^\d{4}-02-29/, dayInYear('February 29', noticeYear) ?? '')
      .replace(/^\d{4}/, `${noticeYear}`);
  };
  return [first, first + 1].map((years) => ({
    ...alert,
    from: later(from, years),
    until: later(until, years),
  }));
}

/** The alerts that are not over. */
export function alertNotices(
  manifest: Manifest,
  alerts: ServiceAlert[],
  now: number,
): AlertNotice[] {
  const zone = timeZone(manifest);
  const year = Number(dateInZone(now, zone).slice(0, 4));
  return alerts
    .flatMap((alert) => occurrences(alert, year))
    .map((alert) => ({ alert, times: alertTimes(alert, zone) }))
    .filter(({ times }) => times.until > now)
    .map(({ alert: { text, kind = 'news', until, towns, link }, times }) => ({
      notice: { id: `${until} ${text}`, kind, text, ...times, ...(link && { link }) },
      ...(towns && { towns }),
    }));
}
