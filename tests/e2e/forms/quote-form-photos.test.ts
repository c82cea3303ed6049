// Photos with a request: chosen, made small, kept while there is no network, sent after it, and seen in the office alone.
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { browserForFile, PHONE } from '../../support/browser/browser.ts';
import { signIn } from '../../support/browser/office-pages.ts';
import {
  consent,
  fillQuote,
  quoteForm,
  receipt,
  submitButton,
} from '../../support/browser/quote-form.ts';
import { startDatabase, type TestDatabase } from '../../support/database/lite.ts';
import { joinOffice, seedWithOffice } from '../../support/database/office.ts';
import { testInFull } from '../../support/sample.ts';
import { type Break, openLine } from '../../support/servers/breaking-line.ts';
import { ROOT } from '../../support/sites/build-site.ts';
import { siteForFile, storing } from '../../support/sites/site-for-file.ts';
import { eventually, holdTimers, hydrated } from '../../support/waiting.ts';

const open = browserForFile();
let database: TestDatabase;
/** Between the browser and the database. */
let line: Awaited<ReturnType<typeof openLine>>;
const site = siteForFile({
  name: 'photos',
  edit: (text) =>
    storing(text)
      .replace('admin_mode: false', 'admin_mode: true')
      .replace('\nquote_form:\n', '\nquote_form:\n  photos:\n    at_most: 3\n'),
  async startDatabase() {
    database = await startDatabase({ name: 'photos', seed: await seedWithOffice() });
    line = await openLine(database.url);
    return { ...database, url: line.url };
  },
});

let member: SupabaseClient;
beforeAll(async () => {
  member = await joinOffice(database);
});
afterAll(() => line.close());
beforeEach(async () => {
  await line.repair();
  await database.owner.from('quote_requests').delete().neq('status', '');
});

const PHOTOS = ['about', 'yard', 'rolloff-farmhouse'].map((name) =>
  join(ROOT, `tests/fixtures/site/public/images/${name}.webp`),
);

const GRAIN = { type: 'gaussian', mean: 128, sigma: 80 } as const;

/** A photo as a phone makes it: on its side, with the place where it was taken; a large one has 12 megapixels, 4 MB. */
const ofPhone = async (motif: string | undefined, [width, height]: [number, number]) => ({
  name: 'IMG_2041.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(motif)
    .resize(width, height)
    .composite([
      {
        input: {
          create: { width, height, channels: 3, background: 'gray', noise: GRAIN },
        },
        blend: 'soft-light',
      },
    ])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 26/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

const field = (page: Page) => page.getByLabel('Photos (optional)');
const thumbs = (page: Page) => quoteForm(page).locator('li img');
const progress = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const PHOTO = 'POST /rest/v1/rpc/add_request_photo';
const REQUEST = 'POST /rest/v1/quote_requests';
/** The pause before the page tries again by itself, in milliseconds. */
const RETRY_INTERVAL_MS = 60_000;

/** The requests in the database, each with the bytes of its photos. */
async function stored(): Promise<{ photo_count: number | null; photos: Buffer[] }[]> {
  const { data } = await member.from('quote_requests').select('id, photo_count');
  return Promise.all(
    (data ?? []).map(async ({ id, photo_count }) => {
      const { data: ids } = await member.rpc('request_photos', { request: id });
      const read = async (photo: string) =>
        Buffer.from((await member.rpc('request_photo', { photo })).data, 'base64');
      return { photo_count, photos: await Promise.all(ids.map(read)) };
    }),
  );
}
const counts = async () => (await stored()).map(({ photos }) => photos.length);

test('photos are shown small, follow the request without what the camera has noted, and are seen in the office', async () => {
  const { page } = await open('/contact/', { url: site.url, width: PHONE });
  await fillQuote(page);
  await field(page).setInputFiles([
    await ofPhone(PHOTOS[0], [2000, 1500]),
    { name: 'prices.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo at all') },
  ]);
  await quoteForm(page).getByText('prices.jpg cannot be read as a photo.').waitFor();
  await field(page).setInputFiles(PHOTOS);
  await quoteForm(page).getByText('A request takes 3 photos').waitFor();
  await eventually(() => thumbs(page).count()).toBe(3);
  await page.getByRole('button', { name: 'Remove about.webp' }).click();
  await eventually(() => thumbs(page).count()).toBe(2);
  expect(await violations(page)).toEqual([]);
  await consent(page).check();
  await submitButton(page).click();
  await progress(page, 'Your photos have arrived.');
  await eventually(() => receipt(page).getByRole('heading').textContent()).toBe('What You Sent Us');
  await eventually(() => receipt(page).locator('p').first().textContent()).toMatch(
    /^We'll contact you within 24 hours/,
  );
  await eventually(() => thumbs(page).count()).toBe(0);

  const [request, ...others] = await stored();
  expect(others).toEqual([]);
  expect(request?.photo_count).toBe(2);
  const first = await sharp(request?.photos[0]).metadata();
  expect(first).toMatchObject({ format: 'jpeg', width: 1200, height: 1600 });
  expect(first.exif).toBeUndefined();
  for (const photo of request?.photos ?? []) expect(photo.length).toBeLessThanOrEqual(500_000);

  const { page: office, context } = await open('/admin/', { url: site.url, hydrates: false });
  await signIn(office);
  await office.getByRole('link', { name: /Ada Bauer/ }).click();
  const shown = office.getByRole('link', { name: /^Photo \d$/ });
  await eventually(() => shown.count()).toBe(2);
  await eventually(() =>
    shown
      .first()
      .locator('img')
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBe(1200);
  const opened = context.waitForEvent('page');
  await shown.first().click();
  const tab = await opened;
  await eventually(() =>
    tab.locator('img').evaluate((image: HTMLImageElement) => image.naturalHeight),
  ).toBe(1600);
  await tab.close();
});

test('a request that is sent while photos are still made small takes them along', async () => {
  const { page } = await open('/contact/', { url: site.url });
  await fillQuote(page);
  await consent(page).check();
  const large = await ofPhone(PHOTOS[0], [4000, 3000]);
  await field(page).setInputFiles([large, large]);
  await submitButton(page).click();
  await progress(page, 'Your photos have arrived.');
  expect(await counts()).toEqual([2]);
  expect(await thumbs(page).count()).toBe(0);
});

test('an iPhone’s own form is taken, under the policy of the page', async () => {
  const { page } = await open('/contact/', { url: site.url });
  await field(page).setInputFiles(join(ROOT, 'tests/fixtures/pictures/wide-colors.heic'));
  await eventually(() => thumbs(page).count()).toBe(1);
});

const keptPhotos = (page: Page) =>
  page.evaluate(async () => (await (await caches.open('quote-photos')).keys()).length);

test.each<[string, Break, photosBefore: number[]]>([
  ['in the middle of a photo', { request: PHOTO, nth: 2, afterBytes: 60_000 }, [1]],
  ['under the answer to a photo', { request: PHOTO, nth: 2 }, [2]],
  ['in the middle of the request', { request: REQUEST, nth: 1, afterBytes: 700 }, []],
  ['under the answer to the request', { request: REQUEST, nth: 1 }, [0]],
])(
  'a line that breaks %s loses and doubles nothing: the rest follows with the next visit',
  async (_, where, before) => {
    const { page } = await open('/contact/', { url: site.url, ownTab: true, expects: /ERR_|409/ });
    await fillQuote(page);
    await field(page).setInputFiles(PHOTOS);
    await eventually(() => thumbs(page).count()).toBe(3);
    await consent(page).check();
    const broken = line.breakAt(where);
    await submitButton(page).click();
    await broken;
    await progress(page, 'Your photos are kept on this device.');
    expect(await counts()).toEqual(before);
    await line.repair();
    await page.reload();
    await hydrated(page);
    await progress(page, 'Your photos have arrived.');
    expect(await counts()).toEqual([3]);
    await eventually(() => page.evaluate(() => localStorage.getItem('kept-photos'))).toBeNull();
    await eventually(() => keptPhotos(page)).toBe(0);
  },
);

test('another tab leaves the photos alone whose request is still on its way', async () => {
  const { page, context } = await open('/contact/', { url: site.url, ownTab: true });
  await fillQuote(page);
  await field(page).setInputFiles(PHOTOS.slice(0, 2));
  await eventually(() => thumbs(page).count()).toBe(2);
  await consent(page).check();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await context.route('**/rest/v1/quote_requests*', async (route) => {
    await released;
    await route.continue();
  });
  const asked = page.waitForRequest('**/rest/v1/quote_requests*');
  await submitButton(page).click();
  await asked;

  const other = await context.newPage();
  const looked = other.waitForResponse(/sent-photos/);
  const sent = other.waitForRequest(/add_request_photo/, { timeout: 0 }).then(() => 'too early');
  await other.goto(`${site.url}/contact/`);
  await hydrated(other);
  await looked;
  expect(await Promise.race([sent, setTimeout(500)])).toBeUndefined();
  expect(await keptPhotos(other)).toBe(2);
  release();
  await progress(page, 'Your photos have arrived.');
  expect(await counts()).toEqual([2]);
});

/** Runs in the page: has the browser forbid it to keep anything, as one that takes no cookies does. */
function forbidStorage(): void {
  const refuse = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, { get: refuse });
  }
  CacheStorage.prototype.open = async () => refuse();
  LockManager.prototype.query = async () => refuse();
  LockManager.prototype.request = async () => refuse();
}

test('photos follow their request where the browser forbids to keep anything', async () => {
  const { page } = await open('/contact/', {
    ...{ url: site.url, ownTab: true },
    prepare: (tab) => tab.addInitScript(forbidStorage),
  });
  await fillQuote(page);
  await field(page).setInputFiles(PHOTOS.slice(0, 1));
  await eventually(() => thumbs(page).count()).toBe(1);
  await consent(page).check();
  await submitButton(page).click();
  await progress(page, 'Your photos have arrived.');
  expect(await counts()).toEqual([1]);
});

testInFull(
  'three photos of 12 megapixels arrive on a phone’s slow network whose line breaks twice, without their places',
  async () => {
    const photos = await Promise.all(PHOTOS.map((motif) => ofPhone(motif, [4000, 3000])));
    for (const { buffer } of photos) {
      expect(buffer.length).toBeGreaterThan(3_000_000);
      expect((await sharp(buffer).metadata()).exif).toBeDefined();
    }
    const { page } = await open('/contact/', {
      ...{ url: site.url, ownTab: true, width: PHONE, expects: /ERR_/ },
    });
    await fillQuote(page);
    await field(page).setInputFiles(photos);
    await eventually(() => thumbs(page).count()).toBe(3);
    await consent(page).check();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 },
    });
    /** Has the line break there, and gives back the page's next try. */
    const untilBroken = async (where: Break, act: () => Promise<unknown>) => {
      const broken = line.breakAt(where);
      await act();
      const retry = await holdTimers(page, RETRY_INTERVAL_MS);
      await broken;
      await progress(page, 'Your photos are kept on this device.');
      return retry;
    };
    const inPhoto = { request: PHOTO, nth: 2, afterBytes: 200_000 };
    const first = await untilBroken(inPhoto, () => submitButton(page).click());
    expect(await counts()).toEqual([1]);
    await line.repair();
    const second = await untilBroken({ request: PHOTO, nth: 2 }, first);
    expect(await counts()).toEqual([3]);
    await line.repair();
    await second();
    await progress(page, 'Your photos have arrived.');
    const [request] = await stored();
    expect(request?.photos).toHaveLength(3);
    for (const photo of request?.photos ?? []) {
      expect(await sharp(photo).metadata()).toMatchObject({ width: 1200, height: 1600 });
      expect((await sharp(photo).metadata()).exif).toBeUndefined();
    }

    const { page: office } = await open('/admin/', { url: site.url, hydrates: false });
    await signIn(office);
    await office.getByRole('link', { name: /Ada Bauer/ }).click();
    await eventually(() => office.getByRole('link', { name: /^Photo \d$/ }).count()).toBe(3);
  },
);

test('without a network the device keeps them with their request, which both arrive when it is back', async () => {
  const { page, context } = await open('/contact/', {
    url: site.url,
    ownTab: true,
    expects: /ERR_INTERNET_DISCONNECTED/,
  });
  await fillQuote(page);
  await field(page).setInputFiles(PHOTOS.slice(0, 2));
  await eventually(() => thumbs(page).count()).toBe(2);
  await context.setOffline(true);
  await consent(page).check();
  await submitButton(page).click();
  await eventually(() => receipt(page).getByRole('heading').textContent()).toBe(
    'Kept on This Device',
  );
  await eventually(() => thumbs(page).count()).toBe(0);
  expect(await counts()).toEqual([]);
  await context.setOffline(false);
  await progress(page, 'Your photos have arrived.');
  expect(await stored()).toMatchObject([{ photo_count: 2, photos: [{}, {}] }]);
});

test('a kept request that is cancelled takes its photos along', async () => {
  const { page, context } = await open('/contact/', {
    url: site.url,
    ownTab: true,
    expects: /ERR_INTERNET_DISCONNECTED/,
  });
  await fillQuote(page);
  await field(page).setInputFiles(PHOTOS.slice(0, 1));
  await eventually(() => thumbs(page).count()).toBe(1);
  await context.setOffline(true);
  await consent(page).check();
  await submitButton(page).click();
  await receipt(page)
    .getByRole('button', { name: /^Cancel/ })
    .click();
  await eventually(() => keptPhotos(page)).toBe(0);
});
