// The links of town pages to their neighbors: the nearest ones, and no town without a link to it.
import { describe, expect, it } from 'vitest';
import { nearbyTowns } from '../../../src/manifest/site/resolve/resolve-towns.ts';
import type { Town } from '../../../src/model/manifest.generated.ts';
import { manifestText, pageAt, sectionsOf, siteOf } from '../real-manifest.ts';

const town = (name: string, latitude?: number, longitude = 0): Town =>
  ({
    name,
    ...(latitude !== undefined && { coordinates: { latitude, longitude } }),
  }) as Town;

const namesOf = (towns: Town[], count = 2) =>
  Object.fromEntries(
    [...nearbyTowns(towns, count)].map(([{ name }, near]) => [name, near.map((one) => one.name)]),
  );

describe('the neighbors of a town', () => {
  it('are the nearest ones, the nearest first, where east is shorter than north', () => {
    const towns = [town('A', 42), town('B', 42.5), town('C', 42, 0.6), town('D', 43)];
    expect(namesOf(towns).A).toEqual(['C', 'B']);
  });

  it('include a town that is nobody else’s neighbor', () => {
    const towns = [town('A', 42), town('B', 42.1), town('C', 42.2), town('Far', 50)];
    expect(namesOf(towns).C).toContain('Far');
  });

  it('are those beside it in the list for a town without coordinates', () => {
    const towns = [town('A', 42), town('B', 42.1), town('Region')];
    expect(namesOf(towns)).toMatchObject({ Region: ['A', 'B'], A: ['B', 'Region'] });
  });

  it('are the same that comparing all towns with each other finds', () => {
    const places = Array.from({ length: 300 }, (_, index) =>
      town(`T${index}`, 40 + ((index * 37) % 101) / 50, -79 + ((index * 53) % 97) / 50),
    );
    const far = (a: Town, b: Town) =>
      Math.hypot(
        (a.coordinates?.latitude ?? 0) - (b.coordinates?.latitude ?? 0),
        ((a.coordinates?.longitude ?? 0) - (b.coordinates?.longitude ?? 0)) *
          Math.cos(((a.coordinates?.latitude ?? 0) * Math.PI) / 180),
      );
    for (const [own, near] of nearbyTowns(places, 2)) {
      const all = places.filter((one) => one !== own).sort((a, b) => far(own, a) - far(own, b));
      const distances = near.slice(0, 2).map((one) => far(own, one).toFixed(9));
      expect(distances).toEqual(all.slice(0, 2).map((one) => far(own, one).toFixed(9)));
    }
  });

  it('link every one of many towns', () => {
    const many = Array.from({ length: 500 }, (_, index) =>
      town(`T${index}`, 40 + ((index * 37) % 211) / 50, -79 + ((index * 53) % 197) / 50),
    );
    const neighbors = nearbyTowns(many, 2);
    expect(new Set([...neighbors.values()].flat()).size).toBe(many.length);
    expect(Math.max(...[...neighbors.values()].map(({ length }) => length))).toBeLessThan(9);
  });
});

describe('the page of a town', () => {
  it('links the town’s other service and its two neighbors, and not itself', () => {
    const site = siteOf(manifestText);
    const [near] = sectionsOf(pageAt(site, '/rolloff-dumpsters/ny/dunkirk/'), 'towns');
    expect(near?.items.map(({ name }) => name).slice(0, 3)).toEqual([
      'Dunkirk',
      'Collins',
      'Salamanca',
    ]);
    expect(near?.items[0]?.links.map(({ to }) => to)).toEqual([
      '/residential-trash-pickup/ny/dunkirk/',
    ]);
    expect(near?.items[1]?.links).toHaveLength(2);
  });
});
