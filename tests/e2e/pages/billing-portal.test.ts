// The billing portal on the Pay Bill page: loading, loaded, failed, and the ways around it.
import type { Page, Route } from 'playwright-core';
import { describe, inject, test } from 'vitest';
import { browserForFile, type OpenOptions } from '../../support/browser/browser.ts';
import { isFocused } from '../../support/browser/page-parts.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

const PORTAL = '**/stand-in/billing-portal.html';
const FAILED = 'Unable to load payment portal';

const portal = (page: Page) => page.locator('#portal');
const frame = (page: Page) => portal(page).locator('iframe');
const retry = (page: Page) => portal(page).getByRole('button', { name: 'Retry' });
const busy = (page: Page) => portal(page).locator('[aria-busy="true"]').count();

/** Opens the Pay Bill page with a portal that answers like this. */
const openWith = (answer: (route: Route) => unknown, options?: OpenOptions) =>
  open('/pay-bill/', {
    ...options,
    expects: /Failed to load resource/,
    prepare: async (page) => {
      await options?.prepare?.(page);
      await page.route(PORTAL, (route) => void answer(route));
    },
  });

/** Gives the page a clock that a test can put forward. */
const withClock: OpenOptions = { ownTab: true, prepare: (page) => page.clock.install() };

const holdBack = () => {};
const refuse = (route: Route) => route.abort('connectionrefused');

/** The other ways to pay are above the frame whatever it does. No link leads to what only stands in for the portal. */
async function otherWaysAreThere(page: Page) {
  const call = portal(page).getByRole('link', { name: inject('facts').company.phone });
  const stage = portal(page).locator('[data-state]');
  const topOf = async (part: typeof call) => (await part.boundingBox())?.y ?? Number.NaN;
  await eventually(() => topOf(call)).toBeLessThan(await topOf(stage));
  await eventually(() =>
    portal(page)
      .getByRole('link', { name: /in a new tab/ })
      .count(),
  ).toBe(0);
}

test('the portal is loaded and shown in its frame', async () => {
  const { page } = await open('/pay-bill/');
  await eventually(() => busy(page)).toBe(0);
  await eventually(() => frame(page).isVisible()).toBe(true);
  const inside = page.frameLocator('#portal iframe');
  await eventually(() => inside.locator('h1').textContent()).toContain('Online payment');
  await eventually(() => frame(page).getAttribute('title')).toMatch(/\w/);
  await eventually(() => retry(page).count()).toBe(0);
  await otherWaysAreThere(page);
});

test('what stands in for the portal gives the site’s own number, in the page and in a tab of its own', async () => {
  const { page } = await open('/pay-bill/');
  const { phone } = inject('facts').company;
  const call = { name: phone, exact: true };
  await page.frameLocator('#portal iframe').getByRole('link', call).waitFor();
  await page.goto(new URL('/stand-in/billing-portal.html', page.url()).href);
  await page.getByRole('link', call).waitFor();
  await eventually(() => page.getByRole('banner').innerText()).toBe(inject('facts').company.name);
});

test('while the portal is on its way the page says that it is loading', async () => {
  const { page } = await openWith(holdBack);
  await eventually(() => busy(page)).toBe(1);
  await eventually(() => portal(page).getByRole('status').textContent()).toMatch(/Loading/);
  await eventually(() => portal(page).textContent()).not.toContain(FAILED);
  await otherWaysAreThere(page);
});

describe.each(
  someOf([
    { cause: 'the portal cannot be reached', answer: refuse },
    {
      cause: 'the portal answers with an error page',
      answer: (route: Route) => route.fulfill({ status: 503, body: 'Sorry' }),
    },
  ]),
)('when $cause', ({ answer }) => {
  test('the page says so and offers Retry, which succeeds once the portal is back', async () => {
    const { page } = await openWith(answer);
    await portal(page).getByText(FAILED).waitFor();
    await otherWaysAreThere(page);
    await page.unroute(PORTAL);
    await retry(page).click();
    await eventually(() => frame(page).isVisible()).toBe(true);
    await eventually(() => portal(page).getByText(FAILED).count()).toBe(0);
  });
});

testInFull('after Retry the focus stays in the portal', async () => {
  const { page } = await openWith(refuse);
  await retry(page).press('Enter');
  const inPortal = () => portal(page).locator(':focus').count();
  await eventually(inPortal).toBe(1);
  await portal(page).getByText(FAILED).waitFor();
  await page.keyboard.press('Tab');
  await eventually(() => isFocused(retry(page))).toBe(true);
});

test('the keyboard can retry, as often as it takes', async () => {
  const { page } = await openWith(refuse);
  for (let attempt = 0; attempt < 3; attempt++) {
    const asked = page.waitForRequest(PORTAL);
    await retry(page).press('Enter');
    await asked;
    await portal(page).getByText(FAILED).waitFor();
  }
});

test('after 12 seconds without an answer the portal counts as failed', async () => {
  const { page } = await openWith(holdBack, withClock);
  await eventually(() => busy(page)).toBe(1);
  await page.clock.fastForward(11_000);
  await eventually(() => portal(page).getByText(FAILED).count()).toBe(0);
  await page.clock.fastForward(1_500);
  await portal(page).getByText(FAILED).waitFor();
});

test('losing the connection while loading counts as failed at once', async () => {
  const { page, context } = await openWith(holdBack);
  await eventually(() => busy(page)).toBe(1);
  // The app imports its last part after it is there.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/follow-head-')),
  );
  await context.setOffline(true);
  await portal(page).getByText(FAILED).waitFor();
});

test('a portal that has loaded stays, whatever the connection and the clock do', async () => {
  // Prefetches fail while the browser is offline, and it logs them.
  const expects = /ERR_INTERNET_DISCONNECTED/;
  const { page, context } = await open('/pay-bill/', { ...withClock, expects });
  await eventually(() => frame(page).isVisible()).toBe(true);
  await context.setOffline(true);
  await page.clock.fastForward(60_000);
  await eventually(() => portal(page).getByText(FAILED).count()).toBe(0);
  await eventually(() => frame(page).isVisible()).toBe(true);
});
