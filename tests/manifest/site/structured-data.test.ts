// How the structured data follows the manifest: services, towns and questions that come and go, and texts that could break it.
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { holidayHours } from '../../../src/manifest/site/office-hours.ts';
import type { Manifest } from '../../../src/model/manifest.generated.ts';
import type { Site } from '../../../src/model/site.ts';
import {
  follow,
  type GraphNode,
  nodeOf,
  nodesOf,
  readGraph,
  references,
} from '../../support/sites/json-ld.ts';
import { type Edit, edited, manifestText, pageAt, sectionOf, siteOf } from '../real-manifest.ts';

const site = siteOf(manifestText);

/** The site after changes of the manifest. */
const changedBy = (...edits: Edit[]): Site => siteOf(edited(edits).text);

function graphAt(path: string, from = site): GraphNode[] {
  return readGraph(JSON.stringify(pageAt(from, path).structured_data));
}

describe('the services', () => {
  test('are the pages that sell something, under the names that the pages have', () => {
    const renamed = changedBy({
      find: ['- path: /commercial-dumpsters/', 'label: Commercial Dumpsters'],
      write: 'label: Front-Load Service',
    });
    expect(nodesOf(graphAt('/about/', renamed), 'Service').map(({ name }) => name)).toEqual([
      'Residential Trash Pickup',
      'Front-Load Service',
      'Roll-Off Dumpsters',
    ]);
  });

  test('are not offered without a page', () => {
    const fewer = changedBy({ find: ['- id: commercial', 'page: /commercial-dumpsters/'] });
    const offered = nodesOf(graphAt('/', fewer), 'Service').map(({ url }) => url);
    expect(offered.map((url) => new URL(String(url)).pathname)).toEqual([
      '/residential-trash-pickup/',
      '/rolloff-dumpsters/',
    ]);
    const catalog = nodeOf(graphAt('/', fewer), 'LocalBusiness').hasOfferCatalog;
    expect(references(catalog)).toHaveLength(2);
  });
});

describe('the towns', () => {
  const hidden = changedBy({
    find: ['- id: collins', 'is_active: true'],
    write: 'is_active: false',
  });

  test('leave the home page’s data when they are hidden', () => {
    const names = nodesOf(graphAt('/', hidden), 'City').map(({ name }) => name);
    expect(names).toEqual(['Dunkirk', 'Salamanca']);
  });

  test('lie in their county, and the region spans its counties', () => {
    const graph = graphAt('/');
    const countiesOf = (name: string, property: string) => {
      const node = graph.find((place) => place.name === name);
      return follow(graph, node?.[property]).map((county) => county.name);
    };
    expect(countiesOf('Collins', 'containedInPlace')).toEqual(['Erie County, NY']);
    expect(countiesOf('Western NY', 'containsPlace')).toContain('Chautauqua County, NY');
  });
});

test('no page lists its questions for search engines, which show none of them', () => {
  const types = site.pages.flatMap(({ page }) =>
    (page.structured_data?.['@graph'] ?? []).map((node) => node['@type']),
  );
  expect(types).not.toContain('FAQPage');
});

test('the business has its place and its profiles where the manifest names them', () => {
  const profile = 'https://maps.example.test/hauling';
  const other = changedBy({
    find: ['company:', 'founded: 1995'],
    write: `founded: 1995\nprofiles: [${profile}]`,
  });
  const [node] = nodesOf(graphAt('/', other), 'Organization');
  expect(node).toMatchObject({
    geo: { '@type': 'GeoCoordinates', latitude: 42.3301, longitude: -78.8678 },
    sameAs: [profile],
  });
  const placeless = changedBy(
    { find: ['company:', 'coordinates:'] },
    { find: ['company:', 'latitude: …'] },
    { find: ['company:', 'longitude: …'] },
  );
  const [bare] = nodesOf(graphAt('/', placeless), 'Organization');
  expect(bare).not.toHaveProperty('geo');
  expect(bare).not.toHaveProperty('sameAs');
});

describe('holidays on which the office is closed', () => {
  const closing = (name: string) => ({
    find: ['service_days:', `- name: ${name}`, 'when: …'],
    write: `when: ${name === 'Christmas' ? 'December 25' : 'Fourth Thursday in November'}\noffice_closed: true`,
  });
  const closed = changedBy(closing('Thanksgiving'), closing('Christmas'));
  const days = (path: string, from: Site) =>
    nodeOf(graphAt(path, from), 'LocalBusiness').specialOpeningHoursSpecification;

  test('are told on the page that shows them, and on no other', () => {
    expect(days('/about/', closed)).toContainEqual({
      '@type': 'OpeningHoursSpecification',
      opens: '00:00',
      closes: '00:00',
      validFrom: expect.stringMatching(/^\d{4}-11-2\d$/),
      validThrough: expect.stringMatching(/^\d{4}-11-2\d$/),
    });
    expect(days('/', closed)).toBeUndefined();
  });

  test('are not told when the manifest does not name them', () => {
    expect(days('/about/', site)).toBeUndefined();
  });

  test('are those of two years, without days on which the office is closed anyway', () => {
    const { text } = edited([closing('Thanksgiving'), closing('Christmas')]);
    // Christmas of 2027 is a Saturday.
    const days = (today: string) =>
      holidayHours(parse(text) as Manifest, today)
        .map(({ validFrom }) => validFrom)
        .sort();
    expect(days('2026-01-01')).toEqual(['2026-11-26', '2026-12-25', '2027-11-25']);
    expect(days('2026-11-27')[0]).toBe('2026-12-25');
  });

  test('end the day early where the office closes for half of it, and not within a closure', () => {
    const half = {
      find: ['service_days:', '- name: Christmas', 'when: …'],
      write: 'when: December 24\noffice_closes: "12:00"',
    };
    const closure = {
      find: ['company:', 'founded: 1995'],
      write: 'founded: 1995\nclosures: [{ from: 2027-12-20, to: 2027-12-31, reason: Break }]',
    };
    const { text } = edited([half, closure]);
    expect(holidayHours(parse(text) as Manifest, '2026-11-27')).toEqual([
      { opens: '07:00', closes: '12:00', validFrom: '2026-12-24', validThrough: '2026-12-24' },
    ]);
    const { holidays } = sectionOf(pageAt(changedBy(half), '/about/'), 'holiday-schedule');
    expect(holidays.map(({ office_closes }) => office_closes)).toContain('12:00 PM');
  });

  test('are told on every page when they are a closure, and for a further place', () => {
    const closure = 'closures: [{ from: December 20, to: January 5, reason: Break }]';
    const address = 'address: { city: Perrysburg, state: NY }';
    const site = changedBy({
      find: ['company:', 'founded: 1995'],
      write: `founded: 1995\n${closure}\nlocations: [{ id: yard, label: Yard, ${address}, ${closure} }]`,
    });
    const winter = {
      opens: '00:00',
      closes: '00:00',
      validFrom: expect.stringMatching(/-12-20$/),
      validThrough: expect.stringMatching(/-01-05$/),
    };
    const business = nodeOf(graphAt('/', site), 'LocalBusiness');
    expect(business.specialOpeningHoursSpecification).toContainEqual(
      expect.objectContaining(winter),
    );
    const [yard] = business.department as Record<string, unknown>[];
    expect(yard?.specialOpeningHoursSpecification).toContainEqual(expect.objectContaining(winter));
    const line = { days: 'Break, December 20 to January 5', times: 'closed' };
    expect(site.facts.hours.at(-1)).toEqual(line);
    expect(site.facts.places?.[0]?.hours).toEqual([line]);
  });

  test('are said where visitors read of the holidays', () => {
    const { holidays } = sectionOf(pageAt(closed, '/about/'), 'holiday-schedule');
    expect(holidays.filter(({ office_closed }) => office_closed)).toHaveLength(2);
  });
});

test('the publisher is the page about the company, wherever it stands, or nobody', () => {
  const { facts } = siteOf(manifestText.replaceAll('/about/', '/our-story/'));
  expect(facts.publisher).toBe(`${facts.origin}/our-story/`);
  expect(
    siteOf(manifestText.replace('      service: about\n', '')).facts.publisher,
  ).toBeUndefined();
});
