// The files about service days beside a site's pages: calendars, sheets, and the data of routes.
import {
  calendarPath,
  PLACES_PATH,
  routeDataPath,
  routeSheetPath,
  SHEET_PATH,
  streetListPath,
  streetsPath,
} from '../../model/own-files.ts';
import type { Site } from '../../model/site.ts';
import type { OutputFile } from '../render/page-files.ts';
import { routeCalendar } from './route-calendar.ts';
import { placesFile, routeFile, streetsFile } from './route-data.ts';
import { dateSheet, routeSheet, streetList } from './sheets.ts';

/** The files of each route, and the sheet of holidays; nothing for a site without service days. */
export function calendarFiles({ calendar, facts }: Pick<Site, 'calendar' | 'facts'>): OutputFile[] {
  if (!calendar) return [];
  const { routes, towns } = calendar;
  const places = placesFile(towns, routes);
  const data = (path: string, content: object) => ({ path, text: JSON.stringify(content) });
  return [
    ...routes.flatMap((route) => [
      { path: calendarPath(route.id), text: routeCalendar(route, calendar, facts) },
      { path: routeSheetPath(route.id), text: routeSheet(route, calendar, facts) },
      data(routeDataPath(route.id), routeFile(route)),
    ]),
    { path: SHEET_PATH, text: dateSheet(calendar, facts) },
    ...(routes.some(({ places }) => places) ? [data(PLACES_PATH, places)] : []),
    ...places.towns.flatMap((town) => {
      const streets = streetsFile(town.slug, routes);
      const list = streetList(town, streets, places.routes, facts);
      return [
        { path: streetListPath(town.slug), text: list },
        ...(town.hasStreets ? [data(streetsPath(town.slug), streets)] : []),
      ];
    }),
  ];
}
