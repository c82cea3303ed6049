// What only a browser shows of the pages without towns: the rhythm of their grounds, and the review widget.
import { expect, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';

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

test('the review widget is loaded once the visitor comes near', async () => {
  const { page } = await open('/');
  const widget = page.locator('[data-review-widget]');
  await widget.scrollIntoViewIfNeeded();
  await widget.getByText('review widget').waitFor();
});
