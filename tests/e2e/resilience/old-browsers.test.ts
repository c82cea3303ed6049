// Browsers without the newest features: the same site, by other means.
import type { Page, Route } from 'playwright-core';
import { test } from 'vitest';
import { browserForFile, PHONE } from '../../support/browser/browser.ts';
import { pathOf } from '../../support/browser/page-parts.ts';
import { eventually, hydrated, isHydrated, markDocument } from '../../support/waiting.ts';

const open = browserForFile();
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu' });
const menu = (page: Page) => page.getByRole('dialog');

/**
 * Takes away what browsers of two years ago lack: buttons that command dialogs (2025), dialogs that close at a press
 * beside them, idle callbacks and the end of scrolling (Safari), and the question whether something is visible.
 */
async function makeOld(page: Page) {
  await page.route('**/*', takeAttributesAway);
  await page.addInitScript(() => {
    const button = HTMLButtonElement.prototype as Partial<HTMLButtonElement>;
    delete button.command;
    delete button.commandForElement;
    delete (Element.prototype as Partial<Element>).checkVisibility;
    for (const name of ['requestIdleCallback', 'onscrollend', 'CommandEvent']) {
      delete (window as unknown as Record<string, unknown>)[name];
    }
    addEventListener('scrollend', (event) => event.stopImmediatePropagation(), true);
  });
}

/** The parser acts on this by itself, so it goes before the parser reaches it. */
async function takeAttributesAway(route: Route) {
  if (route.request().resourceType() !== 'document') return route.continue();
  const response = await route.fetch();
  const html = (await response.text()).replaceAll(/ (commandfor|closedby)=/g, ' data-unknown-$1=');
  await route.fulfill({ response, body: html });
}

const openOld = async (hydrates: boolean) => {
  const { page } = await open('/', { width: PHONE, hydrates, prepare: makeOld });
  return page;
};

test('a press on Menu before the app is there opens the menu once it is', async () => {
  const page = await openOld(false);
  await eventually(() => isHydrated(page)).toBe(false);
  await menuButton(page).click();
  await menu(page).waitFor();
  await page.keyboard.press('Escape');
  await eventually(() => menu(page).isVisible()).toBe(false);
});

test('the menu opens, closes by its button and by a press beside it, and its links work', async () => {
  const page = await openOld(true);
  await menuButton(page).click();
  await menu(page).getByRole('button', { name: 'Close' }).click();
  await eventually(() => menu(page).isVisible()).toBe(false);
  await menuButton(page).click();
  await page.mouse.click(5, 400);
  await eventually(() => menu(page).isVisible()).toBe(false);
  await menuButton(page).click();
  const sameDocument = await markDocument(page);
  await menu(page).getByRole('link', { name: 'About' }).click();
  await eventually(() => pathOf(page)).toBe('/about/');
  await eventually(sameDocument).toBe(true);
});

test('Back returns to the place on the page that was left', async () => {
  const page = await openOld(true);
  await page.evaluate(() => window.scrollTo(0, 900));
  await page
    .locator('main a[href="/about/"], footer a[href="/about/"]')
    .last()
    .evaluate((link) => (link as HTMLElement).click());
  await eventually(() => pathOf(page)).toBe('/about/');
  await page.goBack();
  await hydrated(page);
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(900);
});
