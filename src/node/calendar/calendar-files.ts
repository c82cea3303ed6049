// The files about service days beside a site's pages: calendars, sheets, and the data that the app fetches when a visitor asks for a street's days.
import type { PlacesFile, RouteFile, StreetsFile } from '../../model/calendar/route-files.ts';
import { townSlugsOf } from '../../model/calendar/service-days.ts';
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
import type { Site } from '../../model/site.ts';
import type { OutputFile } from '../render/page-files.ts';
import { routeCalendar } from './route-calendar.ts';
import { dateSheet, hasVisits, routeSheet, type SheetFacts, streetList } from './sheets.ts';

/**
 * The files of each route, and the sheet of holidays; nothing for a site without service days.
 * @param facts with the style element of the site's theme
 */
export function calendarFiles({
  calendar,
  facts,
}: Pick<Site, 'calendar'> & { facts: SheetFacts }): OutputFile[] {
  if (!calendar) return [];
  const { routes, towns } = calendar;
  const places = placesFile(towns, routes);
  const data = (path: string, content: object) => ({ path, text: JSON.stringify(content) });
  return [
    ...routes.flatMap((route) => [
      // Some programs refuse a calendar without events.
      ...(hasVisits(route)
        ? [{ path: calendarPath(route.id), text: routeCalendar(route, calendar, facts) }]
        : []),
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

function placesFile(towns: SiteCalendar['towns'], routes: SiteRoute[]): PlacesFile {
  const zips: PlacesFile['zips'] = {};
  for (const { id, places } of routes) {
    for (const zip of places?.zips ?? []) zips[zip] = [...(zips[zip] ?? []), id];
  }
  const found = towns.map(({ slug, name }) => {
    const whole = routes.filter(({ places }) => places?.towns?.includes(slug)).map(({ id }) => id);
    return { slug, name, whole, hasStreets: Object.keys(streetsFile(slug, routes)).length > 0 };
  });
  return {
    routes: Object.fromEntries(routes.map(({ id, name }) => [id, name])),
    towns: found.filter(({ whole, hasStreets }) => whole.length > 0 || hasStreets),
    zips,
  };
}

/** The streets of a town. In this order 2,000 of them are smallest when they are compressed. */
function streetsFile(slug: string, routes: SiteRoute[]): StreetsFile {
  const lines = routes.map(({ id, places }): [string, string[]] => {
    const streetsInTown = places?.streets?.filter(({ town }) => town === slug) ?? [];
    return [id, streetsInTown.flatMap(({ names }) => names).sort()];
  });
  return Object.fromEntries(lines.filter(([, names]) => names.length > 0));
}

const routeFile = ({ name, places = {}, collections }: SiteRoute): RouteFile => ({
  name,
  towns: townSlugsOf(places),
  collections: collections.map(({ id, visits, ...collection }) => ({
    ...collection,
    visits: visits.map(({ usual, change }) => change ?? usual),
  })),
});
