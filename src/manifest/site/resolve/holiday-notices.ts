// The lines that visitors see in weeks in which a holiday moves visits, and the dates behind them.
import { addDays, type Day, dayInYear, mondayOf, yearOf } from '../../../model/calendar/day.ts';
import type { Notice } from '../../../model/calendar/notice.ts';
import { changesOf, weekLine } from '../../../model/calendar/sentences.ts';
import {
  changedWeeks,
  type MovedDay,
  type ServiceRules,
  serviceRules,
} from '../../../model/calendar/service-days.ts';
import type {
  HolidayDate,
  ScheduleFacts,
  SiteCalendar,
} from '../../../model/calendar/site-calendar.ts';
import { startOfDay } from '../../../model/calendar/zone.ts';
import type { Manifest } from '../../../model/manifest.generated.ts';
import { calendarPath, SHEET_PATH } from '../../../model/own-files.ts';
import { english, type Translate } from '../../../model/words/words.ts';
import { clockWords } from '../office-hours.ts';
import { siteRoutes } from './routes.ts';

/** Pages that were built two years ago are still right. */
const DAYS_AHEAD = 2 * 366;

/** The dates of this year and the next two are shown. */
const YEARS = 3;

/** Visitors hear of a week's changes from the Saturday before on, so that Monday's customers do too. */
const DAYS_BEFORE = 2;

/** The zone of a business that names none. */
const ZONE = 'America/New_York';

export const timeZone = ({ site }: Pick<Manifest, 'site'>): string => site.time_zone ?? ZONE;

/** The calendar of a business with service days. */
export function siteCalendar(
  manifest: Manifest,
  today: Day,
  t = english,
): SiteCalendar | undefined {
  const { service_days } = manifest;
  if (!service_days) return undefined;
  const { visit, reminder } = service_days;
  const days = serviceRules(service_days);
  const from = `${yearOf(today)}-01-01`;
  const before = `${yearOf(today) + YEARS}-01-01`;
  const weeks = changedWeeks(days, mondayOf(from), before);
  const dates = holidayDates(days, { visit, weeks, year: yearOf(today), t });
  return {
    days: days.days,
    visit,
    from,
    before,
    moved: weeks.flat(),
    dates,
    ...(reminder && { reminder }),
    get routes() {
      return siteRoutes(service_days, days, { from, before }, t);
    },
  };
}

/** The facts of a holiday schedule; undefined only where the rules refuse it. */
export function holidayExtras(
  calendar: SiteCalendar | undefined,
  manifest: Manifest,
  today: Day,
  t = english,
): ScheduleFacts | undefined {
  if (!calendar) return undefined;
  const { days, visit, moved, dates } = calendar;
  return {
    holidays: (manifest.service_days?.holidays ?? []).map(
      ({ office_closes: time, ...holiday }) => ({
        ...holiday,
        ...(time && { office_closes: clockWords(time, t) }),
      }),
    ),
    dates: dates.filter(({ date }) => date >= today),
    days: days.map((weekday) => ({ weekday, calendar: calendarPath(weekday) })),
    sheet: SHEET_PATH,
    moved: moved.filter(({ usual }) => usual >= mondayOf(today)),
    visit,
    zone: timeZone(manifest),
  };
}

/** One notice for each week with a change, in order. */
export function holidayNotices(manifest: Manifest, today: Day, t = english): Notice[] {
  const { service_days } = manifest;
  if (!service_days) return [];
  const days = serviceRules(service_days);
  const { visit } = service_days;
  const zone = timeZone(manifest);
  const weeks = changedWeeks(days, mondayOf(today), addDays(today, DAYS_AHEAD));
  return weeks.map((week) => {
    const monday = mondayOf(week[0]?.usual ?? '');
    return {
      id: `holiday-${monday}`,
      kind: 'holiday',
      text: weekLine(week, days.days.length, visit, t),
      from: startOfDay(addDays(monday, -DAYS_BEFORE), zone),
      until: startOfDay(addDays(lastChange(week), 1), zone),
    };
  });
}

const lastChange = (week: MovedDay[]): Day =>
  week
    .map(({ usual, moved = usual }) => (moved > usual ? moved : usual))
    .sort()
    .at(-1) ?? '';

/** Each holiday of some years in a row, with what it changes. */
function holidayDates(
  { days, holidays }: ServiceRules,
  { visit, weeks, year, t }: { visit: string; weeks: MovedDay[][]; year: number; t: Translate },
): HolidayDate[] {
  return Array.from({ length: YEARS }, (_, later) => year + later)
    .flatMap((each) => holidays.map(({ name, when }) => ({ name, date: dayInYear(when, each) })))
    .flatMap(({ name, date }) => (date ? [{ name, date }] : []))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ name, date }) => {
      const week = weeks.find(([change]) => change?.holiday === name && change.date === date);
      const change = week
        ? changesOf(week, days.length, visit, t)
        : t('no {visit} moves', { visit });
      return { name, date, change: change.charAt(0).toUpperCase() + change.slice(1) };
    });
}
