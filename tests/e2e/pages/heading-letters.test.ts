// Headings with letters of Central European languages and of Turkish are in the site's own font, which no other page fetches.
import { expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

test('a heading fetches the file of rare letters when it has one, and the page without it does not', async () => {
  const fetched: string[] = [];
  const { page } = await open('/about/', {
    ownTab: true,
    prepare: async (tab) => {
      tab.on('request', (request) => {
        if (request.url().endsWith('.woff2')) fetched.push(request.url());
      });
    },
  });
  await eventually(() => fetched).toEqual([expect.stringContaining('-latin-700-')]);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Łukasz & Doğan';
  });
  await eventually(() => fetched).toHaveLength(2);
  expect(fetched[1]).toContain('-latin-ext-700-');
  const loaded = () =>
    page.evaluate(
      () =>
        [...document.fonts].filter(
          (face) => face.status === 'loaded' && !/Stand-in/.test(face.family),
        ).length,
    );
  await eventually(loaded).toBe(2);
});
