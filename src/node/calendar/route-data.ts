// The files about routes that the app fetches when a visitor asks for a street's days.
import type { PlacesFile, RouteFile, StreetsFile } from '../../model/calendar/route-files.ts';
import type { Visit } from '../../model/calendar/service-days.ts';
import type { SiteCalendar, SiteRoute } from '../../model/calendar/site-calendar.ts';

/** A town in which routes go. Routes are named by their ids. */
export interface RouteTown {
  slug: string;
  name: string;
  /** Those of all of its streets. */
  whole: string[];
  streets: StreetsFile;
}

/** The towns in which a route goes, in the order of the site. */
export function routeTowns(towns: SiteCalendar['towns'], routes: SiteRoute[]): RouteTown[] {
  const found = new Map(
    towns.map(({ slug, name }): [string, RouteTown] => [
      slug,
      { slug, name, whole: [], streets: {} },
    ]),
  );
  for (const { id, places } of routes) {
    for (const slug of places?.towns ?? []) found.get(slug)?.whole.push(id);
    for (const { town, names } of places?.streets ?? []) {
      const { streets = {} } = found.get(town) ?? {};
      // In this order a file of 2,000 streets is smallest when it is compressed.
      streets[id] = [...(streets[id] ?? []), ...names].sort();
    }
  }
  return [...found.values()].filter((town) => town.whole.length > 0 || hasAny(town.streets));
}

export const hasAny = (streets: StreetsFile) => Object.keys(streets).length > 0;

/** Where routes go. */
export function placesFile(routes: SiteRoute[], towns: RouteTown[]): PlacesFile {
  const zips: PlacesFile['zips'] = {};
  for (const { id, places } of routes) {
    for (const zip of places?.zips ?? []) zips[zip] = [...(zips[zip] ?? []), id];
  }
  return {
    routes: Object.fromEntries(routes.map(({ id, name }) => [id, name])),
    towns: towns.map(({ streets, ...town }) => ({ ...town, hasStreets: hasAny(streets) })),
    zips,
  };
}

/** The days of a route. */
export const routeFile = ({ name, collections }: SiteRoute): RouteFile => ({
  name,
  collections: collections.map(({ id, visits, ...collection }) => ({
    ...collection,
    visits: visits.map(sentVisit),
  })),
});

function sentVisit({ usual, change }: Visit) {
  if (!change) return usual;
  const { moved = null, cancelled, holiday: reason } = change;
  return { usual, moved, ...(cancelled && { cancelled }), reason };
}
