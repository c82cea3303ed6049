// A town's counties are on the map, and its coordinates are in one of them.
import { geoBounds } from 'd3-geo';
import { type Bounds, countiesNamed, countyNames } from '../../../drawings/map/atlas.ts';
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import type { Finding } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { didYouMean, formatNames } from '../../messages/phrases.ts';
import { stateOf } from '../../site/expand/placeholders.ts';
import { closestMatch } from '../../text/nearest.ts';
import { getOrCreate } from '../../text/values.ts';
import type { Rule } from '../rule.ts';

interface UnknownCounty {
  town: string;
  county: string;
  meant?: string;
  /** The letters of the town's state, where another state has a county of that name. */
  state?: string;
}

interface OutsideCounty {
  town: string;
  counties: string[];
}

export const { messages, createFinding } = defineMessages({
  'unknown-county': {
    title: 'A county that is not on the map',
    severity: 'warning',
    sentence: ({ town, county, state }: UnknownCounty) =>
      `${town} is said to be in "${county}", and no county${state ? ` of ${state}` : ''} has that name.`,
    hint: ({ meant, state }: UnknownCounty) => {
      if (state) return 'Correct the county, or give the town its own `state:`.';
      return meant
        ? didYouMean(meant)
        : 'Write each county on a line of its own, as maps have it, without the word County.';
    },
    bad: [
      'towns.fredonia.counties: [Chatauqua]',
      'towns.fredonia.counties: [Chautauqua and Erie]',
      'towns.fredonia.counties: [Chautauqua County]',
      'towns.fredonia.state: VT',
      'towns.fredonia.counties: [Erie, NY]\nfaqs.billing.due-date.answer: Our trucks drive in two counties.',
    ],
    good: ['towns.fredonia.state: PA\ntowns.fredonia.counties: [Erie, Warren]'],
  },
  'outside-county': {
    title: 'Coordinates that are not in the town’s county',
    severity: 'warning',
    sentence: ({ town, counties }: OutsideCounty) =>
      `The coordinates of ${town} are far outside ${formatNames(counties)} County.`,
    hint: () =>
      'The latitude comes first, and in America the longitude begins with a minus. Look both up again, or correct the county.',
    bad: [
      'towns.dunkirk.coordinates.longitude: 79.3339',
      'towns.dunkirk.coordinates: { latitude: -79.3339, longitude: 42.4795 }',
      'towns.dunkirk.coordinates: { latitude: 47.4795, longitude: -79.3339 }',
    ],
  },
});

/** The tolerated distance of a town from its county's box, in degrees, because borders are not exact. */
const MARGIN = 1;

const boxesByName = new Map<string, Bounds[]>();

/** The boxes of all counties of a name; several states may have one. */
const boxesOf = (name: string): Bounds[] =>
  getOrCreate(boxesByName, name, () =>
    countiesNamed(new Set([name])).map((shape) => geoBounds(shape)),
  );

/** Whether a county of any state has a name. */
export const isCounty = (name: string): boolean => boxesOf(name).length > 0;

export const check: Rule = ({ manifest: { towns, company } }) =>
  towns.flatMap((town, index) => [
    ...unknownCounties(town, index, company),
    ...findOutsideCounty(town, index),
  ]);

/** Whether a state has a county of a name; true for a state without known counties. */
function hasCounty(state: string, county: string): boolean {
  const names = countyNames(state);
  return names.length === 0 || names.includes(county);
}

function unknownCounties(town: Town, at: number, company: Manifest['company']): Finding[] {
  const { counties, kind, name } = town;
  // A region may be in several states.
  const state = kind === 'region' ? undefined : stateOf(town, company);
  return counties.flatMap((county, index) => {
    const pointer = ['towns', at, 'counties', index];
    if (isCounty(county)) {
      if (!state || hasCounty(state, county)) return [];
      return [createFinding('unknown-county', pointer, { town: name, county, state })];
    }
    const isSingleName = !/ and |[,;&/]/.test(county);
    const meant = isSingleName
      ? closestMatch(county.replace(/ County$/i, ''), countyNames())
      : undefined;
    return [
      createFinding(
        'unknown-county',
        pointer,
        { town: name, county, meant },
        { replacement: meant },
      ),
    ];
  });
}

function findOutsideCounty({ coordinates, counties, name }: Town, town: number): Finding[] {
  const countyBoxes = counties.flatMap(boxesOf);
  if (!coordinates || countyBoxes.length === 0) return [];
  const { latitude, longitude } = coordinates;
  const isIn = countyBoxes.some(
    ([[west, south], [east, north]]) =>
      longitude > west - MARGIN &&
      longitude < east + MARGIN &&
      latitude > south - MARGIN &&
      latitude < north + MARGIN,
  );
  if (isIn) return [];
  const facts = { town: name, counties };
  return [createFinding('outside-county', ['towns', town, 'coordinates'], facts)];
}
