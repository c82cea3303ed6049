// Which towns are close to each other, so that the pages of each lead to its neighbors.
import type { Town } from '../../../model/manifest.generated.ts';

/** The towns nearest to each, the nearest first. */
export type Neighbors = Map<Town, Town[]>;

/**
 * Finds the `count` nearest towns of each. A town that is nobody's neighbor is added to those of the town nearest to it, so
 * that every town is linked. One without coordinates has the towns before and after it in the list.
 */
export function nearbyTowns(towns: Town[], count: number): Neighbors {
  const placed = towns
    .filter(({ coordinates }) => coordinates)
    .sort((a, b) => latitude(a) - latitude(b));
  const at = new Map(placed.map((town, index) => [town, index]));
  const neighbors: Neighbors = new Map(
    towns.map((town, index) => {
      const place = at.get(town);
      return [
        town,
        place === undefined ? around(towns, index, count) : nearest(placed, place, count),
      ];
    }),
  );
  const linked = new Set([...neighbors.values()].flat());
  for (const [town, [closest]] of neighbors) {
    if (!linked.has(town) && closest) neighbors.get(closest)?.push(town);
  }
  return neighbors;
}

/** The first that come to the north and the south, as far as one could still be nearer than those that are found. */
function nearest(placed: Town[], place: number, count: number): Town[] {
  const own = placed[place] as Town;
  let found: { town: Town; far: number }[] = [];
  for (const step of [-1, 1]) {
    for (let at = place + step; placed[at]; at += step) {
      const town = placed[at] as Town;
      const worst = found[count - 1]?.far ?? Number.POSITIVE_INFINITY;
      if (Math.abs(latitude(town) - latitude(own)) > worst) break;
      found.push({ town, far: distance(own, town) });
      found = found.sort((a, b) => a.far - b.far).slice(0, count);
    }
  }
  return found.map(({ town }) => town);
}

const around = (towns: Town[], index: number, count: number): Town[] =>
  towns.filter((_, at) => at !== index && Math.abs(at - index) <= count).slice(0, count);

const latitude = ({ coordinates }: Town) => coordinates?.latitude ?? 0;
const longitude = ({ coordinates }: Town) => coordinates?.longitude ?? 0;

/** The distance of two towns in degrees of latitude, good enough to compare. */
function distance(one: Town, other: Town): number {
  const east = longitude(one) - longitude(other);
  const shrink = Math.cos((latitude(one) * Math.PI) / 180);
  return Math.hypot(latitude(one) - latitude(other), east * shrink);
}
