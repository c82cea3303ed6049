// Short explanations beside the terms of the measurements table.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { browserForFile, NARROWEST, PHONE } from '../../support/browser/browser.ts';
import { cutOff } from '../../support/browser/layout-faults.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

const terms = (page: Page) => page.locator('main table button');
const tooltip = (page: Page) => page.getByRole('tooltip');

/** Opens the roll-off page with a clock that the test moves. */
async function visit() {
  const { page } = await open('/rolloff-dumpsters/', {
    ownTab: true,
    prepare: (tab) => tab.clock.install(),
  });
  await terms(page).first().scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  await page.clock.pauseAt(Date.now() + 60_000);
  return page;
}

test('a tooltip opens 700 ms after the pointer has come, and goes with it', async () => {
  const page = await visit();
  await terms(page).first().hover();
  await page.clock.runFor(690);
  await eventually(() => tooltip(page).count()).toBe(0);
  await page.clock.runFor(20);
  await eventually(() => tooltip(page).isVisible()).toBe(true);
  await eventually(() => tooltip(page).textContent()).toMatch(/\w+ \w+/);
  await page.mouse.move(0, 0);
  await eventually(() => tooltip(page).count()).toBe(0);
});

testInFull('the next tooltip opens at once for 300 ms after the last one', async () => {
  const page = await visit();
  await terms(page).nth(0).hover();
  await page.clock.runFor(710);
  await tooltip(page).waitFor();
  const first = await tooltip(page).textContent();
  await terms(page).nth(1).hover();
  await page.clock.runFor(5);
  await eventually(() => tooltip(page).allTextContents()).not.toContain(first);
  await eventually(() => tooltip(page).count()).toBe(1);
  await page.mouse.move(0, 0);
  await page.clock.runFor(400);
  await terms(page).nth(0).hover();
  await page.clock.runFor(500);
  await eventually(() => tooltip(page).count()).toBe(0);
});

test('the keyboard opens a tooltip, which describes its term, and Escape closes it', async () => {
  const page = await visit();
  const term = terms(page).first();
  await term.focus();
  await page.clock.runFor(710);
  await tooltip(page).waitFor();
  await eventually(() => term.getAttribute('aria-describedby')).toBe(
    await tooltip(page).getAttribute('id'),
  );
  await page.keyboard.press('Escape');
  await eventually(() => tooltip(page).count()).toBe(0);
});

testInFull('the pointer may move onto the tooltip without closing it', async () => {
  const page = await visit();
  await terms(page).first().hover();
  await page.clock.runFor(710);
  await tooltip(page).hover();
  await page.clock.runFor(1000);
  await eventually(() => tooltip(page).isVisible()).toBe(true);
});

test('a press opens a tooltip at once, also after Escape has closed it', async () => {
  const page = await visit();
  const term = terms(page).first();
  await term.focus();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await eventually(() => tooltip(page).count()).toBe(1);
  await page.keyboard.press('Escape');
  await eventually(() => tooltip(page).count()).toBe(0);
  await term.dispatchEvent('click');
  await eventually(() => tooltip(page).count()).toBe(1);
});

test.each(someOf([PHONE, NARROWEST]))(
  'on a phone of %i px a tap on a term explains it too',
  async (width) => {
    const { page } = await open('/rolloff-dumpsters/', { width });
    for (const term of await terms(page).all()) {
      await term.click();
      await eventually(() => tooltip(page).count()).toBe(1);
      await eventually(() => tooltip(page).textContent()).toMatch(/\w+ \w+/);
      await eventually(() => page.evaluate(cutOff)).toEqual([]);
    }
  },
);

test('on a phone a table without explanations shows no headings, and keeps them for screen readers', async () => {
  const { page } = await open('/residential-trash-pickup/', { width: PHONE });
  const headings = page.locator('main thead');
  await eventually(async () => (await headings.boundingBox())?.height).toBe(0);
  await eventually(() => page.getByRole('columnheader').count()).toBeGreaterThan(0);
});
