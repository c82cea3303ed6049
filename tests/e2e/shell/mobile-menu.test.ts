// The menu of small screens: a dialog at the right edge that opens, keeps the focus and lets go of it again.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserForFile, PHONE, TABLET } from '../../support/browser/browser.ts';
import { isFocused, linksIn, pathOf } from '../../support/browser/page-parts.ts';
import { someOf } from '../../support/sample.ts';
import { eventually, markDocument } from '../../support/waiting.ts';

const open = browserForFile();
const { company } = inject('facts');

const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog');

/** Opens a page and its menu. */
async function openMenu(path = '/', width = PHONE) {
  const { page } = await open(path, { width });
  await menuButton(page).click();
  await menu(page).waitFor();
  return page;
}

describe.each(someOf([PHONE, TABLET]))('at %i pixels', (width) => {
  test('the menu holds the links, the quote button and the contact details', async () => {
    const page = await openMenu('/', width);
    await eventually(() => linksIn(menu(page))).toEqual([
      ['Home', '/'],
      ['Residential Trash Pickup', '/residential-trash-pickup/'],
      ['Commercial Dumpsters', '/commercial-dumpsters/'],
      ['Roll-Off Dumpsters', '/rolloff-dumpsters/'],
      ['About', '/about/'],
      ['Contact', '/contact/'],
      ['Get Quote', '/contact/'],
      [company.phone, inject('facts').phone_href],
      [company.email, `mailto:${company.email}`],
    ]);
  });

  test('the menu stands at the right edge, and its quote button is as wide as the menu', async () => {
    const page = await openMenu('/', width);
    const edges = (part: Locator) =>
      part.evaluate((element) => {
        const { right, width: size } = element.getBoundingClientRect();
        return { right: Math.round(right), width: size };
      });
    await eventually(() => edges(menu(page))).toMatchObject({ right: width });
    const panel = await edges(menu(page));
    expect(panel.width).toBeLessThan(width);
    const quote = menu(page).getByRole('link', { name: 'Get Quote' });
    await eventually(async () => (await edges(quote)).width).toBeGreaterThan(panel.width * 0.8);
  });
});

test('Escape closes the menu and gives the focus back to its button', async () => {
  const page = await openMenu();
  await page.keyboard.press('Escape');
  await eventually(() => menu(page).isVisible()).toBe(false);
  await eventually(() => isFocused(menuButton(page))).toBe(true);
});

test('a step back closes the menu', async () => {
  const page = await openMenu();
  await menu(page).getByRole('link', { name: 'About' }).click();
  await eventually(() => pathOf(page)).toBe('/about/');
  await menuButton(page).click();
  await menu(page).waitFor();
  await page.goBack();
  await eventually(() => pathOf(page)).toBe('/');
  await eventually(() => menu(page).isVisible()).toBe(false);
});

test('a window that becomes wide closes the menu', async () => {
  const page = await openMenu();
  await page.setViewportSize({ width: 1440, height: 900 });
  await eventually(() => menu(page).isVisible()).toBe(false);
});

test('Tab never reaches the page behind the open menu', async () => {
  const page = await openMenu();
  const focused = new Set<string>();
  for (let press = 0; press < 24; press++) {
    await page.keyboard.press('Tab');
    focused.add(
      await page.evaluate(() => {
        const { activeElement } = document;
        // Between the last link and the first the focus passes the browser's own bar.
        if (activeElement === document.body) return 'browser';
        return activeElement?.closest('dialog') ? 'menu' : 'page';
      }),
    );
  }
  expect([...focused].filter((place) => place !== 'browser')).toEqual(['menu']);
});

test('a press on the overlay closes the menu and opens nothing behind it', async () => {
  const page = await openMenu();
  await page.mouse.click(10, 400);
  await eventually(() => menu(page).isVisible()).toBe(false);
  await eventually(() => pathOf(page)).toBe('/');
});

test('the menu opens by the keyboard', async () => {
  const { page } = await open('/', { width: PHONE });
  await menuButton(page).focus();
  await page.keyboard.press('Enter');
  await menu(page).waitFor();
  await eventually(() =>
    menu(page).evaluate((dialog) => dialog.contains(document.activeElement)),
  ).toBe(true);
});

test.each(someOf(['Home', 'Roll-Off Dumpsters', 'Get Quote']))(
  'choosing %s closes the menu and opens the page in place',
  async (name) => {
    const page = await openMenu('/terms-privacy/');
    const sameDocument = await markDocument(page);
    const link = menu(page).getByRole('link', { name, exact: true });
    const target = await link.getAttribute('href');
    await link.click();
    await eventually(() => pathOf(page)).toBe(target);
    await eventually(() => menu(page).isVisible()).toBe(false);
    await eventually(sameDocument).toBe(true);
  },
);
