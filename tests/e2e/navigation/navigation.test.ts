// Navigation without a reload: scroll position, Back, and what is fetched.
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { isFocused, pathOf } from '../../support/browser/page-parts.ts';
import { eventually, hydrated, idle, markDocument, nextFrame } from '../../support/waiting.ts';

const open = browserForFile();

const mainNav = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const scrollOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const title = (path: string) => inject('pages').find((page) => page.path === path)?.title;

/** Scrolls and waits until the page has come to rest there. */
async function scrollTo(page: Page, top: number) {
  await page.evaluate((to) => {
    const rest = new Promise((done) => addEventListener('scrollend', done, { once: true }));
    window.scrollTo(0, to);
    return rest;
  }, top);
}

const TERMS = '**/terms-privacy/page.*';

/** Holds back the data of the page with the terms; gives the function that lets it through and waits until the page could be shown. */
async function holdTerms(page: Page): Promise<() => Promise<unknown>> {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  await page.route(TERMS, async (route) => {
    await held;
    await route.continue();
  });
  return async () => {
    // The script of the page's section is the last thing that the app waits for.
    const script = page.waitForResponse('**/assets/Legal-*.js');
    release();
    await (await script).finished();
    for (let frame = 0; frame < 5; frame++) await nextFrame(page);
  };
}

/** Loads a page again, so that nothing but it is here, and holds back the data of the page with the terms. */
async function reloadWithoutTerms(page: Page): Promise<() => Promise<unknown>> {
  await page.reload();
  await hydrated(page);
  return holdTerms(page);
}

describe('a press on a link', () => {
  test('shows the next page without a reload, with its own head', async () => {
    const { page } = await open('/');
    const sameDocument = await markDocument(page);
    await mainNav(page).getByRole('link', { name: 'About' }).click();
    await eventually(() => pathOf(page)).toBe('/about/');
    await eventually(() => page.title()).toBe(title('/about/'));
    await eventually(() => page.locator('link[rel=canonical]').getAttribute('href')).toMatch(
      /\/about\/$/,
    );
    await eventually(() => page.locator('h1').count()).toBe(1);
    await eventually(sameDocument).toBe(true);
  });

  test('scrolls to the top and puts the focus on the main heading', async () => {
    const { page } = await open('/');
    await scrollTo(page, 1500);
    await mainNav(page).getByRole('link', { name: 'About' }).click();
    await eventually(() => pathOf(page)).toBe('/about/');
    await eventually(() => scrollOf(page)).toBe(0);
    await eventually(() => isFocused(page.locator('h1'))).toBe(true);
  });

  test('shows the page before the browser is given its address, which takes longer', async () => {
    const { page } = await open('/');
    await scrollTo(page, 1500);
    await page.evaluate(() => {
      const { body } = document;
      const push = history.pushState;
      body.dataset.order = '';
      history.pushState = (...step) => {
        body.dataset.order += ' address';
        push.apply(history, step);
      };
      // The scroll to the top has ended, and the picture with it is about to be drawn.
      addEventListener('scrollend', () => {
        body.dataset.order += ' top';
      });
    });
    await mainNav(page).getByRole('link', { name: 'About' }).click();
    await eventually(() => page.locator('body').getAttribute('data-order')).toBe(' top address');
  });

  test('has the focus again after a step back, where the page stood', async () => {
    const { page } = await open('/');
    const link = page.locator('main a[href="/rolloff-dumpsters/ny/salamanca/"]').first();
    await link.focus();
    await page.keyboard.press('Enter');
    await eventually(() => pathOf(page)).toBe('/rolloff-dumpsters/ny/salamanca/');
    await page.goBack();
    await eventually(() => pathOf(page)).toBe('/');
    await eventually(() => isFocused(link)).toBe(true);
  });

  test('is taken back by a step back, also to a place of the same page', async () => {
    const { page } = await open('/pay-bill/#update-account');
    const release = await holdTerms(page);
    await page.locator('a[href="#find-customer-id"]').first().click();
    await eventually(() => new URL(page.url()).hash).toBe('#find-customer-id');
    const asked = page.waitForRequest(TERMS);
    await page.getByRole('contentinfo').locator('a[href^="/terms-privacy/"]').first().click();
    await asked;
    await page.goBack();
    await release();
    await eventually(() => page.url()).toMatch(/\/pay-bill\/#update-account$/);
    await eventually(() => page.locator('h1').textContent()).toContain('Bill');
  });

  test('is taken back by whoever goes on typing while the page is on its way', async () => {
    const { page } = await open('/pay-bill/#update-account');
    const release = await holdTerms(page);
    const asked = page.waitForRequest(TERMS);
    await page.getByRole('contentinfo').locator('a[href^="/terms-privacy/"]').first().click();
    await asked;
    const name = page.locator('[name=fullName]');
    await name.fill('Ada');
    await release();
    await eventually(() => pathOf(page)).toBe('/pay-bill/');
    await eventually(() => name.inputValue()).toBe('Ada');
  });
});

describe('the line at the top', () => {
  /** The announcement of a screen reader. Alerts that come late have a region of their own behind the page. */
  const REGION = '#_root > [role="status"]:not(#_main ~ *)';
  const BAR = `${REGION}:not(:empty) + div`;
  /** Notes on the page whether the line ever appears. */
  const noteBar = (page: Page) =>
    page.evaluate((bar) => {
      new MutationObserver(() => {
        if (document.querySelector(bar)) document.documentElement.dataset.bar = 'appeared';
      }).observe(document.body, { childList: true, subtree: true });
    }, BAR);
  test('tells somebody who waits that the page is coming, and goes with the wait', async () => {
    const { page } = await open('/');
    const release = await holdTerms(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Privacy' }).click();
    await page.locator(BAR).waitFor();
    await eventually(() => page.locator(REGION).textContent()).toBe('Loading the page');
    await release();
    await eventually(() => page.title()).toBe(title('/terms-privacy/'));
    await eventually(() => page.locator(BAR).count()).toBe(0);
  });

  test('stays away from a page that is at hand', async () => {
    const { page } = await open('/');
    await noteBar(page);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Terms & Privacy' });
    await Promise.all([
      page.waitForResponse('**/terms-privacy/page.json').then((answer) => answer.finished()),
      link.hover(),
    ]);
    await idle(page);
    await link.click();
    await eventually(() => page.title()).toBe(title('/terms-privacy/'));
    await eventually(() =>
      page.evaluate(() => document.documentElement.dataset.bar),
    ).toBeUndefined();
  });
});

describe('Back and Forward', () => {
  test('show the page before where it stood, and the next one again', async () => {
    const { page } = await open('/');
    const sameDocument = await markDocument(page);
    await scrollTo(page, 1400);
    // Playwright's own press would scroll the page to bring the sticky link "into view".
    await mainNav(page).getByRole('link', { name: 'About' }).dispatchEvent('click');
    await eventually(() => pathOf(page)).toBe('/about/');
    await page.goBack();
    await eventually(() => page.title()).toBe(title('/'));
    await eventually(() => scrollOf(page)).toBe(1400);
    await page.goForward();
    await eventually(() => page.title()).toBe(title('/about/'));
    await eventually(sameDocument).toBe(true);
  });

  test('are followed though somebody goes on typing while the page is on its way', async () => {
    const { page } = await open('/terms-privacy/');
    await mainNav(page).getByRole('link', { name: 'Contact' }).click();
    await eventually(() => pathOf(page)).toBe('/contact/');
    const release = await reloadWithoutTerms(page);
    await page.goBack();
    await page.locator('[name=name]').fill('Ada');
    await release();
    await eventually(() => pathOf(page)).toBe('/terms-privacy/');
    await eventually(() => page.locator('h1').textContent()).toContain('Terms');
  });

  test('show a page where it stood, whatever is done while it is on its way', async () => {
    const { page } = await open('/terms-privacy/');
    await scrollTo(page, 900);
    await mainNav(page).getByRole('link', { name: 'About' }).dispatchEvent('click');
    await eventually(() => pathOf(page)).toBe('/about/');
    const release = await reloadWithoutTerms(page);
    await page.goBack();
    // It is still the page about the company that scrolls, and the place on it is not one on the page with the terms.
    await scrollTo(page, 300);
    await page.goForward();
    await page.goBack();
    await release();
    await eventually(() => page.locator('h1').textContent()).toContain('Terms');
    await eventually(() => scrollOf(page)).toBe(900);
  });
});

describe('the data of a page', () => {
  /** Notes the requests for the data of other pages, from the first moment on. */
  const openNoting = async (path: string, init?: () => void, width?: number) => {
    const asked: string[] = [];
    const { page } = await open(path, {
      width,
      prepare: async (tab) => {
        if (init) await tab.addInitScript(init);
        tab.on('request', (request) => {
          const { pathname } = new URL(request.url());
          if (pathname.endsWith('page.json') && pathname !== `${path}page.json`)
            asked.push(pathname);
        });
      },
    });
    return { page, asked };
  };
  const footerLink = (page: Page, name: string) =>
    page.getByRole('contentinfo').getByRole('link', { name });
  /** Waits until the browser has had time to fetch pages ahead. */
  const prefetchTime = (page: Page) =>
    page.evaluate(
      () =>
        new Promise((done) => requestIdleCallback(() => setTimeout(done, 100), { timeout: 1000 })),
    );

  test('is fetched ahead for the visible links of the header and the first section', async () => {
    const { page, asked } = await openNoting('/about/');
    await eventually(() => asked).toContain('/contact/page.json');
    await prefetchTime(page);
    expect(asked.length).toBeLessThanOrEqual(6);
    expect(asked).not.toContain('/terms-privacy/page.json');
  });

  test('is fetched ahead for the bar at the bottom of a phone', async () => {
    const { asked } = await openNoting('/', undefined, 390);
    await eventually(() => asked).toContain('/pay-bill/page.json');
  });

  test('is not fetched ahead for a visitor who saves data, but when a link is touched', async () => {
    const { page, asked } = await openNoting('/about/', () =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await prefetchTime(page);
    expect(asked).toEqual([]);
    await mainNav(page).getByRole('link', { name: 'Pay Bill' }).hover();
    await eventually(() => asked).toEqual(['/pay-bill/page.json']);
  });

  test('is fetched once, when the pointer comes over its link', async () => {
    const { page, asked } = await openNoting('/');
    const terms = () => asked.filter((path) => path === '/terms-privacy/page.json').length;
    const link = footerLink(page, 'Terms & Privacy');
    await prefetchTime(page);
    expect(terms()).toBe(0);
    await link.hover();
    await eventually(terms).toBe(1);
    await link.click();
    await eventually(() => pathOf(page)).toBe('/terms-privacy/');
    await page.goBack();
    await eventually(() => page.title()).toBe(title('/'));
    await link.click();
    await eventually(() => page.title()).toBe(title('/terms-privacy/'));
    expect(terms()).toBe(1);
  });
});
