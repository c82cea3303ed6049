// A page before, during and after the app takes it over: nothing that a visitor does meanwhile is lost.
import type { Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserForFile, PHONE } from '../../support/browser/browser.ts';
import { isFocused } from '../../support/browser/page-parts.ts';
import {
  consent,
  field,
  fillQuote,
  quoteValues,
  REQUEST,
  submitButton,
} from '../../support/browser/quote-form.ts';
import { scriptGate } from '../../support/browser/script-gate.ts';
import { goodToasts } from '../../support/browser/toasts.ts';
import { fewPages, someOf } from '../../support/sample.ts';
import { eventually, hydrated, idle, isHydrated } from '../../support/waiting.ts';

const open = browserForFile();

async function openHeld(path: string, width?: number) {
  const gate = scriptGate();
  const { page } = await open(path, {
    prepare: gate.hold,
    hydrates: false,
    // The browser complains of files that wait long for the app that uses them.
    expects: /ERR_FAILED/,
    width,
  });
  return { page, gate };
}

test.each(fewPages().map(({ path }) => path))(
  '%s asks for no script of the app by itself',
  async (path) => {
    const { page, gate } = await openHeld(path, PHONE);
    await idle(page);
    // The billing portal is the exception: its frame needs the app when it is in view.
    const inView = await page.evaluate(() =>
      [...document.querySelectorAll('[data-wakes]')].some(
        (element) => element.getBoundingClientRect().top < innerHeight,
      ),
    );
    await eventually(() => gate.asked() > 0).toBe(inView);
  },
);

test('moving the pointer asks for everything that the page’s app consists of, once', async () => {
  const { page, gate } = await openHeld('/contact/');
  const modules = await page.locator('#_page-data').getAttribute('data-modules');
  await page.mouse.move(200, 200);
  await page.mouse.move(300, 300);
  // The navigator is there already.
  await eventually(gate.asked).toBe((modules ?? '').split(' ').length - 1);
});

test('a request that is sent too early waits, and is sent once the app is there', async () => {
  const { page, gate } = await openHeld('/contact/');
  await fillQuote(page);
  await consent(page).check();
  await submitButton(page).click();
  await eventually(() => page.locator('form[aria-busy="true"]').count()).toBe(1);
  gate.release();
  await eventually(() => goodToasts(page).count()).toBe(1);
});

test.each([
  ['/contact/', 'Name'],
  ['/pay-bill/', 'Full Name'],
])(
  'an empty form of %s whose Send is the very first touch gets the page’s own words, the first wrong field focused',
  async (path, label) => {
    const { page, gate } = await openHeld(path);
    const form = page.locator('main form').last();
    await form.locator('[type="submit"]').click();
    await eventually(() => form.getAttribute('aria-busy')).toBe('true');
    // The browser itself would have led to the field, with a bubble.
    await eventually(() => form.locator(':focus:invalid').count()).toBe(0);
    gate.release();
    const first = form.getByLabel(label);
    await eventually(() => isFocused(first)).toBe(true);
    await eventually(() => first.getAttribute('aria-invalid')).toBe('true');
    await eventually(() => form.innerText()).toContain('We need your name.');
  },
);

test('what was typed and chosen before the app came stays', async () => {
  const { page, gate } = await openHeld('/contact/');
  await field(page, 'name').fill('Ada Held');
  await field(page, 'city').selectOption('dunkirk');
  await consent(page).check();
  gate.release();
  await hydrated(page);
  await field(page, 'email').fill('ada@example.com');
  await eventually(() => field(page, 'name').inputValue()).toBe('Ada Held');
  await eventually(() => field(page, 'city').inputValue()).toBe('dunkirk');
  await eventually(() => consent(page).isChecked()).toBe(true);
});

/** Waits for the script that looks after forms before the app does. */
const watched = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/entry-navigator-')),
  );

test.each(
  someOf<[string, (page: Page) => Promise<unknown>]>([
    ['a step back', (page: Page) => page.goBack()],
    ['a new visit', (page: Page) => page.goto(`${inject('url')}/contact/`)],
  ]),
)(
  'everything that was typed and chosen before the app came outlives leaving the page and %s, but not the consent',
  async (_what, comeBack) => {
    const { page, gate } = await openHeld('/contact/');
    await watched(page);
    await idle(page);
    await fillQuote(page);
    await consent(page).check();
    await page.goto(`${inject('url')}/about/`);
    gate.release();
    await comeBack(page);
    await hydrated(page);
    await eventually(() => quoteValues(page)).toEqual(REQUEST);
    await eventually(() => consent(page).isChecked()).toBe(false);
  },
);

test.each(someOf([false, true]))(
  'the consent is given anew on a page that the browser has kept whole; the app is there: %s',
  async (isThere) => {
    const { page, gate } = await openHeld('/contact/');
    await watched(page);
    await idle(page);
    if (isThere) gate.release();
    if (isThere) await hydrated(page);
    await fillQuote(page);
    await consent(page).check();
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    );
    gate.release();
    await hydrated(page);
    await eventually(() => consent(page).isChecked()).toBe(false);
    await submitButton(page).click();
    await eventually(() => consent(page).getAttribute('aria-invalid')).toBe('true');
    await eventually(() => quoteValues(page)).toEqual(REQUEST);
  },
);

test('what was typed stays while somebody types on in another field as the app takes over', async () => {
  const { page, gate } = await openHeld('/contact/?city=dunkirk', PHONE);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await field(page, 'name').fill('Ada Held');
  await field(page, 'email').focus();
  gate.release();
  let typed = '';
  while (typed.length < 20 || !(await isHydrated(page))) {
    await page.keyboard.press('a');
    typed += 'a';
  }
  await page.keyboard.press('a');
  await eventually(() => field(page, 'name').inputValue()).toBe('Ada Held');
  await eventually(() => field(page, 'email').inputValue()).toBe(`${typed}a`);
  await eventually(() => field(page, 'city').inputValue()).toBe('dunkirk');
});

test('a link, an accordion and the menu act at once', async () => {
  const { page } = await openHeld('/rolloff-dumpsters/', PHONE);
  await page.locator('#faq summary').first().click();
  await eventually(() => page.locator('#faq details').first().getAttribute('open')).not.toBeNull();
  await page.getByRole('button', { name: 'Menu' }).click();
  await eventually(() => page.getByRole('dialog').isVisible()).toBe(true);
  await page.getByRole('dialog').getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/about/');
});

test('a link that is pressed on the way leads elsewhere first; the app comes where it does not', async () => {
  const { page, gate } = await openHeld('/contact/');
  // The press leads nowhere, as where the next page takes its time.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), true));
  const pressed = performance.now();
  await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
  gate.release();
  await eventually(() => isHydrated(page)).toBe(true);
  // The starter takes the visitor to be leaving for two seconds.
  expect(performance.now() - pressed).toBeGreaterThan(1500);
});

test('an accordion that was opened before the app came stays open', async () => {
  const { page, gate } = await openHeld('/rolloff-dumpsters/');
  await page.locator('#faq summary').first().click();
  gate.release();
  await hydrated(page);
  await eventually(() => page.locator('#faq details').first().getAttribute('open')).not.toBeNull();
});

test('a script that cannot be had leaves a page that works, and the next page asks again', async () => {
  const { page, gate } = await openHeld('/about/', PHONE);
  await page.mouse.move(200, 200);
  await eventually(gate.asked).toBeGreaterThan(0);
  gate.fail();
  await idle(page);
  const asked = gate.asked();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await page.waitForURL('**/contact/');
  await eventually(gate.asked).toBeGreaterThan(asked);
});

test.each(someOf(['/no-such-page/', '/contact/?city=dunkirk', '/about/#holiday-schedule'], 2))(
  '%s brings the app without waiting for anybody',
  async (path) => {
    const { page } = await open(path, { hydrates: false, expects: /404/ });
    await eventually(() => isHydrated(page)).toBe(true);
  },
);

test('a page that a link of the site led to brings the app by itself, once it is on the screen', async () => {
  const { page } = await open('/', { hydrates: false });
  await page.evaluate(() => location.assign('/about/'));
  await page.waitForURL('**/about/');
  await eventually(() => isHydrated(page)).toBe(true);
  const [painted, asked] = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'));
    return [
      performance.getEntriesByName('first-contentful-paint')[0]?.startTime,
      Math.min(...scripts.map(({ startTime }) => startTime)),
    ];
  });
  expect(asked).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});
