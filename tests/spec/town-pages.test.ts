// The town pages of the specification: six towns, two pages each, and their differences.
import { describe, expect, it } from 'vitest';
import type { ButtonLink } from '../../src/model/manifest.generated.ts';
import { manifestText, pageAt, sectionOf, sectionsOf, siteOf } from '../manifest/real-manifest.ts';
import { TOWNS } from '../support/sites/spec.ts';

const site = siteOf(manifestText);
const residential = (slug: string) => pageAt(site, `/residential-trash-pickup/ny/${slug}/`);
const rolloff = (slug: string) => pageAt(site, `/rolloff-dumpsters/ny/${slug}/`);

const CALL = 'tel:+17165550142';
const ORDER = '/stand-in/order-online.html';

/** Links as "label -> path"; the query that fills in the quote form is left out. */
const arrows = (links: ButtonLink[] = []) =>
  links.map(({ label, to }) => `${label} -> ${to.replace(/\?.*$/, '')}`);

describe.each(TOWNS)('the residential page of $name', ({ slug, name, place, ...counts }) => {
  const page = residential(slug);
  const hero = sectionOf(page, 'hero');

  it('has its title and its residents badge', () => {
    expect(hero.heading).toBe(`Residential Trash Pickup in ${place}`);
    expect(hero.badges).toEqual([`${counts.residents} residents`]);
  });

  it('has the number of residents in its metadata', () => {
    expect(page.seo?.description).toContain(`${counts.counted} residents`);
  });

  it('has the hero buttons of its town', () => {
    const ordersOnline = ['salamanca', 'western-ny'].includes(slug);
    expect(arrows(hero.buttons)).toEqual(
      ordersOnline
        ? [
            `Call -> ${CALL}`,
            `Order Online -> ${ORDER}`,
            'Holiday Schedule -> /about/#holiday-schedule',
          ]
        : [`Call Now -> ${CALL}`, 'Get Free Quote -> /contact/', 'Pay My Bill -> /pay-bill/'],
    );
  });

  it('gives four reasons, four icon cards about the area and a weekly list', () => {
    const [reasons, area] = sectionsOf(page, 'cards');
    expect(reasons?.heading).toBe(`Why Choose Us in ${name}`);
    expect(reasons?.items).toHaveLength(4);
    expect(area?.items).toHaveLength(4);
    expect(area?.items.every(({ icon }) => icon)).toBe(true);
    expect(sectionOf(page, 'checklist').items.length).toBeGreaterThan(3);
  });

  it('answers three questions: cart size, pickup frequency, areas outside the town', () => {
    expect(sectionOf(page, 'faq').items.map(({ id }) => id)).toEqual([
      'cart-size',
      'pickup-frequency',
      'outside-town',
    ]);
  });

  it('closes with the buttons of its variant, and with its links below them', () => {
    const cta = sectionOf(page, 'cta');
    const variant = ['fredonia', 'hanover', 'western-ny'].includes(slug);
    expect(arrows(cta.buttons)).toEqual(
      variant
        ? [`Call Now -> ${CALL}`, 'Get Free Quote -> /contact/', 'Request Service -> /contact/']
        : [`Call for Quote -> ${CALL}`, 'Get Quote Online -> /contact/'],
    );
    expect((cta.links ?? []).map(({ label, to }) => `${label} -> ${to}`)).toEqual(
      variant
        ? ['Pay My Bill -> /pay-bill/', 'About Us -> /about/']
        : [
            'Commercial Dumpsters -> /commercial-dumpsters/',
            'Roll-Off Dumpsters -> /rolloff-dumpsters/',
          ],
    );
  });

  it('has the one layout, with the extra section of its town', () => {
    const extra = { salamanca: ['feature-cards'], 'western-ny': ['checklist'] }[slug] ?? [];
    expect(page.sections.map(({ type }) => type)).toEqual([
      ...['hero', 'cards', 'cards', 'checklist'],
      ...extra,
      ...['faq', 'towns', 'cta'],
    ]);
  });
});

describe('what only one residential page has', () => {
  it('is a grid of four feature cards in Salamanca', () => {
    const { items } = sectionOf(residential('salamanca'), 'feature-cards');
    expect(items.map(({ title }) => title)).toEqual([
      'The cart',
      'Weekly pickup',
      'Clear pricing',
      'Local experts',
    ]);
  });

  it('is a list of further towns, and 10+ more, in Western NY', () => {
    const [, towns] = sectionsOf(residential('western-ny'), 'checklist');
    expect(towns?.items).toEqual([
      'Little Valley',
      'Gowanda',
      'Silver Creek',
      'Forestville',
      'Ellicottville',
      'Randolph',
    ]);
    expect(towns?.intro).toContain('10+ more');
  });
});

const PROJECTS: Record<string, string[]> = {
  collins: ['Construction & Renovation', 'Roofing', 'Home Cleanouts', 'Farm & Property Cleanup'],
  dunkirk: ['Demolition', 'Roofing & Siding', 'Cleanouts', 'Commercial'],
  fredonia: ['Campus & Student Housing', 'Renovations', 'Move-Out Turnover', 'Retail'],
  hanover: ['Farm & Agricultural', 'Remodeling', 'Cleanouts & Demolition', 'New Builds'],
  salamanca: ['Residential', 'Commercial Near the Casino', 'Cleanouts', 'Roofing'],
  'western-ny': ['Residential', 'County Seat & Municipal', 'Cleanouts', 'Roofing'],
};

describe.each(TOWNS)('the roll-off page of $name', ({ slug, name, place }) => {
  const page = rolloff(slug);
  const hero = sectionOf(page, 'hero');
  const sizes = sectionOf(page, 'sizes');
  const [projects, benefits] = sectionsOf(page, 'cards');

  it('has its title, its badges and the family’s corner badge', () => {
    expect(hero.heading).toBe(`Roll-Off Dumpster Rentals in ${place}`);
    expect(hero.intro).toBeTruthy();
    expect(hero.badges).toEqual([
      '10-30 YARD SIZES',
      'SAME-DAY DELIVERY',
      `${name.toUpperCase()} SERVICE`,
    ]);
    expect(hero.corner_badge).toEqual({
      title: 'Family-Owned',
      text: slug === 'western-ny' ? 'Headquartered in Cattaraugus' : `Local ${name} Service`,
    });
    expect(hero.image?.src).toMatch(/\.webp$/);
  });

  it('offers to call and an instant quote', () => {
    expect(arrows(hero.buttons)).toEqual([
      `Call (716) 555-0142 -> ${CALL}`,
      'Get Instant Quote -> /contact/',
    ]);
  });

  it('has four sizes, each with its use in this town', () => {
    expect(sizes.items.map(({ size_label }) => size_label)).toEqual([
      '10 Yard',
      '15 Yard',
      '20 Yard',
      '30 Yard',
    ]);
    expect(Object.keys(sizes.uses ?? {})).toEqual(sizes.items.map(({ id }) => id));
  });

  it('has the four projects of its town', () => {
    expect(projects?.items.map(({ title }) => title)).toEqual(PROJECTS[slug]);
  });

  it('gives four benefits, with a quote button on all pages but Hanover’s', () => {
    expect(benefits?.heading).toBe(`Why Choose Cattaraugus Valley Hauling in ${name}?`);
    expect(benefits?.items).toHaveLength(4);
    expect(arrows(benefits?.buttons)).toEqual(
      slug === 'hanover' ? [] : ['Get Free Quote -> /contact/'],
    );
  });

  it('speaks of same-day delivery before it closes with a quote and a call', () => {
    expect(page.sections.map(({ type }) => type)).toEqual([
      ...['hero', 'sizes', 'cards', 'cards', 'text', 'towns', 'cta'],
    ]);
    expect(sectionOf(page, 'text').paragraphs.join(' ')).toMatch(/same[- ]day/i);
    expect(arrows(sectionOf(page, 'cta').buttons)).toEqual([
      'Get Free Quote -> /contact/',
      `Call Now -> ${CALL}`,
    ]);
  });
});

it('has a picture as large as the other towns’', () => {
  const sizeOf = (slug: string) => {
    const { image } = sectionOf(rolloff(slug), 'hero');
    return [image?.width, image?.height];
  };
  for (const { slug } of TOWNS) expect([slug, sizeOf(slug)]).toEqual([slug, sizeOf('collins')]);
});

describe('the sizes on roll-off pages', () => {
  it('show no cubic yards in Hanover, and show them elsewhere', () => {
    for (const { slug } of TOWNS) {
      expect(sectionOf(rolloff(slug), 'sizes').show_cubic_yards).toBe(slug !== 'hanover');
    }
  });

  it('mark the 20 yard as the one most asked for in Collins, Dunkirk and Hanover', () => {
    const marked = TOWNS.filter(
      ({ slug }) => sectionOf(rolloff(slug), 'sizes').popular === 'yard-20',
    );
    expect(marked.map(({ slug }) => slug)).toEqual(['collins', 'dunkirk', 'hanover']);
  });

  it('say in Collins what the specification says of each', () => {
    const uses = sectionOf(rolloff('collins'), 'sizes').uses ?? {};
    expect(uses['yard-10']).toMatch(
      /renovations.*garage cleanouts.*minor roofing.*3.4 pickup loads/i,
    );
    expect(uses['yard-15']).toMatch(/kitchen remodels.*flooring.*medium cleanouts/i);
    expect(uses['yard-20']).toMatch(/most popular.*roofs.*decks.*estates/i);
    expect(uses['yard-30']).toMatch(/new construction.*major renovations/i);
  });

  it('are called the most requested where the 20 yard is marked', () => {
    for (const slug of ['dunkirk', 'hanover']) {
      expect(sectionOf(rolloff(slug), 'sizes').intro).toMatch(/most/);
    }
  });
});
