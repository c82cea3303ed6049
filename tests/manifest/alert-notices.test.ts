// Alerts become notices of the pages that they are for, between the midnights of the business.
import { describe, expect, it } from 'vitest';
import { alertNotices, alertTimes } from '../../src/manifest/site/resolve/notices.ts';
import { alertsOf } from '../../src/model/calendar/alert.ts';
import type { Manifest, ServiceAlert } from '../../src/model/manifest.generated.ts';

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
