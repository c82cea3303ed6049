// The filter of the list of things: it finds other names and plurals, and asks about slips and parts of names.
import { describe, expect, it } from 'vitest';
import type { AcceptedItem } from '../../../src/model/manifest.generated.ts';
import { findItems } from '../../../src/sections/accepted-items/find-items.ts';

const items: AcceptedItem[] = [
  { item: 'Liquids', also: ['Wet paint', 'Motor oil', 'Oil'], verdict: 'no' },
  {
    item: 'Cold appliances',
    also: ['Refrigerator', 'Fridge', 'Freezer', 'Window AC'],
    verdict: 'no',
  },
  { item: 'Electronics', also: ['TV'], verdict: 'no' },
  { item: 'Roof shingles', also: ['Roofing'], verdict: 'yes' },
  { item: 'Drywall', also: ['Sheetrock'], verdict: 'yes' },
  { item: 'Lumber', also: ['Wood'], verdict: 'yes' },
  { item: 'Flooring', also: ['Carpet'], verdict: 'yes' },
  { item: 'Furniture', also: ['Couch', 'Sofa', 'Box'], verdict: 'yes' },
  { item: 'Mattresses', verdict: 'yes' },
  { item: 'Fencing', also: ['Trellis wire'], verdict: 'yes' },
  { item: 'Concrete, brick or stone', verdict: 'ask' },
  { item: 'Paint and batteries', also: ['Car battery', 'Paint cans'], verdict: 'ask' },
];

/** The names of the answers with their verdicts. */
const answers = (typed: string) =>
  findItems(typed, items).answers.map(({ item, verdict }) => `${item}: ${verdict}`);
const guesses = (typed: string) => findItems(typed, items).guesses;

describe('the filter', () => {
  it('shows everything while nothing is typed', () => {
    expect(findItems('  ', items)).toEqual({ answers: items, guesses: [] });
  });

  it.each([
    ['LUMBER', 'Lumber: yes'],
    ['mattress', 'Mattresses: yes'],
    ['sof', 'Sofa: yes'],
    ['couches', 'Couch: yes'],
    ['boxes', 'Box: yes'],
    ['tvs', 'TV: no'],
    ['oil', 'Oil: no'],
    ['freezers', 'Freezer: no'],
    ['window ac', 'Window AC: no'],
    ['window A/C', 'Window AC: no'],
    ['T. V.', 'TV: no'],
    ['car battery', 'Car battery: ask'],
    ['shingle', 'Roof shingles: yes'],
    ['bricks', 'Concrete, brick or stone: ask'],
    ['roof', 'Roof shingles: yes'],
  ])('answers %s under the name that was typed', (typed, answer) => {
    expect(answers(typed)).toEqual([answer]);
    expect(guesses(typed)).toEqual([]);
  });

  it('says of which item a further name is', () => {
    expect(findItems('wood', items).answers).toEqual([
      { item: 'Wood', also: ['Lumber'], verdict: 'yes' },
    ]);
  });

  it('tells things apart that share a word', () => {
    expect(answers('paint')).toEqual([
      'Paint and batteries: ask',
      'Paint cans: ask',
      'Wet paint: no',
    ]);
    expect(answers('battery')).toEqual(['Paint and batteries: ask', 'Car battery: ask']);
  });

  it.each([
    ['window', 'Window AC'],
    ['wind', 'Window AC'],
    ['car', 'Car battery'],
    ['old couch', 'Couch'],
    ['matress', 'Mattresses'],
    ['frigde', 'Fridge'],
    ['refridgerator', 'Refrigerator'],
    ['shingels', 'Roof shingles'],
  ])('asks about %s', (typed, name) => {
    expect(findItems(typed, items)).toEqual({ answers: [], guesses: [name] });
  });

  it.each(['food', 'shed', 'tree', 'trees', 'sofq', 'xylophone'])(
    'finds nothing for %s',
    (typed) => {
      expect(findItems(typed, items)).toEqual({ answers: [], guesses: [] });
    },
  );

  it('asks about three names at most', () => {
    const hot = ['tub', 'plate', 'air gun', 'water tank'].map((thing) => `Hot ${thing}`);
    const many: AcceptedItem[] = [{ item: 'Appliances', also: hot, verdict: 'ask' }];
    expect(findItems('hot', many).guesses).toEqual(hot.slice(0, 3));
  });
});
