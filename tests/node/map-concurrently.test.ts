// Work for many entries of which some are done at the same time.
import { expect, test } from 'vitest';
import { mapConcurrently } from '../../src/node/map-concurrently.ts';

const ENTRIES = [1, 2, 3, 4, 5];

test('every entry is begun once and in its order, and never more of them run than are allowed', async () => {
  const begun: number[] = [];
  let running = 0;
  await mapConcurrently(ENTRIES, 2, async (entry) => {
    begun.push(entry);
    running++;
    expect(running).toBeLessThanOrEqual(2);
    await Promise.resolve();
    running--;
  });
  expect(begun).toEqual(ENTRIES);
});

test('nothing is begun after the first failure, which is thrown', async () => {
  const begun: number[] = [];
  const work = async (entry: number) => {
    begun.push(entry);
    if (entry === 2) throw new Error('no second one');
    await new Promise((done) => setTimeout(done));
  };
  await expect(mapConcurrently(ENTRIES, 2, work)).rejects.toThrow('no second one');
  await new Promise((done) => setTimeout(done, 20));
  expect(begun).toEqual([1, 2]);
});
