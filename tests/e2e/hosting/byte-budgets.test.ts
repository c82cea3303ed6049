// No page weighs more than it may: the first packets bring a finished page, and the app stays below its limit.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { heavyFirstViews, weighFirstViews } from '../../bench/weight/first-view.ts';
import { BUDGET, overBudget, weighSite } from '../../bench/weight/page-weight.ts';
import { launchBrowser } from '../../support/browser/chromium.ts';
import { fewPages } from '../../support/sample.ts';

const weight = weighSite(inject('folder'));

/** The fixture says less than a site may: its HTML is held to what it weighs itself, and little more. */
const OF_FIXTURE = { ...BUDGET, html: 13_190 };
const LONGER_OF_FIXTURE = { '/': 14_800, '/rolloff-dumpsters/': 15_585 };

test('every page keeps within its limits', () => {
  expect(weight.pages).toHaveLength(inject('pages').length + 1);
  expect(weight.pages.every(({ app, starter }) => app > 0 && starter > 0)).toBe(true);
  expect(overBudget(weight, OF_FIXTURE, LONGER_OF_FIXTURE)).toEqual([]);
});

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser?.close());

describe('the first view of a page keeps within its limit on a phone, pictures included', () => {
  // A test for each page: all together take a minute and more on a busy machine.
  test.each(fewPages().map(({ path }) => path))('%s', async (path) => {
    const place = { url: inject('url'), folder: inject('folder'), paths: [path] };
    const [view] = await weighFirstViews(browser, place);
    expect(Object.keys(view?.files ?? {}).some((file) => file.endsWith('.avif'))).toBe(true);
    expect(heavyFirstViews(view ? [view] : [])).toEqual([]);
  });
});
