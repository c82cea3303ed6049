// The nodes of the JSON-LD graph that are about places: the counties served, and the towns in them.
import type { Town } from '../model/manifest.generated.ts';
import { activeEntries } from './expand.ts';
import { ids, type NamedNode, ref, type Subject } from './structured-data-nodes.ts';

/**
 * The areas that a page names: every town on the home page, its own town on a town page, and the counties on all.
 * So the other pages do not grow with the number of towns.
 */
export function areasOf(subject: Subject): NamedNode[] {
  const named = townsOf(subject).filter(
    (town) => subject.page.path === '/' || town === subject.town,
  );
  return [...countiesOf(subject), ...named.map((town) => townNode(town, subject))];
}

/** The counties that the towns lie in, each once. */
export function countiesOf(subject: Subject): NamedNode[] {
  const names = new Set(townsOf(subject).flatMap((town) => town.counties));
  return [...names].map((name) => county(name, subject));
}

function townsOf({ manifest }: Subject): Town[] {
  return activeEntries(manifest.towns).map(({ entry }) => entry);
}

function county(name: string, subject: Subject): NamedNode {
  return {
    '@type': 'AdministrativeArea',
    '@id': ids(subject).county(name),
    name: `${name} County, ${subject.facts.company.address.state}`,
  };
}

function townNode(town: Town, subject: Subject): NamedNode {
  const id = ids(subject);
  return {
    '@type': town.kind === 'region' ? 'AdministrativeArea' : 'City',
    '@id': id.town(town),
    name: town.name,
    ...(town.coordinates && { geo: { '@type': 'GeoCoordinates', ...town.coordinates } }),
    // A region spans its counties; a town lies in one, or on the border of two.
    [town.kind === 'region' ? 'containsPlace' : 'containedInPlace']: town.counties.map((name) =>
      ref(id.county(name)),
    ),
  };
}
