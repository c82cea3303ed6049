// Photos with a request: chosen, made small, kept while there is no network, sent after it, and seen in the office alone.
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import type { Page, Route } from 'playwright-core';
import sharp from 'sharp';
import { beforeAll, beforeEach, expect, test } from 'vitest';
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
import { startDatabase } from '../../support/database/lite.ts';
import { joinOffice, seedWithOffice } from '../../support/database/office.ts';
import { ROOT } from '../../support/sites/build-site.ts';
import { siteForFile, storing } from '../../support/sites/site-for-file.ts';
import { eventually, hydrated } from '../../support/waiting.ts';

const open = browserForFile();
const site = siteForFile({
  name: 'photos',
  edit: (text) =>
    storing(text)
      .replace('admin_mode: false', 'admin_mode: true')
      .replace('\nquote_form:\n', '\nquote_form:\n  photos:\n    at_most: 3\n'),
  startDatabase: async () => startDatabase({ name: 'photos', seed: await seedWithOffice() }),
});

let member: SupabaseClient;
beforeAll(async () => {
  member = await joinOffice(site.database);
});
beforeEach(async () => {
  await site.database.owner.from('quote_requests').delete().neq('status', '');
});

const PHOTOS = ['about', 'yard', 'rolloff-farmhouse'].map((name) =>
  join(ROOT, `tests/fixtures/site/public/images/${name}.webp`),
);

/** A photo as a phone makes it: 12 megapixels, on its side, with the place where it was taken. */
const ofPhone = async () => ({
  name: 'IMG_2041.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(PHOTOS[0])
    .resize(4000, 3000)
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 26/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer(),
});

const field = (page: Page) => page.getByLabel('Photos (optional)');
const thumbs = (page: Page) => quoteForm(page).locator('li img');
const progress = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const UPLOAD = '**/rest/v1/rpc/add_request_photo';

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
    await ofPhone(),
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

test('an iPhone’s own form is taken, under the policy of the page', async () => {
  const { page } = await open('/contact/', { url: site.url });
  await field(page).setInputFiles(join(ROOT, 'tests/fixtures/pictures/wide-colors.heic'));
  await eventually(() => thumbs(page).count()).toBe(1);
});

test('a line that is cut between two photos loses none: the request is there once, and the others follow with the next visit', async () => {
  let uploads = 0;
  const cut = (route: Route) => (uploads++ === 0 ? route.continue() : route.abort());
  const { page } = await open('/contact/', {
    url: site.url,
    ownTab: true,
    expects: /ERR_FAILED/,
    prepare: (tab) => tab.route(UPLOAD, cut),
  });
  await fillQuote(page);
  await field(page).setInputFiles(PHOTOS);
  await eventually(() => thumbs(page).count()).toBe(3);
  await consent(page).check();
  await submitButton(page).click();
  await progress(page, 'Your photos are kept on this device.');
  expect(await counts()).toEqual([1]);
  await page.unroute(UPLOAD);
  await page.reload();
  await hydrated(page);
  await progress(page, 'Your photos have arrived.');
  expect(await counts()).toEqual([3]);
  await eventually(() => page.evaluate(() => localStorage.getItem('kept-photos'))).toBeNull();
  const left = () =>
    page.evaluate(async () => (await (await caches.open('quote-photos')).keys()).length);
  await eventually(left).toBe(0);
});

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
  const left = () =>
    page.evaluate(async () => (await (await caches.open('quote-photos')).keys()).length);
  await eventually(left).toBe(0);
});
