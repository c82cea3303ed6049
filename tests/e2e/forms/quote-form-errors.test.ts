// The quote form when something is missing: the messages at the fields, and the consent.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserForFile, PHONE } from '../../support/browser/browser.ts';
import { isFocused, lowerEdge } from '../../support/browser/page-parts.ts';
import {
  consent,
  type FieldName,
  field,
  fillQuote,
  mistakes,
  quoteForm,
  REQUEST,
  submitButton,
} from '../../support/browser/quote-form.ts';
import { badToasts, goodToasts, linesOf } from '../../support/browser/toasts.ts';
import { someOf } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

const REQUIRED: FieldName[] = ['name', 'email', 'phone', 'city', 'address', 'serviceType'];
const CONSENT = ['Consent Required', 'Please accept the marketing consent to continue.'];

/** The text of the elements that describe a control. */
const descriptionOf = async (page: Page, name: FieldName) => {
  const ids = (await field(page, name).getAttribute('aria-describedby')) ?? '';
  const texts = ids
    .split(' ')
    .filter(Boolean)
    .map((id) => page.locator(`[id="${id}"]`).textContent());
  return (await Promise.all(texts)).join(' ');
};

test('a screen reader calls no field wrong before the form was sent', async () => {
  const { page, context } = await open('/contact/');
  const session = await context.newCDPSession(page);
  const wrong = async () => {
    const { nodes } = await session.send('Accessibility.getFullAXTree');
    return nodes
      .filter(({ properties = [] }) =>
        properties.some(({ name, value }) => name === 'invalid' && value.value === 'true'),
      )
      .map(({ name }) => name?.value);
  };
  // Without the app, whether a field is wrong is the browser's word.
  await eventually(wrong).toEqual([]);
});

describe.each(someOf(['/contact/', '/']))('on %s', (path) => {
  test('sending the empty form names every required field and the consent', async () => {
    const { page } = await open(path);
    await submitButton(page).click();
    await eventually(() => mistakes(page)).toHaveLength(7);
    await eventually(() => isFocused(field(page, 'name'))).toBe(true);
    for (const name of REQUIRED) {
      await eventually(() => field(page, name).getAttribute('aria-invalid')).toBe('true');
      await eventually(() => descriptionOf(page, name)).toMatch(/^(We need|Tell us) /);
    }
    await eventually(() => field(page, 'message').getAttribute('aria-invalid')).toBe('false');
    await eventually(() => linesOf(badToasts(page))).toEqual([CONSENT]);
  });
});

test('the first field that is wrong has the focus, whatever is right above it', async () => {
  const { page } = await open('/contact/');
  await fillQuote(page);
  await field(page, 'phone').fill('12');
  await field(page, 'address').fill('');
  await submitButton(page).click();
  await eventually(() => isFocused(field(page, 'phone'))).toBe(true);
});

test('a message goes away when its field is put right', async () => {
  const { page } = await open('/contact/');
  await submitButton(page).click();
  await field(page, 'name').fill('Ada');
  await eventually(() => field(page, 'name').getAttribute('aria-invalid')).toBe('false');
  await eventually(() => mistakes(page)).toHaveLength(6);
});

test('the toast covers no field that has the focus on a phone, and goes when a field is put right', async () => {
  const { page } = await open('/contact/', { width: PHONE });
  await submitButton(page).click();
  await badToasts(page).waitFor();
  await eventually(() => isFocused(field(page, 'name'))).toBe(true);
  await eventually(async () => {
    const toast = await badToasts(page).boundingBox();
    return (await lowerEdge(field(page, 'name'))) <= (toast?.y ?? 0);
  }).toBe(true);
  await field(page, 'name').fill('Ada');
  await eventually(() => badToasts(page).count()).toBe(0);
  await eventually(() => mistakes(page)).toContain(CONSENT[1]);
});

test('the consent box is never checked beforehand, and its text says what the law asks for', async () => {
  const { page } = await open('/contact/?city=dunkirk');
  await eventually(() => consent(page).isChecked()).toBe(false);
  const text = (await quoteForm(page).locator('label').allInnerTexts()).join(' ');
  for (const words of ['not a condition', 'data rates', 'frequency varies', 'STOP', 'HELP']) {
    expect(text).toContain(words);
  }
  const links = quoteForm(page).locator('label a');
  await eventually(() => links.allInnerTexts()).toEqual(['Privacy Policy', 'Terms and Conditions']);
});

test('without consent alone, the toast and the message at the box say so', async () => {
  const { page } = await open('/contact/');
  await fillQuote(page);
  await submitButton(page).click();
  await eventually(() => linesOf(badToasts(page))).toEqual([CONSENT]);
  await eventually(() => mistakes(page)).toEqual([CONSENT[1]]);
  await eventually(() => isFocused(consent(page))).toBe(true);
  await eventually(() => goodToasts(page).count()).toBe(0);
});

test('the words about the consent are in view of a phone, below the header', async () => {
  const { page } = await open('/contact/', { width: PHONE });
  await fillQuote(page);
  // The box is in view, and what is above it is not.
  const header = await lowerEdge(page.getByRole('banner'));
  await consent(page).evaluate((box, edge) => {
    window.scrollBy({ top: box.getBoundingClientRect().top - edge - 7, behavior: 'instant' });
  }, header);
  await submitButton(page).dispatchEvent('click');
  await eventually(() => isFocused(consent(page))).toBe(true);
  const words = quoteForm(page).getByText(CONSENT[1] ?? '');
  await eventually(async () => (await words.boundingBox())?.y).toBeGreaterThanOrEqual(header);
});

test('the keyboard alone fills in and sends the form', async () => {
  const { page } = await open('/contact/');
  await field(page, 'name').focus();
  await page.keyboard.type(REQUEST.name);
  for (const text of [REQUEST.email, REQUEST.phone, 'Dun', REQUEST.address, 'Res', 'Shingles']) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(text);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  // Two links in the consent, and the office's phone number below it.
  for (let link = 0; link < 3; link++) await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await eventually(() => isFocused(submitButton(page))).toBe(true);
  await page.keyboard.press('Enter');
  await eventually(() => goodToasts(page).count()).toBe(1);
});

test('each field has the right type, autocomplete and keyboard', async () => {
  const { page } = await open('/contact/');
  const kinds = ['name', 'email', 'phone', 'address'] as const;
  const found = kinds.map((name) =>
    field(page, name).evaluate(({ type, autocomplete, inputMode }: HTMLInputElement) =>
      [type, autocomplete, inputMode].join(' ').trim(),
    ),
  );
  await eventually(() => Promise.all(found)).toEqual([
    'text name',
    'email email email',
    'tel tel tel',
    'text address-line1',
  ]);
});
