// The quote form when it is sent: what the visitor sees, what is kept, and what leaves the browser.
import { describe, expect, inject, test } from 'vitest';
import { browserForFile, type OpenOptions } from '../support/browser.ts';
import { isFocused, pathOf } from '../support/page-parts.ts';
import {
  addDataLayer,
  consent,
  EMPTY,
  fillQuote,
  quoteForm,
  quoteValues,
  REQUEST,
  reportedEvents,
  submitButton,
} from '../support/quote-form.ts';
import { badToasts, goodToasts, linesOf } from '../support/toasts.ts';
import { eventually } from '../support/waiting.ts';

const open = browserForFile();

const SENT = ['Quote Request Submitted!', "We'll contact you within 24 hours with your quote."];
const FAILED = ['Error', 'Failed to submit request. Please try again.'];

async function openFilled(path = '/contact/', options?: OpenOptions) {
  const visit = await open(path, options);
  await addDataLayer(visit.page);
  await fillQuote(visit.page);
  await consent(visit.page).check();
  return visit;
}

describe.each(['/', '/contact/'])('on %s', (path) => {
  test('a full form is sent after about a second, says so, and is empty again', async () => {
    const { page } = await openFilled(path);
    const start = Date.now();
    await submitButton(page).click();
    expect(await submitButton(page).textContent()).toBe('Submitting...');
    expect(await submitButton(page).isDisabled()).toBe(true);
    await eventually(() => linesOf(goodToasts(page))).toEqual([SENT]);
    expect(Date.now() - start).toBeGreaterThan(990);
    expect(await quoteValues(page)).toEqual(EMPTY);
    expect(await consent(page).isChecked()).toBe(false);
    expect(await submitButton(page).isEnabled()).toBe(true);
    expect(await submitButton(page).textContent()).not.toBe('Submitting...');
  });
});

test('the focus stays on the button, for whoever goes on with the keyboard', async () => {
  const { page } = await openFilled();
  await submitButton(page).press('Enter');
  await eventually(() => goodToasts(page).count()).toBe(1);
  await eventually(() => isFocused(submitButton(page))).toBe(true);
});

test('what is typed while the request is on its way stays, because it was not sent', async () => {
  const { page } = await openFilled();
  await submitButton(page).click();
  await fillQuote(page, { message: 'And an old stove.' });
  await eventually(() => linesOf(goodToasts(page))).toEqual([SENT]);
  expect(await quoteValues(page)).toEqual({ ...REQUEST, message: 'And an old stove.' });
});

test('on another page the request that is on its way cannot be sent again, and goes when it has arrived', async () => {
  const { page } = await openFilled('/');
  await submitButton(page).click();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Get Quote' }).click();
  await eventually(() => pathOf(page)).toBe('/contact/');
  expect(await submitButton(page).isDisabled()).toBe(true);
  expect(await quoteValues(page)).toEqual(REQUEST);
  await eventually(() => linesOf(goodToasts(page))).toEqual([SENT]);
  await eventually(() => quoteValues(page)).toEqual(EMPTY);
  expect(await submitButton(page).isEnabled()).toBe(true);
});

test('nothing leaves the browser in simulated mode', async () => {
  const { page } = await openFilled();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await submitButton(page).click();
  await eventually(() => goodToasts(page).count()).toBe(1);
  const own = `${inject('url')}/assets/`;
  expect(asked.filter((url) => !url.startsWith(own))).toEqual([]);
});

test('a double press sends the request once', async () => {
  const { page } = await openFilled();
  await quoteForm(page).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await submitButton(page).dispatchEvent('click');
  await eventually(() => goodToasts(page).count()).toBe(1);
  await fillQuote(page, { name: 'A later visitor' });
  expect(await reportedEvents(page)).toEqual([{ event: 'quote-request' }]);
  expect(await goodToasts(page).count()).toBe(1);
});

test('a sent request is reported once to the page’s dataLayer, without personal data', async () => {
  const { page } = await openFilled();
  expect(await reportedEvents(page)).toEqual([]);
  await submitButton(page).click();
  await eventually(() => reportedEvents(page)).toEqual([{ event: 'quote-request' }]);
});

test('a quote link is reported as well, and every quote link carries the event', async () => {
  const { page } = await open('/');
  await addDataLayer(page);
  await page.locator('main').getByRole('link', { name: 'Get Free Quote' }).first().click();
  await eventually(() => reportedEvents(page)).toEqual([{ event: 'quote-request' }]);
  const unmarked = page.locator('a[href^="/contact/"]:not([data-event="quote-request"])');
  expect(await unmarked.count()).toBe(0);
  expect(await quoteForm(page).getAttribute('data-event')).toBe('quote-request');
});

test('without a connection the Error toast appears, and what was typed stays', async () => {
  // A tab of its own has nothing in its cache, like that of a visitor who has just come.
  const { page, context } = await openFilled('/contact/', { ownTab: true });
  await context.setOffline(true);
  await submitButton(page).click();
  await eventually(() => linesOf(badToasts(page))).toEqual([FAILED]);
  expect(await quoteValues(page)).toEqual(REQUEST);
  expect(await submitButton(page).isEnabled()).toBe(true);
});

test('after a failure the same request can be sent again', async () => {
  const { page, context } = await openFilled();
  // A toast that was shown before has brought the script that shows toasts.
  await consent(page).uncheck();
  await submitButton(page).click();
  await eventually(() => badToasts(page).count()).toBe(1);
  await consent(page).check();
  await context.setOffline(true);
  await submitButton(page).click();
  await eventually(() => linesOf(badToasts(page))).toContainEqual(FAILED);
  expect(await reportedEvents(page)).toEqual([]);
  await context.setOffline(false);
  await submitButton(page).click();
  await eventually(() => linesOf(goodToasts(page))).toEqual([SENT]);
  expect(await reportedEvents(page)).toEqual([{ event: 'quote-request' }]);
});

test.each([
  '716-555-0199',
  '716.555.0199',
  '7165550199',
  '+1 716 555 0199',
  '(716) 555-0199 ext. 4',
])('the phone number %s is accepted as it was typed', async (phone) => {
  const { page } = await openFilled();
  await fillQuote(page, { phone });
  await submitButton(page).click();
  expect(await submitButton(page).textContent()).toBe('Submitting...');
});
