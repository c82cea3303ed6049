// The styles that came with a page, and those that the app adds: every page looks the same on every way to it.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { pathOf } from '../../support/browser/page-parts.ts';
import { someOf } from '../../support/sample.ts';
import { eventually, hydrated, idle } from '../../support/waiting.ts';

const openPage = browserForFile();

/**
 * Opens a page without its font, which is optional: whether it comes in time depends on how busy the machine is. For a
 * visitor who saves data, so that no other page is rendered ahead before it is pointed at.
 */
const open = (path: string, hydrates = true) =>
  openPage(path, {
    hydrates,
    expects: /Failed to load resource/,
    prepare: async (tab) => {
      await tab.route('**/*.woff2', (route) => route.abort());
      await tab.addInitScript(() => {
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
      });
    },
  });

/** A walk through the footer that meets every kind of page, and so nearly every section. */
const WALK = [
  '/rolloff-dumpsters/',
  '/about/',
  '/contact/',
  '/residential-trash-pickup/',
  '/pay-bill/',
  '/commercial-dumpsters/',
  '/terms-privacy/',
];

/** How many rules there are in each style sheet: those of the document, and behind them those that scripts have added. */
const rules = (page: Page) =>
  page.evaluate(() => {
    const count = ({ cssRules }: CSSStyleSheet) => cssRules.length;
    return {
      own: [...document.styleSheets].map(count),
      added: document.adoptedStyleSheets.map(count).filter((length) => length > 0),
    };
  });

/** How many rules scripts have added. */
const added = async (page: Page) =>
  (await rules(page)).added.reduce((sum, count) => sum + count, 0);

/**
 * Every element and a number for all that the browser has worked out for it, but for what follows from the way to it.
 * The values themselves are some 200 for each of 400 elements.
 */
function lookOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const names = [...getComputedStyle(document.body)].filter(
      (name) => !/^(--|-webkit-|animation|background-image|.*-(block|inline))/.test(name),
    );
    return [...document.querySelectorAll('#_root *')].map((element) => {
      const style = getComputedStyle(element);
      const values = names.map((name) => style.getPropertyValue(name)).join();
      let hash = 0;
      for (let at = 0; at < values.length; at++) hash = (hash * 31 + values.charCodeAt(at)) | 0;
      return `${element.tagName} ${element.className} ${hash}`;
    });
  });
}

const size = (page: Page) => page.locator('#_root *').count();

/** Goes through the pages by their links, and compares each with the same page in a tab that begins there. */
async function walk(page: Page, paths: string[]): Promise<void> {
  for (const path of paths) {
    const { page: fresh } = await open(path);
    await page.locator(`footer a[href="${path}"]`).click();
    await eventually(() => pathOf(page)).toBe(path);
    await eventually(() => size(page)).toBe(await size(fresh));
    await page.mouse.move(5, 500);
    await idle(page);
    await idle(fresh);
    const others = async () => {
      const there = await lookOf(fresh);
      return (await lookOf(page)).filter((look, index) => look !== there[index]).slice(0, 5);
    };
    await eventually(others, `what looks different on ${path}`).toEqual([]);
  }
}

test('the app leaves the rules of a page as they came, and adds none', async () => {
  const { page } = await open('/', false);
  const before = await rules(page);
  await hydrated(page);
  await idle(page);
  await eventually(() => rules(page)).toEqual(before);
});

test('rules that the page lacks stand in a sheet of their own, and its own stays as it came', async () => {
  const { page } = await open('/contact/');
  const { own, added } = await rules(page);
  expect(added).toEqual([]);
  await page.locator('footer a[href="/about/"]').first().click();
  await eventually(() => pathOf(page)).toBe('/about/');
  await idle(page);
  await eventually(() => rules(page)).toEqual({ own, added: [expect.any(Number)] });
});

test('a page that a link leads to looks as it does when it is loaded', async () => {
  const { page } = await open('/');
  await walk(page, someOf(WALK, 2));
});

test('the rules of a page that is pointed at are there before the press, and nothing else of it is', async () => {
  const { page } = await open('/terms-privacy/');
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  const [before, elements] = [await added(page), await size(page)];
  await page.locator('footer a[href="/rolloff-dumpsters/"]').first().dispatchEvent('pointerover');
  await eventually(() => added(page)).toBeGreaterThan(before);
  await idle(page);
  expect([await size(page), pictures]).toEqual([elements, []]);
});
