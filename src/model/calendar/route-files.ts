// The files about routes that a visitor's browser fetches when somebody asks for a street's days.
import type { IconName } from '../manifest.generated.ts';
import type { Day } from './day.ts';
import type { MovedDay } from './service-days.ts';

/** A visit on its usual day, or what became of it. */
export type SentVisit = Day | MovedDay;

/** The days of a route, at `routeDataPath`. */
export interface RouteFile {
  name: string;
  /** The slugs of the towns in which it goes. */
  towns: string[];
  /** The visits from the week before the build on, in order. */
  collections: { name: string; icon?: IconName; when: string; visits: SentVisit[] }[];
}

/** Where routes go, at PLACES_PATH. Routes are named by their ids. */
export interface PlacesFile {
  /** The name of each route. */
  routes: Record<string, string>;
  /** The towns in which a route goes, in the order of the manifest; `whole` are the routes of all of its streets. */
  towns: { slug: string; name: string; whole: string[]; hasStreets: boolean }[];
  zips: Record<string, string[]>;
}

/** The streets of a town by the ids of their routes, at `streetsPath`: each as the manifest has it. */
export type StreetsFile = Record<string, string[]>;
