// On a site with many towns visitors type their city instead of choosing it from a list.

import type { Page } from 'playwright-core';
import { manifestWithTowns } from '../../bench/scale/manifest.ts';
import { browserForFile, type OpenOptions } from '../../support/browser/browser.ts';
import {
  consent,
  field,
  quoteForm,
  quoteValues,
  REQUEST,
  submitButton,
} from '../../support/browser/quote-form.ts';
import { goodToasts } from '../../support/browser/toasts.ts';
import { testInFull } from '../../support/sample.ts';
import { siteForFile } from '../../support/sites/site-for-file.ts';
import { eventually } from '../../support/waiting.ts';

/** More than 100: then no link preview is drawn for each town, which would take longer than all else. */
const TOWNS = 101;

const open = browserForFile();
const site = siteForFile({
  name: 'many-towns',
  edit: (text) => manifestWithTowns(text, TOWNS),
});

const openHere = async (path: string, options?: OpenOptions): Promise<Page> =>
  (await open(path, { ...options, url: site.url })).page;

/** Everything but the city, and the consent. */
async function fillOthers(page: Page): Promise<void> {
  for (const name of ['name', 'email', 'phone', 'address', 'message'] as const) {
    await field(page, name).fill(REQUEST[name]);
  }
  await field(page, 'serviceType').selectOption(REQUEST.serviceType);
  await consent(page).check();
}

testInFull.each(['/residential-trash-pickup/ny/dunkirk/', '/rolloff-dumpsters/ny/dunkirk/'])(
  '%s opens the form with its town typed in',
  async (path) => {
    const page = await openHere(path);
    await page.locator('main a[href*="/contact/?city="]').first().click();
    await page.waitForURL('**/contact/**');
    await eventually(() => field(page, 'city').evaluate(({ tagName }) => tagName)).toBe('INPUT');
    await eventually(() => field(page, 'city').inputValue()).toBe('Dunkirk');
  },
);

testInFull('a city that no page is about is sent like any other', async () => {
  const page = await openHere('/contact/');
  await fillOthers(page);
  await field(page, 'city').fill('Springville');
  await submitButton(page).click();
  await eventually(() => goodToasts(page).count()).toBe(1);
  await eventually(() => field(page, 'city').inputValue()).toBe('');
});

testInFull('without scripts the typed city goes to the mail program with the rest', async () => {
  const page = await openHere('/contact/', { javaScript: false });
  await field(page, 'city').fill('Springville');
  await eventually(async () => (await quoteValues(page)).city).toBe('Springville');
  await eventually(() => quoteForm(page).getAttribute('action')).toMatch(/^mailto:/);
  await eventually(() => field(page, 'city').getAttribute('required')).not.toBeNull();
});
