// The nodes of the JSON-LD graph that are about places: the counties served, and the towns in them.
import type { Town } from '../../model/manifest.generated.ts';
import { ids, type NamedNode, ref, type Subject } from './structured-data-nodes.ts';

/** So many towns are named at most: the home page lists 24, and has no room to name all of these again in 14 kB. */
const MOST_TOWNS = 8;

/** With more counties than these the state is named in their place, so that no page grows with the area served. */
const MOST_COUNTIES = 12;

/**
 * The areas that a page names: the first towns on the home page, its own town on a town page, and on all the counties,
 * or the state where they are many.
 */
export function areasOf(subject: Subject): NamedNode[] {
  return [...regionsOf(subject), ...namedTowns(subject).map((town) => townNode(town, subject))];
}

/** The counties that the towns lie in, each once; the state and the counties of the named towns where they are many. */
export function regionsOf(subject: Subject): NamedNode[] {
  const { counties } = subject.around;
  const few = counties.length <= MOST_COUNTIES;
  const names = few ? counties : new Set(namedTowns(subject).flatMap((town) => town.counties));
  return [...(few ? [] : [stateNode(subject)]), ...[...names].map((name) => county(name, subject))];
}

function namedTowns({ page, town, around }: Subject): Town[] {
  if (town) return [town];
  return page.path === '/' ? around.towns.slice(0, MOST_TOWNS) : [];
}

function stateNode(subject: Subject): NamedNode {
  const { state } = subject.facts.company.address;
  return { '@type': 'State', '@id': ids(subject).state, name: state };
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
