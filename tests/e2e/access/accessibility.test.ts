// Every page, and every state that a visitor can bring it into, without a finding of axe.
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import {
  browserForFile,
  DESKTOP,
  NARROWEST,
  PHONE,
  TABLET,
} from '../../support/browser/browser.ts';
import { catchMails } from '../../support/browser/mail.ts';
import { consent, fillQuote, submitButton } from '../../support/browser/quote-form.ts';
import { toastRegion } from '../../support/browser/toasts.ts';
import { fewPages } from '../../support/sample.ts';

const open = browserForFile();

interface State {
  /** Brings a page into the state; false where the page has no such thing. */
  enter(page: Page, path: string): Promise<boolean>;
  /** Where every run looks at it; a thorough one looks at every page on every screen. */
  sample: [path: string, width: number][];
}

const STATES: Record<string, State> = {
  'as loaded': {
    enter: async () => true,
    sample: fewPages().map(({ path }) => [path, PHONE]),
  },
  'menu open': {
    enter: (page) => pressed(page.getByRole('button', { name: 'Menu' })),
    sample: [['/', PHONE]],
  },
  'dropdown open': {
    enter: (page) => pressed(page.locator('header summary')),
    sample: [['/', DESKTOP]],
  },
  'accordion open': {
    enter: (page) => pressed(page.locator('main summary').first()),
    sample: [['/pay-bill/', DESKTOP]],
  },
  'form with errors': {
    async enter(page) {
      // The mail forms leave their errors to the browser, which shows them outside the page.
      const buttons = await page.locator('main form:has([name=city]) [type=submit]').all();
      for (const button of buttons) await button.click();
      if (buttons.length === 0) return false;
      await page.locator('main [aria-invalid=true]').first().waitFor();
      for (const toast of await toastRegion(page).getByRole('alert').all()) await settled(toast);
      return true;
    },
    sample: [['/contact/', PHONE]],
  },
  'form on its way': {
    async enter(page, path) {
      if (path !== '/contact/') return false;
      await sendQuote(page);
      await submitButton(page).filter({ hasText: 'Submitting...' }).waitFor();
      return true;
    },
    sample: [['/contact/', PHONE]],
  },
  'toast shown': {
    async enter(page, path) {
      if (path === '/contact/') await sendQuote(page);
      else if (path === '/pay-bill/') {
        await catchMails(page);
        await page.getByLabel('Phone Number').first().fill('716 555 0123');
        await page.locator('main form [type=submit]').first().click();
      } else return false;
      await settled(toastRegion(page).getByRole('status'));
      return true;
    },
    sample: [
      ['/contact/', PHONE],
      ['/pay-bill/', PHONE],
    ],
  },
};

/** How often each state was looked at. */
const looks: Record<string, number> = {};

// A state that no page can be brought into any more would pass without a look.
afterAll(() => expect(Object.keys(looks).toSorted()).toEqual(Object.keys(STATES).toSorted()));

async function sendQuote(page: Page): Promise<void> {
  await fillQuote(page);
  await consent(page).check();
  await submitButton(page).click();
}

/** A trial press waits until the toast has come to rest, so that its final colours are judged. */
const settled = (toast: Locator) => toast.click({ trial: true });

async function pressed(button: Locator): Promise<boolean> {
  if (!(await button.isVisible())) return false;
  await button.click();
  return true;
}

const everywhere = inject('pages').flatMap(({ path }) =>
  [NARROWEST, TABLET, DESKTOP].map((width): [string, number] => [path, width]),
);

describe.each(Object.entries(STATES))('%s', (state, { enter, sample }) => {
  test.each(inject('thorough') ? everywhere : sample)(
    '%s has no finding at %i px',
    async (path, width) => {
      const { page } = await open(path, { width });
      if (!(await enter(page, path))) return;
      looks[state] = (looks[state] ?? 0) + 1;
      expect(await violations(page)).toEqual([]);
    },
  );
});
