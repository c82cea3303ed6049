// axe on every page, at every width, in every state that a visitor can bring the page into.
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { violations } from '../support/browser/axe.ts';
import { browserForFile, DESKTOP, NARROWEST, TABLET } from '../support/browser/browser.ts';
import { catchMails } from '../support/browser/mail.ts';
import { consent, fillQuote } from '../support/browser/quote-form.ts';
import { toastRegion } from '../support/browser/toasts.ts';

const open = browserForFile();
/** How often each state was looked at. */
const looks: Record<string, number> = {};
afterAll(() => {
  console.log('axe looked at', looks);
  // A state that no page can be brought into any more would pass without a look.
  expect(Object.keys(looks).toSorted()).toEqual(Object.keys(STATES).toSorted());
});

/** Each state, and how a page is brought into it; false where the page has no such thing. */
const STATES: Record<string, (page: Page, path: string) => Promise<boolean>> = {
  'as loaded': async () => true,
  'menu open': (page) => pressed(page.getByRole('button', { name: 'Menu' })),
  'dropdown open': (page) => pressed(page.locator('header summary')),
  'accordion open': (page) => pressed(page.locator('main summary').first()),
  'form with errors': async (page) => {
    // The mail forms leave their errors to the browser, which shows them outside the page.
    const buttons = await page.locator('main form:has([name=city]) [type=submit]').all();
    for (const button of buttons) await button.click();
    if (buttons.length === 0) return false;
    await page.locator('main [aria-invalid=true]').first().waitFor();
    for (const toast of await toastRegion(page).getByRole('alert').all()) await settled(toast);
    return true;
  },
  'toast shown': async (page, path) => {
    if (path === '/contact/') {
      await fillQuote(page);
      await consent(page).check();
    } else if (path === '/pay-bill/') {
      await catchMails(page);
      await page.getByLabel('Phone Number').first().fill('716 555 0123');
    } else return false;
    await page.locator('main form [type=submit]').first().click();
    await settled(toastRegion(page).getByRole('status'));
    return true;
  },
};

/** A trial press waits until the toast has come to rest, so that its final colours are judged. */
const settled = (toast: Locator) => toast.click({ trial: true });

async function pressed(button: Locator): Promise<boolean> {
  if (!(await button.isVisible())) return false;
  await button.click();
  return true;
}

describe.each([NARROWEST, TABLET, DESKTOP])('at %i px', (width) => {
  describe.each(Object.entries(STATES))('%s', (state, enter) => {
    test.each(inject('pages').map(({ path }) => path))('%s has no finding', async (path) => {
      const { page } = await open(path, { width });
      if (!(await enter(page, path))) return;
      looks[state] = (looks[state] ?? 0) + 1;
      expect(await violations(page)).toEqual([]);
    });
  });
});
