// Paying a bill on a phone: two taps from the home page to the portal, and bars that leave the screen to the page.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { browserForFile } from '../../support/browser/browser.ts';
import { linksIn, pathOf } from '../../support/browser/page-parts.ts';
import { testInFull } from '../../support/sample.ts';
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

test('the menu leads from the home page to the portal in two taps', async () => {
  const page = await openOnPhone('/');
  const taps = [
    () => page.getByRole('button', { name: 'Menu' }).click(),
    () => page.getByRole('dialog').getByRole('link', { name: 'Pay Bill' }).click(),
  ];
  for (const tap of taps) await tap();
  expect(taps).toHaveLength(2);
  await eventually(() => pathOf(page)).toBe('/pay-bill/');
  await eventually(() => isInView(page, '#portal')).toBe(true);
});

test('the footer has Pay My Bill and Holiday Schedule in its first screen', async () => {
  const page = await openOnPhone('/');
  const footer = page.getByRole('contentinfo');
  const top = (await footer.boundingBox())?.y ?? 0;
  for (const name of ['Pay My Bill', 'Holiday Schedule']) {
    const box = await footer.getByRole('link', { name }).boundingBox();
    expect((box?.y ?? Number.NaN) + (box?.height ?? 0) - top).toBeLessThanOrEqual(PHONE.height);
  }
});

test.each([true, false])(
  'Pay Online is the first button and leads to the portal, script: %s',
  async (javaScript) => {
    const page = await openOnPhone('/pay-bill/', { javaScript });
    const [first] = await linksIn(page.locator('main > :first-child'));
    expect(first?.[0]).toBe('Pay Online');
    await page.getByRole('link', { name: 'Pay Online' }).click();
    await eventually(() => isInView(page, '#portal')).toBe(true);
  },
);

test('the bars take at most 16 % of the screen once the page has scrolled', async () => {
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
  await eventually(share).toBeLessThanOrEqual(0.16);
  expect(await share()).toBeGreaterThan(0.1);
});

testInFull('the number that has scrolled away comes into view with the focus', async () => {
  const page = await openOnPhone('/about/');
  await page.evaluate(() => scrollTo(0, 1500));
  const number = page.locator('header').getByRole('link').first();
  await page.keyboard.press('Tab');
  await number.focus();
  await eventually(async () => ((await number.boundingBox())?.y ?? -1) >= 0).toBe(true);
});

test('the open menu is accessible', async () => {
  const page = await openOnPhone('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await violations(page)).toEqual([]);
});
