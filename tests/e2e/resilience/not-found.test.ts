// The page of an address that does not exist.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { isFocused, pathOf } from '../../support/browser/page-parts.ts';
import { someOf } from '../../support/sample.ts';
import { eventually, idle } from '../../support/waiting.ts';

const open = browserForFile();

/** The console's word about the bad path, and the browser's own about the status. */
const NOT_FOUND = /404/;

test.each(
  someOf([
    '/no-such-page/',
    '/about/no-such-page/',
    '/rolloff-dumpsters/ny/buffalo/',
    '/admin/login/',
  ]),
)('%s answers with status 404 and the not-found page', async (path) => {
  const { page, response, complaints } = await open(path, { expects: NOT_FOUND });
  expect(response.status()).toBe(404);
  await eventually(() => page.locator('h1').allInnerTexts()).toEqual(['Oops! Page not found']);
  await eventually(() => pathOf(page)).toBe(path);
  await eventually(() => complaints.some((text) => text.includes(path))).toBe(true);
});

/** Answers an address as a host does that has no rules of its own: with the not-found page, unless a file is there. */
const asSimpleHost = (address: RegExp) => async (page: Page) => {
  const answer = await fetch(`${inject('url')}/no-such-page/`);
  const [status, body] = [answer.status, await answer.text()];
  const policy = answer.headers.get('content-security-policy') ?? '';
  const headers = { 'content-type': 'text/html', 'content-security-policy': policy };
  await page.route(address, (route) => route.fulfill({ status, body, headers }));
};

test.each([
  ['/Contact/', '/contact/'],
  ['/Rolloff-Dumpsters/NY/Salamanca', '/rolloff-dumpsters/ny/salamanca/'],
])('%s leads to its page on a host without rules, with query and hash', async (from, to) => {
  const { page } = await open(`${from}?utm_source=Truck#Main`, {
    expects: NOT_FOUND,
    hydrates: false,
    prepare: asSimpleHost(/\/[^/?]*[A-Z]/),
  });
  await eventually(() => pathOf(page)).toBe(to);
  await eventually(() => page.url()).toContain(`${to}?utm_source=Truck#Main`);
  await eventually(() => page.locator('h1').textContent()).not.toContain('Oops');
});

test('an address in capitals without a page stays the not-found page', async () => {
  const { page } = await open('/No-Such-Page/', { expects: NOT_FOUND });
  await eventually(() => pathOf(page)).toBe('/no-such-page/');
  await eventually(() => page.locator('h1').allInnerTexts()).toEqual(['Oops! Page not found']);
});

test('the hills above the footer have its colour, and those of the next page never have it', async () => {
  const { page } = await open('/no-such-page/', { expects: NOT_FOUND });
  await page.evaluate(() => {
    const hills: Record<string, string[]> = {};
    Object.assign(window, { hills });
    const look = () => {
      const hill = document.querySelector('main > :first-child svg[data-screen] path:last-child');
      const heading = document.querySelector('h1')?.textContent ?? '';
      if (hill) hills[heading] = [...(hills[heading] ?? []), getComputedStyle(hill).fill];
    };
    look();
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await page.locator('header nav').getByRole('link', { name: 'Contact' }).click();
  const colorOf = (part: string) =>
    page.locator(part).evaluate((element) => getComputedStyle(element).backgroundColor);
  const hills = async () => {
    const seen = await page.evaluate(() =>
      Object.values((window as unknown as { hills: Record<string, string[]> }).hills),
    );
    return seen.map((colors) => [...new Set(colors)]);
  };
  await page.locator('main > section').nth(1).waitFor();
  await eventually(hills).toEqual([[await colorOf('footer')], [await colorOf('body')]]);
});

test.each(someOf(['/no-such-page/?a=b', '/no-such-page/']))(
  'on %s a place on the page is reached without asking for the page again',
  async (path) => {
    const { page } = await open(path, { expects: NOT_FOUND });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const again = () => requests.filter((url) => url.includes('/no-such-page/'));
    await page.locator('a[href="#_main"]').focus();
    await page.keyboard.press('Enter');
    await eventually(() => isFocused(page.locator('#_main'))).toBe(true);
    await idle(page);
    expect(again()).toEqual([]);
    await eventually(() => page.locator('h1').allInnerTexts()).toEqual(['Oops! Page not found']);
  },
);
