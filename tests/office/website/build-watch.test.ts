// What the editor learns of its host after a publication, with a clock of the test's own.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

type Watch = typeof import('../../../src/office/website/build-watch.ts');

let watchBuild: Watch['watchBuild'];

beforeEach(async () => {
  vi.useFakeTimers({ now: 0 });
  vi.resetModules();
  ({ watchBuild } = await import('../../../src/office/website/build-watch.ts'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Says for each second what the site was built from; without it, nothing answers. */
function built(versionAt: (second: number) => string | undefined): void {
  vi.stubGlobal('fetch', async () => Response.json({ version: versionAt(Date.now() / 1000) }));
}

/** How the watch for a version ends, after how many seconds. */
async function watched(version: string) {
  const ended = watchBuild(version).then((how) => [how, Date.now() / 1000]);
  await vi.advanceTimersByTimeAsync(700_000);
  return ended;
}

it('says that visitors see it once the site is built from the published text, and not before', async () => {
  built((second) => (second < 95 ? 'old' : 'new'));
  expect(await watched('new')).toEqual(['live', 100]);
});

it('says so too when somebody else’s later publication is built in its place', async () => {
  built((second) => (second < 95 ? 'old' : 'later'));
  expect(await watched('new')).toEqual(['live', 100]);
});

it('goes on while the site does not answer, as in the middle of a deployment', async () => {
  built((second) => {
    if (second < 30) throw new TypeError('Failed to fetch');
    return second < 45 ? undefined : second < 60 ? 'old' : 'new';
  });
  expect(await watched('new')).toEqual(['live', 60]);
});

it('gives up after ten minutes', async () => {
  built(() => 'old');
  expect(await watched('new')).toEqual(['late', 600]);
});

it('ends without a word when another publication has followed, whose site is not that of the first', async () => {
  built((second) => (second < 25 ? 'old' : second < 55 ? 'first' : 'second'));
  const first = watchBuild('first');
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await watched('second')).toEqual(['live', 55]);
  expect(await first).toBeUndefined();
});
