// The quote form when it is sent: what the visitor sees, what is kept, and what leaves the browser.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserForFile, type OpenOptions, PHONE } from '../../support/browser/browser.ts';
import { isFocused, lowerEdge, pathOf } from '../../support/browser/page-parts.ts';
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
import { goodToasts, linesOf } from '../../support/browser/toasts.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { eventually, holdTimers, idle } from '../../support/waiting.ts';

const open = browserForFile();
const { company } = inject('facts');

const SENT = ['Quote Request Submitted!', "We'll contact you within 24 hours with your quote."];
/** The heading of the receipt where the site sends nothing itself. */
const HAND_OVER = 'One step left: email it to the office';

/** Holds the delivery, which takes a second on the fixture. */
const holdDelivery = (page: Page) => holdTimers(page, 1000);

async function openFilled(path = '/contact/', options?: OpenOptions) {
  const visit = await open(path, options);
  await addDataLayer(visit.page);
  await fillQuote(visit.page);
  await consent(visit.page).check();
  return visit;
}

describe.each(someOf(['/', '/contact/']))('on %s', (path) => {
  test('a full form is sent after a second, says so, and is empty again', async () => {
    const { page } = await openFilled(path);
    const deliver = await holdDelivery(page);
    await submitButton(page).click();
    await eventually(() => submitButton(page).textContent()).toBe('Submitting...');
    await eventually(() => submitButton(page).isDisabled()).toBe(true);
    await deliver();
    await eventually(() => linesOf(goodToasts(page))).toEqual([SENT]);
    await eventually(() => quoteValues(page)).toEqual(EMPTY);
    await eventually(() => consent(page).isChecked()).toBe(false);
    await eventually(() => submitButton(page).isEnabled()).toBe(true);
    await eventually(() => submitButton(page).textContent()).not.toBe('Submitting...');
  });
});

describe('a request that was sent', () => {
  const openSent = async () => {
    const { page } = await openFilled('/contact/', { width: PHONE });
    await submitButton(page).click();
    await receipt(page).waitFor();
    return page;
  };

  test('can be read above the empty form, with the step that is left, when the message has gone', async () => {
    const page = await openSent();
    // A busy machine may come too late for its button: the message goes by itself.
    await page.keyboard.press('Escape');
    await eventually(() => goodToasts(page).count()).toBe(0);
    await eventually(() => quoteValues(page)).toEqual(EMPTY);
    const end = await lowerEdge(receipt(page));
    await eventually(async () => (await quoteForm(page).boundingBox())?.y).toBeGreaterThan(end);
    await eventually(() => receipt(page).getByRole('heading').textContent()).toBe(HAND_OVER);
    await eventually(() => receipt(page).locator('p').textContent()).toMatch(
      /^We do not have your request until you do\. /,
    );
    await eventually(() => receipt(page).locator('p').textContent()).not.toContain(SENT[1]);
    await eventually(() =>
      receipt(page).locator('p').getByRole('link').getAttribute('href'),
    ).toMatch(/^tel:/);
    await eventually(() => receipt(page).locator('dd').allTextContents()).toEqual([
      REQUEST.name,
      REQUEST.email,
      REQUEST.phone,
      'Dunkirk',
      REQUEST.address,
      'Roll-Off Container Rental',
      REQUEST.message,
    ]);
  });

  test('goes to the office by e-mail with everything in it, or by phone, because the site sends nothing', async () => {
    const page = await openSent();
    const links = receipt(page).locator('p ~ div a');
    await eventually(() => links.count()).toBe(2);
    const [mail = '', call] = await links.evaluateAll((all) =>
      all.map((link) => (link as HTMLAnchorElement).href),
    );
    const { protocol, pathname, searchParams } = new URL(mail);
    expect(protocol + pathname).toBe(`mailto:${company.email}`);
    expect(searchParams.get('subject')).toContain(REQUEST.name);
    const { city: _, serviceType: __, ...written } = REQUEST;
    for (const answer of [...Object.values(written), 'Dunkirk', 'Roll-Off Container Rental'])
      expect(searchParams.get('body')).toContain(answer);
    expect(call).toMatch(/^tel:/);
  });

  testInFull('takes the focus, in view of a phone above the message', async () => {
    const page = await openSent();
    await eventually(() => isFocused(receipt(page))).toBe(true);
    await eventually(async () => {
      const message = await goodToasts(page).boundingBox();
      return (await lowerEdge(receipt(page))) <= (message?.y ?? 0);
    }).toBe(true);
  });

  test('keeps its words and its place while another request is typed', async () => {
    const page = await openSent();
    await eventually(() => isFocused(receipt(page))).toBe(true);
    await field(page, 'name').fill('Another One');
    await eventually(() => receipt(page).locator('dd').first().textContent()).toBe(REQUEST.name);
  });
});

test('what is typed while the request is on its way stays, because it was not sent', async () => {
  const { page } = await openFilled();
  const deliver = await holdDelivery(page);
  await submitButton(page).click();
  await fillQuote(page, { message: 'And an old stove.' });
  await deliver();
  await eventually(() => linesOf(goodToasts(page))).toEqual([SENT]);
  await eventually(() => quoteValues(page)).toEqual({ ...REQUEST, message: 'And an old stove.' });
});

test('on another page the request that is on its way cannot be sent again, and goes when it has arrived', async () => {
  const { page } = await openFilled('/');
  const deliver = await holdDelivery(page);
  await submitButton(page).click();
  const header = page.getByRole('banner');
  await header.getByRole('link', { name: 'Get Quote' }).click();
  await eventually(() => pathOf(page)).toBe('/contact/');
  await eventually(() => submitButton(page).isDisabled()).toBe(true);
  await eventually(() => quoteValues(page)).toEqual(REQUEST);
  await deliver();
  await eventually(() => linesOf(goodToasts(page))).toEqual([SENT]);
  await eventually(() => quoteValues(page)).toEqual(EMPTY);
  await eventually(() => submitButton(page).isEnabled()).toBe(true);
});

test('while a request is on its way nothing is asked of the network', async () => {
  const { page } = await openFilled();
  await idle(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const deliver = await holdDelivery(page);
  await submitButton(page).click();
  // A link that is pointed at is fetched ahead at any other time.
  await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).hover();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Residential' }).hover();
  await eventually(() => submitButton(page).isDisabled()).toBe(true);
  await deliver();
  await eventually(() => goodToasts(page).count()).toBe(1);
  expect(asked).toEqual([]);
});

test('a double press sends the request once', async () => {
  const { page } = await openFilled();
  await quoteForm(page).evaluate((form: HTMLFormElement) => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await submitButton(page).dispatchEvent('click');
  await eventually(() => goodToasts(page).count()).toBe(1);
  await idle(page);
  await eventually(() => reportedEvents(page)).toEqual([{ event: 'quote-request' }]);
  await eventually(() => goodToasts(page).count()).toBe(1);
});

testInFull('a quote link is reported as well, and every quote link carries the event', async () => {
  const { page } = await open('/');
  await addDataLayer(page);
  await page.locator('main').getByRole('link', { name: 'Get Free Quote' }).first().click();
  await eventually(() => reportedEvents(page)).toEqual([{ event: 'quote-request' }]);
  const unmarked = page.locator('a[href^="/contact/"]:not([data-event="quote-request"])');
  await eventually(() => unmarked.count()).toBe(0);
  await eventually(() => quoteForm(page).getAttribute('data-event')).toBe('quote-request');
});

test('without a network the request is handed over all the same, as nothing is sent anyway', async () => {
  const { page, context } = await openFilled('/contact/', {
    ...{ ownTab: true, expects: /ERR_INTERNET_DISCONNECTED/ },
  });
  await idle(page);
  await context.setOffline(true);
  await submitButton(page).click();
  await eventually(() => receipt(page).getByRole('heading').textContent()).toBe(HAND_OVER);
  await receipt(page).getByRole('link', { name: 'Email this to the office' }).waitFor();
  await eventually(() => page.evaluate(() => localStorage.getItem('kept-quotes'))).toBeNull();
});
