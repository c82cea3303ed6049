// The quote form without a network: the device keeps the request until there is one, or the visitor cancels it.
import type { BrowserContext, Page } from 'playwright-core';
import { inject, test } from 'vitest';
import { browserForFile, PHONE } from '../../support/browser/browser.ts';
import { isFocused } from '../../support/browser/page-parts.ts';
import {
  addDataLayer,
  consent,
  EMPTY,
  field,
  fillQuote,
  quoteValues,
  REQUEST,
  receipt,
  reportedEvents,
  submitButton,
} from '../../support/browser/quote-form.ts';
import { badToasts, goodToasts } from '../../support/browser/toasts.ts';
import { testInFull } from '../../support/sample.ts';
import { eventually, hydrated, idle } from '../../support/waiting.ts';

const open = browserForFile();

const title = (page: Page) => receipt(page).getByRole('heading').textContent();
const cancelButton = (page: Page) => receipt(page).getByRole('button', { name: /^Cancel/ });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('kept-quotes'));

/** Serves the site although the browser is offline, as its cache would. */
const serveFromCache = (context: BrowserContext) =>
  context.route(`${inject('url')}/**`, async (route) => {
    const answer = await fetch(route.request().url());
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });

/** A tab of its own that has sent a request without a network. */
async function openKept() {
  const visit = await open('/contact/', { ownTab: true, width: PHONE });
  const { page, context } = visit;
  await addDataLayer(page);
  await fillQuote(page);
  await consent(page).check();
  await idle(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await receipt(page).waitFor();
  return visit;
}

test('a request without a network is kept on the device, and the receipt says so', async () => {
  const { page } = await openKept();
  await eventually(() => title(page)).toBe('Kept on This Device');
  await eventually(() => receipt(page).locator('dd').first().textContent()).toBe(REQUEST.name);
  await eventually(() => receipt(page).getByRole('link').getAttribute('href')).toMatch(/^tel:/);
  await eventually(() => isFocused(receipt(page))).toBe(true);
  await eventually(() => goodToasts(page).count()).toBe(0);
  await eventually(() => badToasts(page).count()).toBe(0);
  await eventually(() => reportedEvents(page)).toEqual([]);
  await eventually(async () => JSON.parse((await kept(page)) ?? '')).toHaveLength(1);
});

test('it is sent once when the network returns, and the receipt says what is left to do', async () => {
  const { page, context } = await openKept();
  await context.setOffline(false);
  await goodToasts(page).waitFor();
  await eventually(() => title(page)).toBe('One step left: email it to the office');
  await eventually(() => isFocused(receipt(page))).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await idle(page);
  await eventually(() => reportedEvents(page)).toEqual([{ event: 'quote-request' }]);
  await eventually(() => kept(page)).toBeNull();
  await eventually(() => quoteValues(page)).toEqual(EMPTY);
});

testInFull('nothing is sent after it was cancelled, and the device has forgotten it', async () => {
  const { page, context } = await openKept();
  await cancelButton(page).click();
  await eventually(() => isFocused(field(page, 'name'))).toBe(true);
  await eventually(() => quoteValues(page)).toEqual(EMPTY);
  await eventually(() => kept(page)).toBeNull();
  await context.setOffline(false);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await idle(page);
  await eventually(() => reportedEvents(page)).toEqual([]);
  await eventually(() => goodToasts(page).count()).toBe(0);
});

testInFull(
  'a reload without a network keeps it, and the next visit with one sends it',
  async () => {
    const { page, context } = await openKept();
    await serveFromCache(context);
    await page.reload();
    await hydrated(page);
    await eventually(() => title(page)).toBe('Kept on This Device');
    await page.close();
    await context.setOffline(false);
    const next = await context.newPage();
    await next.goto('/contact/');
    await hydrated(next);
    await eventually(() => title(next)).toBe('One step left: email it to the office');
    await goodToasts(next).waitFor();
    await eventually(() => kept(next)).toBeNull();
  },
);
