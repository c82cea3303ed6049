// A failure in the network or in the browser stays where it happens: the rest of the page works.
import { createHash } from 'node:crypto';
import type { Page, Route } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { pathOf } from '../../support/browser/page-parts.ts';
import { consent, fillQuote, submitButton } from '../../support/browser/quote-form.ts';
import { goodToasts } from '../../support/browser/toasts.ts';
import { someOf } from '../../support/sample.ts';
import { eventually, idle, markDocument } from '../../support/waiting.ts';

const open = browserForFile();
/** A section without the list that its component goes through, and what the browser says of it. */
const BROKEN = { type: 'cards', tone: 'plain', heading: 'Broken' };
const THROWN = /Cannot read properties of undefined/;
/** React says besides that it has begun anew. */
const COMPLAINTS = /Cannot read properties of undefined|Minified React error/;

/** Puts a section that throws into the middle of a page's data. */
async function breakSection(route: Route) {
  const file = await (await route.fetch()).json();
  file.page.sections.splice(1, 0, BROKEN);
  await route.fulfill({ json: file });
}

const headingsOf = (path: string) =>
  inject('pages').find((page) => page.path === path)?.headings ?? [];
const shownHeadings = (page: Page) => page.locator('main h1, main > section h2').allInnerTexts();
const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Sends a quote request, as the proof that the page's app works. */
async function sendQuote(page: Page) {
  await fillQuote(page);
  await consent(page).check();
  await submitButton(page).click();
  await eventually(() => goodToasts(page).count()).toBe(1);
}

describe('an exception in one section', () => {
  test('leaves the rest of a page that a link has opened, and is logged', async () => {
    const { page, complaints } = await open('/', {
      expects: COMPLAINTS,
      prepare: (tab) => tab.route('**/about/page.json', breakSection),
    });
    const sameDocument = await markDocument(page);
    await footerLink(page, 'About').click();
    await eventually(() => shownHeadings(page)).toEqual(headingsOf('/about/'));
    await eventually(sameDocument).toBe(true);
    expect(complaints.join()).toMatch(THROWN);
    await footerLink(page, 'Contact').click();
    await eventually(() => pathOf(page)).toBe('/contact/');
    await sendQuote(page);
  });

  test('leaves the rest of a page that the app takes over', async () => {
    const { page, complaints } = await open('/about/', {
      expects: COMPLAINTS,
      prepare: (tab) => tab.route('**/about/page.json', breakSection),
    });
    await eventually(() => complaints.join()).toMatch(THROWN);
    await eventually(() => shownHeadings(page)).toEqual(headingsOf('/about/'));
    await eventually(() => footerLink(page, 'Contact').isVisible()).toBe(true);
  });
});

describe('the review widget', () => {
  const WIDGET = '**/stand-in/review-widget.js';
  test.each(
    someOf([
      { does: 'never answers', answer: () => {} },
      { does: 'cannot be had', answer: (route: Route) => route.abort() },
      {
        does: 'throws',
        answer: (route: Route) => route.fulfill({ body: 'throw new Error("the widget’s own")' }),
      },
      {
        does: 'empties its place',
        answer: (route: Route) =>
          route.fulfill({
            body: 'document.querySelector("[data-review-widget]").replaceWith("gone")',
          }),
      },
    ]),
  )('may be one that $does: the rating stays and links work', async ({ answer }) => {
    const { page } = await open('/', {
      expects: /ERR_FAILED|the widget/,
      prepare: (tab) => tab.route(WIDGET, async (route) => answer(route)),
    });
    const asked = page.waitForRequest(WIDGET);
    await page.locator('[data-review-widget]').scrollIntoViewIfNeeded();
    await asked;
    await eventually(() => page.getByText(/out of 5, from/).isVisible()).toBe(true);
    const sameDocument = await markDocument(page);
    await footerLink(page, 'Contact').click();
    await eventually(() => shownHeadings(page)).toEqual(headingsOf('/contact/'));
    await eventually(sameDocument).toBe(true);
  });
});

describe('the review widget’s fingerprint', () => {
  const fingerprintOf = (content: string | Buffer) =>
    `sha384-${createHash('sha384').update(content).digest('base64')}`;
  /** Opens the home page with a fingerprint in its data, and goes to the widget. */
  const visit = async (integrity: string) => {
    const { page } = await open('/', {
      expects: /integrity/,
      prepare: (tab) =>
        tab.route(`${inject('url')}/page.json`, async (route) => {
          const file = await (await route.fetch()).json();
          for (const section of file.page.sections) {
            if (section.type === 'reviews') section.integrity = integrity;
          }
          await route.fulfill({ json: file });
        }),
    });
    await page.locator('[data-review-widget]').scrollIntoViewIfNeeded();
    await page.locator('script[integrity]').waitFor({ state: 'attached' });
    return page;
  };

  test('lets no other one run, and the rating stays', async () => {
    const page = await visit(fingerprintOf('another script'));
    await page.waitForLoadState('networkidle');
    await eventually(() => page.locator('[data-stand-in]').count()).toBe(0);
    await eventually(() => page.getByText(/out of 5, from/).isVisible()).toBe(true);
  });
});

test.each(
  someOf([
    {
      storage: 'forbidden',
      spoil: () => {
        for (const name of ['sessionStorage', 'localStorage']) {
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('The operation is insecure.', 'SecurityError');
            },
          });
        }
      },
    },
    {
      storage: 'full',
      spoil: () => {
        Storage.prototype.setItem = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
      },
    },
  ]),
)('a quote is sent where storage is $storage', async ({ spoil }) => {
  const { page } = await open('/contact/', {
    ownTab: true,
    prepare: (tab) => tab.addInitScript(spoil),
  });
  await sendQuote(page);
});

test('a link that is pressed in an offline spell waits on the page, and is followed afterwards', async () => {
  const { page, context } = await open('/', {
    // The page may be in the cache of a tab that another test has had.
    ownTab: true,
    // Later requests of the app may be offline by then.
    expects: /ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/,
  });
  let failed = 0;
  page.on('requestfailed', (request) => {
    if (request.url().endsWith('/terms-privacy/page.json')) failed++;
  });
  await page.evaluate(() => {
    // The retries of a failed request come without their pauses.
    const { setTimeout: later } = window;
    window.setTimeout = ((act: () => void) => later(act)) as typeof setTimeout;
  });
  await context.setOffline(true);
  const sameDocument = await markDocument(page);
  // A press that no pointer has announced.
  await footerLink(page, 'Terms & Privacy').evaluate((link) => (link as HTMLElement).click());
  await eventually(() => failed).toBe(4);
  await idle(page);
  await eventually(() => pathOf(page)).toBe('/');
  await eventually(sameDocument).toBe(true);
  await eventually(() => shownHeadings(page)).toEqual(headingsOf('/'));
  await context.setOffline(false);
  await page.waitForURL('**/terms-privacy/');
  await eventually(() => shownHeadings(page)).toEqual(headingsOf('/terms-privacy/'));
});
