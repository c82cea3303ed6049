// The routes of a site with their visits. A business without routes has one for each weekday.
import { type Day, dayInYear, type Weekday } from '../../../model/calendar/day.ts';
import {
  isFor,
  type Recurrence,
  rhythmOf,
  type ServiceRules,
  type Visit,
  visitsOf,
} from '../../../model/calendar/service-days.ts';
import type { SiteRoute } from '../../../model/calendar/site-calendar.ts';
import type { Route, ServiceDays } from '../../../model/manifest.generated.ts';
import type { Translate } from '../../../model/words/words.ts';
import { capital } from '../../messages/phrases.ts';
import { getOrCreate } from '../../text/values.ts';

/** The routes, with the visits whose usual days are from one day on and before another one. */
export function siteRoutes(
  { days, visit, ...written }: ServiceDays,
  rules: ServiceRules,
  span: { from: Day; before: Day },
  t: Translate,
): SiteRoute[] {
  const { collections = [{ id: 'visit', name: capital(visit) }] } = written;
  const routes = written.routes ?? days.map((day) => weekdayRoute(day, t));
  // Of hundreds of routes many have the same rhythm.
  const visitCache = new Map<string, Visit[]>();
  const visitsOn = (route: Route, rhythm: Recurrence): Visit[] => {
    const changes = rules.changes?.filter((change) => isFor(change, route));
    const key = JSON.stringify([rhythm, changes]);
    return getOrCreate(visitCache, key, () => visitsOf(rules, rhythm, span, route));
  };
  return routes.map((route) => ({
    id: route.id,
    name: route.name,
    collections: route.collections.map((entry) => {
      const { name = '', icon } = collections.find(({ id }) => id === entry.collection) ?? {};
      const rhythm = rhythmOf({ collections }, entry);
      return {
        id: entry.collection,
        name,
        ...(icon && { icon }),
        when: rhythmWords(rhythm, t),
        visits: visitsOn(route, rhythm),
      };
    }),
    ...(written.routes && {
      places: { towns: route.towns, zips: route.zips, streets: route.streets },
    }),
  }));
}

const weekdayRoute = (day: Weekday, t: Translate): Route => ({
  id: day.toLowerCase(),
  name: t(day),
  collections: [{ collection: 'visit', day }],
});

/** "first Tuesday". */
const nthWords = (rule: string, t: Translate): string => {
  const [nth = '', day] = rule.split(' ');
  return `${t(nth.toLowerCase() as 'first')} ${t(day as Weekday)}`;
};

/** The parts of "April 1", a day of every year, in the language of the page. */
const formatYearly = (day: string, t: Translate, parts: Intl.DateTimeFormatOptions): string =>
  new Date(`${dayInYear(day, 2024)}T00:00Z`).toLocaleDateString(t('en-US'), {
    ...parts,
    timeZone: 'UTC',
  });

const MONTH = { month: 'long' } as const;
const MONTH_AND_DAY = { ...MONTH, day: 'numeric' } as const;

/** "December 25" and "Fourth Thursday in November" as another language says them; other rules as they are written. */
export function holidayRule(rule: string, t: Translate): string {
  if (t('en-US') === 'en-US') return rule;
  if (/^\w+ \d+$/.test(rule)) return formatYearly(rule, t, MONTH_AND_DAY);
  const [, nth, month] = /^(\w+ \w+) in (\w+)$/.exec(rule) ?? [];
  if (!nth) return rule;
  const day = t('the {day} of the month', { day: nthWords(nth, t) });
  return `${day} (${formatYearly(`${month} 1`, t, MONTH)})`;
}

/** "every other Monday, April 1 to November 30". Single dates have no rhythm. */
export function rhythmWords(
  { day, weeks = 1, weekday_of_month, season, dates }: Recurrence,
  t: Translate,
): string {
  if (dates) return '';
  const every = weeks === 2 ? 'every other {day}' : 'every {weeks} weeks on {day}';
  const usual = weekday_of_month
    ? t('the {day} of the month', { day: nthWords(weekday_of_month, t) })
    : t(weeks === 1 ? 'every {day}' : every, { day: day ? t(day) : '', weeks });
  if (!season) return usual;
  const [from = '', to = ''] = [season.from, season.to].map((day) =>
    formatYearly(day, t, MONTH_AND_DAY),
  );
  return t('{usual}, {from} to {to}', { usual, from, to });
}
