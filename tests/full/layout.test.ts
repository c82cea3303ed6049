// Every page enlarged, spaced out and tapped: nothing is cut off, scrolls sideways or is too small for a finger.
import { describe, expect, inject, test } from 'vitest';
import { browserForFile, DESKTOP, NARROWEST, TABLET } from '../support/browser/browser.ts';
import { cutOff, spaceOut, tooSmall } from '../support/browser/layout-faults.ts';

const open = browserForFile();

describe.each(inject('pages').map(({ path }) => path))('%s', (path) => {
  // A window of 1,280 pixels at 400 % is 320 wide.
  test('shows all its text at 400 % zoom', async () => {
    const { page } = await open(path, { width: NARROWEST });
    expect(await page.evaluate(cutOff)).toEqual([]);
  });

  test.each([NARROWEST, TABLET, DESKTOP])(
    'shows all its text spaced out, at %i px',
    async (width) => {
      const { page } = await open(path, { width });
      await page.evaluate(spaceOut);
      expect(await page.evaluate(cutOff)).toEqual([]);
    },
  );

  test.each([NARROWEST, TABLET, DESKTOP])('has targets large enough at %i px', async (width) => {
    const { page } = await open(path, { width });
    expect(await page.evaluate(tooSmall)).toEqual([]);
  });
});

test('the open menu shows all its text spaced out, with targets large enough', async () => {
  const { page } = await open('/', { width: NARROWEST });
  await page.getByRole('button', { name: 'Menu' }).click();
  expect(await page.evaluate(tooSmall)).toEqual([]);
  await page.evaluate(spaceOut);
  expect(await page.evaluate(cutOff)).toEqual([]);
});
