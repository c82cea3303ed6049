// The facts and limits of the specification on the resolved site.
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { weekdayOf } from '../../src/model/calendar/day.ts';
import { movedInWeek, serviceRules } from '../../src/model/calendar/service-days.ts';
import type { ServiceDays } from '../../src/model/manifest.generated.ts';
import { manifestText, sectionOf } from '../manifest/real-manifest.ts';
import { page, site, words } from './in-words.ts';

const { company, hours } = site.facts;

describe('the company', () => {
  it('is in Cattaraugus, NY 14719, since 1995', () => {
    expect(company.address).toMatchObject({ city: 'Cattaraugus', state: 'NY', zip: '14719' });
    expect(company.founded).toBe(1995);
  });

  it('has its office hours', () => {
    expect(company.hours).toEqual([
      { from: 'Monday', to: 'Friday', opens: '07:00', closes: '17:00' },
    ]);
    expect(hours).toEqual([
      { days: 'Monday to Friday', times: '7:00 AM to 5:00 PM' },
      { days: 'Saturday and Sunday' },
    ]);
  });

  it('is rated 3.9 from 16 reviews in the price range $$', () => {
    expect(company.rating).toEqual({ value: 3.9, count: 16 });
    expect(company.price_range).toBe('$$');
  });
});

describe('the container specs', () => {
  const { items, containers } = sectionOf(page('/rolloff-dumpsters/'), 'size-finder');

  it('have the measurements and loads of each size, and the 15 yard is popular', () => {
    const rows = items.map(({ id, size_label }) => {
      const { dimensions, capacity, popular } = containers[id] ?? {};
      const { length, width, height } = dimensions ?? {};
      return `${size_label} ${length}'x${width}'x${height}' ${capacity}${popular ? ', popular' : ''}`;
    });
    expect(rows).toEqual([
      "10 Yard 12'x8'x3.5' 3-4 truck loads",
      "15 Yard 16'x8'x4.5' 5-6 truck loads, popular",
      "20 Yard 20'x8'x4' 6-8 truck loads",
      "30 Yard 20'x8'x6' 9-12 truck loads",
    ]);
  });
});

const { service_days } = parse(manifestText) as { service_days: ServiceDays };
const weekOf = (monday: string) => movedInWeek(serviceRules(service_days), monday);

describe('the holidays', () => {
  const schedule = sectionOf(page('/about/'), 'holiday-schedule');

  it('are six', () => {
    expect(schedule.holidays.map(({ name }) => name)).toEqual([
      'New Year’s Day',
      'Memorial Day',
      'Independence Day',
      'Labor Day',
      'Thanksgiving',
      'Christmas',
    ]);
  });

  it('move pickup as the rule says, for residential and commercial alike', () => {
    const rule = schedule.rule.join(' ');
    expect(rule).toMatch(/on or before your pickup day, pickup that week moves back one day/);
    expect(rule).toMatch(/Friday holiday moves pickup to Thursday/);
    expect(rule).toMatch(/residential and commercial customers alike/);
  });

  it.each([
    ['a Thursday holiday', '2026-11-23', 'Thursday>Friday Friday>Saturday'],
    [
      'a Monday holiday',
      '2026-09-07',
      'Monday>Tuesday Tuesday>Wednesday Wednesday>Thursday Thursday>Friday Friday>Saturday',
    ],
    ['a Friday holiday', '2026-12-21', 'Friday>Thursday'],
    ['a Saturday holiday', '2026-06-29', ''],
    ['a Sunday holiday', '2027-06-28', ''],
    ['the week after a Sunday holiday', '2027-07-05', ''],
  ])('serve each customer on the day of the rule: %s', (_, monday, days) => {
    expect(
      weekOf(monday)
        .map((day) => `${weekdayOf(day.usual)}>${day.moved && weekdayOf(day.moved)}`)
        .join(' '),
    ).toBe(days);
  });

  it('never have a customer call to learn the day', () => {
    const all = site.pages.map(({ path }) => words(path)).join(' ');
    expect(all + JSON.stringify(site.pages.map(({ page: { notices } }) => notices))).not.toMatch(
      /call us (about|for)|pickup call us/i,
    );
    expect(all).not.toMatch(/one (simple )?rule for/i);
  });

  it('have four questions', () => {
    expect(schedule.faqs).toHaveLength(4);
  });
});

describe('the six billing questions', () => {
  const { items } = sectionOf(page('/pay-bill/'), 'faq');

  it.each([
    ['due-date', /typically due within 30 days/],
    ['ways-to-pay', /card online.*phone.*mail a check/],
    ['auto-pay', /set up by phone/],
  ])('say of %s: %s', (id, answer) => {
    expect(items).toHaveLength(6);
    expect(items.find((item) => item.id === id)?.answer).toMatch(answer);
  });
});

it.each([
  /standard rental period is 7 days/,
  /extended rental fees/,
  /prices include delivery, pickup and disposal/,
  /Hazardous materials, liquids, tires, and appliances with refrigerants/,
  /Same-day delivery is available in most areas/,
])('the roll-off questions say %s', (answer) => {
  const { items } = sectionOf(page('/rolloff-dumpsters/'), 'faq');
  expect(items.map((item) => item.answer).join(' ')).toMatch(answer);
});

describe('the claims of the copy', () => {
  const all = site.pages.map(({ path }) => words(path)).join(' ');

  it.each([
    /honest pricing/i,
    /no hidden fees/i,
    /no long-term contracts/i,
    /rental periods are flexible[^.]*no penalties/i,
    /one 96-gallon cart per home/i,
  ])('include %s', (claim) => {
    expect(all).toMatch(claim);
  });

  it('name no price', () => {
    expect(all).not.toMatch(/\$\s?\d/);
  });
});
