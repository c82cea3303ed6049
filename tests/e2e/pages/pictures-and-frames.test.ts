// A gallery and a map in the finished site: what a press, a key and the policy of the page do.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { type ServedSite, startSite } from '../../support/sites/build-site.ts';
import { eventually, hydrated } from '../../support/waiting.ts';

const open = browserForFile();
let site: ServedSite;

beforeAll(async () => {
  site = await startSite({ name: 'blocks', site: 'tests/fixtures/second-site' });
}, 300_000);
afterAll(() => site?.close());

async function home(): Promise<Page> {
  const { page } = await open('/', { url: site.url, width: 1280 });
  await hydrated(page);
  return page;
}

test('a press enlarges a picture, arrow keys go on to the next, and Escape leads back to it', async () => {
  const page = await home();
  const button = page.getByRole('button', { name: 'Enlarge: The drill rig' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'From the Rig and the Truck' });
  const shown = () => dialog.getByRole('img').getAttribute('alt');
  await eventually(shown).toMatch(/^The drill rig/);
  await page.keyboard.press('ArrowRight');
  await eventually(shown).toMatch(/^A capped well/);
  await page.keyboard.press('ArrowLeft');
  await eventually(shown).toMatch(/^The drill rig/);
  await page.keyboard.press('Escape');
  await eventually(() => dialog.isVisible()).toBe(false);
  await eventually(() => button.evaluate((it) => it === document.activeElement)).toBe(true);
});

test('arrow keys move the handle between before and after', async () => {
  const page = await home();
  const handle = page.getByRole('slider');
  const covered = () =>
    handle.evaluate((it) => it.parentElement?.style.getPropertyValue('--at') ?? '');
  await handle.focus();
  await page.keyboard.press('End');
  await eventually(covered).toBe('1');
  await page.keyboard.press('ArrowLeft');
  await eventually(covered).toBe('0.99');
});

test('the other website is asked only after the press, which the policy allows', async () => {
  const page = await home();
  const asked: string[] = [];
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>A map</title>' });
  });
  const button = page.getByRole('button', { name: 'Show the map' });
  await button.scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await button.click();
  await eventually(() => asked.length).toBe(1);
  await eventually(() => page.frames().some((frame) => frame.url() === asked[0])).toBe(true);
});
