// Entries of a list are found again in its next version.
import { expect, test } from 'vitest';
import { align } from '../../../../src/editor/document/compare/differences.ts';

test('of two entries that are alike, the changed one is that at its place', () => {
  const { pairs } = align(['New column', 'New column'], ['Size', 'New column'], []);
  expect(pairs).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('entries that are alike move along when one comes before them', () => {
  const { pairs, added } = align(['–', '–', 'Cart'], ['New', '–', '–', 'Cart'], []);
  expect(pairs).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
  ]);
  expect(added).toEqual([0]);
});
