// What only a browser shows of the pages: the rhythm of their grounds, cards that open or lead on, and the review widget.
import { expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { pathOf } from '../../support/browser/page-parts.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

test.each(['/about/', '/rolloff-dumpsters/'])(
  'a section of %s on the ground of the one before it goes on without a dash',
  async (path) => {
    const { page } = await open(path);
    const going = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main section[data-tone]')]
        .filter(({ previousElementSibling: before, dataset }) => {
          return before instanceof HTMLElement && before.dataset.tone === dataset.tone;
        })
        .map((band) => {
          const heading = band.querySelector('h2') ?? band;
          return [getComputedStyle(band).paddingTop, getComputedStyle(heading, '::before').content];
        }),
    );
    expect(going.length).toBeGreaterThan(0);
    expect(new Set(going.flat())).toEqual(new Set(['0px', 'none']));
  },
);

test('the feature cards of a town open on their own', async () => {
  const { page } = await open('/residential-trash-pickup/ny/salamanca/');
  const cards = page.locator('main li > details');
  await cards.nth(0).locator('summary').click();
  await cards.nth(1).locator('summary').press('Enter');
  await eventually(() => cards.nth(0).locator('p').isVisible()).toBe(true);
  await eventually(() => cards.nth(1).locator('p').isVisible()).toBe(true);
  await cards.nth(0).locator('summary').click();
  await eventually(() => cards.nth(0).locator('p').isVisible()).toBe(false);
});

test('a press anywhere on a town’s card opens its page', async () => {
  const { page } = await open('/rolloff-dumpsters/');
  // The link covers the whole card, so the browser has the last word on what is pressed.
  await page.locator('#towns li').nth(1).locator('img').click({ force: true });
  await eventually(() => pathOf(page)).toBe('/rolloff-dumpsters/ny/dunkirk/');
});

test('the review widget is loaded once the visitor comes near', async () => {
  const { page } = await open('/');
  const widget = page.locator('[data-review-widget]');
  await widget.scrollIntoViewIfNeeded();
  await widget.getByText('show here soon').waitFor();
});
