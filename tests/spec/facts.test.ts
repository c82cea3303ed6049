// The facts and limits of the specification on the resolved site.
import { describe, expect, it } from 'vitest';
import { manifestText, pageAt, sectionOf, siteOf } from '../manifest/real-manifest.ts';

const site = siteOf(manifestText);
const page = (path: string) => pageAt(site, path);
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
  const specs = items.flatMap(({ id, size_label }) => {
    const container = containers[id];
    return container ? [{ size: size_label, ...container }] : [];
  });

  it('have the measurements and loads of each size', () => {
    const rows = specs.map(({ size, dimensions: { length, width, height }, capacity }) => [
      size,
      `${length}'x${width}'x${height}'`,
      capacity.replace(/ truck loads$/, ''),
    ]);
    expect(rows).toEqual([
      ['10 Yard', "12'x8'x3.5'", '3-4'],
      ['15 Yard', "16'x8'x4.5'", '5-6'],
      ['20 Yard', "20'x8'x4'", '6-8'],
      ['30 Yard', "20'x8'x6'", '9-12'],
    ]);
  });

  it('mark the 15 yard as popular', () => {
    expect(specs.filter(({ popular }) => popular).map(({ size }) => size)).toEqual(['15 Yard']);
  });
});

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

  it('have four questions', () => {
    expect(schedule.faqs).toHaveLength(4);
  });
});

describe('the billing questions', () => {
  const { items } = sectionOf(page('/pay-bill/'), 'faq');
  const answer = (id: string) => items.find((item) => item.id === id)?.answer ?? '';

  it('are six', () => {
    expect(items).toHaveLength(6);
  });

  it('say when bills are due, how to pay and how auto-pay is set up', () => {
    expect(answer('due-date')).toMatch(/typically due within 30 days/);
    expect(answer('ways-to-pay')).toMatch(/card online.*phone.*mail a check/);
    expect(answer('auto-pay')).toMatch(/set up by phone/);
  });
});

describe('the roll-off questions', () => {
  const { items } = sectionOf(page('/rolloff-dumpsters/'), 'faq');
  const answers = items.map(({ answer }) => answer).join(' ');

  it('tell the rental period, what the price includes and what is excluded', () => {
    expect(answers).toMatch(/standard rental period is 7 days/);
    expect(answers).toMatch(/extended rental fees/);
    expect(answers).toMatch(/prices include delivery, pickup and disposal/);
    expect(answers).toMatch(
      /Hazardous materials, liquids, tires, and appliances with refrigerants/,
    );
  });

  it('promise same-day delivery in most areas', () => {
    expect(answers).toMatch(/Same-day delivery is available in most areas/);
  });
});

describe('the claims of the copy', () => {
  const all = site.pages.map(({ page: { sections } }) => JSON.stringify(sections)).join(' ');

  it.each([
    ['honest pricing', /honest pricing/i],
    ['no hidden fees', /no hidden fees/i],
    ['no long-term contracts', /no long-term contracts/i],
    ['flexible rental periods without penalties', /rental periods are flexible[^.]*no penalties/i],
    ['one 96-gallon cart per home', /one 96-gallon cart per home/i],
  ])('include %s', (_claim, pattern) => {
    expect(all).toMatch(pattern);
  });

  it('name no price', () => {
    expect(all).not.toMatch(/\$\s?\d/);
  });
});

describe('the structured data', () => {
  const graph = (path: string) => page(path).structured_data?.['@graph'] ?? [];
  const business = (path: string) =>
    graph(path).find((node) => String(node['@type']).includes('LocalBusiness'));

  it('of every page carries the facts of the business', () => {
    for (const { page: any } of site.pages) {
      expect(business(any.path)).toMatchObject({
        name: 'Cattaraugus Valley Hauling',
        telephone: '+17165550142',
        email: 'office@cattaraugusvalleyhauling.example',
        foundingDate: '1995',
        priceRange: '$$',
        address: { addressLocality: 'Cattaraugus', addressRegion: 'NY', postalCode: '14719' },
        openingHoursSpecification: { opens: '07:00', closes: '17:00' },
        aggregateRating: { ratingValue: 3.9, reviewCount: 16 },
      });
      expect(business(any.path)).toHaveProperty('areaServed');
    }
  });

  it('of the home page has the office and the five towns with coordinates and three offers', () => {
    const json = JSON.stringify(graph('/'));
    expect(json.match(/"latitude"/g)).toHaveLength(6);
    expect(business('/')).toMatchObject({ hasOfferCatalog: { '@type': 'OfferCatalog' } });
    expect(json.match(/"@type":"Offer"/g)).toHaveLength(3);
    expect(json).toContain('"@type":"WebPage"');
  });
});
