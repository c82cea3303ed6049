// The search for a street, with the spellings of people who write addresses.
import { describe, expect, it } from 'vitest';
import type { SentStreet } from '../../../src/model/calendar/route-files.ts';
import { findStreets, indexOf, routesAt } from '../../../src/sections/pickup-days/find-streets.ts';

const NAMES = [
  'US Route 62',
  'Main Street',
  'North Main Street',
  'St. James Street',
  'James Street',
  'First Street',
  'County Road 5',
  'Mc Kinley Avenue',
  'José Martí Boulevard',
  'Old State Road',
  'Mount Vernon Dr',
  'Five Corners Road',
];
const index = indexOf({ routes: [], streets: NAMES.map((name) => [name, 0]) });
const first = (typed: string) => findStreets(typed, index).streets[0]?.name;

describe('what people type finds the street', () => {
  it.each([
    ['rte 62', 'US Route 62'],
    ['Route62', 'US Route 62'],
    ['hwy 62', 'US Route 62'],
    ['main st', 'Main Street'],
    ['MAIN STREET', 'Main Street'],
    ['main st.', 'Main Street'],
    ['main stret', 'Main Street'],
    ['mian street', undefined],
    ['n main', 'North Main Street'],
    ['st james', 'St. James Street'],
    ['saint james street', 'St. James Street'],
    ['1st st', 'First Street'],
    ['cr 5', 'County Road 5'],
    ['co rd 5', 'County Road 5'],
    ['mckin', undefined],
    ['jose marti', 'José Martí Boulevard'],
    ['mt vernon drive', 'Mount Vernon Dr'],
    ['old sta', 'Old State Road'],
    ['verno', 'Mount Vernon Dr'],
    ['vermon', 'Mount Vernon Dr'],
    ['xylophone', undefined],
    ['', undefined],
  ])('"%s": %s', (typed, name) => {
    expect(first(typed)).toBe(name);
  });

  it('and a house number is read apart from it', () => {
    expect(findStreets('12 main st', index)).toMatchObject({
      streets: [{ name: 'Main Street' }, { name: 'North Main Street' }],
      number: 12,
    });
    expect(findStreets('1st st', index).number).toBeUndefined();
  });
});

describe('a street in parts', () => {
  const entries: SentStreet[] = [
    ['Main Street', 0, [1, 99], 'odd'],
    ['Main Street', 1, [1, 99], 'even'],
    ['Main Street', 2, [200, null]],
    ['Main Street', 3],
  ];
  const street = { name: 'Main Street', entries };

  it.each([
    [7, [0]],
    [8, [1]],
    [99, [0]],
    [100, [3]],
    [200, [2]],
    [5000, [2]],
    [undefined, undefined],
  ])('number %s is on %j', (number, routes) => {
    expect(routesAt(street, number)).toEqual(routes);
  });

  it('needs no number where all of it is on one route', () => {
    expect(routesAt({ name: 'Elm Street', entries: [['Elm Street', 4]] })).toEqual([4]);
  });
});
