// The Content-Security-Policy refuses nothing of the site, and allows inline content by its hash only.

import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { SHEET_PATH } from '../../../src/model/own-files.ts';
import { browserForFile, DESKTOP, type OpenOptions, PHONE } from '../../support/browser/browser.ts';
import { catchMails } from '../../support/browser/mail.ts';
import { pathOf } from '../../support/browser/page-parts.ts';
import { directives, refusals, watchPolicy } from '../../support/browser/policy.ts';
import { submitButton } from '../../support/browser/quote-form.ts';
import { badToasts, goodToasts } from '../../support/browser/toasts.ts';
import { somePages, testInFull } from '../../support/sample.ts';
import { eventually, hydrated, nextFrame } from '../../support/waiting.ts';

const open = browserForFile();
const pages = inject('pages');

/** A page in a tab that notes what is refused. */
async function visit(path: string, options: OpenOptions = {}): Promise<Page> {
  const { page } = await open(path, { ...options, ownTab: true, prepare: watchPolicy });
  return page;
}

const policyOf = async (path: string) =>
  (await fetch(inject('url') + path)).headers.get('content-security-policy') ?? '';

describe('the policy', () => {
  test('is the same on every page, on a missing one and on the files', async () => {
    const policies = await Promise.all(
      [...pages.map(({ path }) => path), '/no/such/page/', '/favicon.svg'].map(policyOf),
    );
    expect(new Set(policies).size).toBe(1);
  });

  test('allows nothing that it does not name, and nothing unsafe', async () => {
    const policy = await policyOf('/');
    const allowed = directives(policy);
    expect(allowed.get('default-src')).toEqual(["'none'"]);
    expect(allowed.get('base-uri')).toEqual(["'none'"]);
    expect(policy).not.toMatch(/unsafe|\*|\bhttps?:(\s|;|$)/);
    expect(allowed.get('script-src')).toContain("'self'");
    expect(allowed.get('script-src')?.join(' ')).not.toMatch(/data:|blob:/);
  });

  test('names every inline script and style of every page, and no page has another way to hold one', async () => {
    const allowed = directives(await policyOf('/'));
    const { page } = await open('/');
    for (const { path } of [...pages, { path: '/no/such/page/' }, { path: SHEET_PATH }]) {
      const html = await (await fetch(inject('url') + path)).text();
      const found = await page.evaluate(inlineContent, html);
      expect(found.attributes).toEqual([]);
      expect(found.styles.length).toBeGreaterThan(0);
      expect(allowed.get('style-src')).toEqual(expect.arrayContaining(found.styles));
      expect(allowed.get('script-src')).toEqual(expect.arrayContaining(found.scripts));
    }
  });

  test('has no hash that no page needs', async () => {
    const { page } = await open('/');
    const needed = new Set<string>();
    for (const { path } of [...pages, { path: '/no/such/page/' }, { path: SHEET_PATH }]) {
      const html = await (await fetch(inject('url') + path)).text();
      const { styles, scripts } = await page.evaluate(inlineContent, html);
      for (const hash of [...styles, ...scripts]) needed.add(hash);
    }
    const named = [...directives(await policyOf('/')).values()].flat();
    expect(new Set(named.filter((source) => source.startsWith("'sha256-")))).toEqual(needed);
  });
});

/** Runs in the browser, whose parser is the one that counts: the hashes of what a document holds inline. */
async function inlineContent(html: string) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const all = [...parsed.querySelectorAll('*')];
  const hash = async (element: Element) => {
    const text = new TextEncoder().encode(element.textContent ?? '');
    const digest = await crypto.subtle.digest('SHA-256', text);
    return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
  };
  const scripts = [...parsed.querySelectorAll('script:not([src])')].filter(
    ({ type }: Partial<HTMLScriptElement>) => !/json$/.test(type ?? ''),
  );
  return {
    attributes: all.flatMap(({ tagName, attributes }) =>
      [...attributes]
        .filter(({ name, value }) => /^(style|on.*)$/.test(name) || /^\s*javascript:/i.test(value))
        .map(({ name, value }) => `<${tagName.toLowerCase()} ${name}="${value}">`),
    ),
    scripts: await Promise.all(scripts.map(hash)),
    styles: await Promise.all([...parsed.querySelectorAll('style')].map(hash)),
  };
}

describe('nothing is refused', () => {
  test('on any page, down to its end', async () => {
    const page = await visit('/');
    for (const { path } of somePages()) {
      await page.goto(inject('url') + path);
      await hydrated(page);
      await page.mouse.wheel(0, 100_000);
      await nextFrame(page);
      expect(await refusals(page)).toEqual([]);
    }
  });

  test('on a missing page', async () => {
    const page = await visit('/no/such/page/', { expects: /404/ });
    expect(await refusals(page)).toEqual([]);
  });

  test('on the way through the site, and every page keeps its styles', async () => {
    const page = await visit('/');
    const navigation = page.getByRole('navigation', { name: 'Main' });
    for (const [name, path] of [
      ['About', '/about/'],
      ['Contact', '/contact/'],
      ['Home', '/'],
    ] as const) {
      await navigation.getByRole('link', { name, exact: true }).click();
      await eventually(() => pathOf(page)).toBe(path);
      const size = await page
        .locator('h1')
        .evaluate((heading) => getComputedStyle(heading).fontSize);
      expect(Number.parseFloat(size)).toBeGreaterThan(30);
    }
    expect(await refusals(page)).toEqual([]);
  });

  testInFull('when menu, dropdown and accordion open', async () => {
    const page = await visit('/residential-trash-pickup/', { width: PHONE });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: DESKTOP, height: 800 });
    await page.getByRole('navigation', { name: 'Main' }).locator('summary').click();
    await page.locator('main details summary').first().click();
    expect(await refusals(page)).toEqual([]);
  });

  testInFull('when a tooltip opens', async () => {
    const page = await visit('/rolloff-dumpsters/');
    await page.locator('main table button').first().focus();
    await page.getByRole('tooltip').waitFor();
    expect(await refusals(page)).toEqual([]);
  });

  testInFull('when a form has mistakes and its message appears, with its look', async () => {
    const page = await visit('/contact/');
    await submitButton(page).click();
    const toast = badToasts(page).first();
    await toast.waitFor();
    expect(await toast.evaluate((box) => getComputedStyle(box).borderRadius)).not.toBe('0px');
    expect(await refusals(page)).toEqual([]);
  });

  testInFull('when a mail form is sent', async () => {
    const page = await visit('/pay-bill/');
    await catchMails(page);
    await page.locator('#find-customer-id [name=phone]').fill('7165550199');
    await page.locator('#find-customer-id [name=phone]').press('Enter');
    await goodToasts(page).first().waitFor();
    expect(await refusals(page)).toEqual([]);
  });

  test('when the review widget and the billing portal load', async () => {
    const page = await visit('/');
    await page.locator('[data-review-widget]').scrollIntoViewIfNeeded();
    await page.locator('[data-stand-in]').waitFor();
    expect(await refusals(page)).toEqual([]);
    const portal = await visit('/pay-bill/');
    await portal.frameLocator('#portal iframe').locator('h1').waitFor();
    expect(await refusals(portal)).toEqual([]);
  });
});

describe('what slips into a page', () => {
  test('does not run: neither a script, nor a handler, nor a frame or request to elsewhere', async () => {
    const page = await visit('/', {
      expects: /Content Security Policy|Refused|ERR_BLOCKED_BY_CSP/,
    });
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'window.slippedIn = true';
      const button = document.createElement('button');
      button.setAttribute('onclick', 'window.slippedIn = true');
      const frame = document.createElement('iframe');
      frame.src = 'https://elsewhere.example/';
      document.body.append(script, button, frame);
      button.click();
      fetch('https://elsewhere.example/').catch(() => {});
    });
    await eventually(() => refusals(page).then((list) => list.length)).toBe(4);
    expect(await page.evaluate(() => 'slippedIn' in window)).toBe(false);
  });
});
