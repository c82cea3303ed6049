// How far towns are from one another: whole miles in a straight line, the direction, and nothing where a place is unknown.
import { describe, expect, it } from 'vitest';
import { wayBetween, wayWords } from '../../../src/manifest/site/resolve/way-between.ts';
import { english } from '../../../src/model/words/words.ts';
import { manifestText, pageAt, sectionsOf, siteOf } from '../real-manifest.ts';

const BUFFALO = { latitude: 42.8864, longitude: -78.8784 };
const DUNKIRK = { latitude: 42.4795, longitude: -79.3339 };
const FREDONIA = { latitude: 42.4401, longitude: -79.3317 };

describe('the way between two places', () => {
  it.each([
    ['Fredonia', DUNKIRK, FREDONIA, '3 south'],
    ['Dunkirk', FREDONIA, DUNKIRK, '3 north'],
    ['Buffalo', DUNKIRK, BUFFALO, '36 northeast'],
    ['Jamestown', DUNKIRK, { latitude: 42.097, longitude: -79.2353 }, '27 south'],
    ['Ripley', DUNKIRK, { latitude: 42.2673, longitude: -79.7106 }, '24 southwest'],
    ['Erie', DUNKIRK, { latitude: 42.1292, longitude: -80.0851 }, '45 southwest'],
    ['a place next door', DUNKIRK, { ...DUNKIRK, longitude: -79.334 }, '0 west'],
  ])('to %s is as on a map', (_, from, to, way) => {
    const { miles, direction } = wayBetween(from, to);
    expect(`${Math.round(miles)} ${direction}`).toBe(way);
  });

  it('is said in words, and from the office for the town itself', () => {
    const office = { city: 'Buffalo', place: BUFFALO };
    const ends = { from: DUNKIRK, office, t: english };
    expect(wayWords(FREDONIA, ends)).toBe('about 3 miles south');
    expect(wayWords(DUNKIRK, ends)).toBe('about 36 miles from us in Buffalo');
    expect(wayWords(FREDONIA, { office, t: english })).toBe('about 38 miles from us in Buffalo');
    expect(wayWords(DUNKIRK, { from: DUNKIRK, t: english })).toBeUndefined();
  });
});

describe('the list of neighbors on a town’s page', () => {
  const ways = (text: string, path: string) =>
    sectionsOf(pageAt(siteOf(text), path), 'towns')[0]?.items.map(({ distance }) => distance);

  it('says how far each is', () => {
    const [own, nearest] = ways(manifestText, '/rolloff-dumpsters/ny/dunkirk/') ?? [];
    expect(own).toMatch(/^about \d+ miles from us in /);
    expect(nearest).toMatch(/^about \d+ miles (north|south)?(east|west)?$/);
  });

  it('is without distances on the pages of a town whose place nobody has written', () => {
    const region = '/rolloff-dumpsters/ny/western-ny/';
    expect(ways(manifestText, region)?.[0]).toBeUndefined();
    const nowhere = manifestText.replace(/ {4}coordinates:\n.*\n.*\n/g, '');
    expect(new Set(ways(nowhere, '/rolloff-dumpsters/ny/dunkirk/'))).toEqual(new Set([undefined]));
  });
});
