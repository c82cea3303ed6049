// What the editor learns of its host after a publication, with a clock of the test's own.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

type Watch = typeof import('../../../src/office/website/build-watch.ts');

let watchBuild: Watch['watchBuild'];
let keepPublication: Watch['keepPublication'];
let recallPublication: Watch['recallPublication'];

beforeEach(async () => {
  vi.useFakeTimers({ now: 0 });
  vi.resetModules();
  ({ watchBuild, keepPublication, recallPublication } = await import(
    '../../../src/office/website/build-watch.ts'
  ));
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

describe('a publication that is on its way', () => {
  const now = { version: 'new', at: 0 };

  it('is known to a later page until it has arrived, or ten minutes have gone by', () => {
    vi.stubGlobal('localStorage', storageOf());
    expect(recallPublication()).toBeUndefined();
    keepPublication(now);
    expect(recallPublication()).toEqual(now);
    vi.setSystemTime(600_000);
    expect(recallPublication()).toBeUndefined();
    vi.setSystemTime(0);
    keepPublication();
    expect(recallPublication()).toBeUndefined();
  });

  it('is forgotten with the page where a browser stores nothing', () => {
    const refused = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
    vi.stubGlobal('localStorage', { getItem: refused, setItem: refused, removeItem: refused });
    keepPublication(now);
    keepPublication();
    expect(recallPublication()).toBeUndefined();
  });

  it.each(['', '{', '5', 'null', '[]', '{"at":"x"}', '{"version":'])(
    'is none where %j is stored in its place',
    (damaged) => {
      vi.stubGlobal('localStorage', storageOf({ 'curbside:published': damaged }));
      expect(recallPublication()).toBeUndefined();
    },
  );
});

/** A browser's storage with some texts. */
function storageOf(texts: Record<string, string> = {}) {
  const all = new Map(Object.entries(texts));
  return {
    getItem: (name: string) => all.get(name) ?? null,
    setItem: (name: string, text: string) => void all.set(name, text),
    removeItem: (name: string) => void all.delete(name),
  };
}
