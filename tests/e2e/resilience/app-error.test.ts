// An exception outside the sections leaves a message and a way home.
import type { Locator, Page, Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { pathOf } from '../../support/browser/page-parts.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();
const COMPLAINTS = /Cannot read properties of undefined|Minified React error/;

/** Takes the footer out of what all pages share, on its way to the browser. */
async function withoutFooter(route: Route) {
  const { facts, ...file } = await (await route.fetch()).json();
  await route.fulfill({ json: { ...file, facts: { ...facts, footer: undefined } } });
}

test.each([
  { kind: 'mouse', follow: (link: Locator) => link.click() },
  { kind: 'keyboard', follow: (_link: Locator, page: Page) => tabAndEnter(page) },
])('an exception outside the sections is said, with a way home by $kind', async ({ follow }) => {
  const { page, complaints } = await open('/about/', {
    expects: COMPLAINTS,
    prepare: (tab) => tab.route('**/assets/site-*.json', withoutFooter, { times: 1 }),
  });
  await eventually(() => page.locator('h1').innerText()).toBe('Unexpected Application Error!');
  expect(complaints.join()).toMatch(COMPLAINTS);
  await follow(page.getByRole('link', { name: 'Return to Home' }), page);
  await eventually(() => pathOf(page)).toBe('/');
  await page.getByRole('contentinfo').waitFor();
});

async function tabAndEnter(page: Page) {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}
