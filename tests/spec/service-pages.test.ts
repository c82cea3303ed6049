// The page of each service in the specification: residential, commercial and the roll-off index.
import { describe, expect, it } from 'vitest';
import { manifestText, pageAt, sectionOf, sectionsOf, siteOf } from '../manifest/real-manifest.ts';
import { ROUTES } from '../support/sites/spec.ts';
import { arrows, outline, targets } from './in-words.ts';

const site = siteOf(manifestText);
const page = (path: string) => pageAt(site, path);

const ORDER = '/stand-in/order-online.html';

describe('the residential page', () => {
  const residential = page('/residential-trash-pickup/');

  it('has its sections in order', () => {
    expect(outline(residential)).toEqual([
      'hero',
      'text',
      'towns#service-areas',
      'table',
      'steps',
      'cards',
      'faq#faq',
      'cta',
    ]);
  });

  it('links to the six town pages', () => {
    const { items } = sectionOf(residential, 'towns');
    expect(items.flatMap(({ links }) => links.map(({ to }) => to))).toEqual(
      ROUTES.filter((path) => path.startsWith('/residential-trash-pickup/ny/')),
    );
  });

  it('asks three questions', () => {
    expect(sectionOf(residential, 'faq').items).toHaveLength(3);
  });

  it('orders online at the ordering site and shows the holiday schedule', () => {
    expect(arrows(sectionOf(residential, 'hero').buttons)).toEqual(
      expect.arrayContaining([
        `Order Online -> ${ORDER}`,
        'Holiday Schedule -> /about/#holiday-schedule',
      ]),
    );
  });
});

describe('the commercial page', () => {
  const commercial = page('/commercial-dumpsters/');

  it('has its sections in order', () => {
    expect(outline(commercial)).toEqual(['hero', 'sizes', 'text', 'cards', 'cards', 'cta']);
  });

  it('offers 2, 4, 6 and 8 yards', () => {
    const { items } = sectionOf(commercial, 'sizes');
    expect(items.map(({ cubic_yards }) => cubic_yards)).toEqual([2, 4, 6, 8]);
  });

  it('names six kinds of business', () => {
    expect(sectionsOf(commercial, 'cards')[1]?.items.map(({ title }) => title)).toEqual([
      'Restaurants',
      'Retail',
      'Office',
      'Healthcare',
      'Manufacturing',
      'Property Management',
    ]);
  });

  it('leads to the quote and the bill', () => {
    const paths = targets(page('/commercial-dumpsters/')).map((to) => to.split('?')[0]);
    expect(paths).toEqual(expect.arrayContaining(['/contact/', '/pay-bill/']));
  });
});

describe('the roll-off index', () => {
  const index = page('/rolloff-dumpsters/');

  it('has its sections in order', () => {
    expect(outline(index)).toEqual([
      'hero',
      'towns#towns',
      'size-finder#sizes',
      'accepted-items#can-it-go-in',
      'cards',
      'faq#faq',
    ]);
  });

  it('shows at most six towns and leads to their roll-off pages', () => {
    const { items, limit } = sectionOf(index, 'towns');
    expect(limit).toBe(6);
    expect(items.flatMap(({ links }) => links.map(({ to }) => to))).toEqual(
      ROUTES.filter((path) => path.startsWith('/rolloff-dumpsters/ny/')),
    );
  });

  it('offers 10, 15, 20 and 30 yards', () => {
    const { items } = sectionOf(index, 'size-finder');
    expect(items.map(({ cubic_yards }) => cubic_yards)).toEqual([10, 15, 20, 30]);
  });

  it('answers six questions', () => {
    expect(sectionOf(index, 'faq').items).toHaveLength(6);
  });
});
