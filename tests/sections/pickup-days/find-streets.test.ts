// The search for a street, with the spellings of people who write addresses.
import { describe, expect, it } from 'vitest';
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
const index = indexOf({ monday: NAMES });
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
  const { streets } = indexOf({
    odd: ['Main Street, 1-99, odd'],
    even: ['Main Street, 1-99, even'],
    upper: ['Main Street, 200-'],
    rest: ['Main Street'],
  });

  it.each([
    [7, ['odd']],
    [8, ['even']],
    [99, ['odd']],
    [100, ['rest']],
    [200, ['upper']],
    [5000, ['upper']],
    [undefined, undefined],
  ])('number %s is on %j', (number, routes) => {
    expect(streets.map((street) => routesAt(street, number))).toEqual([routes]);
  });

  it('needs no number where all of it is on one route', () => {
    const {
      streets: [elm],
    } = indexOf({ monday: ['Elm Street'] });
    expect(elm && routesAt(elm)).toEqual(['monday']);
  });
});
