// The files about service days beside a site's pages: calendars, sheets, and the data of routes.
import { type Day, mondayOf } from '../../model/calendar/day.ts';
import type { Visit } from '../../model/calendar/service-days.ts';
import type { SiteCalendar, SiteRoute } from '../../model/calendar/site-calendar.ts';
import {
  calendarPath,
  PLACES_PATH,
  routeDataPath,
  routeSheetPath,
  SHEET_PATH,
  streetListPath,
  streetsPath,
} from '../../model/own-files.ts';
import type { Site, SiteFacts } from '../../model/site.ts';
import type { OutputFile } from '../render/page-files.ts';
import { routeCalendar } from './route-calendar.ts';
import { hasAny, placesFile, routeFile, routeTowns } from './route-data.ts';
import { dateSheet, routeSheet, streetList } from './sheets.ts';

/** The files of each route, and the sheet of holidays; nothing for a site without service days. */
export function calendarFiles({ calendar, facts }: Pick<Site, 'calendar' | 'facts'>): OutputFile[] {
  if (!calendar) return [];
  const { routes } = calendar;
  return [
    ...routes.flatMap((route) => filesOf(route, calendar, facts)),
    { path: SHEET_PATH, text: dateSheet(calendar, facts) },
    ...(routes.some(({ places }) => places) ? placeFiles(routes, calendar, facts) : []),
  ];
}

/** The sheet begins with the month of the build; the others have no days that are over. */
function filesOf(route: SiteRoute, calendar: SiteCalendar, facts: SiteFacts): OutputFile[] {
  const { id } = route;
  const coming = withVisitsFrom(mondayOf(calendar.today), route);
  return [
    { path: calendarPath(id), text: routeCalendar(coming, calendar, facts) },
    { path: routeSheetPath(id), text: routeSheet(route, calendar, facts) },
    { path: routeDataPath(id), text: JSON.stringify(routeFile(coming)) },
  ];
}

function withVisitsFrom(from: Day, route: SiteRoute): SiteRoute {
  const isComing = ({ usual, change }: Visit) => usual >= from || (change?.moved ?? '') >= from;
  return {
    ...route,
    collections: route.collections.map((collection) => ({
      ...collection,
      visits: collection.visits.filter(isComing),
    })),
  };
}

function placeFiles(routes: SiteRoute[], { towns }: SiteCalendar, facts: SiteFacts): OutputFile[] {
  const found = routeTowns(towns, routes);
  const places = placesFile(routes, found);
  return [
    { path: PLACES_PATH, text: JSON.stringify(places) },
    ...found.map((town) => ({
      path: streetListPath(town.slug),
      text: streetList(town, places.routes, facts),
    })),
    ...found
      .filter(({ streets }) => hasAny(streets))
      .map(({ slug, streets }) => ({ path: streetsPath(slug), text: JSON.stringify(streets) })),
  ];
}
