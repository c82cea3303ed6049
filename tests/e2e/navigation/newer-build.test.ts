// Page data that cannot be used, or belongs to a newer build: the browser loads a whole page, or stays.
import type { Page, Route } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { pathOf } from '../../support/browser/page-parts.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { answering } from '../../support/servers/answering.ts';
import { eventually, hydrated, markDocument, nextFrame } from '../../support/waiting.ts';

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

test('Back falls back to a whole page as well', async () => {
  const { page } = await open('/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'About' }).click();
  await eventually(() => pathOf(page)).toBe('/about/');
  await page.route(`${inject('url')}/page.json`, fromAnotherBuild);
  await page.reload();
  await hydrated(page);
  const sameDocument = await markDocument(page);
  await page.goBack();
  await eventually(sameDocument).toBe(false);
  await eventually(() => page.locator('h1').textContent()).not.toContain('About');
  expect(pathOf(page)).toBe('/');
});

test('a page whose data is newer than itself stays as it is, and its links work', async () => {
  const { page } = await open('/', {
    hydrates: false,
    ownTab: true,
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
  expect(await sameDocument()).toBe(false);
});

testInFull(
  'a page whose app is gone stays, without a complaint, when its newer version breaks off',
  async () => {
    let asked = 0;
    const url = await answering(async (request, response) => {
      if (request.url?.endsWith('.js')) return response.writeHead(404).end();
      const answer = await fetch(`${inject('url')}${request.url}`);
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type, 'content-length': body.length });
      const breaksOff = request.url === '/about/' && ++asked > 1;
      if (breaksOff) response.write(body.subarray(0, 100), () => response.destroy());
      else response.end(body);
    });
    const { page } = await open('/about/', {
      url,
      hydrates: false,
      ownTab: true,
      expects: /404|ERR_/,
    });
    const sameDocument = await markDocument(page);
    const failed = page.waitForEvent(
      'requestfailed',
      (request) => request.url() === `${url}/about/`,
    );
    await page.mouse.move(200, 200);
    await failed;
    await nextFrame(page);
    expect(await sameDocument()).toBe(true);
  },
);

testInFull('a hasty second press wins over a slow first one', async () => {
  const answers: (() => Promise<void>)[] = [];
  const { page } = await open('/', {
    prepare: (tab) =>
      tab.route('**/about/page.json', (route) => void answers.push(() => route.continue())),
  });
  const nav = page.getByRole('navigation', { name: 'Main' });
  await nav.getByRole('link', { name: 'About' }).click();
  await nav.getByRole('link', { name: 'Contact' }).click();
  await eventually(() => pathOf(page)).toBe('/contact/');
  const late = page.waitForResponse('**/about/page.json');
  await Promise.all(answers.map((answer) => answer()));
  await (await late).finished();
  await nextFrame(page);
  expect(pathOf(page)).toBe('/contact/');
});
