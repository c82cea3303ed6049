// Every page, and every state that a visitor can bring it into, without a finding of axe.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { browserForFile, DESKTOP, PHONE } from '../../support/browser/browser.ts';
import { catchMails } from '../../support/browser/mail.ts';
import { consent, fillQuote } from '../../support/browser/quote-form.ts';
import { toastRegion } from '../../support/browser/toasts.ts';
import { fewPages, someOf } from '../../support/sample.ts';

const open = browserForFile();
const WIDTHS = someOf([PHONE, DESKTOP]);

describe.each(WIDTHS)('at %i px', (width) => {
  test.each(fewPages().map(({ path }) => path))('%s has no finding', async (path) => {
    const { page } = await open(path, { width });
    expect(await violations(page)).toEqual([]);
  });

  test('the quote form has no finding when it has failed', async () => {
    const { page } = await open('/contact/', { width });
    await page.getByRole('button', { name: 'Get Free Quote' }).click();
    await page.getByRole('heading', { name: 'There is a problem' }).waitFor();
    await toast(page, 'Consent Required');
    expect(await violations(page)).toEqual([]);
  });

  test('the quote form has no finding while it submits and when it was sent', async () => {
    const { page } = await open('/contact/', { width });
    await fillQuote(page);
    await consent(page).check();
    await page.getByRole('button', { name: 'Get Free Quote' }).click();
    await page.getByRole('button', { name: 'Submitting...' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await toast(page, 'Quote Request Submitted!');
    expect(await violations(page)).toEqual([]);
  });

  test('the billing forms have no finding when they were sent', async () => {
    const { page } = await open('/pay-bill/', { width });
    await catchMails(page);
    await page.getByLabel('Phone Number').fill('716 555 0123');
    await page.getByRole('button', { name: 'Text My Customer ID' }).click();
    await toast(page, 'Request Submitted');
    expect(await violations(page)).toEqual([]);
  });
});

test('the open menu has no finding', async () => {
  const { page } = await open('/', { width: PHONE });
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await violations(page)).toEqual([]);
});

test('the open services menu has no finding', async () => {
  const { page } = await open('/', { width: DESKTOP });
  await page.locator('summary', { hasText: 'Services' }).click();
  expect(await violations(page)).toEqual([]);
});

test('open answers have no finding', async () => {
  const { page } = await open('/pay-bill/');
  await page.getByText('When is my bill due?').click();
  expect(await violations(page)).toEqual([]);
});

async function toast(page: Page, title: string): Promise<void> {
  const text = toastRegion(page).getByText(title);
  await text.waitFor();
  // A trial press waits until the toast has come to rest, so that its final colours are judged.
  await text.click({ trial: true });
}
