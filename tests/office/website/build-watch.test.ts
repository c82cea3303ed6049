// What the editor learns of its host after a publication, with a clock of the test's own.
import { expect, it } from 'vitest';
import { watchBuild } from '../../../src/office/website/build-watch.ts';

/** Watches for the text "new", with an answer for each second; gives how it ended, after how many seconds. */
async function watched(builtAt: (second: number) => string | undefined, overAt = Infinity) {
  let time = 0;
  const ended = await watchBuild({
    built: async () => builtAt(time / 1000),
    published: 'new',
    pause: async (duration) => {
      time += duration;
    },
    now: () => time,
    isOver: () => time / 1000 >= overAt,
  });
  return [ended, time / 1000];
}

it('says that visitors see it once the site is built from the published text, and not before', async () => {
  expect(await watched((second) => (second < 95 ? 'old' : 'new'))).toEqual(['live', 100]);
});

it('goes on while the site does not answer, as in the middle of a deployment', async () => {
  const answer = (second: number) => {
    if (second < 30) throw new TypeError('Failed to fetch');
    return second < 60 ? undefined : 'new';
  };
  expect(await watched(answer)).toEqual(['live', 60]);
});

it('gives up after ten minutes', async () => {
  expect(await watched(() => 'old')).toEqual(['late', 600]);
});

it('ends without a word when another publication has followed', async () => {
  expect(await watched(() => 'old', 50)).toEqual([undefined, 50]);
});
