// Two pages by the Tab key alone; the full tests walk through all of them, on every kind of screen.
import { expect, test } from 'vitest';
import { browserForFile, DESKTOP, PHONE } from '../../support/browser/browser.ts';
import { walkFaults } from '../../support/browser/keyboard.ts';
import { isFocused } from '../../support/browser/page-parts.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

test.each([
  { path: '/', width: PHONE },
  { path: '/rolloff-dumpsters/', width: DESKTOP },
])('$path at $width px shows everything to the keyboard, in order', async ({ path, width }) => {
  const { page } = await open(path, { width });
  expect(await walkFaults(page)).toEqual([]);
});

test('the link to the content skips the header, and nothing of the page', async () => {
  const { page } = await open('/rolloff-dumpsters/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() => isFocused(page.locator('main'))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await isFocused(page.locator('main a').first())).toBe(true);
});
