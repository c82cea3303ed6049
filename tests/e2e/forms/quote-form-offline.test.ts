// The quote form without a network: the device keeps the request until there is one, or the visitor cancels it.
import type { BrowserContext, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForFile, type OpenOptions, PHONE } from '../../support/browser/browser.ts';
import { isFocused } from '../../support/browser/page-parts.ts';
import {
  addDataLayer,
  consent,
  EMPTY,
  field,
  fillQuote,
  quoteForm,
  quoteValues,
  REQUEST,
  receipt,
  reportedEvents,
  submitButton,
} from '../../support/browser/quote-form.ts';
import { badToasts, goodToasts, linesOf } from '../../support/browser/toasts.ts';
import { testInFull } from '../../support/sample.ts';
import { siteForFile } from '../../support/sites/site-for-file.ts';
import { eventually, hydrated, idle } from '../../support/waiting.ts';

const ENDPOINT = 'https://forms.test/quotes';

const SENT = ['Quote Request Submitted!', "We'll contact you within 24 hours with your quote."];
const FAILED = ['Error', 'Failed to submit request. Please try again.'];

const open = browserForFile();
const site = siteForFile({
  name: 'offline',
  edit: (text) =>
    text.replace('delivery: simulated', `delivery: endpoint\n  endpoint: ${ENDPOINT}`),
});
const { company } = inject('facts');

const title = (page: Page) => receipt(page).getByRole('heading').textContent();
const cancelButton = (page: Page) => receipt(page).getByRole('button', { name: /^Cancel/ });
const kept = (page: Page) => page.evaluate(() => localStorage.getItem('kept-quotes'));

/** Serves the site although the browser is offline, as its cache would. */
const serveFromCache = (context: BrowserContext) =>
  context.route(`${site.url}/**`, async (route) => {
    const answer = await fetch(route.request().url());
    await route.fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });

/** The tabs without a network. A route is asked before the network is, so the endpoint's has to know them. */
const offline = new WeakSet<BrowserContext>();

async function setOffline(context: BrowserContext, isOffline: boolean): Promise<void> {
  if (isOffline) offline.add(context);
  else offline.delete(context);
  await context.setOffline(isOffline);
}

/** A tab of its own with a complete form, whose endpoint answers while there is a network. */
async function openFilled(options?: OpenOptions) {
  const visit = await open('/contact/', {
    ...{ url: site.url, ownTab: true, width: PHONE, expects: /ERR_INTERNET_DISCONNECTED/ },
    ...options,
  });
  const { page, context } = visit;
  await context.route(ENDPOINT, (route) =>
    offline.has(context)
      ? route.abort('internetdisconnected')
      : route.fulfill({
          headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
        }),
  );
  await addDataLayer(page);
  await fillQuote(page);
  await consent(page).check();
  await idle(page);
  return visit;
}

/** A tab of its own that has sent a request without a network. */
async function openKept() {
  const visit = await openFilled();
  const { page, context } = visit;
  await setOffline(context, true);
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

test('it is sent once when the network returns, and the receipt says so', async () => {
  const { page, context } = await openKept();
  await setOffline(context, false);
  await goodToasts(page).waitFor();
  await eventually(() => title(page)).toBe('What You Sent Us');
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
  await setOffline(context, false);
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
    await setOffline(context, false);
    const next = await context.newPage();
    await next.goto(`${site.url}/contact/`);
    await hydrated(next);
    await eventually(() => title(next)).toBe('What You Sent Us');
    await goodToasts(next).waitFor();
    await eventually(() => kept(next)).toBeNull();
  },
);

/** Opens a form that has no words about keeping a request, so that it fails without a network. */
const openForgetful = () =>
  openFilled({
    prepare: (tab) =>
      tab.route('**/contact/page.json', async (route) => {
        const text = await (await route.fetch()).text();
        expect(text).toContain('"kept":');
        await route.fulfill({ body: text.replace('"kept":', '"not_kept":') });
      }),
  });

test('after a failure the phone number is there, and the same request can be sent again', async () => {
  const { page, context } = await openForgetful();
  // A toast that was shown before has brought the script that shows toasts.
  await consent(page).uncheck();
  await submitButton(page).click();
  await eventually(() => badToasts(page).count()).toBe(1);
  await consent(page).check();
  await setOffline(context, true);
  await submitButton(page).click();
  await eventually(() => linesOf(badToasts(page))).toContainEqual(FAILED);
  const call = quoteForm(page).getByRole('alert').getByRole('link', { name: company.phone });
  await eventually(() => call.getAttribute('href')).toMatch(/^tel:/);
  await eventually(() => quoteValues(page)).toEqual(REQUEST);
  await eventually(() => reportedEvents(page)).toEqual([]);
  await setOffline(context, false);
  await submitButton(page).click();
  await eventually(() => linesOf(goodToasts(page))).toEqual([SENT]);
  await eventually(() => reportedEvents(page)).toEqual([{ event: 'quote-request' }]);
});
