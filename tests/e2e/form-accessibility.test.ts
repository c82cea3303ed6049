// The forms under axe, in every state that a visitor can bring about.
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForFile, DESKTOP, PHONE } from '../support/browser.ts';
import { catchMails, refuseMails } from '../support/mail.ts';
import { consent, fillQuote, submitButton } from '../support/quote-form.ts';
import { badToasts, goodToasts } from '../support/toasts.ts';
import { eventually } from '../support/waiting.ts';

const open = browserForFile();
const AXE = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds wrong on the page, with the elements. */
async function faults(page: Page): Promise<string[]> {
  await page.addScriptTag({ path: AXE });
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.each([PHONE, DESKTOP])(
  'the quote form has no faults in any state at %i pixels',
  async (width) => {
    const { page } = await open('/contact/', { width });
    expect(await faults(page), 'empty').toEqual([]);
    await submitButton(page).click();
    await badToasts(page).first().waitFor();
    expect(await faults(page), 'failed').toEqual([]);
    await fillQuote(page);
    await consent(page).check();
    await submitButton(page).click();
    expect(await submitButton(page).textContent()).toBe('Submitting...');
    expect(await faults(page), 'submitting').toEqual([]);
    await goodToasts(page).first().waitFor();
    expect(await faults(page), 'sent').toEqual([]);
  },
);

test('the mail forms have no faults when empty, sending, sent and refused', async () => {
  const { page } = await open('/pay-bill/');
  const form = page.locator('#find-customer-id form').first();
  const send = async () => {
    await form.locator('input').fill('716-555-0199');
    await form.locator('[type=submit]').click();
  };
  expect(await faults(page), 'empty').toEqual([]);
  await catchMails(page);
  await send();
  expect(await faults(page), 'sending').toEqual([]);
  await goodToasts(page).first().waitFor();
  expect(await faults(page), 'sent').toEqual([]);
  await refuseMails(page);
  await send();
  await eventually(() => badToasts(page).count()).toBe(1);
  expect(await faults(page), 'refused').toEqual([]);
});
