// The choice of a size: every number of pickup loads against a table made by hand, and every job.
import { describe, expect, it } from 'vitest';
import { loadsIn } from '../../../src/manifest/site/resolve/section-extras.ts';
import { english } from '../../../src/model/words/words.ts';
import {
  choose,
  mostLoads,
  roomIn,
  sizedOf,
} from '../../../src/sections/size-finder/choose-size.ts';
import { plateOf, plateStyle } from '../../../src/ui/drawings/scale.ts';
import { manifestText, pageAt, sectionOf, siteOf } from '../../manifest/real-manifest.ts';

const section = sectionOf(pageAt(siteOf(manifestText), '/rolloff-dumpsters/'), 'size-finder');
const sizes = sizedOf(section);

/** Of 10 yards (3-4 loads), 15 (5-6), 20 (6-8) and 30 (9-12): the size to choose, and what is said of it. */
const BY_HAND: [loads: number, best: string, said: string][] = [
  [1, '10 Yard', '1 load: the 10 Yard holds it and leaves room.'],
  [2, '10 Yard', '2 loads: the 10 Yard holds it and leaves room.'],
  [3, '10 Yard', '3 loads: the 10 Yard holds it and leaves room.'],
  [4, '10 Yard', '4 loads: the 10 Yard holds it, the 15 Yard leaves room.'],
  [5, '15 Yard', '5 loads: the 15 Yard holds it and leaves room.'],
  [6, '15 Yard', '6 loads: the 15 Yard holds it, the 20 Yard leaves room.'],
  [7, '20 Yard', '7 loads: the 20 Yard holds it and leaves room.'],
  [8, '20 Yard', '8 loads: the 20 Yard holds it, the 30 Yard leaves room.'],
  [9, '30 Yard', '9 loads: the 30 Yard holds it and leaves room.'],
  [10, '30 Yard', '10 loads: the 30 Yard holds it and leaves room.'],
  [11, '30 Yard', '11 loads: the 30 Yard holds it and leaves room.'],
  [12, '30 Yard', '12 loads: the 30 Yard holds it, filled to the top.'],
];

describe('the size for a number of pickup loads', () => {
  it.each(BY_HAND)('of %i is the %s', (loads, best, said) => {
    const choice = choose({ loads }, sizes);
    expect([choice?.best.label, choice?.sentence]).toEqual([best, said]);
  });

  it('can be chosen for as many loads as the largest size holds', () => {
    expect(mostLoads(sizes)).toBe(12);
    expect(choose({ loads: 13 }, sizes)).toBeUndefined();
  });

  it('says of each size whether it is too small, fits or leaves room', () => {
    expect(sizes.map((size) => roomIn(6, size))).toEqual([
      'Too small',
      'Fits',
      'Leaves room',
      'Leaves room',
    ]);
  });
});

describe('where capacities count guests', () => {
  const guests = manifestText.replaceAll('truck loads', 'guests');
  const finderOf = (text: string) =>
    sectionOf(pageAt(siteOf(text), '/rolloff-dumpsters/'), 'size-finder');

  it('nobody is asked for pickup loads', () => {
    expect(mostLoads(sizedOf(finderOf(guests)))).toBe(0);
  });

  it('their number is asked for, and named in the answer', () => {
    const made = finderOf(
      guests.replace('- type: size-finder', '$&\n        unit: { one: guest, many: guests }'),
    );
    const said = [1, 5].map((loads) => choose({ loads }, sizedOf(made), english, made.unit));
    expect(said.map((choice) => choice?.sentence)).toEqual([
      '1 guest: the 10 Yard holds it and leaves room.',
      '5 guests: the 15 Yard holds it and leaves room.',
    ]);
  });
});

describe('the size for a job', () => {
  it.each(
    section.items.flatMap(({ size_label, jobs = [] }) => jobs.map((job) => [job, size_label])),
  )('%s is the %s', (job, size) => {
    expect(choose({ job }, sizes)?.best.label).toBe(size);
  });

  it('is none for a job that no size has', () => {
    expect(choose({ job: 'Moon landing' }, sizes)).toBeUndefined();
  });
});

describe('the loads in a capacity', () => {
  it.each([
    ['3-4 truck loads', { least: 3, most: 4 }],
    ['9 – 12 loads', { least: 9, most: 12 }],
    ['6 to 8', { least: 6, most: 8 }],
    ['About 5 loads', { least: 5, most: 5 }],
    ['A garage full', undefined],
  ])('%s', (capacity, loads) => {
    expect(loadsIn(capacity)).toEqual(loads);
  });
});

describe('what stands on the side of a size', () => {
  it.each([
    ['20 Yard', '20', undefined],
    ['Pair', 'Pair', '11px'],
    ['Single Unit', 'Single', '7px'],
  ])('%s has %s on it', (label, plate, fontSize) => {
    expect(plateOf(label)).toBe(plate);
    expect(plateStyle(plate)?.fontSize).toBe(fontSize);
  });
});
