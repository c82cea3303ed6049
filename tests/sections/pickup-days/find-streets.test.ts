// The search for a street, with the spellings of people who write addresses.
import { describe, expect, it } from 'vitest';
import {
  findStreets,
  indexStreets,
  readZip,
} from '../../../src/sections/pickup-days/find-streets.ts';

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
const entries = indexStreets({ monday: NAMES });
const linesFor = (typed: string, from = entries) =>
  findStreets(typed, from).map(({ line }) => line);

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
    expect(linesFor(typed)[0]).toBe(name);
  });

  it('and a house number before it', () => {
    expect(linesFor('12 main st')).toEqual(['Main Street', 'North Main Street']);
    expect(linesFor('1st st')[0]).toBe('First Street');
  });
});

describe('a whole address finds its street', () => {
  it.each([
    '12 Main St, Fredonia, NY 14063',
    '12 Main St Fredonia NY 14063',
    '12-14 Main St',
    '12 1/2 Main St',
    '12½ Main St',
    '12 W Main St',
    '12 Main St W',
    '12 Main St Apt 3',
    '12 Main St, Apt. 3B',
    '12 Main St #3',
    '#3, 12 Main St',
    'Unit 4B, 12 Main St',
    'Apt 3 12 Main St',
  ])('%s', (typed) => {
    expect(linesFor(typed)[0]).toBe('Main Street');
  });

  it('keeps a direction that the street has', () => {
    expect(linesFor('12 N Main St, Fredonia')).toEqual(['North Main Street']);
  });

  it('goes by the first of two house numbers', () => {
    const parts = indexStreets({ a: ['Main Street, 1-12'], b: ['Main Street, 13-'] });
    expect(linesFor('12-14 Main St, Apt 99', parts)).toEqual(['Main Street, 1-12']);
  });
});

describe('a ZIP code', () => {
  it.each([
    ['14063', '14063'],
    ['14063-1234', '14063'],
    ['NY 14063', '14063'],
    ['Fredonia, NY 14063-1234', '14063'],
    ['12 Main St, Fredonia, NY 14063', undefined],
    ['14063 Main St', undefined],
  ])('of "%s" is %s', (typed, zip) => {
    expect(readZip(typed)).toBe(zip);
  });
});

describe('of a street in parts', () => {
  const parts = indexStreets({
    odd: ['Main Street, 1-99, odd'],
    even: ['Main Street, 1-99, even'],
    upper: ['Main Street, 200-'],
  });

  it.each([
    ['7 main', ['Main Street, 1-99, odd']],
    ['8 main', ['Main Street, 1-99, even']],
    ['99 main', ['Main Street, 1-99, odd']],
    ['200 main', ['Main Street, 200-']],
    ['5000 main', ['Main Street, 200-']],
    // A number that no part has.
    ['150 main', []],
    ['main', ['Main Street, 1-99, odd', 'Main Street, 1-99, even', 'Main Street, 200-']],
  ])('"%s" finds %j', (typed, lines) => {
    expect(linesFor(typed, parts)).toEqual(lines);
  });
});
