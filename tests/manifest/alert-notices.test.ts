// Alerts become notices of the pages that they are for, between the midnights of the business.
import { describe, expect, it } from 'vitest';
import { alertNotices, alertTimes } from '../../src/manifest/site/resolve/notices.ts';
import { resolveSite } from '../../src/manifest/site/resolve/resolve-site.ts';
import { alertsOf } from '../../src/model/calendar/alert.ts';
import { readAlert } from '../../src/model/calendar/stored-alert.ts';
import type { Manifest, ServiceAlert } from '../../src/model/manifest.generated.ts';
import type { Site } from '../../src/model/site.ts';
import { manifestText, pageAt, surroundings, verdictOn } from './real-manifest.ts';

const ZONE = 'America/New_York';
const manifest = { site: { time_zone: ZONE } } as Manifest;

const SNOW: ServiceAlert = {
  text: 'Pickup is a day late.',
  kind: 'weather',
  from: '2026-12-05',
  until: '2026-12-06',
  towns: ['dunkirk', 'collins'],
};
const NEWS: ServiceAlert = { text: 'We have moved.', until: '2026-12-31 12:00' };

const nameOf = (slug: string) => ({ dunkirk: 'Dunkirk', collins: 'Collins' })[slug] ?? slug;
const iso = (moment: number) => new Date(moment).toISOString();

describe('an alert', () => {
  it('lasts from the first midnight to the last one when it names days', () => {
    const { from, until } = alertTimes(SNOW, ZONE);
    expect([iso(from), iso(until)]).toEqual([
      '2026-12-05T05:00:00.000Z',
      '2026-12-07T05:00:00.000Z',
    ]);
  });

  it('ends at its time when it names one, and has begun without a beginning', () => {
    const { from, until } = alertTimes(NEWS, ZONE);
    expect([from, iso(until)]).toEqual([0, '2026-12-31T17:00:00.000Z']);
  });

  it('has an hour more on the day on which summer time ends', () => {
    const { from, until } = alertTimes({ from: '2026-11-01', until: '2026-11-01' }, ZONE);
    expect((until - from) / 3_600_000).toBe(25);
  });

  it('is gone from pages that are built after its end', () => {
    const { until } = alertTimes(SNOW, ZONE);
    const textsAt = (now: number) =>
      alertNotices(manifest, [SNOW, NEWS], now).map(({ notice }) => notice.text);
    expect(textsAt(until - 1)).toEqual([SNOW.text, NEWS.text]);
    expect(textsAt(until)).toEqual([NEWS.text]);
  });

  it('of every year is there again in the next one, also across New Year', () => {
    const burning = { text: 'Book early.', from: '2026-10-01', until: '2027-02-28', yearly: true };
    const spansAt = (day: string) =>
      alertNotices(manifest, [burning], Date.parse(day)).map(({ notice: { from, until } }) =>
        [from, until].map((moment) => iso(moment).slice(0, 10)).join(' to '),
      );
    expect(spansAt('2026-11-01')).toEqual(['2026-10-01 to 2027-03-01', '2027-10-01 to 2028-02-29']);
    expect(spansAt('2031-01-15')).toEqual(['2030-10-01 to 2031-03-01', '2031-10-01 to 2032-02-29']);
    expect(spansAt('2031-06-15')).toEqual(['2031-10-01 to 2032-02-29']);
  });

  it('of every year on February 29 is on the 28th in other years', () => {
    const leap = { text: 'Leap.', from: '2028-02-29', until: '2028-02-29', yearly: true };
    const [, next] = alertNotices(manifest, [leap], Date.parse('2028-01-01'));
    expect(iso(next?.notice.from ?? 0).slice(0, 10)).toBe('2029-02-28');
  });

  it('is on its towns’ pages and, with their names, on the home page', () => {
    const alerts = alertNotices(manifest, [SNOW, NEWS], 0);
    const textsOn = (path: string, slug?: string) =>
      alertsOf(alerts, { path, town_slug: slug }, nameOf).map(({ text }) => text);
    expect(textsOn('/residential/dunkirk/', 'dunkirk')).toEqual([SNOW.text, NEWS.text]);
    expect(textsOn('/residential/hanover/', 'hanover')).toEqual([NEWS.text]);
    expect(textsOn('/about/')).toEqual([NEWS.text]);
    expect(textsOn('/')).toEqual([`Dunkirk, Collins: ${SNOW.text}`, NEWS.text]);
  });
});

describe('an alert of the database that moves a day', () => {
  const NOW = Date.parse('2026-06-01T12:00:00Z');
  const USUAL = '2026-06-11';
  const { source, expansion } = verdictOn(manifestText);
  const siteWith = (towns: string[] | null) => {
    const row = { id: '1', text: 'Hail.', kind: 'weather', ends_at: '2026-06-13T04:00:00Z', towns };
    const alert = readAlert({ ...row, moves_from: USUAL, moves_to: '2026-06-12' });
    if (!expansion || !alert) throw new Error('the fixture has no errors');
    const stored = { alerts: [alert] };
    return resolveSite(source.data as Manifest, expansion, surroundings.files, stored, NOW);
  };
  const changeOn = (site: Site) =>
    site.calendar?.routes
      .find(({ id }) => id === 'thursday')
      ?.collections[0]?.visits.find(({ usual }) => usual === USUAL)?.change;

  it('moves it in the calendars, and adds no line to the one that it is itself', () => {
    const site = siteWith(null);
    expect(changeOn(site)).toMatchObject({ moved: '2026-06-12', holiday: 'the weather' });
    const lines = pageAt(site, '/').notices?.map(({ text }) => text) ?? [];
    expect(lines.filter((text) => text.includes('weather'))).toEqual([]);
    expect(lines.length).toBeGreaterThan(0);
  });

  it('moves nothing in the calendar of a weekday when it is for one of the towns', () => {
    expect(changeOn(siteWith(['dunkirk']))).toBeUndefined();
  });
});
