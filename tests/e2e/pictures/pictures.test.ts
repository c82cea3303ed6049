// Pictures: a pulse while they load, a placeholder when they cannot, and nothing that shifts.
import type { Page, Route } from 'playwright-core';
import { describe, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { someOf } from '../../support/sample.ts';
import { eventually, isHydrated } from '../../support/waiting.ts';

const open = browserForFile();

/** They are optional, and whether one comes in time moves what stands below a heading. */
const FONTS = '**/*.woff2';
const PICTURES = /\.(webp|avif|jpe?g|png)$/;
const hero = (page: Page) => page.locator('main img').first();
const shown = (page: Page) =>
  hero(page).evaluate((image: HTMLImageElement) => ({
    placeholder: /placeholder/.test(image.currentSrc),
    visible: image.complete && image.naturalWidth > 0,
  }));

const pulses = (page: Page) =>
  hero(page).evaluate((image) => getComputedStyle(image).animationName !== 'none');

test.each(someOf(['/', '/rolloff-dumpsters/ny/collins/', '/residential-trash-pickup/ny/dunkirk/']))(
  'a broken picture on %s becomes the placeholder in the same place, and keeps its description',
  async (path) => {
    const { page: whole } = await open(path, {
      expects: /Failed to load resource/,
      prepare: (tab) => tab.route(FONTS, (route) => route.abort()),
    });
    const place = await hero(whole).boundingBox();
    const alt = await hero(whole).getAttribute('alt');
    const { page } = await open(path, {
      expects: /Failed to load resource/,
      prepare: async (tab) => {
        for (const files of [FONTS, PICTURES]) await tab.route(files, (route) => route.abort());
      },
    });
    await eventually(() => shown(page)).toEqual({ placeholder: true, visible: true });
    await eventually(() => hero(page).boundingBox()).toEqual(place);
    await eventually(() => hero(page).getAttribute('alt')).toBe(alt);
  },
);

test('a picture pulses while it loads and is visible afterwards', async () => {
  const waiting: Route[] = [];
  const { page } = await open('/rolloff-dumpsters/', {
    prepare: async (tab) => {
      await tab.emulateMedia({ reducedMotion: 'no-preference' });
      // Pictures far down are fetched only when they come near, so the page itself is not held up.
      await tab.route(/\/assets\/rolloff-/, (route) => void waiting.push(route));
    },
  });
  const picture = page.locator('#towns img').first();
  await picture.scrollIntoViewIfNeeded();
  await eventually(() => waiting.length).toBeGreaterThan(0);
  const pulse = () => picture.evaluate((image) => getComputedStyle(image).animationName !== 'none');
  await eventually(pulse).toBe(true);
  await Promise.all(waiting.map((route) => route.continue()));
  await eventually(pulse).toBe(false);
});

describe('before the app is there', () => {
  /** Opens the home page with a hero that waits, without any sign of intent. */
  async function openWaiting() {
    const waiting: Route[] = [];
    const { page } = await open('/terms-privacy/', {
      hydrates: false,
      expects: /Failed to load resource/,
      prepare: (tab) => tab.emulateMedia({ reducedMotion: 'no-preference' }),
    });
    await page.route(PICTURES, (route) => void waiting.push(route));
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await eventually(() => waiting.length).toBe(1);
    await eventually(() => pulses(page)).toBe(true);
    await eventually(() => isHydrated(page)).toBe(false);
    return { page, release: (how: 'continue' | 'abort') => waiting[0]?.[how]() };
  }

  test('a picture pulses too, until it is visible', async () => {
    const { page, release } = await openWaiting();
    await release('continue');
    await eventually(() => pulses(page)).toBe(false);
    await eventually(() => shown(page)).toEqual({ placeholder: false, visible: true });
    await eventually(() => isHydrated(page)).toBe(false);
  });

  test('a picture that cannot load brings the app, which shows the placeholder', async () => {
    const { page, release } = await openWaiting();
    await release('abort');
    await eventually(() => shown(page)).toEqual({ placeholder: true, visible: true });
    await eventually(() => isHydrated(page)).toBe(true);
  });
});
