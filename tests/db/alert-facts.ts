// Alerts of the office through supabase-js, whatever stores the data.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { alertTimes } from '../../src/manifest/site/resolve/notices.ts';
import type { TestDatabase } from '../support/database/lite.ts';

/** PostgreSQL's code for what is refused. */
const REFUSED = '42501';

const ZONE = 'America/New_York';

/** The date in the zone so many days from now, as the office writes it. */
const day = (later: number) =>
  new Date(Date.now() + later * 86_400_000).toLocaleDateString('en-CA', { timeZone: ZONE });

/** The minute in the zone so many minutes from now, as the office writes it. */
const minute = (later: number) =>
  new Date(Date.now() + later * 60_000).toLocaleString('sv-SE', { timeZone: ZONE }).slice(0, 16);

const STORM = { text: 'Pickup is a day late.', ends: day(0) };

/** States the facts for the database that `open` starts. */
export function alertFacts(open: () => Promise<TestDatabase>): void {
  describe('service_alerts', () => {
    let db: TestDatabase;
    beforeAll(async () => {
      db = await open();
    });
    afterAll(() => db?.close());
    beforeEach(() => db.owner.from('service_alerts').delete().neq('text', ''));

    const write = (row: object) => db.owner.from('service_alerts').insert({ ...STORM, ...row });
    const alerts = () => db.visitor.from('service_alerts');
    const seen = async () => {
      const { data, error } = await alerts().select('*');
      expect(error).toBeNull();
      return (data ?? []) as Record<string, unknown>[];
    };

    test('a visitor reads an alert on its last day, with its kind and all towns', async () => {
      expect((await write({})).error).toBeNull();
      expect(await seen()).toMatchObject([{ ...STORM, kind: 'news', towns: null, link: null }]);
    });

    test.each([
      ['before its first day', () => ({ starts: day(1), ends: day(2) }), 0],
      ['on its first day', () => ({ starts: day(0), ends: day(2) }), 1],
      ['after its last day', () => ({ ends: day(-1) }), 0],
      ['before its first minute', () => ({ starts: minute(2), ends: day(2) }), 0],
      ['after its first minute', () => ({ starts: minute(-1), ends: minute(2) }), 1],
      ['after its last minute', () => ({ ends: minute(0) }), 0],
    ])('%s a visitor sees it as the manifest’s', async (_, rowNow, count) => {
      expect((await write(rowNow())).error).toBeNull();
      expect(await seen()).toHaveLength(count);
    });

    test.each([
      ['2026-12-05', '2026-12-06'],
      ['2026-11-01', '2026-11-01'],
      ['2026-03-08', '2026-03-08 02:30'],
      ['2026-07-04 09:00', '2026-07-04 17:30'],
    ])('from %s until %s are the same moments as in the manifest', async (starts, ends) => {
      expect((await write({ starts, ends })).error).toBeNull();
      const { data } = await db.owner.from('service_alerts').select('starts_at, ends_at').single();
      const { from, until } = alertTimes({ from: starts, until: ends }, ZONE);
      expect([Date.parse(data?.starts_at), Date.parse(data?.ends_at)]).toEqual([from, until]);
    });

    test.each([
      ['text', { text: ' ' }],
      ['long text', { text: 'x'.repeat(201) }],
      ['kind', { kind: 'holiday' }],
      ['end in words', { ends: 'tomorrow' }],
      ['end with seconds', { ends: '2099-12-31 12:00:00' }],
      ['start in words', { starts: 'now' }],
      ['end before the start', { starts: '2099-12-31', ends: '2099-12-30' }],
      ['town with capitals', { towns: ['Dunkirk'] }],
      ['town that is nothing', { towns: [null, 'dunkirk'] }],
      ['town, one of thousands', { towns: Array.from({ length: 1001 }, (_, at) => `t${at}`) }],
      ['link that is script', { link: 'javascript:alert(1)', link_label: 'x' }],
      ['link to another host', { link: '//elsewhere.example/', link_label: 'x' }],
      ['link with a backslash', { link: '/\\elsewhere.example/', link_label: 'x' }],
      ['link without encryption', { link: 'http://elsewhere.example/', link_label: 'x' }],
      ['link without a label', { link: '/about/' }],
      ['label without a link', { link_label: 'More' }],
      ['long link', { link: `/${'x'.repeat(500)}`, link_label: 'x' }],
      ['long label', { link: '/about/', link_label: 'x'.repeat(61) }],
      ['new day without the usual one', { moves_to: '2099-01-30' }],
      ['change to the same day', { moves_from: '2099-01-29', moves_to: '2099-01-29' }],
      ['routes of no change', { routes: ['north'] }],
      ['route with capitals', { moves_from: '2099-01-29', routes: ['North'] }],
    ])('the owner’s wrong %s breaks a check', async (_, row) => {
      expect((await write(row)).error?.message).toContain('violates check constraint');
    });

    test('an alert has an end, and no day that does not exist', async () => {
      expect((await write({ ends: null })).error?.message).toContain('null value in column "ends"');
      expect((await write({ ends: '2027-02-30' })).error?.message).toContain('out of range');
    });

    test.each([
      { towns: ['dunkirk', 'little-valley'] },
      { towns: [] },
      { link: '/about/#holiday-schedule', link_label: 'Holiday schedule' },
      { link: 'https://www.weather.example/ny?x=1', link_label: 'Forecast' },
      { kind: 'weather', text: 'x'.repeat(200) },
      { moves_from: '2099-01-29', moves_to: '2099-01-30', routes: ['north-a', 'south'] },
      { moves_from: '2099-01-29', towns: ['dunkirk'] },
    ])('%o may be written', async (row) => {
      expect((await write(row)).error).toBeNull();
      expect(await seen()).toMatchObject([row]);
    });

    test('a visitor writes, changes and deletes nothing', async () => {
      await write({});
      const attempts = [
        await alerts().insert({ ...STORM, text: 'Hacked' }),
        await alerts().update({ text: 'Hacked' }).eq('kind', 'news'),
        await alerts().delete().eq('kind', 'news'),
      ];
      expect(attempts.map(({ error }) => error?.code)).toEqual([REFUSED, REFUSED, REFUSED]);
      expect(await seen()).toMatchObject([STORM]);
    });
  });
}
