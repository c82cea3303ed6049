// A quote form with questions of the owner's own, and without consent.

import type { Page, Request } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForFile, type OpenOptions } from '../../support/browser/browser.ts';
import {
  consent,
  fillQuote,
  quoteForm,
  receipt,
  submitButton,
} from '../../support/browser/quote-form.ts';
import { goodToasts } from '../../support/browser/toasts.ts';
import { siteForFile } from '../../support/sites/site-for-file.ts';
import { eventually, hydrated } from '../../support/waiting.ts';

const ENDPOINT = 'https://forms.test/quotes';

const FIELDS = `  extra_fields:
    - id: tank
      label: How large is the tank?
      kind: choice
      choices: ["1,000 gallons", "I do not know"]
      required: true
    - id: depth
      label: How deep is the well?
      kind: number
      hint: In feet.
      least: 10
    - id: begin
      label: When shall we begin?
      kind: date
      earliest: "2027-01-31"
    - id: road
      label: How is the road?
      kind: text
      longest: 40
`;

const open = browserForFile();
const site = siteForFile({
  name: 'extra-fields',
  edit: (text) =>
    text
      .replace(/^ {2}extra_fields:\n(?: {3,}.*\n)+/m, FIELDS)
      .replace(/^ {2}consent:\n(?: {3,}.*\n)+/m, '')
      .replace('delivery: simulated', `delivery: endpoint\n  endpoint: ${ENDPOINT}`),
});

const openForm = async (options?: OpenOptions): Promise<Page> =>
  (await open('/contact/', { ...options, url: site.url })).page;

const extra = (page: Page, id: string) => quoteForm(page).locator(`[name="extra.${id}"]`);

async function answer(page: Page): Promise<void> {
  await extra(page, 'tank').selectOption('1,000 gallons');
  await extra(page, 'depth').fill('1,200');
  await extra(page, 'begin').fill('2027-02-01');
  await extra(page, 'road').fill('Gravel');
}

test('the browser alone knows what each question takes', async () => {
  const page = await openForm({ javaScript: false });
  await eventually(() => extra(page, 'tank').getAttribute('required')).toBe('');
  await eventually(() => extra(page, 'depth').getAttribute('inputmode')).toBe('decimal');
  await eventually(() => extra(page, 'depth').getAttribute('required')).toBeNull();
  await eventually(() => extra(page, 'begin').getAttribute('min')).toBe('2027-01-31');
  await eventually(() => extra(page, 'road').getAttribute('maxlength')).toBe('40');
  await eventually(() => consent(page).count()).toBe(0);
});

test('the answers outlive a reload, arrive with the request and stand in the receipt', async () => {
  const page = await openForm();
  const requests: Request[] = [];
  await page.route(ENDPOINT, async (route) => {
    requests.push(route.request());
    await route.fulfill({
      status: 200,
      headers: { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': '*' },
    });
  });
  await fillQuote(page);
  await answer(page);
  await page.reload();
  await hydrated(page);
  await eventually(() => extra(page, 'depth').inputValue()).toBe('1,200');
  await submitButton(page).click();
  await goodToasts(page).waitFor();
  const body = requests.find((request) => request.method() === 'POST')?.postDataJSON();
  expect(body).toMatchObject({
    city: 'dunkirk',
    marketingConsent: false,
    extraAnswers: { tank: '1,000 gallons', depth: '1,200', begin: '2027-02-01', road: 'Gravel' },
  });
  expect(body).not.toHaveProperty('consentText');
  await eventually(() => receipt(page).locator('dl div').allTextContents()).toEqual(
    expect.arrayContaining([
      'How large is the tank? 1,000 gallons',
      'When shall we begin? 2/1/2027',
      'How is the road? Gravel',
    ]),
  );
  await eventually(() => extra(page, 'road').inputValue()).toBe('');
});
