// Phones whose owners read text at twice its size: nothing leaves the window, is cut off or lies on something else.
import { expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { cutOff, enlargeText } from '../../support/browser/layout-faults.ts';
import { badToasts, toastRegion } from '../../support/browser/toasts.ts';
import { fewPages } from '../../support/sample.ts';

const open = browserForFile();

/** Most phones are one of these wide, in pixels. */
const WIDTHS = [390, 360];

async function openEnlarged(path: string) {
  const { page } = await open(path, { width: WIDTHS[0] });
  await page.evaluate(enlargeText);
  return page;
}

test.each(fewPages().map(({ path }) => path))(
  '%s shows all its text at twice its size on a phone',
  async (path) => {
    const page = await openEnlarged(path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 });
      // The bar with the call button shows only further down.
      for (const top of [0, 4000]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        expect(await page.evaluate(cutOff), `${width} px`).toEqual([]);
      }
    }
  },
);

test('the menu shows all its text at twice its size', async () => {
  const page = await openEnlarged('/');
  await page.setViewportSize({ width: 360, height: 844 });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.evaluate(cutOff)).toEqual([]);
});

test('a message at twice its size leaves room for the cross that closes it', async () => {
  const page = await openEnlarged('/contact/');
  await page.setViewportSize({ width: 360, height: 844 });
  await page.getByRole('button', { name: 'Get Free Quote' }).click();
  await badToasts(page).waitFor();
  // The message slides in, so both are measured in the same moment.
  const gap = await toastRegion(page).evaluate((region) => {
    const words = document.createRange();
    words.selectNodeContents(region.querySelector('strong') as Element);
    const cross = region.querySelector('button') as Element;
    return cross.getBoundingClientRect().left - words.getBoundingClientRect().right;
  });
  expect(gap).toBeGreaterThan(0);
});
