// Page data that cannot be used, or belongs to a newer build: the browser loads a whole page, or stays.
import type { Page, Route } from 'playwright-core';
import { test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { pathOf } from '../../support/browser/page-parts.ts';
import { someOf } from '../../support/sample.ts';
import { eventually, markDocument } from '../../support/waiting.ts';

const open = browserForFile();

/** Answers every request for a page's data with something else. */
const answerData = (answer: (route: Route) => Promise<void>) => (page: Page) =>
  page.route('**/page.json', answer);

/** The real data under the name of another build. */
async function fromAnotherBuild(route: Route) {
  const file = await (await route.fetch()).json();
  await route.fulfill({ json: { ...file, build: 'a-newer-build' } });
}

test.each(
  someOf([
    { answer: 'the data of a newer build', give: fromAnotherBuild },
    { answer: 'no data', give: (route: Route) => route.fulfill({ status: 404, body: 'gone' }) },
    {
      answer: 'a page instead of data',
      give: (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Hello</h1>' }),
    },
    {
      answer: 'data without a page',
      give: (route: Route) => route.fulfill({ json: { hello: 'world' } }),
    },
  ]),
)('the browser loads the whole page when the server has $answer', async ({ give }) => {
  const { page } = await open('/', { expects: /404/ });
  await answerData(give)(page);
  const sameDocument = await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Privacy' }).click();
  await eventually(() => pathOf(page)).toBe('/terms-privacy/');
  await eventually(() => page.locator('h1').textContent()).toContain('Terms');
  await eventually(sameDocument).toBe(false);
});

test('a page whose data is newer than itself stays as it is, and its links work', async () => {
  const { page } = await open('/', {
    hydrates: false,
    prepare: (tab) =>
      tab.route('**/page.json', async (route) => {
        const file = await (await route.fetch()).json();
        await route.fulfill({ json: { ...file, version: 'newer' } });
      }),
  });
  const asked = page.waitForResponse('**/page.json');
  await page.mouse.move(200, 200);
  await asked;
  const sameDocument = await markDocument(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Privacy' }).click();
  await page.waitForURL('**/terms-privacy/');
  await eventually(sameDocument).toBe(false);
});
