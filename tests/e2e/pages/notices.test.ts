// The line of a holiday week on either side of its midnights, and the check of a visitor's own weekday.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserForFile, DESKTOP, PHONE } from '../../support/browser/browser.ts';
import { lowerEdge } from '../../support/browser/page-parts.ts';
import { watchShifts } from '../../support/browser/shifts.ts';
import { someOf } from '../../support/sample.ts';
import { eventually, hydrated } from '../../support/waiting.ts';

const open = browserForFile();

const lines = (page: Page) => page.locator('aside[aria-label="Notices"] [data-at]');
const shownLines = (page: Page) => lines(page).filter({ visible: true }).allInnerTexts();

/** The moments between which visitors see the line of next year's Labor Day. */
function laborDay() {
  const html = readFileSync(join(inject('folder'), 'index.html'), 'utf8');
  const labor = [...html.matchAll(/ data-at="(\d+) (\d+)"[^<>]*><p>Labor Day/g)].at(-1);
  const [from = 0, until = 0] = labor?.slice(1).map((minutes) => Number(minutes) * 60_000) ?? [];
  return { from, until };
}

/** The line begins on a Saturday. */
const DAY = 24 * 3_600_000;

const at = (moment: number) => ({
  prepare: (page: Page) => page.clock.setFixedTime(moment),
  ownTab: true,
});

describe('the line of a holiday week', () => {
  test('begins at a midnight and ends at another one, with and without the app', async () => {
    const { from, until } = laborDay();
    const said = [
      expect.stringMatching(
        /^Labor Day week, Sep \d+–\d+: every pickup is one day later\. Is My Trash Late\?/,
      ),
    ];
    for (const [moment, hydrates, expected] of [
      [from - 1, false, []],
      [from, true, said],
      [until - 1, false, said],
      [until, true, []],
    ] as const) {
      const { page } = await open('/', { hydrates, ...at(moment) });
      await eventually(() => shownLines(page)).toEqual(expected);
    }
  });

  test('moves nothing when it appears on a page that is older', async () => {
    const { from } = laborDay();
    let shifts = async (): Promise<string[]> => [];
    const { page } = await open('/', {
      width: PHONE,
      ownTab: true,
      prepare: async (tab) => {
        await tab.clock.setFixedTime(from);
        shifts = await watchShifts(tab);
      },
    });
    await eventually(() => shownLines(page)).toHaveLength(1);
    await eventually(shifts).toEqual([]);
  });

  test('is on the residential pages, and on no other ones', async () => {
    const { from } = laborDay();
    for (const [path, count] of [
      ['/residential-trash-pickup/', 1],
      ['/residential-trash-pickup/ny/dunkirk/', 1],
      ['/rolloff-dumpsters/', 0],
    ] as const) {
      const { page } = await open(path, at(from));
      await eventually(() => shownLines(page), path).toHaveLength(count);
    }
  });
});

describe('"Is my trash late?"', () => {
  const check = (page: Page) => page.locator('#holiday-schedule').getByRole('status');
  const days = (page: Page) => page.getByLabel('My pickup day');

  test('answers for all days within one screen, one tap from the foot of the home page', async () => {
    const { from } = laborDay();
    const { page } = await open('/', { width: PHONE, ...at(from + 2 * DAY) });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Holiday Schedule' }).click();
    await eventually(() => check(page).innerText()).toMatch(/^Labor Day week: /);
    await eventually(() => lowerEdge(check(page))).toBeLessThan(800);
  });

  test.each(someOf([PHONE, DESKTOP, 360, 412, 768], 2))(
    'has room for the long answer before a holiday week until the app gives it, at %i px',
    async (width) => {
      const { from } = laborDay();
      const { page } = await open('/about/', { width, hydrates: false, ...at(from - 3 * DAY) });
      const height = () =>
        check(page).evaluate((answer) => answer.closest('[data-wakes]')?.clientHeight);
      const before = await height();
      await hydrated(page);
      await eventually(() => check(page).innerText()).toMatch(
        /^This week: .*\n+Next: .*Labor Day week: /,
      );
      await eventually(height).toBe(before);
    },
  );

  test('answers for the day on which a tab that has stayed open is looked at again', async () => {
    const { from } = laborDay();
    const { page } = await open('/about/', {
      ownTab: true,
      prepare: (tab) => tab.clock.install({ time: from - 3 * DAY }),
    });
    await eventually(() => check(page).innerText()).toMatch(/^This week: /);
    await page.clock.fastForward(5 * DAY);
    await eventually(() => check(page).innerText()).toMatch(/^Labor Day week: /);
  });

  test('answers for a weekday, and knows it again', async () => {
    const { from } = laborDay();
    const { page } = await open('/about/', at(from + 4 * DAY));
    await days(page).selectOption('Wednesday');
    await eventually(() => check(page).innerText()).toMatch(
      /^Labor Day moves your Wednesday pickup to Thursday, September \d+\./,
    );
    await page.reload();
    await hydrated(page);
    await page.locator('#holiday-schedule').scrollIntoViewIfNeeded();
    await eventually(() => days(page).locator('option:checked').innerText()).toBe('Wednesday');
    const calendar = page.getByRole('link', { name: 'Add Wednesday to my calendar' });
    await eventually(() => calendar.getAttribute('href')).toMatch(
      /^webcal:.*\/calendar\/wednesday\.ics$/,
    );
    // Who has chosen a day may still want them all on paper.
    await page.getByRole('link', { name: /^All dates until .* to print/ }).waitFor();
  });

  test('has four questions and no other disclosure, and leads to a page with all dates', async () => {
    const { page } = await open('/about/', { javaScript: false });
    const section = page.locator('#holiday-schedule');
    await eventually(() => section.locator('details').count()).toBe(4);
    const link = section.getByRole('link', { name: /^All dates until / });
    await page.goto(String(await link.getAttribute('href')));
    const rows = page.getByRole('row');
    // The rest of this year, and the next two.
    await eventually(() => rows.count()).toBeGreaterThanOrEqual(2 * 6);
    await eventually(() =>
      rows
        .filter({ hasText: /^Labor Day/ })
        .last()
        .innerText(),
    ).toMatch(/Monday, September \d[\s\S]*Tue \d+[\s\S]*Sat \d+/);
  });
});

describe('a sheet for the refrigerator', () => {
  test.each(['sheet', 'thursday'])('prints on one page: %s', async (name) => {
    const { page } = await open(`/calendar/${name}.html`, { hydrates: false });
    const pdf = (await page.pdf({ format: 'letter' })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });
});
