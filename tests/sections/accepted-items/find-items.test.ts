// The filter of the list of things: it finds other names and plurals, and forgives slips.
import { describe, expect, it } from 'vitest';
import { findItems } from '../../../src/sections/accepted-items/find-items.ts';
import { manifestText, pageAt, sectionOf, siteOf } from '../../manifest/real-manifest.ts';

const { items } = sectionOf(pageAt(siteOf(manifestText), '/rolloff-dumpsters/'), 'accepted-items');
const found = (typed: string) => findItems(typed, items).map(({ item }) => item);

describe('the filter', () => {
  it('shows everything while nothing is typed', () => {
    expect(found('  ')).toHaveLength(items.length);
  });

  it.each([
    ['tires', 'Tires'],
    ['TIRE', 'Tires'],
    ['tirse', 'Tires'],
    ['matress', 'Mattresses'],
    ['mattres', 'Mattresses'],
    ['frigde', 'Appliances with refrigerants'],
    ['refridgerator', 'Appliances with refrigerants'],
    ['air condtioner', 'Appliances with refrigerants'],
    ['televison', 'Electronics'],
    ['labtop', 'Electronics'],
    ['shingels', 'Roof shingles'],
    ['cemment', 'Concrete, brick, dirt or stone'],
    ['sof', 'Furniture'],
  ])('finds %s', (typed, item) => {
    expect(found(typed)).toEqual([item]);
  });

  it.each(['xylophone', 'zzz'])('finds nothing for %s', (typed) => {
    expect(found(typed)).toEqual([]);
  });
});
