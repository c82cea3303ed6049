// A town's counties are on the map, and its coordinates are in one of them.
import { geoBounds } from 'd3-geo';
import type { Town } from '../../../model/manifest.generated.ts';
import { type Bounds, countiesNamed, countyNames } from '../../map/atlas.ts';
import { countiesIn } from '../../map/counties-in.ts';
import type { Finding } from '../../problem.ts';
import { nearest } from '../../text/nearest.ts';
import type { Rule } from '../rule.ts';

/** The tolerated distance of a town from its county's box, in degrees: borders are not exact. */
const MARGIN = 1;

const boxes = new Map<string, Bounds[]>();

/** The boxes of all counties of a name; several states may have one. */
function boxesOf(name: string): Bounds[] {
  const found =
    boxes.get(name) ?? countiesNamed(new Set([name])).map((shape): Bounds => geoBounds(shape));
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
    const kind = 'unknown-county';
    const pointer = ['towns', town, 'counties'];
    const named = countiesIn(county);
    if (named.length > 1) {
      const block = [...new Set(counties.toSpliced(index, 1, ...named))];
      return { kind, pointer, facts: { town: name, county, named }, mend: { block } };
    }
    const meant = named[0] ? undefined : nearest(county, countyNames());
    const instead = named[0] ?? meant;
    return {
      kind,
      pointer: [...pointer, index],
      facts: { town: name, county, named, meant },
      ...(instead && { mend: { instead } }),
    };
  });
}

/** Pages would name the county twice: "Erie and Erie County". */
function doubledCounties({ counties, name }: Town, town: number): Finding[] {
  const once = [...new Set(counties)];
  if (once.length === counties.length) return [];
  return [
    {
      kind: 'duplicate-county',
      pointer: ['towns', town, 'counties'],
      facts: { town: name },
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
  const kind = 'outside-county';
  const pointer = ['towns', town, 'coordinates'];
  const facts = { town: name, counties };
  if (isIn(-longitude, latitude)) {
    const mend = { instead: -longitude };
    return [{ kind, pointer: [...pointer, 'longitude'], facts: { ...facts, cause: 'sign' }, mend }];
  }
  if (isIn(latitude, longitude)) {
    const mend = { block: { latitude: longitude, longitude: latitude } };
    return [{ kind, pointer, facts: { ...facts, cause: 'swapped' }, mend }];
  }
  return [{ kind, pointer, facts }];
}
