// The lines for holiday weeks and single changes: their words, their dates, and the pages that have them.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { holidayNotices, siteCalendar } from '../../src/manifest/site/resolve/holiday-notices.ts';
import type { Manifest, ServiceDays } from '../../src/model/manifest.generated.ts';
import { es } from '../../src/model/words/es.ts';
import { translator } from '../../src/model/words/words.ts';
import { manifestText, pageAt, siteOf } from './real-manifest.ts';

const manifestWith = (days: Partial<ServiceDays>) =>
  ({
    site: { time_zone: 'America/New_York' },
    service_days: {
      visit: 'pickup',
      days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
      holidays: [{ name: 'Thanksgiving', when: 'Thanksgiving' }],
      friday_moves_to: 'Saturday',
      ...days,
    },
  }) as Manifest;

const firstLine = (days: Partial<ServiceDays>, today = '2026-11-01', t = translator()) =>
  holidayNotices(manifestWith(days), today, t)[0]?.text;

describe('the line of a holiday week', () => {
  it('names the dates of its week, up to the last day with a change', () => {
    expect(firstLine({})).toBe(
      'Thanksgiving week, Nov 23–27: Thursday pickup is on Friday, Friday pickup on Saturday.',
    );
    const days: ServiceDays['days'] = ['Friday', 'Saturday'];
    expect(firstLine({ days, holiday_effect: 'later_days' })).toMatch(
      /^Thanksgiving week, Nov 23–28: /,
    );
  });

  it('names both months of a week over their end', () => {
    const holidays = [{ name: 'New Year’s Day', when: 'January 1' }];
    expect(firstLine({ holidays })).toBe(
      'New Year’s Day week, Dec 28 – Jan 1: Friday pickup is on Thursday.',
    );
  });

  it('has its dates in the language of the page', () => {
    const holidays = [{ name: 'Acción de Gracias', when: 'Thanksgiving' }];
    expect(firstLine({ holidays, visit: 'recolección' }, '2026-11-01', translator(es))).toBe(
      'Semana de Acción de Gracias, 23–27 de nov: la recolección del jueves pasa al viernes, la del viernes, al sábado.',
    );
  });

  it('says that nobody comes', () => {
    expect(firstLine({ holiday_effect: 'no_visit' })).toBe(
      'Thanksgiving week, Nov 23–27: no Thursday pickup.',
    );
  });
});

describe('the line on the page of a town', () => {
  const linesOf = (days: string) => {
    const text = manifestText.replace(/( {4}slug: dunkirk\n)/, `$1    pickup_days: ${days}\n`);
    const { notices = [] } = pageAt(siteOf(text), '/residential-trash-pickup/ny/dunkirk/');
    return notices.map((notice) => notice.text).join('\n');
  };

  it('speaks of the town’s own days, and is there only in weeks that move one of them', () => {
    expect(linesOf('[Thursday]')).toMatch(
      /^Thanksgiving week, .*: Thursday pickup is on Friday\.$/m,
    );
    expect(linesOf('[Thursday]')).not.toMatch(/Monday|Tuesday|Wednesday/);
    expect(linesOf('[Monday]')).not.toContain('Thanksgiving');
  });
});

describe('the dates of holidays', () => {
  const changes = (days: Partial<ServiceDays>) =>
    siteCalendar(manifestWith(days), '2026-11-01')
      ?.dates.filter(({ date }) => date.startsWith('2026'))
      .map(({ change }) => change);

  it('say what each holiday does, also the second one of a week', () => {
    const holidays: ServiceDays['holidays'] = [
      { name: 'Thanksgiving', when: 'Thanksgiving', moves_to: 'Wednesday' },
      { name: 'the day after', when: 'Day after Thanksgiving', effect: 'no_visit' },
      { name: 'Christmas', when: 'Christmas', effect: 'nothing' },
    ];
    expect(changes({ holidays, holiday_effect: 'own_day' })).toEqual([
      'Thursday pickup is on Wednesday',
      'No Friday pickup',
      'No pickup moves',
    ]);
  });

  it('leave single changes of their week out', () => {
    const snow = { date: '2026-11-27', reason: 'the snow' };
    expect(changes({ changes: [snow] })).toEqual(['Thursday pickup is on Friday']);
  });
});

describe('a single change', () => {
  beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-01-27T12:00Z'), toFake: ['Date'] }));
  afterEach(() => vi.useRealTimers());

  const linesOn = (path: string, changes: string) =>
    pageAt(
      siteOf(
        manifestText.replace(
          'friday_moves_to: Saturday\n',
          `friday_moves_to: Saturday
  collections: [{ id: trash, name: Trash }]
  routes:
    - { id: a, name: Monday A, collections: [{ collection: trash, day: Monday }], towns: [salamanca] }
    - { id: b, name: Thursday B, collections: [{ collection: trash, day: Thursday }], towns: [collins] }
  changes: [${changes}]\n`,
        ),
      ),
      path,
    )
      .notices?.map(({ text }) => text)
      .filter((text) => !text.includes(' week, '));

  const MOVED = '{ date: 2026-01-29, to: 2026-01-30, reason: the snow }';
  const LINE = 'Friday, January 30 instead of Thursday, January 29, because of the snow.';

  it('for all is on every page with the holiday line', () => {
    expect(linesOn('/', MOVED)).toEqual([`Pickup: ${LINE}`]);
    expect(linesOn('/residential-trash-pickup/ny/salamanca/', MOVED)).toEqual([`Pickup: ${LINE}`]);
    expect(linesOn('/pay-bill/', MOVED)).toBeUndefined();
  });

  it('for a route or a town names it, and is on no other town’s page', () => {
    const route = MOVED.replace(' }', ', routes: [b] }');
    expect(linesOn('/', route)).toEqual([`Thursday B: ${LINE}`]);
    expect(linesOn('/residential-trash-pickup/ny/collins/', route)).toEqual([
      `Thursday B: ${LINE}`,
    ]);
    expect(linesOn('/rolloff-dumpsters/ny/collins/', route)).toEqual([`Thursday B: ${LINE}`]);
    expect(linesOn('/residential-trash-pickup/ny/salamanca/', route)).toEqual([]);
    const town = '{ date: 2026-01-26, to: 2026-01-28, reason: the flood, towns: [salamanca] }';
    expect(linesOn('/residential-trash-pickup/ny/salamanca/', town)).toEqual([
      'Salamanca: Wednesday, January 28 instead of Monday, January 26, because of the flood.',
    ]);
  });

  it('is gone once it is over', () => {
    expect(linesOn('/', '{ date: 2026-01-26, reason: the snow }')).toEqual([]);
  });
});
