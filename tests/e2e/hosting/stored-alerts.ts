// Alerts of the database on pages that were built without them, beside one of the manifest.
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { violations } from '../../support/browser/axe.ts';
import { type Open, PHONE } from '../../support/browser/browser.ts';
import { watchShifts } from '../../support/browser/shifts.ts';
import type { TestDatabase } from '../../support/database/lite.ts';
import { eventually, hydrated } from '../../support/waiting.ts';

/** What the manifest of the site says. */
const CLOSED = 'Closed: Route 39 is closed.';

const requests = '**/rest/v1/service_alerts**';

const band = (page: Page) => page.locator('aside[aria-label="Notices"] [data-at]');
const layer = (page: Page) => page.locator('main ~ [role="status"]');
const shown = (page: Page, where: typeof band) =>
  where(page).locator('p').filter({ visible: true }).allTextContents();

const DUNKIRK = '/residential-trash-pickup/ny/dunkirk/';

/** States the facts for a site and its database. */
export function storedAlerts(open: Open, site: { url: string; database: TestDatabase }): void {
  describe('an alert in the database', () => {
    const table = () => site.database.owner.from('service_alerts');
    beforeEach(() => table().delete().neq('text', ''));

    /** Writes an alert as the family would in the database's own editor. */
    async function write(row: object): Promise<void> {
      const { error } = await table().insert({
        text: 'Pickup is late.',
        ends: '2099-12-31',
        ...row,
      });
      expect(error).toBeNull();
    }

    /** Opens a page and waits until the alerts were answered. */
    async function openAnswered(
      path: string,
      prepare?: (page: Page) => Promise<unknown>,
      ownTab = false,
    ) {
      let answered: Promise<unknown> | undefined;
      const visit = await open(path, {
        url: site.url,
        width: PHONE,
        ownTab,
        prepare: async (page) => {
          await prepare?.(page);
          answered = page.waitForResponse(requests);
        },
      });
      await answered;
      return visit;
    }

    test('shows without a new build, in a region that was there, and moves nothing', async () => {
      await write({ kind: 'delay', link: '/contact/', link_label: 'Contact us' });
      let shifts = async (): Promise<string[]> => [];
      let answer = () => {};
      const held = new Promise<void>((resolve) => {
        answer = resolve;
      });
      const { page } = await open('/about/', {
        url: site.url,
        width: PHONE,
        prepare: async (tab) => {
          shifts = await watchShifts(tab);
          await tab.route(requests, async (route) => {
            await held;
            await route.continue();
          });
        },
      });
      await eventually(() => layer(page).count()).toBe(1);
      await eventually(() => shown(page, layer)).toEqual([]);
      answer();
      await eventually(() => shown(page, layer)).toEqual(['Delay: Pickup is late. Contact us']);
      await eventually(() => shown(page, band)).toEqual([CLOSED]);
      await eventually(() => layer(page).locator('svg').count()).toBe(1);
      await eventually(shifts).toEqual([]);
      expect(await violations(page)).toEqual([]);
    });

    test('that moves a day changes the next visit that the home page greets with', async () => {
      const next = (day: number) => new Date(Date.UTC(2098, 0, day)).toISOString().slice(0, 10);
      await write({ kind: 'weather', moves_from: next(2), moves_to: next(3) });
      const { page } = await openAnswered('/', async (tab) => {
        await tab.addInitScript(() => localStorage.setItem('service-day', 'Thursday'));
        await tab.route('**/calendar/thursday.json', (route) =>
          route.fulfill({
            json: {
              name: 'Thursday',
              towns: [],
              collections: [{ name: 'Pickup', when: '', visits: [next(2), next(9)] }],
            },
          }),
        );
      });
      await eventually(() => page.getByText(/^Your pickup: /).innerText()).toBe(
        'Your pickup: Friday, January 3 instead of Thursday, January 2, because of the weather',
      );
    });

    test('is in the band of the next page', async () => {
      await write({});
      const { page } = await openAnswered('/about/');
      await eventually(() => shown(page, layer)).toEqual(['News: Pickup is late.']);
      await page.locator('footer').getByRole('link', { name: 'Pay My Bill' }).click();
      await eventually(() => shown(page, band)).toEqual(['News: Pickup is late.', CLOSED]);
      await eventually(() => shown(page, layer)).toEqual([]);
    });

    test('that was dismissed does not come back until it says something else', async () => {
      await write({});
      const { page } = await openAnswered('/about/');
      await layer(page).getByRole('button', { name: 'Dismiss this notice' }).click();
      await eventually(() => shown(page, layer)).toEqual([]);
      await write({ text: 'For all.' });
      const reopen = async () => {
        const answered = page.waitForResponse(requests);
        await page.reload();
        await hydrated(page);
        await answered;
      };
      await reopen();
      // Another alert comes with the dismissed one.
      await eventually(() => shown(page, layer)).toEqual(['News: For all.']);
      await table().delete().eq('text', 'For all.');
      await table().update({ text: 'Pickup is on time.' }).neq('text', '');
      await reopen();
      await eventually(() => shown(page, layer)).toEqual(['News: Pickup is on time.']);
    });

    test('for a town is on its pages and, with its name, on the home page', async () => {
      await write({ towns: ['dunkirk'] });
      await write({ text: 'For all.' });
      for (const [path, ...forTown] of [
        [DUNKIRK, 'News: Pickup is late.'],
        ['/', 'News: Dunkirk: Pickup is late.'],
        ['/about/'],
      ] as const) {
        const { page } = await openAnswered(path);
        await eventually(async () => (await shown(page, layer)).sort(), path).toEqual(
          [...forTown, 'News: For all.'].sort(),
        );
      }
    });

    test('vanishes at its end, also from a page that stays open', async () => {
      const ends_at = new Date(Date.now() + 90_000).toISOString();
      const rows = [{ id: '1', text: 'Pickup is late.', kind: 'delay', ends_at }];
      const withClock = async (tab: Page) => {
        await tab.clock.install();
        await tab.route(requests, (route) => route.fulfill({ json: rows }));
      };
      const { page } = await openAnswered('/about/', withClock, true);
      await eventually(() => shown(page, layer)).toEqual(['Delay: Pickup is late.']);
      await page.clock.fastForward(150_000);
      await eventually(() => shown(page, layer)).toEqual([]);
    });
  });
}
