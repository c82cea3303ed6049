// The region of short messages: where it is, how the keyboard reaches it, and how long a message stays.
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { browserForFile, type OpenOptions, PHONE } from '../../support/browser/browser.ts';
import { catchMails } from '../../support/browser/mail.ts';
import { isFocused, lowerEdge } from '../../support/browser/page-parts.ts';
import { consent, submitButton } from '../../support/browser/quote-form.ts';
import { badToasts, goodToasts, toastRegion } from '../../support/browser/toasts.ts';
import { testInFull } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

/** A page with a message that something is wrong. */
async function withBadToast(options?: OpenOptions) {
  const { page } = await open('/contact/', options);
  await submitButton(page).click();
  await badToasts(page).first().waitFor();
  return page;
}

/** A page with a message that something went well. */
async function withGoodToast() {
  const { page } = await open('/pay-bill/');
  await catchMails(page);
  await page.locator('#find-customer-id [name=phone]').fill('7165550199');
  await page.locator('#find-customer-id [name=phone]').press('Enter');
  await goodToasts(page).first().waitFor();
  return page;
}

/** The bar that counts down until a message goes away. */
const countdownBar = (page: Page) => toastRegion(page).locator('[class*=progress-bar--animated]');
const countdown = (page: Page) =>
  countdownBar(page).evaluate((bar) => getComputedStyle(bar).animationPlayState);

test('the script that shows messages is loaded with the first one', async () => {
  const { page } = await open('/contact/');
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /toast-region.*\.js$/.test(name)),
    );
  await eventually(scripts).toEqual([]);
  await submitButton(page).click();
  await badToasts(page).first().waitFor();
  await eventually(scripts).toHaveLength(1);
});

test('the region is called Notifications and stands at the bottom right', async () => {
  const page = await withBadToast();
  await eventually(() => toastRegion(page).count()).toBe(1);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const toast = badToasts(page).first();
  await eventually(async () => (await toast.boundingBox())?.x).toBeGreaterThan(width / 2);
  await eventually(() => lowerEdge(toast)).toBeGreaterThan(height / 2);
});

test('on a phone a message leaves the call button free, however long it stays', async () => {
  const page = await withBadToast({ width: PHONE });
  const bar = page.locator('[data-action-bar]');
  await eventually(async () => {
    const { y = Number.NaN } = (await bar.boundingBox()) ?? {};
    return (await lowerEdge(badToasts(page).last())) - y;
  }).toBeLessThan(0);
});

test('a message is dismissed by its button, with the mouse and with the keyboard', async () => {
  const page = await withBadToast();
  await badToasts(page).first().getByRole('button').click();
  await eventually(() => badToasts(page).count()).toBe(0);
  await submitButton(page).click();
  await badToasts(page).first().waitFor();
  await page.keyboard.press('Alt+t');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() => badToasts(page).count()).toBe(0);
});

test('a message that something is wrong stays until it is dismissed', async () => {
  const page = await withBadToast({ ownTab: true, prepare: (tab) => tab.clock.install() });
  await page.clock.fastForward('10:00');
  await eventually(() => badToasts(page).count()).toBe(1);
  await eventually(() => countdownBar(page).count()).toBe(0);
});

test('the message about the consent goes when the consent is given', async () => {
  const page = await withBadToast({ width: PHONE });
  await consent(page).check();
  await eventually(() => badToasts(page).count()).toBe(0);
});

test('a message that something went well waits while the pointer is on it', async () => {
  const page = await withGoodToast();
  await page.mouse.move(0, 0);
  await eventually(() => countdown(page)).toBe('running');
  await goodToasts(page).first().hover();
  await eventually(() => countdown(page)).toBe('paused');
  await page.mouse.move(0, 0);
  await eventually(() => countdown(page)).toBe('running');
});

testInFull('a message that something went well goes away when its time is over', async () => {
  const page = await withGoodToast();
  await page.mouse.move(0, 0);
  await countdownBar(page).evaluate((bar) => {
    for (const animation of bar.getAnimations()) animation.finish();
  });
  await eventually(() => goodToasts(page).count()).toBe(0);
});

test('Escape dismisses a message', async () => {
  const page = await withBadToast();
  await page.keyboard.press('Escape');
  await eventually(() => badToasts(page).count()).toBe(0);
});

testInFull('whoever dismisses a message goes on where he was before', async () => {
  const page = await withBadToast();
  const name = page.locator('main form [name=name]');
  await name.focus();
  await page.keyboard.press('Alt+T');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() => badToasts(page).count()).toBe(0);
  await eventually(() => isFocused(name)).toBe(true);
});

test('the region is there before the first message, so that screen readers tell it', async () => {
  const { page } = await open('/contact/');
  await page.locator('main form [name=name]').fill('Ada');
  await eventually(() => toastRegion(page).count()).toBe(1);
  await eventually(() => badToasts(page).count()).toBe(0);
});
