// The office hours of the manifest, in the forms for visitors and for search engines.
import { describe, expect, it } from 'vitest';
import {
  closureHours,
  closureLines,
  hoursLines,
  hoursPlaceholders,
} from '../../../src/manifest/site/office-hours.ts';
import type { Closure, OpenHours } from '../../../src/model/manifest.generated.ts';
import { english } from '../../../src/model/words/words.ts';
import { errorsOf, manifestText, siteOf } from '../real-manifest.ts';

type Entry = [from: string, to: string | undefined, opens: string, closes: string];

const hours = (entries: Entry[]) =>
  entries.map(([from, to, opens, closes]) => ({
    from,
    ...(to && { to }),
    opens,
    closes,
  })) as OpenHours[];

const WEEK: Entry = ['Monday', 'Friday', '07:00', '17:00'];

describe('office hours in words', () => {
  it.each<[string, Entry[], string]>([
    ['weekdays', [WEEK], 'Monday to Friday 7:00 AM to 5:00 PM, Saturday and Sunday closed'],
    [
      'with Saturday',
      [WEEK, ['Saturday', undefined, '08:00', '12:00']],
      'Monday to Friday 7:00 AM to 5:00 PM, Saturday 8:00 AM to 12:00 PM, Sunday closed',
    ],
    [
      'with a shorter Friday',
      [
        ['Monday', 'Thursday', '07:30', '17:00'],
        ['Friday', undefined, '07:30', '12:30'],
      ],
      'Monday to Thursday 7:30 AM to 5:00 PM, Friday 7:30 AM to 12:30 PM, Saturday and Sunday closed',
    ],
    [
      'with a break, in whatever order',
      [
        ['Monday', 'Friday', '13:00', '17:00'],
        ['Monday', 'Friday', '08:00', '12:00'],
      ],
      'Monday to Friday 8:00 AM to 12:00 PM and 1:00 PM to 5:00 PM, Saturday and Sunday closed',
    ],
    ['around the clock', [['Monday', 'Sunday', '00:00', '23:59']], 'Monday to Sunday 24 hours'],
    [
      'two days apart',
      [
        ['Tuesday', undefined, '09:00', '17:00'],
        ['Thursday', undefined, '09:00', '17:00'],
      ],
      'Monday closed, Tuesday 9:00 AM to 5:00 PM, Wednesday closed, Thursday 9:00 AM to 5:00 PM, Friday to Sunday closed',
    ],
    [
      'entries that together have the same times',
      [WEEK, ['Saturday', 'Sunday', '07:00', '17:00']],
      'Monday to Sunday 7:00 AM to 5:00 PM',
    ],
  ])('%s', (_, entries, words) => {
    expect(hoursPlaceholders(hours(entries)).hours).toBe(words);
  });

  it('are by appointment, with times or without', () => {
    const entries: OpenHours[] = [
      ...hours([WEEK]),
      { from: 'Saturday', opens: '09:00', closes: '12:00', by_appointment: true },
      { from: 'Sunday', by_appointment: true },
    ];
    expect(hoursPlaceholders(entries).hours).toBe(
      'Monday to Friday 7:00 AM to 5:00 PM, Saturday 9:00 AM to 12:00 PM by appointment, Sunday by appointment',
    );
    const evening: OpenHours = { from: 'Monday', by_appointment: true };
    expect(hoursLines([evening, ...hours([WEEK])])[0]).toEqual({
      days: 'Monday',
      times: '7:00 AM to 5:00 PM and by appointment',
    });
  });

  it('are lines of days, of which closed ones have no times', () => {
    expect(hoursLines(hours([WEEK]))).toEqual([
      { days: 'Monday to Friday', times: '7:00 AM to 5:00 PM' },
      { days: 'Saturday and Sunday' },
    ]);
  });

  it('name the weekdays’ times with the days that differ', () => {
    expect(hoursPlaceholders(hours([WEEK]))).toMatchObject({
      hours_weekdays: '7:00 AM to 5:00 PM',
      hours_weekend: 'Saturday and Sunday closed',
    });
    const weekdays = (...entries: Entry[]) => hoursPlaceholders(hours(entries)).hours_weekdays;
    const short: Entry = ['Monday', 'Thursday', '07:00', '17:00'];
    expect(weekdays(short)).toBe('7:00 AM to 5:00 PM (Friday closed)');
    expect(weekdays(short, ['Friday', undefined, '07:00', '15:00'])).toBe(
      '7:00 AM to 5:00 PM (Friday 7:00 AM to 3:00 PM)',
    );
    expect(weekdays(['Saturday', undefined, '07:00', '17:00'])).toBe('closed');
    expect(hoursPlaceholders()).toEqual({});
  });
});

describe('closures', () => {
  const reason = 'Winter break';

  it.each<[string, Omit<Closure, 'reason'>, string, string[]]>([
    [
      'a week over New Year, with its years',
      { from: '2026-12-24', to: '2027-01-02' },
      '2026-11-27',
      ['Winter break, December 24, 2026 to January 2, 2027'],
    ],
    [
      'a week of one year',
      { from: '2027-07-05', to: '2027-07-09' },
      '2027-07-09',
      ['Winter break, July 5, 2027 to July 9, 2027'],
    ],
    ['one day', { from: '2027-07-05' }, '2026-11-27', ['Winter break, July 5, 2027']],
    ['none that is over', { from: '2027-07-05', to: '2027-07-09' }, '2027-07-10', []],
    ['none of a later decade', { from: '2033-07-05' }, '2026-11-27', []],
    [
      'a season of each year',
      { from: 'January 15', to: 'March 15' },
      '2026-03-16',
      ['Winter break, January 15 to March 15'],
    ],
  ])('list %s', (_, closure, today, lines) => {
    const shown = closureLines([{ ...closure, reason }], today, english);
    expect(shown).toEqual(lines.map((days) => ({ days, times: 'closed' })));
  });

  it('of each year to February 29 end on the last day of February', () => {
    const spans = closureHours([{ from: 'January 15', to: 'February 29', reason }], '2027-01-01');
    expect(spans.map(({ validThrough }) => validThrough)).toEqual(['2027-02-28', '2028-02-29']);
  });

  it('of each year that go over New Year are those of the winter that it is', () => {
    const closure = { from: 'December 20', to: 'January 5', reason };
    const spans = (today: string) =>
      closureHours([closure], today).map(
        ({ validFrom, validThrough }) => `${validFrom} to ${validThrough}`,
      );
    const later = ['2027-12-20 to 2028-01-05', '2028-12-20 to 2029-01-05'];
    expect(spans('2027-01-05')).toEqual(['2026-12-20 to 2027-01-05', ...later]);
    expect(spans('2027-01-06')).toEqual(later);
  });
});

/** The manifest with these lines as its hours. */
const withHours = (lines: string) =>
  manifestText.replace(/( {2}hours:\n)(?: {4}.*\n)+/, (_, key) => `${key}${lines}`);

const SATURDAY = `    - from: Monday
      to: Friday
      opens: "07:00"
      closes: "17:00"
    - from: Saturday
      opens: "08:00"
      closes: "12:00"
`;

describe('Saturday hours in the manifest', () => {
  const site = siteOf(withHours(SATURDAY));

  it('are a line of every page', () => {
    expect(site.facts.hours.map(({ days, times }) => `${days}: ${times}`)).toEqual([
      'Monday to Friday: 7:00 AM to 5:00 PM',
      'Saturday: 8:00 AM to 12:00 PM',
      'Sunday: undefined',
    ]);
  });

  it('are told to search engines, one specification for each entry', () => {
    const [business] = site.pages[0]?.page.structured_data?.['@graph'] ?? [];
    expect(business?.openingHoursSpecification).toMatchObject([
      { dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'], opens: '07:00' },
      { dayOfWeek: ['Saturday'], opens: '08:00', closes: '12:00' },
    ]);
  });
});

it('hours without times are for appointments only', () => {
  const monday = '    - from: Monday\n      by_appointment: true\n';
  expect(errorsOf(withHours(monday))).toEqual([]);
  const [open] = errorsOf(withHours(monday.replace('true', 'false')));
  expect(open?.code).toBe('missing-key');
  const [business] = siteOf(withHours(monday)).pages[0]?.page.structured_data?.['@graph'] ?? [];
  expect(business).not.toHaveProperty('openingHoursSpecification');
});

it('a text with the weekdays’ hours stays when Friday gets its own', () => {
  expect(errorsOf(withHours(SATURDAY.replace('to: Friday', 'to: Thursday')))).toEqual([]);
});

it.each([
  ['hours that end before they begin', '      closes: "17:00"', '      closes: "06:00"'],
  ['days from a later to an earlier one', '    - from: Monday', '    - from: Sunday'],
  ['two hours at once', '    - from: Saturday', '    - from: Friday'],
])('%s are refused at their line', (_, right, wrong) => {
  const text = withHours(SATURDAY.replace(right, wrong));
  const [diagnostic] = errorsOf(text).filter(({ code }) => code !== 'absent-fact');
  expect(diagnostic?.pointer.slice(0, 2)).toEqual(['company', 'hours']);
  const line = text.split('\n')[(diagnostic?.line ?? 0) - 1] ?? '';
  expect(line).toMatch(/^ {6}(closes|to|opens):/);
});
