// The lines that visitors see in weeks in which a holiday moves visits, and the dates behind them.
import type { AlertNotice } from '../../../model/calendar/alert.ts';
import {
  addDays,
  type Day,
  dayInYear,
  formatDateRange,
  mondayOf,
  weekdayOf,
  yearOf,
} from '../../../model/calendar/day.ts';
import type { Notice } from '../../../model/calendar/notice.ts';
import { clockWords } from '../../../model/calendar/open-now.ts';
import { changesOf, singleLine, weekLine } from '../../../model/calendar/sentences.ts';
import {
  changedWeeks,
  type MovedDay,
  type ServiceRules,
  serviceRules,
  singleChange,
  townSlugsOf,
} from '../../../model/calendar/service-days.ts';
import type {
  HolidayDate,
  ScheduleFacts,
  SiteCalendar,
} from '../../../model/calendar/site-calendar.ts';
import { startOfDay } from '../../../model/calendar/zone.ts';
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import { calendarPath, SHEET_PATH } from '../../../model/own-files.ts';
import { english, type Translate } from '../../../model/words/words.ts';
import { holidayRule, siteRoutes } from './routes.ts';

/** Pages show the notices of two years after their build. */
const NOTICE_DAYS_AHEAD = 2 * 366;

/** The dates of this year and the next two are shown. */
const YEARS = 3;

/** A week's notice is shown from the Saturday before, in time for Monday's customers. */
const DAYS_BEFORE = 2;

/** The default time zone. */
const ZONE = 'America/New_York';

export const timeZone = ({ site }: Pick<Manifest, 'site'>): string => site.time_zone ?? ZONE;

/** The calendar of a business with service days. */
export function siteCalendar(
  manifest: Manifest,
  today: Day,
  t = english,
): SiteCalendar | undefined {
  const { service_days, towns = [] } = manifest;
  if (!service_days) return undefined;
  const { visit, reminder } = service_days;
  const days = serviceRules(service_days);
  const before = `${yearOf(today) + YEARS}-01-01`;
  const moved = changedWeeks(days, mondayOf(`${yearOf(today)}-01-01`), before).flat();
  const dates = holidayDates(days, { visit, moved, year: yearOf(today), t });
  return {
    days: days.days,
    visit,
    written: service_days,
    today,
    moved,
    dates,
    towns: towns.filter((town) => town.is_active).map(({ slug, name }) => ({ slug, name })),
    ...(reminder && { reminder }),
    get routes() {
      // Visits of the week before may move into this one.
      return siteRoutes(service_days, days, { from: addDays(mondayOf(today), -7), before }, t);
    },
  };
}

/** The facts of a holiday schedule; undefined without service days, which a rule reports. */
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
        when: holidayRule(holiday.when, t),
        ...(time && { office_closes: clockWords(time, t) }),
      }),
    ),
    dates: dates.filter(({ date }) => date >= today),
    // With routes, calendars are theirs.
    days: days.map((weekday) => ({
      weekday,
      ...(!manifest.service_days?.routes && { calendar: calendarPath(weekday) }),
    })),
    sheet: SHEET_PATH,
    moved: moved.filter(({ usual }) => usual >= mondayOf(today)),
    visit,
    zone: timeZone(manifest),
  };
}

/** One notice for each week with a change, in order; for a town with days of its own, with a change of one of these. */
export function holidayNotices(
  manifest: Manifest,
  today: Day,
  t = english,
  own: Town['pickup_days'] = manifest.service_days?.days,
): Notice[] {
  const { service_days } = manifest;
  if (!service_days) return [];
  const days = serviceRules(service_days);
  const { visit } = service_days;
  const zone = timeZone(manifest);
  const weeks = changedWeeks(days, mondayOf(today), addDays(today, NOTICE_DAYS_AHEAD));
  return weeks.flatMap((all) => {
    const week = all.filter(({ single, usual }) => !single && own?.includes(weekdayOf(usual)));
    if (week.length === 0) return [];
    const text = weekLine(week, days.days.length, visit, t, `, ${weekDates(week, t)}`);
    const monday = mondayOf(week[0]?.usual ?? '');
    return { id: `holiday-${monday}`, kind: 'holiday', text, ...timesOf(week, zone) };
  });
}

/** The dates of a week from Monday to Friday, or to the last day on which it has a change. */
function weekDates(week: MovedDay[], t: Translate): string {
  const last = week.at(-1)?.usual ?? '';
  const friday = addDays(mondayOf(last), 4);
  return formatDateRange(mondayOf(last), last > friday ? last : friday, t);
}

/** The moments between which visitors see changes. */
function timesOf(changes: MovedDay[], zone: string) {
  const days = changes.flatMap(({ usual, moved = usual }) => [usual, moved]).sort();
  return {
    from: startOfDay(addDays(mondayOf(days[0] ?? ''), -DAYS_BEFORE), zone),
    until: startOfDay(addDays(days.at(-1) ?? '', 1), zone),
  };
}

/** A notice for each single change that is not over, with the slugs of the towns that it is for; all without any. */
export function changeNotices(
  { service_days, site }: Manifest,
  today: Day,
  nameOf: (slug: string) => string,
  t = english,
): AlertNotice[] {
  const { changes = [], routes = [], visit = '' } = service_days ?? {};
  return changes
    .filter(({ date, to = date }) => date >= today || to >= today)
    .map((change) => {
      const namedRoutes = routes.filter(({ id }) => change.routes?.includes(id));
      const names = [...namedRoutes.map(({ name }) => name), ...(change.towns ?? []).map(nameOf)];
      const day = singleChange(change);
      const isForAll = !change.routes && !change.towns;
      return {
        notice: {
          id: `change-${change.date} ${names}`,
          kind: 'holiday',
          text: singleLine(day, isForAll ? visit : names.join(', '), t),
          ...timesOf([day], timeZone({ site })),
        },
        ...(!isForAll && { towns: [...(change.towns ?? []), ...namedRoutes.flatMap(townSlugsOf)] }),
      };
    });
}

/** Each holiday of some years in a row, with what it changes. */
function holidayDates(
  { days, holidays }: ServiceRules,
  { visit, moved, year, t }: { visit: string; moved: MovedDay[]; year: number; t: Translate },
): HolidayDate[] {
  return Array.from({ length: YEARS }, (_, later) => year + later)
    .flatMap((each) => holidays.map(({ name, when }) => ({ name, date: dayInYear(when, each) })))
    .flatMap(({ name, date }) => (date ? [{ name, date }] : []))
    .sort((a, b) => (a.date < b.date ? -1 : 1))
    .map(({ name, date }) => {
      const ofHoliday = moved.filter(
        (day) => day.holiday === name && day.date === date && !day.single,
      );
      const change = ofHoliday.length
        ? changesOf(ofHoliday, days.length, visit, t)
        : t('no {visit} moves', { visit });
      return { name, date, change: change.charAt(0).toUpperCase() + change.slice(1) };
    });
}
