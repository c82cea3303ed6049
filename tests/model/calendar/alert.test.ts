// A row of the database becomes an alert, or nothing.
import { describe, expect, it } from 'vitest';
import { townNames } from '../../../src/model/calendar/alert.ts';
import { applyAlerts } from '../../../src/model/calendar/alert-changes.ts';
import type { SentVisit } from '../../../src/model/calendar/route-files.ts';
import { readAlert } from '../../../src/model/calendar/stored-alert.ts';
import type { SectionOf } from '../../../src/model/site.ts';

const ROW = {
  id: '1b4e28ba-2fa1-11d2-883f-0016d3cca427',
  text: 'Snow has closed Route 39.',
  kind: 'weather',
  towns: null,
  link: null,
  link_label: null,
  ends_at: '2026-12-07T05:00:00+00:00',
};
const NOTICE = {
  id: `${ROW.id} ${ROW.text}`,
  kind: 'weather',
  text: ROW.text,
  from: 0,
  until: Date.UTC(2026, 11, 7, 5),
};

const withLink = (link: string) => readAlert({ ...ROW, link, link_label: 'More' })?.notice.link;

describe('a row of the table service_alerts', () => {
  it('is an alert for all pages, or for its towns', () => {
    expect(readAlert(ROW)).toEqual({ notice: NOTICE });
    expect(readAlert({ ...ROW, towns: [] })).toEqual({ notice: NOTICE });
    expect(readAlert({ ...ROW, towns: ['dunkirk'] })).toEqual({
      notice: NOTICE,
      towns: ['dunkirk'],
    });
  });

  it('may move or cancel a day, and says so', () => {
    const moving = { ...ROW, moves_from: '2026-01-29', moves_to: '2026-01-30', routes: ['north'] };
    expect(readAlert(moving)).toMatchObject({
      notice: { text: 'Snow has closed Route 39. (Thursday, January 29 → Friday, January 30)' },
      change: { date: '2026-01-29', to: '2026-01-30', routes: ['north'] },
    });
    const cancelled = readAlert({ ...ROW, moves_from: '2026-01-29', moves_to: null, routes: null });
    expect(cancelled?.notice.text).toBe(
      'Snow has closed Route 39. (Thursday, January 29: cancelled)',
    );
    expect(cancelled?.change).toEqual({ date: '2026-01-29' });
  });

  it('is news without a known kind', () => {
    expect(readAlert({ ...ROW, kind: 'holiday' })?.notice.kind).toBe('news');
  });

  it.each([
    null,
    'text',
    {},
    { ...ROW, text: ' ' },
    { ...ROW, text: 7 },
    { ...ROW, ends_at: null },
  ])('is nothing when it is %o', (row) => {
    expect(readAlert(row)).toBeUndefined();
  });

  it.each(['/about/', '/', '/about/#holiday-schedule', 'https://weather.example/ny'])(
    'may lead to %s',
    (link) => {
      expect(withLink(link)).toEqual({ label: 'More', to: link });
    },
  );

  it.each(['javascript:alert(1)', '//x.example/', '/\\x.example/', 'http://x.example/', 'about/'])(
    'does not lead to %s',
    (link) => {
      expect(withLink(link)).toBeUndefined();
    },
  );
});

describe('the visits of a route', () => {
  const route = { id: 'north', towns: ['dunkirk'] };
  const visits: SentVisit[] = [
    '2026-01-22',
    { usual: '2026-01-29', date: '2026-01-29', moved: '2026-01-28', holiday: 'A holiday' },
  ];
  const visitAfter = (row: object) => {
    const alert = readAlert({ ...ROW, moves_from: '2026-01-29', ...row });
    return applyAlerts(visits, alert ? [alert] : [], route)[1];
  };

  it.each<[string, object]>([
    ['all', {}],
    ['its towns', { towns: ['dunkirk', 'gowanda'] }],
    ['the route', { routes: ['north'] }],
  ])('are moved by an alert for %s, before anything that the build knew', (_, row) => {
    const [usual, moved] = ['2026-01-29', '2026-01-30'];
    const visit = { usual, date: usual, holiday: 'the weather', single: true };
    expect(visitAfter({ ...row, moves_to: moved })).toEqual({ ...visit, moved });
    expect(visitAfter(row)).toEqual({ ...visit, cancelled: true });
  });

  it.each<[string, object]>([
    ['for other towns', { towns: ['gowanda'] }],
    ['for another route', { routes: ['south'] }],
    ['for another route, on the pages of its town', { routes: ['south'], towns: ['dunkirk'] }],
    ['about another day', { moves_from: '2026-02-05' }],
    ['that moves nothing', { moves_from: null }],
  ])('stay with an alert %s', (_, row) => {
    expect(visitAfter(row)).toBe(visits[1]);
  });
});

it("a town has the name of the page's lists, else the one of its slug", () => {
  const links = [{ service: 'rolloff', label: 'Roll-off', to: '/rolloff/ny/western-ny/' }];
  const items = [{ name: 'Western NY', place: 'Western NY', links }];
  const nameOf = townNames({ sections: [{ type: 'towns', items } as SectionOf<'towns'>] });
  expect(['western-ny', 'ny', 'little-valley'].map(nameOf)).toEqual([
    'Western NY',
    'Ny',
    'Little Valley',
  ]);
});
