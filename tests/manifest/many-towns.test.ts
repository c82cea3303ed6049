// A page's size does not grow with the number of towns, and every town is still served.
import { describe, expect, test } from 'vitest';
import type { Page, Site } from '../../src/model/site.ts';
import { preselection } from '../../src/sections/quote-form/quote-draft.ts';
import { manifestWithTowns } from '../bench/scale/manifest.ts';
import { manifestText, pageAt, sectionsOf, siteOf, verdictOn } from './real-manifest.ts';

const [six, hundred, more] = [6, 100, 300].map((count) =>
  siteOf(manifestWithTowns(manifestText, count)),
) as [Site, Site, Site];

const graphOf = (page: Page) => page.structured_data?.['@graph'] ?? [];

const bytes = (site: Site, path: string) => Buffer.byteLength(JSON.stringify(pageAt(site, path)));
const ownPages = six.pages.map(({ page }) => page.path).filter((path) => !path.includes('/ny/'));
const townPages = six.pages.map(({ page }) => page.path).filter((path) => path.includes('/ny/'));

test('the made towns give no problems, so that figures about them are about real pages', () => {
  expect(verdictOn(manifestWithTowns(manifestText, 100)).diagnostics).toEqual([]);
});

test('every town has both pages', () => {
  expect(hundred.pages).toHaveLength(208);
});

describe('from a hundred towns to three hundred', () => {
  test.each(ownPages)('%s carries the same', (path) => {
    expect(bytes(more, path)).toBe(bytes(hundred, path));
  });
});

describe('from six towns to a hundred', () => {
  test.each(townPages)('%s carries the same', (path) => {
    // The field for the city and the name of a link’s town differ by some letters.
    expect(Math.abs(bytes(hundred, path) - bytes(six, path))).toBeLessThan(300);
  });

  test('the facts of all pages are the same', () => {
    expect(hundred.facts).toEqual(six.facts);
  });
});

describe('the structured data of many towns', () => {
  test('name the first towns and refer to nothing that is not there', () => {
    const graph = graphOf(pageAt(more, '/'));
    expect(graph.filter((node) => node['@type'] === 'City')).toHaveLength(7);
  });

  test('name the state in place of counties when these are many', () => {
    let county = 0;
    const wide = siteOf(
      manifestWithTowns(manifestText, 100).replaceAll(
        /^ {4}counties: \[(Erie|Chautauqua)\]$/gm,
        () => `    counties: [County ${++county}]`,
      ),
    );
    const named = (path: string) =>
      graphOf(pageAt(wide, path))
        .filter((node) => ['State', 'AdministrativeArea'].includes(String(node['@type'])))
        .map(({ name }) => name);
    expect(named('/about/')).toEqual(['NY']);
    expect(named('/residential-trash-pickup/ny/collins/')).toEqual(['NY', 'County 1 County, NY']);
  });
});

describe('the quote form of many towns', () => {
  const options = {
    cities: [],
    services: [{ value: 'residential', label: 'Residential', short: 'Residential' }],
  };

  test('is opened by a town’s page with the town’s name', () => {
    const page = pageAt(hundred, '/rolloff-dumpsters/ny/dunkirk/');
    const links = sectionsOf(page, 'cta').flatMap(({ buttons = [] }) =>
      buttons.map(({ to }) => to),
    );
    expect(links).toContain('/contact/?city=Dunkirk&service=rolloff');
    expect(preselection('?city=Little%20Valley', options)).toEqual({ city: 'Little Valley' });
    expect(preselection(`?city=${'x'.repeat(200)}`, options)).toEqual({ city: 'x'.repeat(100) });
    expect(preselection('?city=', options)).toEqual({});
  });
});

describe('the pictures of link previews', () => {
  const image = (site: Site, path: string) =>
    pageAt(site, path).seo?.image?.replace(/^.*\/social/, '');

  test('are of the page above for towns that are too many to draw one for each', () => {
    const town = '/rolloff-dumpsters/ny/dunkirk/';
    expect(image(hundred, town)).toBe('/rolloff-dumpsters_ny_dunkirk.jpg');
    expect(image(more, town)).toBe('/rolloff-dumpsters.jpg');
    expect(pageAt(more, town).seo?.image_details).toEqual(
      pageAt(more, '/rolloff-dumpsters/').seo?.image_details,
    );
  });
});
