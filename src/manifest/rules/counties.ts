// A town's counties are on the map, and its coordinates are in one of them.
import { geoBounds } from 'd3-geo';
import type { Town } from '../../model/manifest.generated.ts';
import { countiesOf, countyNames } from '../atlas.ts';
import { guess } from '../nearest.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

/** How far outside a county's box a town may be, in degrees. Beyond that it is no question of where the border runs. */
const MARGIN = 1;

type Box = [west: number, south: number, east: number, north: number];

const boxes = new Map<string, Box[]>();

/** The boxes of all counties of a name, in degrees; several states may have one. */
function boxesOf(name: string): Box[] {
  const found =
    boxes.get(name) ??
    countiesOf(name).map((shape): Box => {
      const [[west, south], [east, north]] = geoBounds(shape);
      return [west, south, east, north];
    });
  boxes.set(name, found);
  return found;
}

export const counties: Rule = ({ manifest: { towns } }) =>
  towns.flatMap((town, index) => [...unknownCounties(town, index), ...outside(town, index)]);

function unknownCounties({ counties, name }: Town, town: number): Finding[] {
  return counties.flatMap((county, index) => {
    if (boxesOf(county).length > 0) return [];
    const found = {
      code: 'unknown-county',
      severity: 'warning' as const,
      message: `${name} is said to be in ${county} County, and no county has that name.`,
    };
    const two = twoIn(county);
    return two
      ? {
          ...found,
          pointer: ['towns', town, 'counties'],
          hint: 'They are two: each is an entry of its own.',
          mend: { block: [...new Set(counties.toSpliced(index, 1, ...two))] },
        }
      : {
          ...found,
          pointer: ['towns', town, 'counties', index],
          hint: 'Write its name as maps have it, without the word County.',
          ...guess(county, countyNames()),
        };
  });
}

/** The two counties that a name holds, when what should part them was forgotten or is something else. */
function twoIn(county: string): string[] | undefined {
  const words = county.replace(/ Count(?:y|ies)\b/g, '').split(/[\s,;/&+-]+(?:and )?/);
  return words
    .map((_, at) => [words.slice(0, at).join(' '), words.slice(at).join(' ')])
    .find((names) => names.every((name) => boxesOf(name).length > 0));
}

function outside({ coordinates, counties, name }: Town, town: number): Finding[] {
  const around = counties.flatMap(boxesOf);
  const isIn = (x: number, y: number) =>
    around.some(
      ([west, south, east, north]) =>
        x > west - MARGIN && x < east + MARGIN && y > south - MARGIN && y < north + MARGIN,
    );
  if (!coordinates || around.length === 0) return [];
  const { latitude, longitude } = coordinates;
  if (isIn(longitude, latitude)) return [];
  const pointer = ['towns', town, 'coordinates'];
  const found = {
    code: 'outside-county',
    severity: 'warning' as const,
    message: `The coordinates of ${name} are far outside ${counties.join(' and ')} County.`,
  };
  if (isIn(-longitude, latitude)) {
    return [
      {
        ...{ ...found, pointer: [...pointer, 'longitude'] },
        hint: 'West of Greenwich the longitude is negative.',
        mend: { instead: -longitude },
      },
    ];
  }
  const hint = isIn(latitude, longitude)
    ? 'Latitude and longitude have changed places.'
    : 'Look them up again, or correct the county.';
  return [{ ...found, pointer, hint }];
}
