// Contrast themes: with the visitor's own colours everything that acts, and everything that is drawn, can be seen.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

async function inOwnColors(path: string): Promise<Page> {
  const { page } = await open(path);
  await page.emulateMedia({ forcedColors: 'active' });
  return page;
}

/** A colour of the visitor's system as the browser computes it. */
const system = (page: Page, name: string) =>
  page.evaluate((color) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = color;
    const { color: computed } = getComputedStyle(probe);
    probe.remove();
    return computed;
  }, name);

test('buttons and badges keep an outline', async () => {
  const page = await inOwnColors('/rolloff-dumpsters/ny/collins/');
  for (const part of ['main a:has-text("Call")', '[data-badge]']) {
    const { style, width } = await page
      .locator(part)
      .first()
      .evaluate((element) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
        return { style: borderTopStyle, width: Number.parseFloat(borderTopWidth) };
      });
    expect(style, part).toBe('solid');
    expect(width, part).toBeGreaterThanOrEqual(1);
  }
});

test('icons and drawings take the text’s colour', async () => {
  const page = await inOwnColors('/rolloff-dumpsters/');
  const text = await system(page, 'CanvasText');
  const painted = (part: string, property: 'stroke' | 'fill') =>
    page
      .locator(part)
      .first()
      .evaluate((element, name) => getComputedStyle(element)[name], property);
  await eventually(() => painted('main li > svg', 'stroke')).toBe(text);
  await eventually(() => painted('#sizes [data-part="outline"]', 'stroke')).toBe(text);
  await eventually(() => painted('[data-town-map] g path', 'stroke')).toBe(text);
  await eventually(() => painted('[data-town-map] g path', 'fill')).toBe(
    await system(page, 'Canvas'),
  );
});

test('the scenery goes, since it would have the text’s colour too', async () => {
  const page = await inOwnColors('/');
  await eventually(() => page.locator('[data-scenery]:visible').count()).toBe(0);
});
