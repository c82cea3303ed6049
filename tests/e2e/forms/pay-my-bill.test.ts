// Paying a bill on a phone: two taps to the portal, and bars that leave the screen to the page.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { pathOf } from '../../support/browser/page-parts.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();
const PHONE = { width: 360, height: 740 };

async function openOnPhone(path: string, options = {}): Promise<Page> {
  const { page } = await open(path, { width: PHONE.width, ...options });
  await page.setViewportSize(PHONE);
  return page;
}

const isInView = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((node) => {
      const { top } = node.getBoundingClientRect();
      return top >= 0 && top < innerHeight / 2;
    });

test('the bar at the bottom leads to the portal in two taps, with and without script', async () => {
  for (const javaScript of [true, false]) {
    const page = await openOnPhone('/terms-privacy/', { javaScript });
    const bar = page.locator('[data-action-bar]');
    await bar.getByRole('link', { name: 'Pay Bill' }).click();
    await eventually(() => pathOf(page)).toBe('/pay-bill/');
    await page.getByRole('link', { name: 'Pay Online' }).click();
    await eventually(() => isInView(page, '#portal')).toBe(true);
    await eventually(() => bar.getByRole('link', { name: 'Pay Bill' }).isVisible()).toBe(false);
  }
});

test.each([true, false])(
  'two taps from the home page, cards say how to pay by phone and by mail, with script: %s',
  async (javaScript) => {
    const page = await openOnPhone('/', { javaScript });
    await page.locator('main').getByRole('link', { name: 'Pay a bill', exact: true }).click();
    await eventually(() => pathOf(page)).toBe('/pay-bill/');
    const cards = page.locator('#portal ul > li');
    await eventually(() => cards.locator('h3').allTextContents()).toEqual([
      'Call with Your Card',
      'Mail a Check',
    ]);
    const call = cards.first().getByRole('link', { name: /^Call / });
    await eventually(() => call.getAttribute('href')).toBe(inject('facts').phone_href);
    // Whether the office is open now, or its usual hours without a script.
    await eventually(() => cards.first().innerText()).toMatch(javaScript ? /Open/ : /Mon–Fri 7–5/);
    await eventually(() => cards.nth(1).innerText()).toContain('27 Main Street');
  },
);

test('the footer has Pay My Bill and Holiday Schedule in its first screen', async () => {
  const page = await openOnPhone('/');
  const footer = page.getByRole('contentinfo');
  const top = (await footer.boundingBox())?.y ?? 0;
  for (const name of ['Pay My Bill', 'Holiday Schedule']) {
    const box = await footer.getByRole('link', { name }).boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0) - top).toBeLessThanOrEqual(PHONE.height);
  }
});

test('the bars take at most 22 % of the screen once the page has scrolled', async () => {
  const page = await openOnPhone('/');
  await page.mouse.wheel(0, 2000);
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  const share = () =>
    page.evaluate(() => {
      const seen = ['header', '[data-action-bar]'].map((bar) => {
        const { top = 0, bottom = 0 } = document.querySelector(bar)?.getBoundingClientRect() ?? {};
        return Math.min(bottom, innerHeight) - Math.max(top, 0);
      });
      return seen.reduce((sum, height) => sum + height, 0) / innerHeight;
    });
  await eventually(share).toBeLessThanOrEqual(0.22);
  await eventually(share).toBeGreaterThan(0.1);
});
