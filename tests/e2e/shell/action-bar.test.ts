// The bar of small screens with the call, the quote and the bill: within the thumb's reach wherever the page does not offer them itself.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForFile, NARROWEST, PHONE } from '../../support/browser/browser.ts';
import { someOf } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();
const bar = (page: Page) => page.locator('[data-action-bar]');

/** Whether the whole bar can be seen at the lower edge of the window. */
const isInReach = async (page: Page) => {
  const box = await bar(page).boundingBox();
  const height = page.viewportSize()?.height;
  return box !== null && box.y + box.height === height && bar(page).isVisible();
};

test.each(someOf(['/about/', '/pay-bill/', '/terms-privacy/']))(
  'on %s, whose hero has no call button, the bar is there from the start',
  async (path) => {
    const { page } = await open(path, { width: PHONE });
    await eventually(() => isInReach(page)).toBe(true);
  },
);

test.each(
  someOf(['/', '/residential-trash-pickup/ny/dunkirk/', '/rolloff-dumpsters/', '/contact/'], 2),
)(
  'on %s the bar takes the place of the call that the page offers at its beginning once that scrolls away',
  async (path) => {
    const { page } = await open(path, { width: PHONE });
    await eventually(() => isInReach(page)).toBe(false);
    await page.mouse.wheel(0, 900);
    await eventually(() => isInReach(page)).toBe(true);
  },
);

test('the bar has the call, the quote and the bill, each in one line of the narrowest phone', async () => {
  const { page } = await open('/about/', { width: NARROWEST });
  await eventually(() => bar(page).getByRole('link').allInnerTexts()).toEqual([
    'Call',
    'Get Quote',
    'Pay Bill',
  ]);
  const heights = await bar(page)
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.clientHeight));
  expect(Math.max(...heights)).toBeLessThan(48);
});
