// The site with scripts switched off: every page is there, and what a visitor needs still works.
import { describe, expect, inject, test } from 'vitest';
import { browserForFile, PHONE } from '../../support/browser/browser.ts';
import { linksIn, pathOf } from '../../support/browser/page-parts.ts';
import { fewPages } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const openPage = browserForFile();
const open = (path: string, width?: number) => openPage(path, { javaScript: false, width });
const { company, phone_href } = inject('facts');

describe.each(fewPages())('$path', ({ path, headings }) => {
  test('shows all its sections, the phone and living links', async () => {
    const { page, response } = await open(path);
    expect(response.status()).toBe(200);
    const shown = await page.locator('main').locator('h1, h2').all();
    const texts = await page.locator('main').locator('h1, h2').allInnerTexts();
    expect(texts).toEqual(expect.arrayContaining(headings));
    for (const heading of shown) await eventually(() => heading.isVisible()).toBe(true);
    await eventually(async () => (await page.locator('main').allInnerTexts()).join()).toMatch(
      /(\S+\s+){80}/,
    );
    await eventually(() => linksIn(page.locator('header'))).toContainEqual([
      company.phone,
      phone_href,
    ]);
  });
});

test('an accordion opens one item at a time', async () => {
  const { page } = await open('/rolloff-dumpsters/');
  const items = page.locator('#faq details');
  await items.nth(0).locator('summary').click();
  await items.nth(1).locator('summary').click();
  await eventually(() => items.nth(0).locator('p').isVisible()).toBe(false);
  await eventually(() => items.nth(1).locator('p').isVisible()).toBe(true);
});

test('the Services menu opens', async () => {
  const { page } = await open('/');
  const menu = page.getByRole('navigation', { name: 'Main' }).locator('details');
  await menu.locator('summary').click();
  await menu.getByRole('link', { name: 'Roll-Off Dumpsters' }).click();
  await eventually(() => pathOf(page)).toBe('/rolloff-dumpsters/');
});

test('the menu of small screens opens, leads on and closes', async () => {
  const { page } = await open('/', PHONE);
  const menu = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Menu' }).click();
  await eventually(() => menu.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  await eventually(() => menu.isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Menu' }).click();
  await menu.getByRole('link', { name: 'About' }).click();
  await eventually(() => pathOf(page)).toBe('/about/');
});

test('the billing page shows the portal below the other ways to pay, and no link to what stands in for it', async () => {
  const { page } = await open('/pay-bill/');
  await eventually(() => page.locator('iframe').isVisible()).toBe(true);
  await eventually(() => page.frameLocator('iframe').locator('h1').textContent()).toContain(
    'Online payment',
  );
  const portal = page.locator('#portal');
  await eventually(() => portal.getByRole('link').allInnerTexts()).toEqual([
    `Call ${company.phone}`,
  ]);
});

test('the forms go to the mail program, and the browser asks for what is missing', async () => {
  const { page } = await open('/contact/');
  const form = page.locator('main form');
  await eventually(() => form.getAttribute('action')).toMatch(`mailto:${company.email}`);
  await eventually(() => form.getAttribute('novalidate')).toBeNull();
  await eventually(() => form.locator('[required]').count()).toBe(7);
});
