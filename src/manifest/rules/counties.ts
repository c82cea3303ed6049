// A town's counties are on the map, and its coordinates are in one of them.
import { geoBounds } from 'd3-geo';
import type { Town } from '../../model/manifest.generated.ts';
import { type Box, countiesNamed, countyNames } from '../map/atlas.ts';
import { countiesIn } from '../map/counties-in.ts';
import { guess } from '../nearest.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

/** How far outside a county's box a town may be, in degrees. Beyond that it is no question of where the border runs. */
const MARGIN = 1;

const boxes = new Map<string, Box[]>();

/** The boxes of all counties of a name; several states may have one. */
function boxesOf(name: string): Box[] {
  const found =
    boxes.get(name) ?? countiesNamed(new Set([name])).map((shape): Box => geoBounds(shape));
  boxes.set(name, found);
  return found;
}

export const counties: Rule = ({ manifest: { towns } }) =>
  towns.flatMap((town, index) => [
    ...unknownCounties(town, index),
    ...doubledCounties(town, index),
    ...outside(town, index),
  ]);

function unknownCounties({ counties, name }: Town, town: number): Finding[] {
  return counties.flatMap((county, index) => {
    if (boxesOf(county).length > 0) return [];
    const found = {
      code: 'unknown-county',
      severity: 'warning' as const,
      message: `${name} is said to be in "${county}", and no county has that name.`,
    };
    const named = countiesIn(county);
    return named.length > 1
      ? {
          ...found,
          pointer: ['towns', town, 'counties'],
          hint: `They are ${named.length === 2 ? 'two' : 'several'}: each is an entry of its own.`,
          mend: { block: [...new Set(counties.toSpliced(index, 1, ...named))] },
        }
      : {
          ...found,
          pointer: ['towns', town, 'counties', index],
          hint: 'Write its name as maps have it, without the word County.',
          ...(named[0] ? { mend: { instead: named[0] } } : guess(county, countyNames())),
        };
  });
}

/** Pages would name the county twice: "Erie and Erie County". */
function doubledCounties({ counties, name }: Town, town: number): Finding[] {
  const once = [...new Set(counties)];
  if (once.length === counties.length) return [];
  return [
    {
      code: 'duplicate-county',
      severity: 'warning',
      pointer: ['towns', town, 'counties'],
      message: `${name} has the same county twice.`,
      hint: 'Keep it once.',
      mend: { block: once },
    },
  ];
}

function outside({ coordinates, counties, name }: Town, town: number): Finding[] {
  const around = counties.flatMap(boxesOf);
  const isIn = (x: number, y: number) =>
    around.some(
      ([[west, south], [east, north]]) =>
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
        ...found,
        pointer: [...pointer, 'longitude'],
        hint: 'West of Greenwich the longitude is negative.',
        mend: { instead: -longitude },
      },
    ];
  }
  if (isIn(latitude, longitude)) {
    return [
      {
        ...found,
        pointer,
        hint: 'Latitude and longitude have changed places.',
        mend: { block: { latitude: longitude, longitude: latitude } },
      },
    ];
  }
  return [{ ...found, pointer, hint: 'Look them up again, or correct the county.' }];
}
