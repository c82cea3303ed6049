// "Which day is my street?" on a site with routes, and the greeting of those who have kept one.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nextVisits } from '../../../src/model/calendar/next-visits.ts';
import type { RouteFile } from '../../../src/model/calendar/route-files.ts';
import { violations } from '../../support/browser/axe.ts';
import {
  browserForFile,
  NARROWEST,
  type OpenOptions,
  PHONE,
} from '../../support/browser/browser.ts';
import { cutOff } from '../../support/browser/layout-faults.ts';
import { watchShifts } from '../../support/browser/shifts.ts';
import { writeRoutesManifest } from '../../support/manifests/with-routes.ts';
import { ROOT, type ServedSite, startSite } from '../../support/sites/build-site.ts';
import { eventually } from '../../support/waiting.ts';

const TOWN_PAGE = '/residential-trash-pickup/ny/salamanca/';
const WHOLE_TOWN = '/residential-trash-pickup/ny/dunkirk/';

const open = browserForFile();
let site: ServedSite;
let manifest: string;

beforeAll(async () => {
  manifest = writeRoutesManifest();
  site = await startSite({ name: 'routes', manifest });
}, 300_000);

afterAll(async () => {
  await site?.close();
  rmSync(join(ROOT, manifest), { force: true });
});

const section = (page: Page) => page.locator('#pickup-days');
const street = (page: Page) => section(page).getByLabel('Street or ZIP code');
const option = (page: Page, name: string) =>
  section(page).getByRole('button', { name, exact: true });
const options = (page: Page) => section(page).locator('li > button').allInnerTexts();
const route = (page: Page) => section(page).getByRole('heading', { name: /^Your route: / });
const answer = (page: Page) => section(page).getByRole('status');

async function openHere(path: string, options: OpenOptions = {}): Promise<Page> {
  const { page } = await open(path, { url: site.url, ...options });
  await section(page).scrollIntoViewIfNeeded();
  return page;
}

/** The days on which visitors of a kept route are looked at: the Monday before a Thursday that a holiday moves. */
function aMovedThursday() {
  const text = readFileSync(join(site.folder, 'calendar/thursday-a.json'), 'utf8');
  const { collections } = JSON.parse(text) as RouteFile;
  const all = nextVisits(collections[0]?.visits ?? [], '2000-01-01', Number.POSITIVE_INFINITY);
  // The second one: the first may be over, and after the last of all the file ends.
  const moved = all.filter(({ change }) => change?.moved)[1];
  return { at: Date.parse(`${moved?.change?.usual}T12:00Z`) - 3 * 86_400_000, ...moved };
}

describe('on the page of a town', () => {
  const OTHERS = 'Another street: Monday B';
  const LOWER = 'Main Street, 1-99: Thursday A';
  const UPPER = 'Main Street, 100-: Monday B';
  const NORTH = 'North Main Street: Monday B';
  test.each([
    ['main', [LOWER, UPPER, NORTH], 'Thursday A'],
    ['300 main stret', [UPPER, NORTH], 'Monday B'],
  ])('"%s" finds %j, and the first one is on %s', async (typed, found, name) => {
    const page = await openHere(TOWN_PAGE);
    await street(page).fill(typed);
    await eventually(() => options(page)).toEqual([...found, OTHERS]);
    await option(page, String(found[0])).click();
    await eventually(() => route(page).innerText()).toBe(`Your route: ${name}`);
  });

  test('a street that is not listed is on the route of all others, or unknown', async () => {
    const page = await openHere(TOWN_PAGE);
    await street(page).fill('xylophone');
    await section(page).getByText('We can’t find that street.').waitFor();
    await option(page, OTHERS).click();
    await eventually(() => route(page).innerText()).toBe('Your route: Monday B');
  });

  test('with one route for the whole town the days come at once', async () => {
    const page = await openHere(WHOLE_TOWN);
    await street(page).focus();
    await eventually(() => route(page).innerText()).toBe('Your route: Thursday A');
  });

  test('everything is done with the keyboard, without a finding of axe, at 400 % zoom too', async () => {
    const page = await openHere(TOWN_PAGE, { width: NARROWEST });
    await street(page).focus();
    await page.keyboard.type('12 main st');
    await option(page, LOWER).waitFor();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await route(page).waitFor();
    await eventually(() => option(page, LOWER).getAttribute('aria-pressed')).toBe('true');
    expect(await violations(page)).toEqual([]);
    await eventually(() => page.evaluate(cutOff)).toEqual([]);
  });
});

describe('on another page', () => {
  test('the town comes first, and a ZIP code needs none', async () => {
    const page = await openHere('/about/');
    await street(page).fill('main');
    await section(page).getByText('Choose your town first.').waitFor();
    await street(page).fill('14048');
    await eventually(() => route(page).innerText()).toBe('Your route: Thursday A');
    await street(page).fill('14063');
    await eventually(() => options(page)).toEqual(['Thursday A', 'Monday B']);
    await street(page).fill('99999');
    await section(page).getByText('None of our routes goes there.').waitFor();
    await section(page).getByLabel('Town').selectOption('Dunkirk');
    await street(page).fill('');
    await eventually(() => route(page).innerText()).toBe('Your route: Thursday A');
  });

  test('who does not ask downloads nothing for it', async () => {
    const asked: string[] = [];
    const page = await openHere('/about/', {
      prepare: async (tab) => tab.on('request', (request) => asked.push(request.url())),
    });
    expect(asked.filter((url) => /Answers|\/calendar\//.test(url))).toEqual([]);
    await street(page).focus();
    await eventually(() => asked.some((url) => url.endsWith('/calendar/places.json'))).toBe(true);
  });

  test('without a connection it says so, with the phone number', async () => {
    const page = await openHere('/about/', {
      expects: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
      prepare: (tab) => tab.route('**/calendar/*.json', (request) => request.abort()),
    });
    await street(page).fill('14048');
    await eventually(() => answer(page).innerText()).toMatch(/could not be loaded.*\(716\)/s);
  });

  test('without a script the routes and lists of streets are there, and no field', async () => {
    const page = await openHere('/about/', { javaScript: false });
    await eventually(() => section(page).locator('li').allInnerTexts()).toEqual([
      expect.stringMatching(/^Thursday A: Trash every Thursday; Recycling every other Thursday\./),
      expect.stringMatching(/^Monday B: Trash every Monday\./),
      expect.stringMatching(/^All streets of Dunkirk/),
      expect.stringMatching(/^All streets of Salamanca/),
    ]);
    await eventually(() => section(page).getByRole('textbox').count()).toBe(0);
    for (const link of await section(page).getByRole('link').all()) {
      const answered = await page.request.get(site.url + (await link.getAttribute('href')));
      expect(answered.status()).toBe(200);
    }
  });
});

describe('a kept route', () => {
  /** Opens a page as somebody who has kept a route. */
  const openKept = (path: string, kept: string, options: OpenOptions = {}) =>
    open(path, {
      url: site.url,
      ...options,
      prepare: async (page) => {
        await page.addInitScript((id) => localStorage.setItem('service-day', id), kept);
        await options.prepare?.(page);
      },
    });
  const greeting = (page: Page) => page.getByText(/^Your trash.*: /);

  test('shows its days at once: three of each collection, and why one is moved', async () => {
    const { at, change } = aMovedThursday();
    const { page } = await openKept('/about/', 'thursday-a', {
      ownTab: true,
      prepare: (tab) => tab.clock.setFixedTime(at),
    });
    await section(page).scrollIntoViewIfNeeded();
    await route(page).waitFor();
    const days = section(page).locator('h4:has-text("Trash") ~ ul li');
    await eventually(() => days.count()).toBe(3);
    await eventually(() => days.first().innerText()).toMatch(
      new RegExp(`instead of Thursday, .*, because of ${change?.holiday}$`),
    );
    const links = answer(page).getByRole('link');
    const targets = () => links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    await eventually(targets).toEqual([
      `${site.url.replace('http', 'webcal')}/calendar/thursday-a.ics`,
      '/calendar/thursday-a.ics',
      '/calendar/thursday-a.html',
    ]);
  });

  test('gives way to the street that is typed', async () => {
    const { page } = await openKept(WHOLE_TOWN, 'monday-b');
    await section(page).scrollIntoViewIfNeeded();
    await eventually(() => route(page).innerText()).toBe('Your route: Monday B');
    await street(page).fill('14048');
    await eventually(() => route(page).innerText()).toBe('Your route: Thursday A');
  });

  test('stays when a weekday is chosen in the check of holidays', async () => {
    const { page } = await openKept('/about/', 'thursday-a');
    const check = page.locator('#holiday-schedule').getByRole('combobox');
    await check.scrollIntoViewIfNeeded();
    await check.selectOption('Monday');
    await page
      .locator('#holiday-schedule')
      .getByText(/^(?:This|Next) week: .*Monday/)
      .waitFor();
    await eventually(() => page.evaluate(() => localStorage.getItem('service-day'))).toBe(
      'thursday-a',
    );
  });

  test('that is gone is asked for again', async () => {
    const { page } = await openKept('/about/', 'tuesday-z', { expects: /404/ });
    await section(page).scrollIntoViewIfNeeded();
    await street(page).waitFor();
    await eventually(() => route(page).count()).toBe(0);
  });

  test('greets on the home page alone, with the next visit, and moves nothing', async () => {
    const { at } = aMovedThursday();
    let shifts = async (): Promise<string[]> => [];
    const { page } = await openKept('/', 'thursday-a', {
      width: PHONE,
      ownTab: true,
      prepare: async (tab) => {
        await tab.clock.setFixedTime(at);
        shifts = await watchShifts(tab);
      },
    });
    await eventually(() => greeting(page).innerText()).toMatch(
      /^Your trash.*: \w+day, \w+ \d+ instead of Thursday, .*, because of/,
    );
    await eventually(shifts).toEqual([]);
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await section(page).waitFor();
    await eventually(() => greeting(page).isVisible()).toBe(false);
  });

  test('is not asked for before the home page is shown', async () => {
    const asked: string[] = [];
    const { page } = await openKept('/contact/', 'thursday-a', {
      prepare: async (tab) => {
        tab.on('requestfinished', (request) => asked.push(new URL(request.url()).pathname));
      },
    });
    await eventually(() => asked.some((path) => path.includes('greeting'))).toBe(true);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((path) => path.startsWith('/calendar/'))).toEqual([]);
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).first().click();
    await greeting(page).waitFor();
    await eventually(() => asked).toContain('/calendar/thursday-a.json');
  });
});
