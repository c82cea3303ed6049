// Pages by the Tab key alone: two of them, and all on every kind of screen in a thorough run.
import { expect, inject, test } from 'vitest';
import {
  browserForFile,
  DESKTOP,
  NARROWEST,
  PHONE,
  TABLET,
} from '../../support/browser/browser.ts';
import { walkFaults } from '../../support/browser/keyboard.ts';
import { isFocused } from '../../support/browser/page-parts.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

const everywhere = inject('pages').flatMap(({ path }) =>
  [NARROWEST, TABLET, DESKTOP].map((width) => ({ path, width })),
);
const sample = [
  { path: '/', width: PHONE },
  { path: '/rolloff-dumpsters/', width: DESKTOP },
];

test.each(inject('thorough') ? everywhere : sample)(
  '$path at $width px shows everything to the keyboard, in order',
  async ({ path, width }) => {
    const { page } = await open(path, { width });
    expect(await walkFaults(page)).toEqual([]);
  },
);

test('the link to the content skips the header, and nothing of the page', async () => {
  const { page } = await open('/rolloff-dumpsters/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await eventually(() => isFocused(page.locator('main'))).toBe(true);
  await page.keyboard.press('Tab');
  await eventually(() => isFocused(page.locator('main a').first())).toBe(true);
});
