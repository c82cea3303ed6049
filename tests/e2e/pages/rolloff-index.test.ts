// The roll-off page: the towns, the sizes and the table of measurements.
import { expect, test } from 'vitest';
import { browserForFile, PHONE } from '../../support/browser/browser.ts';
import { linksIn, pathOf } from '../../support/browser/page-parts.ts';
import { someOf } from '../../support/sample.ts';
import { TOWNS } from '../../support/sites/spec.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

const SPECS = [
  ['10 Yard', "12'x8'x3.5'", '3-4 truck loads'],
  ['15 Yard Popular', "16'x8'x4.5'", '5-6 truck loads'],
  ['20 Yard', "20'x8'x4'", '6-8 truck loads'],
  ['30 Yard', "20'x8'x6'", '9-12 truck loads'],
];

test('six towns can be chosen, in their order', async () => {
  const { page } = await open('/rolloff-dumpsters/');
  expect(await linksIn(page.locator('#towns ul'))).toEqual(
    TOWNS.map(({ place, slug }) => [place, `/rolloff-dumpsters/ny/${slug}/`]),
  );
});

test('a press anywhere on a town’s card opens its page', async () => {
  const { page } = await open('/rolloff-dumpsters/');
  // The link covers the whole card, so the browser has the last word on what is pressed.
  await page.locator('#towns li').nth(1).locator('img').click({ force: true });
  await eventually(() => pathOf(page)).toBe('/rolloff-dumpsters/ny/dunkirk/');
});

test.each(someOf([PHONE, 1280]))(
  'the table of measurements has its values at %i pixels',
  async (width) => {
    const { page } = await open('/rolloff-dumpsters/', { width });
    const rows = page.getByRole('table').locator('tbody tr');
    const cells = await rows.evaluateAll((all) =>
      all.map((row) => [...row.children].slice(0, 3).map((cell) => cell.textContent)),
    );
    expect(cells).toEqual(SPECS);
  },
);

test('every size has a link that opens the quote form with it', async () => {
  const { page } = await open('/rolloff-dumpsters/');
  expect(await linksIn(page.getByRole('table'))).toEqual(
    [10, 15, 20, 30].map((yards) => [
      `Quote this ${yards} Yard`,
      `/contact/?service=rolloff&size=yard-${yards}`,
    ]),
  );
});
