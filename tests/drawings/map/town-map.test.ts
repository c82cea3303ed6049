// The map of the service area: real shapes, the towns where they are, and nothing that covers anything else.
import { describe, expect, it } from 'vitest';
import { boxOf } from '../../../src/drawings/map/map-labels.ts';
import type { TownMap } from '../../../src/model/town-map.ts';
import { withGowanda } from '../../manifest/gowanda.ts';
import { edited, manifestText, pageAt, sectionOf, siteOf } from '../../manifest/real-manifest.ts';

/** Two further towns, whose names have little room beside Dunkirk's. */
const crowded = [
  { name: 'Fredonia', place: 'latitude: 42.4401, longitude: -79.3317' },
  { name: 'Hanover', place: 'latitude: 42.4931, longitude: -79.1247' },
].reduce(
  (text, { name, place }) =>
    withGowanda(text)
      .replaceAll('Gowanda', name)
      .replaceAll('gowanda', name.toLowerCase())
      .replace('latitude: 42.4631, longitude: -78.9359', place),
  manifestText,
);

/** The section of towns on a page of a manifest. */
const townsOf = (text: string, path = '/') => sectionOf(pageAt(siteOf(text), path), 'towns');

function mapOf(text: string, path?: string): TownMap {
  const { map } = townsOf(text, path);
  if (!map) throw new Error('there is no map');
  return map;
}

const map = mapOf(crowded);
const names = ({ towns }: TownMap) => towns.map(({ name }) => name);

/** The points of an outline, which is written in steps from point to point. */
const pointsOf = (outline: string) =>
  outline.split(/(?=M)/).flatMap((ring) => {
    const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
    let [x, y] = [0, 0];
    return Array.from({ length: numbers.length / 2 }, (_, index) => {
      x += numbers[2 * index] ?? Number.NaN;
      y += numbers[2 * index + 1] ?? Number.NaN;
      return [x, y] as const;
    });
  });

/** The ends and the control points of a line of quadratic curves, whose numbers count from each curve's beginning. */
function curvesOf(line: string): [number, number][] {
  const numbers = (line.match(/-?\d+/g) ?? []).map(Number);
  let [x = NaN, y = NaN] = numbers;
  const points: [number, number][] = [[x, y]];
  for (let at = 2; at < numbers.length; at += 4) {
    const [cornerX = NaN, cornerY = NaN, endX = NaN, endY = NaN] = numbers.slice(at, at + 4);
    points.push([x + cornerX, y + cornerY], [x + endX, y + endY]);
    [x, y] = [x + endX, y + endY];
  }
  return points;
}

describe('the map', () => {
  it('shows the counties of the towns, the ones in their state', () => {
    expect(map.counties.map(({ name }) => name).toSorted()).toEqual([
      'Cattaraugus',
      'Chautauqua',
      'Erie',
    ]);
  });

  it('shows every town that has coordinates, linked to its page', () => {
    expect(names(map)).toEqual(['Collins', 'Dunkirk', 'Salamanca', 'Fredonia', 'Hanover']);
    expect(map.towns.map(({ to }) => to)[1]).toBe('/residential-trash-pickup/ny/dunkirk/');
    const rolloff = mapOf(manifestText, '/rolloff-dumpsters/');
    expect(rolloff.towns.map(({ to }) => to)[1]).toBe('/rolloff-dumpsters/ny/dunkirk/');
  });

  it('has the towns where they are: Salamanca in the south, Dunkirk west of Collins, Fredonia under Dunkirk', () => {
    const at = (name: string) => map.towns.find((town) => town.name === name) ?? { x: NaN, y: NaN };
    expect(at('Salamanca').y).toBeGreaterThan(at('Collins').y + 50);
    expect(at('Dunkirk').x).toBeLessThan(at('Collins').x - 50);
    expect(at('Fredonia').y).toBeGreaterThan(at('Dunkirk').y);
  });

  it('keeps everything on the sheet', () => {
    const all = [...map.towns, ...map.counties, ...map.waters, ...map.cities];
    expect(all.every(({ x, y }) => x > 0 && x < map.width && y > 0 && y < map.height)).toBe(true);
    const points = [map.land, ...map.counties.map(({ outline }) => outline)].flatMap(pointsOf);
    expect(points.every(([x, y]) => x >= 0 && x <= map.width && y >= 0 && y <= map.height)).toBe(
      true,
    );
    const boxes = map.towns.map(({ label, name }) => boxOf(label, name));
    expect(boxes.every(({ left, right }) => left > 0 && right < map.width)).toBe(true);
  });

  it('writes no name over another', () => {
    const boxes = map.towns.map(({ label, name }) => boxOf(label, name));
    const covered = boxes.filter((one, index) =>
      boxes.some(
        (other, at) =>
          at !== index &&
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
    );
    expect(covered).toEqual([]);
  });

  it('draws no border through a name', () => {
    const borders = map.counties.flatMap(({ outline }) => {
      const points = pointsOf(outline);
      return points.slice(1).flatMap(([x, y], index) => {
        const [fromX, fromY] = points[index] ?? [x, y];
        return Array.from({ length: 101 }, (_, step) => ({
          x: fromX + ((x - fromX) * step) / 100,
          y: fromY + ((y - fromY) * step) / 100,
        }));
      });
    });
    const crossed = map.towns.filter(({ label, name }) => {
      const { left, right, top, bottom } = boxOf(label, name);
      return borders.some(({ x, y }) => x > left && x < right && y > top && y < bottom);
    });
    expect(crossed.map(({ name }) => name)).toEqual([]);
  });

  it('has room for a finger at every town, 44 px on a phone', () => {
    for (const { touch } of map.towns) {
      const [, wide, high] = /h(\d+)v(\d+)/.exec(touch) ?? [];
      expect(Number(high) * (317 / map.width)).toBeGreaterThanOrEqual(44);
      expect(Number(wide) * (317 / map.width)).toBeGreaterThanOrEqual(44);
    }
  });

  it('shows the office, which is no link', () => {
    expect(map.office).toMatchObject({ name: 'Cattaraugus' });
    const nowhere = manifestText.replace(/^ {2}coordinates:\n( {4}.*\n){2}/m, '');
    expect(mapOf(nowhere).office).toBeUndefined();
    expect(map.towns.map(({ name }) => name)).not.toContain('Cattaraugus');
  });

  it('shows the river that comes from the south, passes Salamanca and goes south again', () => {
    expect(map.rivers).toMatch(/^M\d+ \d+q[-\d ]+$/);
    const corners = curvesOf(map.rivers);
    const { x = NaN, y = NaN } = map.towns.find(({ name }) => name === 'Salamanca') ?? {};
    const distances = corners.map((corner) => Math.hypot(corner[0] - x, corner[1] - y));
    expect(Math.min(...distances)).toBeLessThan(8);
    expect([corners.at(0), corners.at(-1)].map((end) => end?.[1])).toEqual([
      map.height,
      map.height,
    ]);
  });

  it('names the city nearby, at the lake in the north', () => {
    expect(map.cities.map(({ name }) => name)).toEqual(['Buffalo']);
    const [buffalo = { x: NaN, y: NaN }] = map.cities;
    expect(map.towns.every(({ y }) => y > buffalo.y)).toBe(true);
  });
});

describe('the map of other manifests', () => {
  it('names a city once that is a town of ours', () => {
    const served = mapOf(withGowanda(manifestText).replace('name: Gowanda', 'name: Buffalo'));
    expect(names(served)).toContain('Buffalo');
    expect(served.cities).toEqual([]);
  });

  it('leaves out a town without coordinates, which stays in the list', () => {
    const { text } = edited([
      { find: ['- id: dunkirk', 'coordinates:'] },
      { find: ['- id: dunkirk', 'latitude: 42.4795'] },
      { find: ['- id: dunkirk', 'longitude: -79.3339'] },
    ]);
    expect(names(mapOf(text))).not.toContain('Dunkirk');
    expect(townsOf(text).items.map(({ name }) => name)).toContain('Dunkirk');
  });

  it('is not drawn for a county that the atlas does not know', () => {
    const { text } = edited(
      ['collins', 'dunkirk', 'salamanca', 'western-ny'].map((id) => ({
        find: [`- id: ${id}`, 'counties: […'],
        write: 'counties: [Nowhere]',
      })),
    );
    expect(townsOf(text).map).toBeUndefined();
  });

  it('shows no more towns than the list beside it', () => {
    const { text } = edited([
      { find: ['id: service-area', 'with_map: true'], write: 'with_map: true\nlimit: 2' },
    ]);
    expect(names(mapOf(text))).toEqual(['Collins', 'Dunkirk']);
  });
});
