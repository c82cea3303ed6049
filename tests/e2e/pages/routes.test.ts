// Every page of the site: it is served, says what it is, and comes alive without a word in the console.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserForFile, DESKTOP, PHONE, TABLET } from '../../support/browser/browser.ts';
import { fewPages } from '../../support/sample.ts';
import { ROUTES } from '../../support/sites/spec.ts';

const open = browserForFile();
const pages = inject('pages');
const { origin } = inject('facts');

test('the site has the 20 pages of the specification', () => {
  expect(ROUTES).toHaveLength(20);
  expect(pages.map(({ path }) => path)).toEqual(expect.arrayContaining(ROUTES));
});

test('no page has a price, a placeholder in braces or a word left over from a draft', async () => {
  for (const { path } of pages) {
    const html = await (await fetch(inject('url') + path)).text();
    const text = html.replace(/<(script|style)\b.*?<\/\1>/gs, '').replace(/<[^>]*>/g, ' ');
    expect(text).not.toMatch(/\$\s?\d|\{\w+\}|lorem ipsum|\bTODO\b|undefined|\[object/i);
  }
});

describe.each(fewPages())('$path', ({ path, title, headings: [heading] }) => {
  test('answers with its own head and one main heading', async () => {
    const { page, response } = await open(path);
    expect(response.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.locator('h1').allInnerTexts()).toEqual([heading]);
    expect(await page.title()).toBe(title);
    expect(await headOf(page)).toEqual({
      lang: 'en-US',
      titles: 1,
      canonicals: [`${origin}${path}`],
      descriptions: 1,
      structuredData: 1,
    });
  });

  test('fits phones, tablets and desks without scrolling sideways', async () => {
    const { page } = await open(path, { width: PHONE });
    for (const width of [PHONE, TABLET, DESKTOP]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
});

/** The parts of the document's head. Two of a kind mean that hydration has added one. */
function headOf(page: Page) {
  return page.evaluate(() => ({
    lang: document.documentElement.lang,
    titles: document.head.querySelectorAll('title').length,
    canonicals: [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
      ({ href }) => href,
    ),
    descriptions: document.querySelectorAll('meta[name=description]').length,
    structuredData: document.querySelectorAll('script[type="application/ld+json"]').length,
  }));
}
