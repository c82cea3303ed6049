// The towns and routes that a search for pickup days lists.
import { rhythmOf, townsOf } from '../../../model/calendar/service-days.ts';
import type { PickupFacts } from '../../../model/calendar/site-calendar.ts';
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import type { Translate } from '../../../model/words/words.ts';
import { timeZone } from './holiday-notices.ts';
import { rhythmWords } from './routes.ts';

/** On a page that is about no town, so many routes are listed; a list of more would be of no use. */
const LISTED = 12;

/** The facts of a search for pickup days, on a page of a town or on another one. */
export function pickupExtras(manifest: Manifest, t: Translate, town?: Town): PickupFacts {
  const { routes = [], collections = [] } = manifest.service_days ?? {};
  const own = routes.filter((route) => town && townsOf(route).includes(town.slug));
  const served = new Set(routes.flatMap(townsOf));
  const isListed = ({ slug, is_active }: Town) =>
    is_active && (own.length > 0 ? slug === town?.slug : served.has(slug));
  const listed = own.length > 0 || routes.length > LISTED ? own : routes;
  return {
    towns: manifest.towns.filter(isListed).map(({ slug, name }) => ({ slug, name })),
    routes: listed.map((route) => ({
      id: route.id,
      name: route.name,
      collections: route.collections.map((entry) => ({
        name: collections.find(({ id }) => id === entry.collection)?.name ?? '',
        when: rhythmWords(rhythmOf({ collections }, entry), t),
      })),
    })),
    zone: timeZone(manifest),
  };
}
