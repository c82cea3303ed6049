// The header: what it shows on each kind of screen, and that it stays in sight.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserForFile, DESKTOP, PHONE, TABLET } from '../../support/browser/browser.ts';
import { someOf } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();
const { company, phone_href, navigation } = inject('facts');

/** The header's links that a visitor sees, by name. */
const visibleLinks = (page: Page) => page.locator('header').getByRole('link').allInnerTexts();

describe.each([
  { screen: 'a phone', width: PHONE, quote: [] },
  // It is too wide for the bar at the bottom, which has this button on a phone.
  { screen: 'a tablet', width: TABLET, quote: ['Get Quote'] },
])('on $screen', ({ width, quote }) => {
  test('the header shows the phone, the company, Get Quote where there is room, and the menu button', async () => {
    const { page } = await open('/', { width });
    await eventually(() => visibleLinks(page)).toEqual([company.phone, company.name, ...quote]);
    await eventually(() => page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(true);
    await eventually(() => page.getByText(navigation.service_area_line).isVisible()).toBe(false);
  });
});

describe('on a desk', () => {
  test('the header shows the links in their order, Pay Bill and Get Quote', async () => {
    const { page } = await open('/', { width: DESKTOP });
    await eventually(() => visibleLinks(page)).toEqual([
      company.phone,
      company.name,
      'Home',
      'About',
      'Contact',
      'Pay Bill',
      'Get Quote',
    ]);
    const order = page.getByRole('navigation', { name: 'Main' }).locator('> a, summary');
    await eventually(() => order.allInnerTexts()).toEqual([
      'Home',
      'Services',
      'About',
      'Contact',
      'Pay Bill',
    ]);
    await eventually(() => page.getByRole('button', { name: 'Menu' }).isVisible()).toBe(false);
  });

  test('the service-area line stands in the top bar', async () => {
    const { page } = await open('/', { width: DESKTOP });
    const line = page.locator('header').getByText(navigation.service_area_line);
    await eventually(() => line.isVisible()).toBe(true);
  });
});

describe.each(someOf([PHONE, TABLET, DESKTOP]))('at %i pixels', (width) => {
  test('the phone number can be tapped, and there is no admin link', async () => {
    const { page } = await open('/', { width });
    const phone = page.locator('header').getByRole('link', { name: company.phone });
    await eventually(() => phone.getAttribute('href')).toBe(phone_href);
    expect(phone_href).toMatch(/^tel:\+1\d{10}$/);
    await eventually(() => page.locator('a[href*="admin"]').count()).toBe(0);
  });

  test('the number stays in sight while the page scrolls, and can be tapped', async () => {
    const { page } = await open('/', { width });
    await page.mouse.wheel(0, 3000);
    await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1000);
    const number = page.locator(`header [href="${phone_href}"]`).filter({ visible: true });
    await eventually(async () => (await number.boundingBox())?.y).toBe(0);
    await number.click({ trial: true });
  });
});

test('moving the focus into the header does not move the page', async () => {
  const { page } = await open('/');
  await page.evaluate(() => window.scrollTo(0, 1400));
  for (const link of await page.locator('header').getByRole('link').all()) {
    await link.evaluate((element) => element.focus());
    await eventually(() => page.evaluate(() => window.scrollY)).toBe(1400);
  }
});

describe.each(
  someOf(
    [
      ['a phone at twice its size', 195, 422],
      ['a phone on its side', 844, 390],
      ['a desk at four times its size', 320, 200],
    ],
    2,
  ),
)('in the low window of %s', (_window, width, height) => {
  test('no bar stands over the page, and a link to a place leaves no room for one', async () => {
    const { page } = await open('/about/', { width });
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 1500));
    for (const bar of ['header', '[data-action-bar]']) {
      await eventually(async () => {
        const box = await page.locator(bar).boundingBox();
        return box !== null && box.y < height && box.y + box.height > 0;
      }, bar).toBe(false);
    }
    await page.evaluate(() => location.assign('#holiday-schedule'));
    const place = page.locator('#holiday-schedule');
    await eventually(async () => Math.round((await place.boundingBox())?.y ?? 0)).toBe(16);
  });
});
