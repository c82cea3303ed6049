// Roll-off lists: grey shapes for a moment after a link, never on a prerendered page, and words when there is no list.
import type { Page, Route } from 'playwright-core';
import { describe, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { someOf } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

/** Notes whether grey shapes ever appear on the page. */
const watchShapes = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver(() => {
      if (!document.querySelector('[data-skeleton]')) return;
      document.documentElement.dataset.shapes = 'appeared';
    }).observe(document, { subtree: true, childList: true });
  });

const shapesAppeared = (page: Page) =>
  page.evaluate(() => document.documentElement.dataset.shapes === 'appeared');

type Section = { type: string; items?: unknown };

/** Changes the data of the roll-off page on its way to the browser. */
const changeSections = (change: (section: Section) => void) => (page: Page) =>
  page.route('**/rolloff-dumpsters/page.json', async (route: Route) => {
    const file = await (await route.fetch()).json();
    file.page.sections.forEach(change);
    await route.fulfill({ json: file });
  });

async function goToRollOff(
  prepare: (page: Page) => Promise<unknown>,
  onceHydrated?: (page: Page) => Promise<unknown>,
) {
  const { page } = await open('/about/', { prepare, ownTab: onceHydrated !== undefined });
  await onceHydrated?.(page);
  await page.getByRole('navigation', { name: 'Main' }).locator('summary').click();
  await page.getByRole('link', { name: 'Roll-Off Dumpsters' }).first().click();
  await page.locator('h1', { hasText: 'Roll-Off' }).waitFor();
  return page;
}

test('after a link the lists load for a moment, then they are there', async () => {
  const page = await goToRollOff(watchShapes);
  await eventually(() => shapesAppeared(page)).toBe(true);
  await eventually(() => page.locator('#towns li h3').count()).toBe(4);
  await eventually(() => page.locator('#faq details').count()).toBe(6);
  await eventually(() => page.locator('[data-skeleton]').count()).toBe(0);
});

test('grey shapes are announced as loading and hidden from screen readers themselves', async () => {
  const page = await goToRollOff(
    (tab) => tab.clock.install(),
    (tab) => tab.clock.pauseAt(Date.now() + 60_000),
  );
  // The picture after which the rest of the page is rendered.
  await page.clock.runFor(50);
  const shapes = page.locator('[data-skeleton]').first();
  await shapes.waitFor();
  await eventually(() => shapes.getAttribute('role')).toBe('status');
  await eventually(() => shapes.textContent()).toContain('Loading');
  await eventually(() => shapes.locator('ul').getAttribute('aria-hidden')).toBe('true');
  await page.clock.runFor(150);
  await eventually(() => page.locator('[data-skeleton]').count()).toBe(0);
});

describe('when the data lacks a list', () => {
  test('the sizes are replaced by a sentence', async () => {
    const page = await goToRollOff(
      changeSections((section) => {
        if (section.type === 'size-finder') delete section.items;
      }),
    );
    await page.getByText('Unable to load dumpster sizes. Please try again later.').waitFor();
    await eventually(() => page.locator('#towns li h3').count()).toBe(4);
  });

  test.each(
    someOf([
      { kind: 'missing', items: undefined },
      { kind: 'empty', items: [] },
    ]),
  )('$kind questions are replaced by a sentence', async ({ items }) => {
    const page = await goToRollOff(
      changeSections((section) => {
        if (section.type === 'faq') section.items = items;
      }),
    );
    await page.getByText('No FAQs available at this time.').waitFor();
  });
});
