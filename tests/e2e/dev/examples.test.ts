// Every example of every section type, and every page, under React's development build, which says more.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserForFile, NARROWEST } from '../../support/browser/browser.ts';
import {
  cutOff,
  JOINED_SENTENCE,
  LONG_WORD,
  replaceTexts,
} from '../../support/browser/layout-faults.ts';
import { sectionTypes, writeExamplesManifest } from '../../support/manifests/examples-manifest.ts';
import { everyThird, fewPages } from '../../support/sample.ts';
import { ROOT, type ServedSite, startSite } from '../../support/sites/build-site.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();
const { manifest, pages } = writeExamplesManifest();
let site: ServedSite;

beforeAll(async () => {
  site = await startSite({ name: 'examples', manifest, mode: 'development' });
}, 120_000);

afterAll(async () => {
  await site?.close();
  rmSync(join(ROOT, manifest));
});

test('every section type has an example', () => {
  const shown = pages.filter(({ path, sections }) => /hero/.test(path) || sections > 1);
  expect(shown.length).toBeGreaterThanOrEqual(sectionTypes().length);
});

describe.each(everyThird(pages))('$path', ({ path, sections }) => {
  test('renders all its examples and comes alive silently', async () => {
    const { page } = await open(path, { url: site.url });
    await eventually(() => page.locator('main > section').count()).toBe(sections);
    for (const section of await page.locator('main > section').all()) {
      await eventually(() => section.textContent()).toMatch(/\w{3}/);
    }
  });
});

test.each(everyThird(pages))(
  'on the narrowest phone nothing of $path is cut off, whatever its texts are',
  async ({ path }) => {
    const { page } = await open(path, { url: site.url, width: NARROWEST });
    for (const text of [LONG_WORD, JOINED_SENTENCE]) {
      await page.evaluate(replaceTexts, text);
      await eventually(() => page.evaluate(cutOff)).toEqual([]);
    }
  },
);

describe.each(fewPages())('$path', ({ path }) => {
  test('comes alive silently', async () => {
    await open(path, { url: site.url });
  });
});
