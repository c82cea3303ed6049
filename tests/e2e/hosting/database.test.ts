// The site with its database: stored search records reach crawlers and visitors, and quotes arrive exactly once.
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import {
  consent,
  field,
  fillQuote,
  receipt,
  submitButton,
} from '../../support/browser/quote-form.ts';
import { toastRegion } from '../../support/browser/toasts.ts';
import { startDatabase } from '../../support/database/lite.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { siteForFile, storing } from '../../support/sites/site-for-file.ts';
import { eventually, hydrated } from '../../support/waiting.ts';
import { storedAlerts } from './stored-alerts.ts';

const open = browserForFile();
/** An alert in the manifest. */
const ALERTS = `
alerts:
  - text: Route 39 is closed.
    kind: closure
    until: 2099-12-31
`;

/** Who finds a page there is led to another site by search engines. */
const ELSEWHERE = { canonical_url: 'https://elsewhere.example/' };

const site = siteForFile({
  name: 'with-database',
  edit: (text) => storing(text) + ALERTS,
  async startDatabase() {
    const database = await startDatabase({ name: 'site' });
    await database.owner
      .from('seo_pages')
      .upsert({ page_url: '/about/', meta_title: 'Stored before the build', ...ELSEWHERE });
    return database;
  },
});

/** Changes a stored record as the family would in the database's own editor. */
async function change(page_url: string, fields: Record<string, string | null>): Promise<void> {
  const { error } = await site.database.owner.from('seo_pages').upsert({ page_url, ...fields });
  expect(error).toBeNull();
}

const records = '**/rest/v1/seo_pages**';
const description = (page: Page) =>
  page.locator('meta[name="description"]').getAttribute('content');

const message = (page: Page, text: string) => toastRegion(page).getByText(text).waitFor();

async function fillAndSend(page: Page): Promise<void> {
  await fillQuote(page);
  await consent(page).check();
  await submitButton(page).click();
}

describe('a stored search record', () => {
  test('that was there before the build stands in the static HTML', async () => {
    const html = readFileSync(join(site.folder, 'about/index.html'), 'utf8');
    expect(html).toContain('<title>Stored before the build</title>');
    expect(html).toContain('<meta property="og:title" content="Stored before the build">');
    expect(html).not.toContain('elsewhere.example');
  });

  test('that has changed since the build shows without a new build, and only its own fields change', async () => {
    await change('/contact/', { meta_title: 'Changed after the build', ...ELSEWHERE });
    const { page } = await open('/contact/', { url: site.url });
    await eventually(() => page.title()).toBe('Changed after the build');
    await eventually(() => description(page)).toContain('quote');
    const main = page.locator('link[rel="canonical"]');
    await eventually(() => main.count()).toBe(1);
    expect(await main.getAttribute('href')).toMatch(/\/contact\/$/);
  });

  testInFull('that comes late does not hold the page up', async () => {
    let answer = () => {};
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const prepare = (page: Page) =>
      page.route(records, async (route) => {
        await asked;
        await route.fulfill({ json: { meta_title: 'Late' } });
      });
    const { page } = await open('/about/', { url: site.url, prepare });
    await eventually(() => page.title()).toBe('Stored before the build');
    answer();
    await eventually(() => page.title()).toBe('Late');
  });
});

storedAlerts(open, site);

describe('a quote', () => {
  beforeEach(() => site.database.owner.from('quote_requests').delete().neq('status', ''));

  const stored = async () =>
    (await site.database.owner.from('quote_requests').select('*')).data ?? [];

  test('arrives in the table with what was typed and the consent that was shown', async () => {
    const { page } = await open('/contact/', { url: site.url });
    await fillAndSend(page);
    await message(page, 'Quote Request Submitted!');
    const [row, ...others] = await stored();
    expect(others).toEqual([]);
    expect(row).toMatchObject({ city: 'dunkirk', status: 'new', marketing_consent: true });
    expect(row.consent_text).toContain('See our Privacy Policy and Terms and Conditions.');
    expect(Date.now() - Date.parse(row.consent_at)).toBeLessThan(60_000);
  });

  const FAILED = 'Failed to submit request. Please try again.';
  const isKept = (page: Page) =>
    eventually(() => receipt(page).getByRole('heading').textContent()).toBe('Kept on This Device');

  testInFull('whose answer was lost is kept, and arrives once', async () => {
    let attempts = 0;
    const { page } = await open('/contact/', {
      url: site.url,
      ownTab: true,
      expects: /ERR_FAILED|409/,
      prepare: (tab) =>
        tab.context().route('**/rest/v1/quote_requests**', async (route) => {
          if (route.request().method() !== 'POST' || attempts++ > 0) return route.continue();
          await route.fetch();
          return route.abort();
        }),
    });
    await fillAndSend(page);
    await isKept(page);
    // The network has come back.
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await message(page, 'Quote Request Submitted!');
    await eventually(stored).toHaveLength(1);
  });

  /** The gateway's answers in place of the database: its status, none that the page may read, or none at all. */
  test.each(someOf([540, 521, 544, 'no CORS headers', 'silence'] as const))(
    'to a database that is away (%s) is kept, and arrives with the time that it has waited',
    async (away) => {
      let isAway = true;
      const prepare = (page: Page) =>
        page.route('**/rest/v1/quote_requests**', (route) => {
          if (!isAway) return route.continue();
          if (away === 'silence') return undefined;
          const origin = away === 'no CORS headers' ? 'https://other.example' : '*';
          const headers = { 'Access-Control-Allow-Origin': origin };
          const status = typeof away === 'number' ? away : 200;
          return route.fulfill({ status, headers, json: { message: 'Project paused' } });
        });
      const { page } = await open('/contact/', {
        url: site.url,
        prepare,
        expects: /5[24][014]|CORS|ERR_FAILED/,
      });
      await fillAndSend(page);
      await isKept(page);
      isAway = false;
      await page.reload();
      await hydrated(page);
      await message(page, 'Quote Request Submitted!');
      const [row, ...others] = await stored();
      expect(others).toEqual([]);
      expect(Date.parse(row.created_at)).toBeGreaterThan(Date.parse(row.kept_since));
    },
  );

  test('brings along the campaign by which the visitor came to the site', async () => {
    const { page } = await open('/about/?utm_source=post&utm_campaign=spring', { url: site.url });
    await page
      .locator('header')
      .getByRole('link', { name: /Contact|Quote/ })
      .first()
      .click();
    await page.waitForURL('**/contact/**');
    await fillAndSend(page);
    await message(page, 'Quote Request Submitted!');
    await eventually(stored).toMatchObject([
      { campaign: '/about/?utm_source=post&utm_campaign=spring' },
    ]);
  });

  test('arrives once when the page is reloaded while it is on its way', async () => {
    const { page } = await open('/contact/', { url: site.url, expects: /409/ });
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    let isLost = false;
    await page.route('**/rest/v1/quote_requests**', async (route) => {
      if (isLost || route.request().method() !== 'POST') return route.continue();
      isLost = true;
      await route.fetch();
      arrive();
    });
    await fillAndSend(page);
    await arrived;
    await page.reload();
    await hydrated(page);
    await message(page, 'Quote Request Submitted!');
    await eventually(stored).toHaveLength(1);
  });

  testInFull('that another constraint refuses has not arrived', async () => {
    const prepare = (page: Page) =>
      page.route('**/rest/v1/quote_requests**', (route) =>
        route.fulfill({
          status: 409,
          headers: { 'Access-Control-Allow-Origin': '*' },
          json: {
            code: '23505',
            details: null,
            hint: null,
            message: 'duplicate key value violates unique constraint "quote_requests_pkey"',
          },
        }),
      );
    const { page } = await open('/contact/', { url: site.url, prepare, expects: /409/ });
    await fillAndSend(page);
    await message(page, FAILED);
    await eventually(() => field(page, 'name').inputValue()).not.toBe('');
  });

  testInFull('has an end when the code for it never comes', async () => {
    const library = readdirSync(join(site.folder, 'assets'))
      .filter((name) => name.endsWith('.js'))
      .find((name) =>
        readFileSync(join(site.folder, 'assets', name), 'utf8').includes('supabase-js'),
      );
    const { page } = await open('/contact/', {
      url: site.url,
      ownTab: true,
      prepare: async (tab) => {
        await tab.clock.install();
        await tab.route(`**/${library}`, () => {});
      },
    });
    // A form that is filled in faster than by hand waits first, and only then its time begins.
    await page.clock.fastForward(2_000);
    await fillAndSend(page);
    await submitButton(page).filter({ hasText: 'Submitting...' }).waitFor();
    await page.clock.fastForward(4_500);
    await isKept(page);
  });

  test('of a robot that fills the hidden field arrives with a mark', async () => {
    const { page } = await open('/contact/', { url: site.url });
    await page.locator('[name="leave_this_empty"]').evaluate((field) => {
      (field as HTMLInputElement).value = 'buy now';
    });
    await fillAndSend(page);
    await message(page, 'Quote Request Submitted!');
    const { data } = await site.database.owner.from('quote_requests').select('signals');
    expect(data).toMatchObject([{ signals: expect.arrayContaining(['hidden field']) }]);
  });

  test('over the limit of an hour stays in the form, and the visitor is told to call', async () => {
    const phone = inject('facts').company.phone;
    const row = {
      name: 'x',
      email: 'x@y.z',
      phone: '1',
      address: '1',
      city: 'x',
      service_type: 'x',
    };
    const insert = () =>
      site.database.visitor
        .from('quote_requests')
        .insert({ ...row, idempotency_key: randomUUID() });
    await eventually(async () => (await insert()).status).toBe(429);
    const { page } = await open('/contact/', { url: site.url, expects: /429/ });
    await fillAndSend(page);
    await message(page, 'Failed to submit request. Please try again.');
    const shown = page.locator('main form').getByRole('alert');
    await eventually(() => shown.textContent()).toContain(`Please call us at ${phone}`);
    await eventually(() => shown.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
    await eventually(() => field(page, 'name').inputValue()).not.toBe('');
    await eventually(() => submitButton(page).isEnabled()).toBe(true);
  });
});
