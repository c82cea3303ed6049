// Two tasks on a phone: which size a job fits in, and whether a thing can go in.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { browserForFile, NARROWEST } from '../../support/browser/browser.ts';
import { cutOff } from '../../support/browser/layout-faults.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();
const PATH = '/rolloff-dumpsters/';
const PHONE = 360;

const finder = (page: Page) => page.locator('#sizes');
const items = (page: Page) => page.locator('#can-it-go-in');
const answer = (page: Page) => finder(page).getByRole('status');

describe('will it fit', () => {
  test('one press on a number of loads gives a size, and its link opens the form with it', async () => {
    const { page } = await open(PATH, { width: PHONE });
    await finder(page).getByRole('radio', { name: '6', exact: true }).check({ force: true });
    await eventually(() => answer(page).textContent()).toContain(
      '6 loads: the 15 Yard holds it, the 20 Yard leaves room.',
    );
    const link = finder(page).getByRole('link', { name: 'Quote this 15 Yard' }).first();
    await eventually(() => link.getAttribute('href')).toBe(
      '/contact/?service=rolloff&size=yard-15',
    );
  });

  test('the answer to a press at the edge of a small phone is above the bar', async () => {
    const { page } = await open(PATH, { width: PHONE });
    await page.setViewportSize({ width: PHONE, height: 640 });
    await finder(page).getByRole('radio').last().scrollIntoViewIfNeeded();
    const bar = (await page.locator('[data-action-bar]').boundingBox())?.y ?? 0;
    expect(bar).toBeGreaterThan(500);
    await finder(page)
      .getByRole('radio', { name: '12', exact: true })
      .evaluate((input: HTMLInputElement, edge) => {
        window.scrollBy(0, input.getBoundingClientRect().bottom - edge);
        input.click();
      }, bar);
    await eventually(() => answer(page).textContent()).toContain('30 Yard');
    const link = finder(page)
      .getByRole('link', { name: /Quote this/ })
      .first();
    await eventually(async () => (await link.boundingBox())?.y ?? bar).toBeLessThan(bar - 44);
  });

  test('a job takes the place of the loads', async () => {
    const { page } = await open(PATH, { width: PHONE });
    await finder(page).getByRole('radio', { name: '2', exact: true }).check({ force: true });
    await finder(page).getByRole('combobox').selectOption('Full roof');
    await eventually(() => answer(page).textContent()).toContain('Full roof: the 20 Yard');
    await eventually(() => finder(page).locator('input:checked').count()).toBe(0);
  });

  test('an answer has no finding of axe and stays in the window at 400 % zoom', async () => {
    const { page } = await open(PATH, { width: NARROWEST });
    await finder(page).getByRole('radio', { name: '12', exact: true }).check({ force: true });
    await eventually(() => answer(page).textContent()).toContain('filled to the top');
    expect(await violations(page)).toEqual([]);
    await eventually(() => page.evaluate(cutOff)).toEqual([]);
  });

  test('without a script the table has every size and its link, and no question is asked', async () => {
    const { page } = await open(PATH, { width: PHONE, javaScript: false });
    await eventually(() =>
      finder(page)
        .getByRole('link', { name: /Quote this/ })
        .count(),
    ).toBe(4);
    await eventually(() => finder(page).getByRole('radio').count()).toBe(0);
    await eventually(() => finder(page).locator('svg').first().isVisible()).toBe(true);
  });
});

describe('can it go in', () => {
  const named = (page: Page) => items(page).locator('li strong').allInnerTexts();

  test('a name is answered under it', async () => {
    const { page } = await open(PATH, { width: PHONE });
    await items(page).getByRole('searchbox').fill('fridge');
    await eventually(() => named(page)).toEqual(['Fridge']);
    await eventually(() => items(page).getByRole('status').allTextContents()).toContain(
      'Fridge: No.',
    );
  });

  test('a misspelt word is asked about, and answered once the question is pressed', async () => {
    const { page } = await open(PATH, { width: PHONE });
    await items(page).getByRole('searchbox').fill('refridgerator');
    const question = items(page).getByRole('button', { name: 'Did you mean Refrigerator?' });
    await question.waitFor();
    expect(await named(page)).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await question.click();
    await eventually(() => named(page)).toEqual(['Refrigerator']);
    await eventually(() => items(page).getByRole('status').allTextContents()).toContain(
      'Refrigerator: No.',
    );
    expect(await items(page).getByRole('searchbox').inputValue()).toBe('Refrigerator');
    await question.waitFor({ state: 'detached' });
    expect(await violations(page)).toEqual([]);
  });

  test('a word that the list does not have leads to the office', async () => {
    const { page } = await open(PATH, { width: PHONE });
    await items(page).getByRole('searchbox').fill('xylophone');
    await items(page).getByText('Nothing here is called that.').waitFor();
    await eventually(() => items(page).locator('li').count()).toBe(0);
  });

  test('without a script the whole list is there, and no field', async () => {
    const { page } = await open(PATH, { width: PHONE, javaScript: false });
    await eventually(async () => (await named(page)).length).toBeGreaterThan(15);
    await eventually(() => items(page).getByRole('searchbox').count()).toBe(0);
  });
});
