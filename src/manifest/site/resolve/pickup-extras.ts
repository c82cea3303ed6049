// The towns and routes that a search for pickup days lists.
import { rhythmOf } from '../../../model/calendar/service-days.ts';
import type { PickupFacts } from '../../../model/calendar/site-calendar.ts';
import type { Manifest, Route, Town } from '../../../model/manifest.generated.ts';
import type { Translate } from '../../../model/words/words.ts';
import { timeZone } from './holiday-notices.ts';
import { rhythmWords } from './routes.ts';

/** On a page that is about no town, so many routes are listed; of more of them a list would be of no use. */
const LISTED = 12;

/** The facts of a search for pickup days, on a page of a town or on another one. */
export function pickupExtras(
  { service_days, towns, site }: Manifest,
  t: Translate,
  town?: Town,
): PickupFacts | undefined {
  const { routes = [], collections = [] } = service_days ?? {};
  const goesTo = (slug?: string) => (route: Route) =>
    route.towns?.some((whole) => whole === slug) ||
    route.streets?.some((some) => some.town === slug);
  const isServed = routes.some(goesTo(town?.slug));
  const listed = isServed ? routes.filter(goesTo(town?.slug)) : routes;
  return {
    towns: towns
      .filter(({ slug }) => (isServed ? slug === town?.slug : routes.some(goesTo(slug))))
      .map(({ slug, name }) => ({
        slug,
        name,
        hasStreets: routes.some(({ streets }) => streets?.some((some) => some.town === slug)),
      })),
    routes: (isServed || routes.length <= LISTED ? listed : []).map((route) => ({
      id: route.id,
      name: route.name,
      collections: route.collections.map((entry) => ({
        name: collections.find(({ id }) => id === entry.collection)?.name ?? '',
        when: rhythmWords(rhythmOf({ collections }, entry), t),
      })),
    })),
    zone: timeZone({ site }),
  };
}
