// A roll-off until a day, on a phone: how far it is from the town's page to the request, in taps, screens and fields.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { isFocused, lowerEdge, pathOf } from '../../support/browser/page-parts.ts';
import {
  consent,
  field,
  fillQuote,
  quoteForm,
  receipt,
  submitButton,
} from '../../support/browser/quote-form.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

const PHONE = { width: 360, height: 740 };
const FORM = '/contact/?city=dunkirk&service=rolloff';

async function openOnPhone(path: string, options = {}): Promise<Page> {
  const { page } = await open(path, { width: PHONE.width, ...options });
  await page.setViewportSize(PHONE);
  return page;
}

const extra = (page: Page, id: string): Locator => quoteForm(page).locator(`[name="extra.${id}"]`);

/** The lower edge of an element on the page, in pixels from its top. */
const endOf = (element: Locator) =>
  element.evaluate((node) => node.getBoundingClientRect().bottom + scrollY);

/** A day that has not passed, on any clock. */
const DAY = '2099-12-04';

test('the first field is in the first view of the quote page', async () => {
  const page = await openOnPhone('/contact/', { javaScript: false });
  await eventually(() => endOf(field(page, 'name'))).toBeLessThanOrEqual(PHONE.height);
});

test('a roll-off with size and day takes one tap, three screens and seven fields', async () => {
  const page = await openOnPhone('/rolloff-dumpsters/ny/dunkirk/');
  await page.locator('main').getByRole('link', { name: 'Get Instant Quote' }).click();
  await eventually(() => pathOf(page)).toBe('/contact/');
  await eventually(() => quoteForm(page).locator('[name=city]').inputValue()).toBe('dunkirk');
  const heading = page.getByRole('heading', { level: 2, name: 'Roll-off in Dunkirk' });
  await eventually(() => heading.isVisible()).toBe(true);
  const filled = [
    () => field(page, 'name').fill('Ada Bauer'),
    () => field(page, 'email').fill('ada@example.com'),
    () => field(page, 'phone').fill('(716) 555-0199'),
    () => field(page, 'address').fill('12 Lake Shore Drive'),
    () => extra(page, 'size').selectOption('20 Yard'),
    () => extra(page, 'needed_by').fill(DAY),
    () => consent(page).check(),
  ];
  for (const fill of filled) await fill();
  expect(filled.length).toBeLessThanOrEqual(7);
  await eventually(
    async () => (await endOf(submitButton(page))) / PHONE.height,
  ).toBeLessThanOrEqual(3);
  await submitButton(page).click();
  await receipt(page).waitFor();
  await eventually(() => receipt(page).locator('dl div').allTextContents()).toEqual(
    expect.arrayContaining(['Which size? 20 Yard', 'Needed by 12/4/2099']),
  );
});

test('a link chooses the size, and the questions of a roll-off go with it', async () => {
  const page = await openOnPhone('/contact/?service=rolloff&size=yard-30');
  await eventually(() => extra(page, 'size').inputValue()).toBe('30 Yard');
  await field(page, 'serviceType').selectOption('residential');
  await eventually(() => extra(page, 'size').count()).toBe(0);
  await eventually(() => extra(page, 'needed_by').count()).toBe(0);
});

test('a link for a size shows its choice above the form, asks for size and day first, and lets it be changed', async () => {
  const page = await openOnPhone('/contact/?service=rolloff&size=yard-20');
  const chosen = quoteForm(page).getByText('20 Yard roll-off', { exact: true });
  await chosen.waitFor();
  const parts = [chosen, extra(page, 'size'), extra(page, 'needed_by'), field(page, 'name')];
  const ends = await Promise.all(parts.map(endOf));
  expect(ends).toEqual(ends.toSorted((a, b) => a - b));
  await quoteForm(page).getByRole('button', { name: 'change' }).click();
  await eventually(() => isFocused(extra(page, 'size'))).toBe(true);
});

test('the form says before the first try that it needs the consent, and how to go without', async () => {
  const page = await openOnPhone('/contact/');
  const id = await consent(page).getAttribute('aria-describedby');
  const hint = page.locator(`[id="${id}"]`);
  await eventually(() => hint.textContent()).toContain('needs this box');
  await eventually(() => hint.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
});

describe('after a try that failed', () => {
  test.each(['name', 'phone', 'address'] as const)(
    'the first field that is wrong shows with its label, below the header: %s',
    async (name) => {
      const page = await openOnPhone(FORM);
      await fillQuote(page);
      await field(page, name).fill('');
      await submitButton(page).click();
      await eventually(() => isFocused(field(page, name))).toBe(true);
      const label = quoteForm(page).locator(`label[for="_quote-${name}"]`);
      await eventually(async () => {
        const { y = Number.NaN } = (await label.boundingBox()) ?? {};
        return y - (await lowerEdge(page.locator('header')));
      }).toBeGreaterThanOrEqual(0);
    },
  );
});
