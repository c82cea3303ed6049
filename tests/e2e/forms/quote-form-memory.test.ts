// The quote form opens with what was typed before and what a link has chosen.
import { test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { pathOf } from '../../support/browser/page-parts.ts';
import {
  consent,
  EMPTY,
  field,
  fillQuote,
  quoteValues,
  REQUEST,
  submitButton,
} from '../../support/browser/quote-form.ts';
import { goodToasts } from '../../support/browser/toasts.ts';
import { testInFull } from '../../support/sample.ts';
import { eventually, hydrated, markDocument } from '../../support/waiting.ts';

const open = browserForFile();

test('a reload keeps what was typed, but not the consent', async () => {
  const { page } = await open('/contact/');
  await fillQuote(page);
  await consent(page).check();
  await page.reload();
  await hydrated(page);
  await eventually(() => quoteValues(page)).toEqual(REQUEST);
  await eventually(() => consent(page).isChecked()).toBe(false);
});

test('what was typed on the home page stands on the contact page as well', async () => {
  const { page } = await open('/');
  await fillQuote(page);
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Contact' })
    .click();
  await eventually(() => pathOf(page)).toBe('/contact/');
  await eventually(() => quoteValues(page)).toEqual(REQUEST);
});

test('a request that was sent is forgotten', async () => {
  const { page } = await open('/contact/');
  await fillQuote(page);
  await consent(page).check();
  await submitButton(page).click();
  await eventually(() => goodToasts(page).count()).toBe(1);
  await page.reload();
  await hydrated(page);
  await eventually(() => quoteValues(page)).toEqual(EMPTY);
});

test('the quote button of a town page chooses town and service without a reload', async () => {
  const { page } = await open('/rolloff-dumpsters/ny/salamanca/');
  const sameDocument = await markDocument(page);
  await page.locator('main').getByRole('link', { name: 'Get Instant Quote' }).click();
  await eventually(() => pathOf(page)).toBe('/contact/');
  await eventually(() => quoteValues(page)).toEqual({
    ...EMPTY,
    city: 'salamanca',
    serviceType: 'rolloff',
  });
  await eventually(sameDocument).toBe(true);
});

testInFull(
  'a choice of the visitor outlives a step back to the link that had chosen otherwise',
  async () => {
    const { page } = await open('/contact/?city=dunkirk');
    await eventually(() => field(page, 'city').inputValue()).toBe('dunkirk');
    await field(page, 'city').selectOption('collins');
    await page.getByRole('banner').getByRole('link', { name: 'Home', exact: true }).click();
    await eventually(() => pathOf(page)).toBe('/');
    await field(page, 'message').fill('An old stove');
    await page.goBack();
    await eventually(() => pathOf(page)).toBe('/contact/');
    await eventually(() => field(page, 'message').inputValue()).toBe('An old stove');
    await eventually(() => field(page, 'city').inputValue()).toBe('collins');
  },
);

testInFull('a new press on a link chooses anew', async () => {
  const { page } = await open('/rolloff-dumpsters/ny/salamanca/');
  for (const city of ['collins', 'dunkirk']) {
    await page.locator('main').getByRole('link', { name: 'Get Instant Quote' }).click();
    await eventually(() => pathOf(page)).toBe('/contact/');
    await eventually(() => field(page, 'city').inputValue()).toBe('salamanca');
    await field(page, 'city').selectOption(city);
    await page.goBack();
    await eventually(() => pathOf(page)).toBe('/rolloff-dumpsters/ny/salamanca/');
  }
});

test('a program that fills in all fields at once loses none of them', async () => {
  const { page } = await open('/contact/');
  await page.locator('main form').evaluate((form, request) => {
    for (const [name, value] of Object.entries(request)) {
      const control = (form as HTMLFormElement).elements.namedItem(name) as HTMLInputElement;
      const prototype = Object.getPrototypeOf(control);
      Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(control, value);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }, REQUEST);
  await eventually(() => quoteValues(page)).toEqual(REQUEST);
});
