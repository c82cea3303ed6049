// The first paint shows the place on a page that a visit begins with, and nothing moves afterwards.
import { setTimeout } from 'node:timers/promises';
import { expect, inject, test } from 'vitest';
import { browserForFile, DESKTOP, PHONE } from '../../support/browser/browser.ts';
import { watchShifts } from '../../support/browser/shifts.ts';
import { someOf } from '../../support/sample.ts';
import { answering } from '../../support/servers/answering.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

/** A page that no script of the app has touched. */
const openAsIs = async (path: string) => (await open(path, { width: PHONE, hydrates: false })).page;

test.each(
  someOf([
    ['a hash', '/about/#holiday-schedule'],
    ['words that a search engine points to', '/about/#:~:text=Thanksgiving'],
  ]),
)('a visit that begins at %s is shown that place', async (_, address) => {
  const page = await openAsIs(address);
  await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test('a reload in the middle of a page comes back to the same place', async () => {
  const page = await openAsIs('/rolloff-dumpsters/');
  const middle = page.locator('main > section').nth(3).getByRole('heading').first();
  await middle.evaluate((heading) => heading.scrollIntoView({ behavior: 'instant' }));
  await page.waitForFunction(() => scrollY > 0);
  await page.reload();
  await eventually(async () => {
    const box = await middle.boundingBox();
    return box !== null && box.y >= 0 && box.y < 800;
  }).toBe(true);
});

/** A server whose pages stop for a while where a text comes for the last of some times. Gives its address. */
const haltingServer = (text: string, times: number) =>
  answering(async (request, response) => {
    const answer = await fetch(inject('url') + request.url);
    response.setHeader('Content-Type', answer.headers.get('Content-Type') ?? '');
    const body = Buffer.from(await answer.arrayBuffer());
    let shown = 0;
    for (let time = 0; time < times; time++) shown = body.indexOf(text, shown + 1);
    if (shown > 0) {
      response.write(body.subarray(0, shown));
      await setTimeout(500);
    }
    response.end(body.subarray(Math.max(shown, 0)));
  });

test.each([
  ['/pay-bill/', DESKTOP, 'its header', '</nav>', 1],
  ['/pay-bill/', DESKTOP, 'its third section', '<section', 3],
  ['/', DESKTOP, 'its hero', '<picture', 1],
  ['/', PHONE, 'its hero', '<picture', 1],
] as const)('nothing moves on %s at %i pixels when it stops in %s', async (...which) => {
  const [path, width, , text, times] = which;
  let shifts = async (): Promise<string[]> => [];
  const { page } = await open(path, {
    width,
    hydrates: false,
    url: await haltingServer(text, times),
    prepare: async (tab) => {
      shifts = await watchShifts(tab);
    },
  });
  await page.waitForLoadState();
  await eventually(shifts).toEqual([]);
});

/** Runs in the page: how wide the words of its heading are. */
function headingWidth() {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector('h1') as Element);
  return words.getBoundingClientRect().width;
}

test('the font of headings is shown even when it comes after the first paint', async () => {
  let before = 0;
  const { page } = await open('/about/', {
    width: DESKTOP,
    hydrates: false,
    prepare: (tab) =>
      tab.route('**/*.woff2', async (route) => {
        await tab.waitForFunction(() => performance.getEntriesByType('paint').length > 1);
        before = await tab.evaluate(headingWidth);
        await route.continue();
      }),
  });
  await eventually(() => page.evaluate(headingWidth)).not.toBe(before);
  expect(before).toBeGreaterThan(0);
});
