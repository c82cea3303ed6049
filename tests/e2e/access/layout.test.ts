// Pages enlarged, spaced out and tapped: nothing leaves the window, is cut off, lies on something else or is too small.
import { describe, expect, test } from 'vitest';
import { browserForFile, DESKTOP, NARROWEST, TABLET } from '../../support/browser/browser.ts';
import {
  belowFirstScreen,
  cutOff,
  enlargeText,
  SMALL_PHONE,
  spaceOut,
  tooSmall,
} from '../../support/browser/layout-faults.ts';
import { badToasts, toastRegion } from '../../support/browser/toasts.ts';
import { fewPages, someOf, somePages } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

/** Most phones are one of these wide, in pixels. */
const PHONES = [390, 360];

/** A window of 1,280 pixels at 400 % is as wide as the narrowest. */
const SCREENS = someOf([NARROWEST, TABLET, DESKTOP]);

async function openEnlarged(path: string) {
  const { page } = await open(path, { width: PHONES[0] });
  await page.evaluate(enlargeText);
  return page;
}

describe.each(fewPages().map(({ path }) => path))('%s', (path) => {
  test('shows all its text at twice its size on a phone', async () => {
    const page = await openEnlarged(path);
    for (const width of PHONES) {
      await page.setViewportSize({ width, height: 844 });
      // The bar with the call button shows only further down.
      for (const top of [0, 4000]) {
        await page.evaluate((y) => scrollTo(0, y), top);
        await eventually(() => page.evaluate(cutOff), `${width} px`).toEqual([]);
      }
    }
  });

  test.each(SCREENS)(
    'has targets large enough, and shows all its text as it is and spaced out, at %i px',
    async (width) => {
      const { page } = await open(path, { width });
      await eventually(() => page.evaluate(tooSmall)).toEqual([]);
      await eventually(() => page.evaluate(cutOff)).toEqual([]);
      await page.evaluate(spaceOut);
      await eventually(() => page.evaluate(cutOff)).toEqual([]);
    },
  );
});

test.each(somePages().map(({ path }) => path))(
  '%s begins on a small phone with its heading, a sentence and a button',
  async (path) => {
    const { page } = await open(path, { width: SMALL_PHONE.width, hydrates: false });
    await page.setViewportSize(SMALL_PHONE);
    await eventually(() => page.evaluate(belowFirstScreen)).toEqual([]);
  },
);

test.each([enlargeText, spaceOut])('so does the open menu: %o', async (change) => {
  const { page } = await open('/', { width: 360 });
  await page.evaluate(change);
  await page.getByRole('button', { name: 'Menu' }).click();
  await eventually(() => page.evaluate(cutOff)).toEqual([]);
  await eventually(() => page.evaluate(tooSmall)).toEqual([]);
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

test('the first view of a small phone has a good part of the picture at the top', async () => {
  const { page } = await open('/', {
    width: SMALL_PHONE.width,
    hydrates: false,
    ownTab: true,
    // A day without a holiday's notice above the header, which takes two lines.
    prepare: (tab) => tab.clock.setFixedTime('2026-10-14T12:00:00-04:00'),
  });
  await page.setViewportSize({ width: 360, height: 640 });
  const share = () =>
    page
      .locator('main section img')
      .first()
      .evaluate((picture) => {
        const { top, height } = picture.getBoundingClientRect();
        return (innerHeight - top) / height;
      });
  await eventually(share).toBeGreaterThan(0.3);
});
