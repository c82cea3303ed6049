// Questions and titles that open: one at a time, and the open one can be closed again.
import type { Locator } from 'playwright-core';
import { describe, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { section } from '../../support/browser/page-parts.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

/** Which items of an accordion are open, by position. */
const openItems = (items: Locator) =>
  items.evaluateAll((all) =>
    all.flatMap((item, index) => ((item as HTMLDetailsElement).open ? [index] : [])),
  );

describe('an accordion', () => {
  const visit = async () => {
    const { page } = await open('/rolloff-dumpsters/');
    const items = page.locator('#faq details[name]');
    return { page, items, titles: items.locator('summary') };
  };

  test('has its items, and the mouse opens one at a time and closes it again', async () => {
    const { items, titles } = await visit();
    await eventually(() => items.count()).toBe(6);
    await eventually(() => openItems(items)).toEqual([]);
    await titles.nth(0).click();
    await eventually(() => openItems(items)).toEqual([0]);
    await eventually(() => items.nth(0).locator('p').isVisible()).toBe(true);
    await titles.nth(1).click();
    await eventually(() => openItems(items)).toEqual([1]);
    await titles.nth(1).click();
    await eventually(() => openItems(items)).toEqual([]);
  });

  test('the keyboard opens one item at a time and closes it again', async () => {
    const { page, items, titles } = await visit();
    await titles.nth(0).focus();
    await page.keyboard.press('Enter');
    await eventually(() => openItems(items)).toEqual([0]);
    // An open answer may have links, which come before the next question.
    const links = await items.nth(0).locator('a').count();
    for (let tab = 0; tab <= links; tab++) await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await eventually(() => openItems(items)).toEqual([1]);
    await page.keyboard.press('Space');
    await eventually(() => openItems(items)).toEqual([]);
  });
});

test('two accordions on one page do not close each other', async () => {
  const { page } = await open('/about/');
  const advantage = section(page, 'The Local Advantage').locator('details');
  const holidays = page.locator('#holiday-schedule').locator('details');
  await advantage.locator('summary').nth(2).click();
  await holidays.locator('summary').nth(0).click();
  await eventually(() => openItems(advantage)).toEqual([2]);
  await eventually(() => openItems(holidays)).toEqual([0]);
});

test('a closed answer stays in the document, where the browser’s own search finds it', async () => {
  const { page } = await open('/rolloff-dumpsters/');
  const answers = page.locator('#faq details p');
  await eventually(() => answers.nth(2).textContent()).toContain('appliances with refrigerants');
});
