// The files about routes that the app fetches when a visitor asks for a street's days.
import type { PlacesFile, RouteFile, StreetsFile } from '../../model/calendar/route-files.ts';
import { townsOf } from '../../model/calendar/service-days.ts';
import type { SiteCalendar, SiteRoute } from '../../model/calendar/site-calendar.ts';

/** Where routes go. */
export function placesFile(towns: SiteCalendar['towns'], routes: SiteRoute[]): PlacesFile {
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
export function streetsFile(slug: string, routes: SiteRoute[]): StreetsFile {
  const lines = routes.map(({ id, places }): [string, string[]] => {
    const here = places?.streets?.filter(({ town }) => town === slug) ?? [];
    return [id, here.flatMap(({ names }) => names).sort()];
  });
  return Object.fromEntries(lines.filter(([, names]) => names.length > 0));
}

/** The days of a route. */
export const routeFile = ({ name, places = {}, collections }: SiteRoute): RouteFile => ({
  name,
  towns: townsOf(places),
  collections: collections.map(({ id, visits, ...collection }) => ({
    ...collection,
    visits: visits.map(({ usual, change }) => change ?? usual),
  })),
});
