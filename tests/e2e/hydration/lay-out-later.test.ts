// The first paint lays out what is near the top; the rest of the page follows when the browser is idle.
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForFile, DESKTOP, PHONE } from '../../support/browser/browser.ts';
import { watchShifts } from '../../support/browser/shifts.ts';
import { someOf } from '../../support/sample.ts';
import { answering } from '../../support/servers/answering.ts';
import { eventually, laidOut } from '../../support/waiting.ts';

const open = browserForFile();
const PAGE = '/rolloff-dumpsters/';

/** The window of a page whose idle time a test controls. */
interface Held {
  held: (() => void)[];
}

/** A browser that is idle only when `beIdle` says so, and that shows nothing before it has come to the end of a page. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    const held: Held['held'] = [];
    // Only calls that would not wait for ever: the others are about the next page.
    const requestIdleCallback = (act: () => void, options?: IdleRequestOptions) =>
      options?.timeout && held.push(act);
    Object.assign(window, { held, requestIdleCallback });
    Object.defineProperty(document.timeline, 'currentTime', { value: 0 });
  });

const beIdle = (page: Page) =>
  page.evaluate(() => {
    for (const act of (window as unknown as Held).held.splice(0)) act();
  });

const heldCalls = (page: Page) => page.evaluate(() => (window as unknown as Held).held.length);

const openHeld = async (path: string) => {
  const { page } = await open(path, {
    width: PHONE,
    hydrates: false,
    waits: false,
    ownTab: true,
    prepare: neverIdle,
  });
  return page;
};

/** The parts of the page that the browser may leave out, by their place from the top. */
const leftOut = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('main > section, footer')].flatMap((part, place) =>
      getComputedStyle(part).contentVisibility === 'auto' ? [place] : [],
    ),
  );

test('everything below the first section is put off, and follows a section at a time', async () => {
  const page = await openHeld(PAGE);
  const sections = await page.locator('main > section').count();
  const all = Array.from({ length: sections }, (_, place) => place + 1);
  expect(await leftOut(page)).toEqual(all);
  for (let next = 0; next < all.length; next++) {
    await eventually(() => heldCalls(page)).toBe(1);
    await beIdle(page);
    expect(await leftOut(page)).toEqual(all.slice(next + 1));
  }
});

test('what is put off is there for whoever comes to it sooner', async () => {
  const page = await openHeld(PAGE);
  const link = page.locator('footer a[href="/terms-privacy/"]').first();
  await link.focus();
  const box = await link.boundingBox();
  expect(box?.height).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(800);
});

test('all of it is laid out when nobody does anything', async () => {
  const { page } = await open(PAGE, { width: PHONE, hydrates: false, waits: false });
  await eventually(() => leftOut(page)).toEqual([]);
});

test('all of it is laid out on a page that is never idle, too', async () => {
  const { page } = await open(PAGE, {
    width: PHONE,
    hydrates: false,
    waits: false,
    ownTab: true,
    prepare: (tab) =>
      tab.addInitScript(() => {
        setInterval(() => {
          for (const end = performance.now() + 20; performance.now() < end; );
        });
      }),
  });
  await eventually(() => leftOut(page)).toEqual([]);
});

test.each(
  someOf([
    ['a hash', '/about/#holiday-schedule'],
    ['words that a search engine points to', '/about/#:~:text=Thanksgiving'],
  ]),
)('a visit that begins at %s finds all heights as they are', async (_, address) => {
  const page = await openHeld(address);
  expect(await leftOut(page)).toEqual([]);
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a reload in the middle of a page comes back to the same place', async () => {
  const page = await openHeld(PAGE);
  const middle = page.locator('main > section').nth(3).getByRole('heading').first();
  await middle.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await page.waitForFunction(() => scrollY > 0);
  await page.reload();
  expect(await leftOut(page)).toEqual([]);
  await eventually(async () => {
    const box = await middle.boundingBox();
    return box !== null && box.y >= 0 && box.y < 800;
  }).toBe(true);
});

/** A server whose pages stop after their second section for a while. Gives its address. */
const haltingServer = (milliseconds: number) =>
  answering(async (request, response) => {
    const answer = await fetch(inject('url') + request.url);
    response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    let shown = 0;
    for (let section = 0; section < 3; section++) shown = body.indexOf('<section', shown + 1);
    if (shown > 0) {
      response.write(body.subarray(0, shown));
      await setTimeout(milliseconds);
    }
    response.end(body.subarray(Math.max(shown, 0)));
  });

test('nothing moves on a page whose beginning is shown before its end has come', async () => {
  let shifts = async (): Promise<string[]> => [];
  const { page } = await open('/pay-bill/', {
    width: DESKTOP,
    hydrates: false,
    ownTab: true,
    url: await haltingServer(500),
    prepare: async (tab) => {
      shifts = await watchShifts(tab);
    },
  });
  await laidOut(page);
  expect(await shifts()).toEqual([]);
});
