// The Services menu of the desktop bar, by mouse and by keyboard.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { focusedText, pathOf } from '../../support/browser/page-parts.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { eventually, markDocument } from '../../support/waiting.ts';

const open = browserForFile();

const services = (page: Page) => page.getByRole('navigation', { name: 'Main' }).locator('details');
const button = (page: Page) => services(page).locator('summary');
const isOpen = (page: Page) => services(page).getByRole('link').first().isVisible();

test('the menu is closed at first, opens by a press and closes by another', async () => {
  const { page } = await open('/');
  await eventually(() => isOpen(page)).toBe(false);
  await button(page).click();
  await eventually(() => services(page).getByRole('link').allInnerTexts()).toEqual([
    'Residential Trash Pickup',
    'Commercial Dumpsters',
    'Roll-Off Dumpsters',
  ]);
  await button(page).click();
  await eventually(() => isOpen(page)).toBe(false);
});

test.each(
  someOf([
    ['Residential Trash Pickup', '/residential-trash-pickup/'],
    ['Commercial Dumpsters', '/commercial-dumpsters/'],
    ['Roll-Off Dumpsters', '/rolloff-dumpsters/'],
  ]),
)('a press on %s opens that page in place and closes the menu', async (name, path) => {
  const { page } = await open('/');
  const sameDocument = await markDocument(page);
  await button(page).click();
  await services(page).getByRole('link', { name }).click();
  await eventually(() => pathOf(page)).toBe(path);
  await eventually(() => isOpen(page)).toBe(false);
  await eventually(sameDocument).toBe(true);
});

testInFull('a press elsewhere closes the menu', async () => {
  const { page } = await open('/');
  await button(page).click();
  await page.mouse.click(640, 700);
  await eventually(() => isOpen(page)).toBe(false);
});

test.each(someOf(['Enter', 'Space']))('the keyboard opens the menu with %s', async (key) => {
  const { page } = await open('/');
  await button(page).focus();
  await page.keyboard.press(key);
  await eventually(() => isOpen(page)).toBe(true);
  await page.keyboard.press('Tab');
  await eventually(() => focusedText(page)).toBe('Residential Trash Pickup');
});

test('Escape closes the menu and puts the focus on its button', async () => {
  const { page } = await open('/');
  await button(page).click();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await eventually(() => isOpen(page)).toBe(false);
  await eventually(() => focusedText(page)).toBe('Services');
});

test('leaving the menu with Tab closes it', async () => {
  const { page } = await open('/');
  await button(page).focus();
  await page.keyboard.press('Enter');
  for (let press = 0; press < 4; press++) await page.keyboard.press('Tab');
  await eventually(() => focusedText(page)).toBe('About');
  await eventually(() => isOpen(page)).toBe(false);
});
