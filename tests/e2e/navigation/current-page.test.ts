// Links to the page that is shown: they say so, to screen readers and to the eye.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { browserForFile, DESKTOP, PHONE } from '../../support/browser/browser.ts';
import { someOf } from '../../support/sample.ts';
import { eventually } from '../../support/waiting.ts';

const open = browserForFile();

/** The words of the links that say that they lead to the shown page, in a part of the page. */
const currentIn = (page: Page, part: string) =>
  page.locator(`${part} a[aria-current="page"]`).allTextContents();

const MAIN_LINKS = 'nav[aria-label="Main"]';

describe.each([
  { when: 'before any script runs', javaScript: false },
  { when: 'once the app is there', javaScript: true },
])('$when', ({ javaScript }) => {
  test.each(
    someOf([
      ['/rolloff-dumpsters/', 'Roll-Off Dumpsters'],
      ['/', 'Home'],
      ['/about/', 'About'],
      ['/pay-bill/', 'Pay Bill'],
    ]),
  )('on %s the link "%s" is the current one', async (path, label) => {
    const { page } = await open(path, { javaScript });
    await eventually(() => currentIn(page, MAIN_LINKS)).toEqual([label]);
    const elsewhere = await page
      .locator('a[aria-current]')
      .evaluateAll((links) => links.filter((a) => a.getAttribute('href') !== location.pathname));
    expect(elsewhere).toEqual([]);
  });

  test('on a page that the menu does not name no link is', async () => {
    const { page } = await open('/rolloff-dumpsters/ny/collins/', { javaScript });
    await eventually(() => currentIn(page, 'header')).toEqual([]);
  });
});

test.each([
  ['/about/', 'About'],
  ['/commercial-dumpsters/', 'Services'],
])('on %s the header underlines "%s"', async (path, label) => {
  const { page } = await open(path, { width: DESKTOP });
  const underlined = await page
    .locator(`:is(${MAIN_LINKS} > a, ${MAIN_LINKS} summary)`)
    .evaluateAll((links) =>
      links
        .filter((link) => getComputedStyle(link).textDecorationLine === 'underline')
        .map((link) => link.textContent),
    );
  expect(underlined).toEqual([label]);
});

test('the bar of small screens offers no way to the quote form beside the form itself', async () => {
  const { page } = await open('/contact/', { width: PHONE });
  const shown = async () => {
    const links = await page.locator('[data-action-bar] a').all();
    const words = links.map(async (a) => ((await a.isVisible()) ? a.innerText() : ''));
    return (await Promise.all(words)).filter(Boolean);
  };
  await page.mouse.wheel(0, 900);
  await eventually(shown).toEqual(['Call', 'Pay Bill']);
  await page.goto(page.url().replace('/contact/', '/about/'));
  await page.mouse.wheel(0, 900);
  await eventually(shown).toEqual(['Call', 'Get Quote', 'Pay Bill']);
});
