// Addresses with a hash lead to a place on a page: below the sticky header, with the focus there.
import type { Locator, Page } from 'playwright-core';
import { describe, inject, test } from 'vitest';
import { browserForFile, DESKTOP, PHONE } from '../../support/browser/browser.ts';
import { focusedText, pathOf } from '../../support/browser/page-parts.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { eventually, markDocument } from '../../support/waiting.ts';

const open = browserForFile();

/** How far the top of an element is below the sticky header, in pixels. */
async function belowHeader(page: Page, element: Locator): Promise<number> {
  const header = await page.locator('header').boundingBox();
  const place = await element.boundingBox();
  return header && place ? Math.round(place.y - header.y - header.height) : Number.NaN;
}

/** Passes when the element begins in sight: not hidden by the header and not far down. */
async function landsOn(page: Page, element: Locator) {
  await eventually(() => belowHeader(page, element)).toBeGreaterThanOrEqual(0);
  await eventually(() => belowHeader(page, element)).toBeLessThan(60);
}

describe.each(someOf([PHONE, DESKTOP]))('at %i pixels', (width) => {
  test('an address with a hash opens at its target', async () => {
    const { page } = await open('/about/#holiday-schedule', { width });
    await landsOn(page, page.locator('#holiday-schedule'));
  });

  test('an address to which a mail program has added words opens at its target', async () => {
    const { page } = await open('/about/#holiday-schedule?utm_source=mail', { width });
    await landsOn(page, page.locator('#holiday-schedule'));
  });

  test('a link to a place on another page lands there without a reload', async () => {
    const { page } = await open('/residential-trash-pickup/', { width });
    const sameDocument = await markDocument(page);
    await page.locator('main').getByRole('link', { name: 'Holiday Schedule' }).click();
    await eventually(() => page.url()).toBe(`${inject('url')}/about/#holiday-schedule`);
    await landsOn(page, page.locator('#holiday-schedule'));
    await eventually(() => focusedText(page)).toBe('Holiday Schedule');
    await eventually(sameDocument).toBe(true);
  });

  test('a link to a place is followed although the page below it is not there yet', async () => {
    const { page } = await open('/terms-privacy/', { width });
    await page.evaluate(() => {
      const press = (link: string) => document.querySelector<HTMLElement>(link)?.click();
      // In the same moment in which the first section is there.
      new MutationObserver((_, observer) => {
        if (!document.querySelector('a[href="#portal"]')) return;
        observer.disconnect();
        press('a[href="#portal"]');
      }).observe(document.body, { childList: true, subtree: true });
      press('a[href="/pay-bill/"]');
    });
    await landsOn(page, page.locator('#portal'));
  });

  test.each([
    ['Find My Customer ID', '#find-customer-id'],
    ['Update My Account Info', '#update-account'],
  ])('the button %s moves the page and the focus', async (name, target) => {
    const { page } = await open('/pay-bill/', { width });
    await page.locator('main').getByRole('link', { name }).click();
    await landsOn(page, page.locator(target));
    await eventually(() => focusedText(page)).toBe(name);
    await page.keyboard.press('Tab');
    await eventually(() =>
      page.evaluate(() => document.activeElement?.closest('section')?.id),
    ).toBe(target.slice(1));
  });
});

describe('for visitors who have nothing against movement', () => {
  /** Opens a page that records its scroll position in every frame. */
  const openNoting = (path: string) =>
    open(path, {
      prepare: async (tab) => {
        await tab.emulateMedia({ reducedMotion: 'no-preference' });
        await tab.addInitScript(() => {
          const places: number[] = [];
          Object.assign(window, { places });
          const note = () => {
            places.push(scrollY);
            requestAnimationFrame(note);
          };
          note();
        });
      },
    });
  /** The scroll positions on the way, without the last steps. */
  const between = (page: Page) =>
    page.evaluate(() =>
      (window as unknown as { places: number[] }).places.filter(
        (place) => place > 0 && place < scrollY - 300,
      ),
    );

  test('an address with a hash does not run through the page to its target', async () => {
    const { page } = await openNoting('/about/#holiday-schedule');
    await landsOn(page, page.locator('#holiday-schedule'));
    await eventually(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
    await eventually(() => between(page)).toEqual([]);
  });

  test('a link to a place on the page shows where that is', async () => {
    const { page } = await openNoting('/pay-bill/');
    const link = page.locator('main').getByRole('link', { name: 'Update My Account Info' });
    // To click, the driver might scroll to the link first.
    await link.evaluate((element) => (element as HTMLElement).click());
    await landsOn(page, page.locator('#update-account'));
    await eventually(() => between(page)).not.toEqual([]);
  });
});

test('Our Services leads from About to the services on the home page, and Back returns', async () => {
  const { page } = await open('/about/');
  await page.locator('main').getByRole('link', { name: 'Our Services' }).first().click();
  await eventually(() => page.url()).toBe(`${inject('url')}/#services`);
  await landsOn(page, page.locator('#services'));
  await page.goBack();
  await eventually(() => pathOf(page)).toBe('/about/');
  await eventually(() => page.locator('h1').textContent()).toContain('About');
});

test('Back after a hash on the same page returns to the place before', async () => {
  const { page } = await open('/pay-bill/');
  await page.locator('main').getByRole('link', { name: 'Update My Account Info' }).click();
  await landsOn(page, page.locator('#update-account'));
  await page.goBack();
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
  await eventually(() => page.url()).toBe(`${inject('url')}/pay-bill/`);
});

testInFull('pressing the same hash link again moves there again', async () => {
  const { page } = await open('/pay-bill/');
  const link = page.locator('main').getByRole('link', { name: 'Find My Customer ID' });
  await link.click();
  await landsOn(page, page.locator('#find-customer-id'));
  await page.evaluate(() => window.scrollTo(0, 0));
  await link.click();
  await landsOn(page, page.locator('#find-customer-id'));
});

test('a hash that names a question opens it', async () => {
  const { page } = await open('/rolloff-dumpsters/#not-allowed');
  await eventually(() => page.locator('#not-allowed p').isVisible()).toBe(true);
});

test.each(someOf(['#%', '#no-such-place', '#%E0%A4%A']))('the hash %s is ignored', async (hash) => {
  const { page } = await open(`/about/${hash}`);
  await eventually(() => page.evaluate(() => window.scrollY)).toBe(0);
});
