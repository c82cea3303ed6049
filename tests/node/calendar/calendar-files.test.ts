// The files about routes beside the calendars: what the app fetches, and pages for people without script.
import { describe, expect, it } from 'vitest';
import { inlineContent } from '../../../src/node/hosts/content-policy.ts';
import { filesOf, WEEKDAYS_ONLY, WITH_ROUTES } from './routes.ts';

const files = filesOf(WITH_ROUTES);
const jsonAt = (path: string) => JSON.parse(files.get(path) ?? '');
/** What a reader without style has of a page. */
const plain = (path: string) =>
  (files.get(path) ?? '').replace(/<style>[^<]*<\/style>/, '').replace(/<[^>]+>/g, '');

describe('what the app fetches', () => {
  it('is the coming visits of a route, each on its usual day or with what became of it', () => {
    const { name, collections } = jsonAt('/calendar/friday-a.json');
    expect(name).toBe('Friday A');
    const [trash, , leaves] = collections;
    expect(trash).toMatchObject({ name: 'Trash', when: 'every Friday' });
    expect(trash.visits.slice(0, 6)).toMatchObject([
      '2026-11-20',
      { usual: '2026-11-27', date: '2026-11-26', holiday: 'Thanksgiving' },
      '2026-12-04',
      { usual: '2026-12-11', moved: '2026-12-14', holiday: 'the snowstorm' },
      { usual: '2026-12-18', cancelled: true, holiday: 'the flood' },
      { usual: '2026-12-25', moved: '2026-12-24', holiday: 'Christmas' },
    ]);
    expect(leaves.when).toBe('every Thursday, October 1 to January 31');
  });

  it('is where routes go, in the order of the towns', () => {
    expect(jsonAt('/calendar/places.json')).toEqual({
      routes: { 'friday-a': 'Friday A', 'friday-b': 'Friday B' },
      towns: [
        { slug: 'dunkirk', name: 'Dunkirk', whole: ['friday-b'], hasStreets: false },
        { slug: 'salamanca', name: 'Salamanca', whole: [], hasStreets: true },
      ],
      zips: { '14779': ['friday-b'] },
    });
  });

  it('is the streets of a town by their routes', () => {
    expect(jsonAt('/calendar/streets/salamanca.json')).toEqual({
      'friday-a': ['Broad Street', 'Main Street, 1-99, odd'],
      'friday-b': ['Elm Street, 2-8', 'Main Street, 100-'],
    });
    expect(files.has('/calendar/streets/dunkirk.json')).toBe(false);
  });

  it('is only the days, where a business has no routes', () => {
    expect([...filesOf(WEEKDAYS_ONLY).keys()]).toEqual([
      ...['thursday', 'friday'].flatMap((day) =>
        ['ics', 'html', 'json'].map((type) => `/calendar/${day}.${type}`),
      ),
      '/calendar/sheet.html',
    ]);
  });
});

describe('the sheet of a route', () => {
  const sheet = plain('/calendar/friday-a.html');

  it('explains a letter for each collection, none of them twice', () => {
    expect(sheet).toContain(
      [
        'T Trash: every Friday',
        'P Paper; cans, “Müller \\ Söhne”: every other Friday',
        'L Leaves: every Thursday, October 1 to January 31',
        'B Bulk: the first Tuesday of the month',
        'I Tires',
      ].join('\n'),
    );
  });

  it('has twelve months from the month of the build on', () => {
    const months = [...(files.get('/calendar/friday-a.html') ?? '').matchAll(/<caption>(.*?)</g)];
    expect(months.map(([, month]) => month)).toHaveLength(12);
    expect([months[0]?.[1], months[11]?.[1]]).toEqual(['November 2026', 'October 2027']);
  });

  it('marks the days, and moved ones with a star', () => {
    const html = files.get('/calendar/friday-a.html') ?? '';
    const day = (month: string, date: number) =>
      html
        .split(`<caption>${month}`)[1]
        ?.match(new RegExp(`<td>${date}\\b(.*?)(?=<td|\\n)`))?.[1]
        ?.replace(/<[^>]+>/g, '')
        .trim();
    expect(day('December 2026', 4)).toBe('T');
    expect(day('December 2026', 18)).toBe('');
    expect(day('December 2026', 24)).toBe('T* P* L');
    expect(day('December 2026', 25)).toBe('');
    expect(day('January 2027', 5)).toBe('B');
  });

  it('lists what moves, once and in order', () => {
    expect(sheet.split('Changed days')[1]?.trim().split('\n')).toEqual([
      'Friday, November 27 instead of Thursday, November 26, because of Thanksgiving',
      'Call us about Friday, November 27, because of Thanksgiving',
      'Monday, December 14 instead of Friday, December 11, because of the snowstorm',
      expect.stringMatching(/Friday, December 18, because of the flood$/),
      'Thursday, December 24 instead of Friday, December 25, because of Christmas',
      'Thursday, December 31 instead of Friday, January 1, because of New Year’s Day',
    ]);
  });
});

it('the list of a town has its streets in order, each with its route', () => {
  const list = plain('/calendar/streets/salamanca.html').trim().split('\n').slice(-4);
  expect(list).toEqual([
    'Broad Street: Friday A',
    'Elm Street, 2-8: Friday B',
    'Main Street, 1-99, odd: Friday A',
    'Main Street, 100-: Friday B',
  ]);
  expect(files.get('/calendar/streets/dunkirk.html')).toContain(
    '<p>All streets: <a href="/calendar/friday-b.html">Friday B</a></p>',
  );
});

it('every sheet has the mark and the name of the company, in the color and the font of the site', () => {
  const sheets = [...files].filter(([path]) => path.endsWith('.html'));
  for (const [, html] of sheets) {
    expect(html).toContain('<style>:root{--brand:#123456}</style>');
    expect(html).toMatch(/h1[^}]*\{font-family:var\(--font-display\);color:var\(--brand\)/);
    expect(html).toMatch(/<header><img src="\/[^"]+" alt="" [^>]*><h1>[^<]+<\/h1><\/header>/);
  }
});

it('all pages are left out of search engines, and need one hash in the content policy beside the theme’s', () => {
  const pages = [...files].filter(([path]) => path.endsWith('.html')).map(([, text]) => text);
  expect(pages).toHaveLength(5);
  expect(pages.every((text) => text.includes('<meta name="robots" content="noindex">'))).toBe(true);
  expect(new Set(pages.flatMap((text) => inlineContent(text).styles)).size).toBe(2);
});

it('a route whose dates are all over has a sheet, and neither an empty calendar nor a link to it', () => {
  const { days, holidays, visit } = WEEKDAYS_ONLY;
  const past = filesOf({
    days,
    holidays,
    visit,
    collections: [{ id: 'tires', name: 'Tires', dates: ['2024-05-04'] }],
    routes: [
      { id: 'old', name: 'Old', collections: [{ collection: 'tires' }], towns: ['dunkirk'] },
    ],
  });
  expect([...past.keys()]).toContain('/calendar/old.html');
  expect([...past.keys()]).not.toContain('/calendar/old.ics');
  expect(past.get('/calendar/old.html')).not.toContain('old.ics');
});

it('the sheet of holidays has a day for each customer in every row', () => {
  const rows = (
    filesOf({ ...WEEKDAYS_ONLY, friday_moves_to: 'Saturday' }).get('/calendar/sheet.html') ?? ''
  )
    .split(/<tr>|<\/table>/)
    .map((row) =>
      row
        .replace(/<br>/g, ' ')
        .replace(/<td>/g, '|')
        .replace(/<[^>]+>/g, '')
        .trim(),
    );
  expect(rows).toContain('Thanksgiving Thursday, November 26|Fri 27|Sat 28');
  expect(rows).toContain('Christmas Friday, December 25|Thu 24|Thu 24');
});
