// A page that the browser translates: everything on it works as on the page as it was written, and says the same.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserForFile, type OpenOptions } from '../../support/browser/browser.ts';
import { catchMails } from '../../support/browser/mail.ts';
import { receipt } from '../../support/browser/quote-form.ts';
import { operate, translate, wordsOn } from '../../support/browser/translation.ts';
import { someOf } from '../../support/sample.ts';
import { eventually, hydrated } from '../../support/waiting.ts';

const open = browserForFile();

/** Two tabs of one window would take the focus from each other, which a form whose mail is open looks at. */
const openTab = async (path: string, options?: OpenOptions) => {
  const { page } = await open(path, { ownTab: true, ...options });
  await catchMails(page);
  return page;
};

/** What both pages say, where it is not the same. */
async function differences(plain: Page, translated: Page): Promise<string[]> {
  const said = await Promise.all([wordsOn(plain), wordsOn(translated)]);
  return said[0] === said[1] ? [] : said;
}

const sending = (page: Page) => page.locator('main [aria-busy="true"]').count();

/** Uses every control of both pages alike, and compares what they say after each use. */
async function operateAlike(plain: Page, translated: Page): Promise<number> {
  let uses = 0;
  for (let index = 0, more = true; more; index++) {
    for (let use = 0; ; use++) {
      const [used, same] = await Promise.all([
        operate(plain, index, use),
        operate(translated, index, use),
      ]);
      expect(same).toBe(used);
      more = used || use > 0;
      if (!used) break;
      uses++;
      // A form says the same on both while it sends, and has further controls after that on the faster one alone.
      for (const page of [plain, translated]) await eventually(() => sending(page)).toBe(0);
      await eventually(() => differences(plain, translated)).toEqual([]);
    }
  }
  return uses;
}

/** The forms of the first one have most to say. */
const PATHS = new Set(['/pay-bill/', ...inject('pages').map(({ path }) => path)]);

describe.each(someOf([...PATHS]))('%s', (path) => {
  test('answers alike when it was translated', async () => {
    const [plain, translated] = [await openTab(path), await openTab(path)];
    await translate(translated);
    await eventually(() => translated.locator('main font').count()).toBeGreaterThan(0);
    await operateAlike(plain, translated);
    for (const page of [plain, translated]) {
      await page.getByRole('banner').getByRole('link', { name: 'Contact' }).click();
      await page.waitForURL('**/contact/**');
      await hydrated(page);
    }
    await eventually(() => differences(plain, translated)).toEqual([]);
  });
});

test.each(someOf(['/', '/rolloff-dumpsters/']))(
  '%s works when it was translated before the app took it over',
  async (path) => {
    const [plain, translated] = [
      await openTab(path),
      await openTab(path, { hydrates: false, expects: /./ }),
    ];
    await translate(translated);
    await hydrated(translated);
    expect(await operateAlike(plain, translated)).toBeGreaterThan(10);
    if (path === '/') await receipt(translated).waitFor();
  },
);

test('no choice of a list loses its value with its words', async () => {
  for (const { path } of inject('pages')) {
    const html = await (await fetch(inject('url') + path)).text();
    const bare = [...html.matchAll(/<option\b(?![^>]*\bvalue=)[^>]*>/g)].map(([tag]) => tag);
    expect([path, bare]).toEqual([path, []]);
  }
});
