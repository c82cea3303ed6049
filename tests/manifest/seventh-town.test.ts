// Adding a town is adding one entry to pages.yaml: everything else follows.
import { beforeAll, describe, expect, it } from 'vitest';
import type { Page, Site } from '../../src/model/site.ts';
import { withGowanda } from './gowanda.ts';
import { manifestText, pageAt, sectionOf, siteOf } from './real-manifest.ts';

const PATHS = ['/residential-trash-pickup/ny/gowanda/', '/rolloff-dumpsters/ny/gowanda/'];

let before: Site;
let after: Site;
beforeAll(() => {
  before = siteOf(manifestText);
  after = siteOf(withGowanda(manifestText));
});

const paths = (site: Site) => site.pages.map(({ page }) => page.path);

/** A page’s JSON-LD as text. */
const data = (page: Page) => JSON.stringify(page.structured_data);

describe('a seventh town', () => {
  it('gets two pages, and no other page comes or goes', () => {
    expect(paths(after).toSorted()).toEqual([...paths(before), ...PATHS].toSorted());
  });

  it('has its own words on its pages', () => {
    const [residential, rolloff] = PATHS.map((path) => pageAt(after, path)) as [Page, Page];
    expect(sectionOf(residential, 'hero')).toMatchObject({
      heading: 'Residential Trash Pickup in Gowanda, NY',
      badges: ['2,500+ residents'],
    });
    expect(sectionOf(rolloff, 'hero')).toMatchObject({
      heading: 'Roll-Off Dumpster Rentals in Gowanda, NY',
      corner_badge: { text: 'Local Gowanda Service' },
    });
    expect(residential.seo?.title).toContain('Gowanda, NY');
    expect(sectionOf(rolloff, 'cta').buttons[0]?.to).toContain('city=gowanda');
  });

  it('is a city in both quote forms, before "other"', () => {
    for (const path of ['/', '/contact/']) {
      const { form } = sectionOf(pageAt(after, path), 'quote-form');
      const values = form.cities.map(({ value, label }) => `${value}: ${label}`);
      expect(values.slice(-2)).toEqual(['gowanda: Gowanda', 'other: Other (Western NY)']);
    }
  });

  it('is an area served in the structured data of the home page, with its coordinates', () => {
    expect(data(pageAt(after, '/'))).toContain('"name":"Gowanda"');
    expect(data(pageAt(after, '/'))).toContain('42.4631');
    expect(data(pageAt(before, '/'))).not.toContain('Gowanda');
  });

  it('changes nothing else', () => {
    const unchanged = (page: Page) => ({
      ...page,
      structured_data: undefined,
      sections: page.sections.filter(({ type }) => type !== 'towns' && type !== 'quote-form'),
    });
    for (const { page } of before.pages) {
      expect(unchanged(pageAt(after, page.path))).toEqual(unchanged(page));
    }
    expect(after.facts).toEqual(before.facts);
    expect(after.not_found).toEqual(before.not_found);
  });
});

describe('the town selection of the roll-off index', () => {
  const chosen = (site: Site) =>
    sectionOf(pageAt(site, '/rolloff-dumpsters/'), 'towns').items.map(({ name }) => name);
  const limited = manifestText.replace('limit: 6', 'limit: 4');
  const four = ['Collins', 'Dunkirk', 'Salamanca', 'Western NY'];

  it('shows as many towns as it may, and not one more that comes last', () => {
    expect(chosen(before)).toEqual(four);
    expect(chosen(siteOf(withGowanda(limited)))).toEqual(four);
  });

  it('shows a new town that comes second, and leaves out the last', () => {
    expect(chosen(siteOf(withGowanda(limited, 2)))).toEqual([
      ...['Collins', 'Dunkirk', 'Gowanda', 'Salamanca'],
    ]);
  });
});
