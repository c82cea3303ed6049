// Links before the app is there: a page that was fetched ahead takes the place of the one whose link is pressed.
import type { Locator, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForFile, type OpenOptions } from '../../support/browser/browser.ts';
import { isFocused, pathOf } from '../../support/browser/page-parts.ts';
import { type ScriptGate, scriptGate } from '../../support/browser/script-gate.ts';
import { someOf } from '../../support/sample.ts';
import { eventually, hydrated, idle, isHydrated, markDocument } from '../../support/waiting.ts';

const open = browserForFile();

interface Opening extends Pick<OpenOptions, 'width' | 'expects'> {
  /** Done before the page is opened, beside holding the app back. */
  prepare?: (page: Page) => Promise<unknown>;
}

/** Opens a page whose app is held back. */
async function openHeld(path: string, { width, expects, prepare }: Opening = {}) {
  const gate = scriptGate();
  const { page } = await open(path, {
    width,
    hydrates: false,
    expects,
    prepare: async (tab) => {
      await gate.hold(tab);
      await prepare?.(tab);
    },
  });
  return { page, gate };
}

const navLink = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true });

/** Waits until a page was fetched ahead. */
async function isHere(page: Page, path: string): Promise<void> {
  const finished = (address: string) =>
    performance
      .getEntriesByName(address)
      .some((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch');
  await page.waitForFunction(finished, inject('url') + path);
  await idle(page);
}

/** Points at a link once its listener is there, which the prefetch of a likely page shows. Waits for the page behind it. */
async function pointAt(page: Page, link: Locator, path: string): Promise<void> {
  await isHere(page, '/about/');
  await link.hover();
  await isHere(page, path);
}

/** How far a link is from the top of the screen. */
const topOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top);

/** Everything that a visitor, a search engine or the app finds on a page, without what is still under way. */
const contentOf = (page: Page) =>
  page.evaluate(() => {
    const outer = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => {
        const copy = element.cloneNode(true) as Element;
        for (const image of copy.querySelectorAll('img')) {
          image.removeAttribute('data-state');
          image.removeAttribute('style');
        }
        return copy.outerHTML;
      });
    return {
      head: outer('title, meta, link[rel=canonical], script[type="application/ld+json"]').sort(),
      styles: outer('head > style'),
      data: outer('#_page-data'),
      body: outer('#_root'),
    };
  });

test('a press on a link fetches no other files of the pictures that leave the page', async () => {
  const { page, gate } = await openHeld('/');
  await page.locator('main picture img').last().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await isHere(page, '/pay-bill/');
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image' && /\.avif$/.test(request.url()))
      pictures.push(request.url());
  });
  await navLink(page, 'Pay Bill').click();
  await eventually(() => page.locator('h1').textContent()).toContain('Bill');
  gate.release();
  await eventually(() => isHydrated(page)).toBe(true);
  await page.waitForLoadState('networkidle');
  expect(pictures).toEqual([]);
});

test('a page that was fetched ahead is shown without loading a document, and the app takes it over', async () => {
  const { page, gate } = await openHeld('/');
  await isHere(page, '/about/');
  const sameDocument = await markDocument(page);
  await navLink(page, 'About').click();
  await eventually(() => pathOf(page)).toBe('/about/');
  await eventually(() => page.locator('h1').textContent()).toContain('About');
  await eventually(() => isHydrated(page)).toBe(false);
  gate.release();
  await eventually(() => isHydrated(page)).toBe(true);
  await navLink(page, 'Contact').click();
  await eventually(() => pathOf(page)).toBe('/contact/');
  await eventually(() => page.title()).toMatch(/quote/i);
  await eventually(() => page.locator('link[rel=canonical]').count()).toBe(1);
  await eventually(() => page.locator('script[type="application/ld+json"]').count()).toBe(1);
  await eventually(sameDocument).toBe(true);
});

test.each(someOf(['/about/', '/contact/', '/pay-bill/', '/residential-trash-pickup/']))(
  '%s is the same as when it is loaded',
  async (path) => {
    const { page } = await openHeld('/');
    const link = page.locator(`a[href="${path}"]:visible`).first();
    await pointAt(page, link, path);
    const sameDocument = await markDocument(page);
    await link.click();
    await eventually(() => pathOf(page)).toBe(path);
    await eventually(sameDocument).toBe(true);
    const { page: loaded } = await openHeld(path);
    await idle(loaded);
    const content = await contentOf(loaded);
    await eventually(() => contentOf(page)).toEqual(content);
  },
);

test('its first section comes first, and the others with the next picture', async () => {
  const { page } = await openHeld('/');
  await isHere(page, '/about/');
  await page.evaluate(() => {
    const counts: number[] = [];
    Object.assign(window, { counts });
    new MutationObserver(() => counts.push(document.querySelectorAll('main > *').length)).observe(
      document.body,
      { childList: true, subtree: true },
    );
  });
  await navLink(page, 'About').click();
  await eventually(() => pathOf(page)).toBe('/about/');
  const counts = () => page.evaluate(() => (window as unknown as { counts: number[] }).counts);
  await eventually(async () => (await counts())[0]).toBe(1);
  await eventually(async () => (await counts()).at(-1)).toBeGreaterThan(1);
});

test('the page begins at its top, with the focus on its heading', async () => {
  const { page } = await openHeld('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'About', exact: true });
  await link.hover();
  await isHere(page, '/about/');
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  await link.click();
  await eventually(() => isFocused(page.locator('h1'))).toBe(true);
  await eventually(() => page.evaluate(() => scrollY)).toBe(0);
});

test.each([
  ['before the app is there', false],
  ['once the app is there', true],
])('Back leads to where the visitor was, %s', async (_when, isThere) => {
  const { page, gate } = await openHeld('/', {
    expects: /ERR_FAILED/,
    // The font is optional: a page that gets it only after a reload has headings of another height.
    prepare: (tab) => tab.route('**/*.woff2', (route) => route.abort()),
  });
  const link = page.locator('main a[href="/rolloff-dumpsters/ny/salamanca/"]').first();
  await pointAt(page, link, '/rolloff-dumpsters/ny/salamanca/');
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
  const before = await topOf(link);
  await link.click();
  await eventually(() => pathOf(page)).toBe('/rolloff-dumpsters/ny/salamanca/');
  const sameDocument = await markDocument(page);
  if (isThere) {
    gate.release();
    await hydrated(page);
  }
  await page.goBack();
  await eventually(() => page.locator('h1').textContent()).not.toContain('Salamanca');
  await eventually(() => pathOf(page)).toBe('/');
  await eventually(async () => Math.abs((await topOf(link)) - before)).toBeLessThan(10);
  if (isThere) await eventually(() => isFocused(link)).toBe(true);
  await eventually(sameDocument).toBe(isThere);
});

/** Waits until the navigator leaves links to the browser. As text, because the test runner would replace the import. */
const leftToBrowser = (page: Page) =>
  page.waitForFunction(`
    import(document.getElementById('_page-data').dataset.navigator)
      .then(({ pageNavigator }) => !pageNavigator.renderer.canRender({ text: '' }))
  `);

test.each(
  someOf<[string, (page: Page, gate: ScriptGate) => Promise<unknown>]>([
    ['when the app cannot be had', (page, gate) => Promise.all([leftToBrowser(page), gate.fail()])],
    ['while the app begins', (page, gate) => Promise.all([leftToBrowser(page), gate.release()])],
    ['after typing', (page) => page.locator('[name=name]').fill('Ada')],
  ]),
)('Back leads to the page before, %s', async (_when, happens) => {
  const { page, gate } = await openHeld('/', {
    expects: /ERR_FAILED|Failed to fetch/,
    // The app cannot start without this data.
    prepare: (tab) => tab.route('**/contact/page.json', () => {}),
  });
  await isHere(page, '/contact/');
  await navLink(page, 'Contact').click();
  await eventually(() => pathOf(page)).toBe('/contact/');
  const sameDocument = await markDocument(page);
  await happens(page, gate);
  await page.goBack();
  await eventually(() => page.locator('h1').textContent()).not.toMatch(/quote/i);
  await eventually(() => pathOf(page)).toBe('/');
  await eventually(sameDocument).toBe(false);
});

test.each(
  someOf<[string, (page: Page) => Promise<unknown>]>([
    [
      'a page of another build',
      (page) =>
        page.route('**/about/', async (route) => {
          const response = await route.fetch();
          const html = (await response.text()).replace(/ data-build="\w+"/, ' data-build="newer"');
          await route.fulfill({ response, body: html });
        }),
    ],
    [
      'a page that was fetched too long ago',
      (page) =>
        page.addInitScript(() => {
          const now = Date.now;
          addEventListener('pointerdown', () => {
            Date.now = () => now() + 301_000;
          });
        }),
    ],
    [
      'a page that was not found',
      (page) =>
        page.route('**/about/', async (route) =>
          route.request().resourceType() === 'fetch'
            ? route.fulfill({ response: await route.fetch(), status: 404 })
            : route.continue(),
        ),
    ],
  ]),
)('%s is loaded by the browser', async (_what, prepare) => {
  const { page } = await openHeld('/', { prepare, expects: /404/ });
  await isHere(page, '/about/');
  const sameDocument = await markDocument(page);
  await navLink(page, 'About').click();
  await page.waitForURL('**/about/');
  await eventually(() => page.locator('h1').textContent()).toContain('About');
  await eventually(sameDocument).toBe(false);
});

test('whoever has typed something gets pages from the browser, which keeps it for the way back', async () => {
  let listen = () => {};
  const early = new Promise<void>((done) => {
    listen = done;
  });
  const { page } = await openHeld('/contact/', {
    prepare: (tab) =>
      tab.route('**/assets/entry-navigator-*', async (route) => {
        await early;
        await route.continue();
      }),
  });
  // No listener is there yet.
  const name = page.locator('[name=name]');
  await name.fill('Ada');
  listen();
  await isHere(page, '/about/');
  const sameDocument = await markDocument(page);
  await navLink(page, 'About').click();
  await page.waitForURL('**/about/');
  await eventually(sameDocument).toBe(false);
  await page.goBack();
  await eventually(() => name.inputValue()).toBe('Ada');
});
