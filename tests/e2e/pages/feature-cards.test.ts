// The cards that open on a residential town page.
import { expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';

const open = browserForFile();

test('Salamanca has four feature cards that open on their own', async () => {
  const { page } = await open('/residential-trash-pickup/ny/salamanca/');
  const cards = page.locator('main li > details');
  const titles = await cards.locator('strong').allInnerTexts();
  expect(titles.join(' | ')).toMatch(/cart.*\|.*weekly.*\|.*pric.*\|.*(local|expert)/i);
  await cards.nth(0).locator('summary').click();
  await cards.nth(1).locator('summary').press('Enter');
  expect(await cards.nth(0).locator('p').isVisible()).toBe(true);
  expect(await cards.nth(1).locator('p').isVisible()).toBe(true);
  await cards.nth(0).locator('summary').click();
  expect(await cards.nth(0).locator('p').isVisible()).toBe(false);
});
