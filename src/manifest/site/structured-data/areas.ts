// The nodes of the JSON-LD graph that are about places: the counties served, and the towns in them.
import type { Company, Town } from '../../../model/manifest.generated.ts';
import { stateOf } from '../expand/placeholders.ts';
import { type CountyArea, ids, type NamedNode, ref, type Subject } from './nodes.ts';

/** The towns that the home page names: more would not fit into the first 14 kB of the page. */
const MAX_TOWNS = 8;

/** With more counties, the state is named instead, so that pages do not grow with the area served. */
const MAX_COUNTIES = 12;

/**
 * The areas of a page: the first towns on the home page, its own town on a town page. All pages add the counties, or
 * the state instead of many counties.
 */
export function areasOf(subject: Subject): NamedNode[] {
  return [...regionsOf(subject), ...namedTowns(subject).map((town) => townNode(town, subject))];
}

/** The counties of the towns, each once; with many counties, the state and the counties of the named towns. */
export function regionsOf(subject: Subject): NamedNode[] {
  const { counties } = subject.context;
  const few = counties.length <= MAX_COUNTIES;
  const shown = few ? counties : countiesOf(namedTowns(subject), subject.facts.company);
  const states = few ? [] : statesOf(counties);
  return [
    ...states.map((state) => stateNode(state, subject)),
    ...shown.map((area) => county(area, subject)),
  ];
}

/** The counties of some towns, each once. Two states may have counties of one name. */
export function countiesOf(towns: Town[], company: Company): CountyArea[] {
  const areas = towns.flatMap((town) =>
    town.counties.map((name): CountyArea => ({ name, state: stateOf(town, company) ?? '' })),
  );
  return [...new Map(areas.map((area) => [`${area.name}, ${area.state}`, area])).values()];
}

const statesOf = (counties: CountyArea[]) => [
  ...new Set(counties.map(({ state }) => state).filter(Boolean)),
];

function namedTowns({ page, expandedPage: { town }, context }: Subject): Town[] {
  if (town) return [town];
  return page.path === '/' ? context.towns.slice(0, MAX_TOWNS) : [];
}

function stateNode(state: string, subject: Subject): NamedNode {
  return { '@type': 'State', '@id': ids(subject).state(state), name: state };
}

function county(area: CountyArea, subject: Subject): NamedNode {
  return {
    '@type': 'AdministrativeArea',
    '@id': ids(subject).county(area),
    name: [`${area.name} County`, area.state].filter(Boolean).join(', '),
  };
}

function townNode(town: Town, subject: Subject): NamedNode {
  const id = ids(subject);
  return {
    '@type': town.kind === 'region' ? 'AdministrativeArea' : 'City',
    '@id': id.town(town),
    name: town.name,
    ...(town.coordinates && {
      geo: { '@type': 'GeoCoordinates', ...town.coordinates },
    }),
    // A region spans its counties; a town is in one, or on the border of two.
    [town.kind === 'region' ? 'containsPlace' : 'containedInPlace']: countiesOf(
      [town],
      subject.facts.company,
    ).map((area) => ref(id.county(area))),
  };
}
