// The files about service days beside a site's pages: calendars, sheets, and the data of routes.
import type { PlacesFile } from '../../model/calendar/route-files.ts';
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
import { placesFile, routeFile, streetsFile } from './route-data.ts';
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

function filesOf(route: SiteRoute, calendar: SiteCalendar, facts: SiteFacts): OutputFile[] {
  const { id } = route;
  return [
    { path: calendarPath(id), text: routeCalendar(route, calendar, facts) },
    { path: routeSheetPath(id), text: routeSheet(route, calendar, facts) },
    { path: routeDataPath(id), text: JSON.stringify(routeFile(route)) },
  ];
}

function placeFiles(routes: SiteRoute[], { towns }: SiteCalendar, facts: SiteFacts): OutputFile[] {
  const places = placesFile(towns, routes);
  const filesOfTown = (town: PlacesFile['towns'][number]) => {
    const streets = streetsFile(town.slug, routes);
    const list = streetList(town, streets, places.routes, facts);
    return [
      { path: streetListPath(town.slug), text: list },
      ...(town.hasStreets ? [{ path: streetsPath(town.slug), text: JSON.stringify(streets) }] : []),
    ];
  };
  return [
    { path: PLACES_PATH, text: JSON.stringify(places) },
    ...places.towns.flatMap(filesOfTown),
  ];
}
