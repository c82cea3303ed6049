// The town pages of the specification: three towns and the region, two pages each, and their differences.
import { beforeAll, describe, expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../src/app/entry-server.tsx';
import { sectionOf, sectionsOf } from '../manifest/real-manifest.ts';
import { TOWNS } from '../support/sites/spec.ts';
import { arrows as all, outline, page, site, titles } from './in-words.ts';

beforeAll(loadAllSections);

const residential = (slug: string) => page(`/residential-trash-pickup/ny/${slug}/`);
const rolloff = (slug: string) => page(`/rolloff-dumpsters/ny/${slug}/`);

const CALL = 'tel:+17165550142';

/** Links as "label -> path"; the query that fills in the quote form is left out. */
const arrows = (links: Parameters<typeof all>[0]) =>
  all(links).map((to) => to.replace(/\?.*$/, ''));

const CALL_OR_ORDER = [
  `Call -> ${CALL}`,
  'Order Online -> /stand-in/order-online.html',
  'Holiday Schedule -> /about/#holiday-schedule',
];
const CALL_OR_QUOTE = [
  `Call Now -> ${CALL}`,
  'Get Free Quote -> /contact/',
  'Pay My Bill -> /pay-bill/',
];
const CLOSING = [`Call for Quote -> ${CALL}`, 'Get Quote Online -> /contact/'];
const CLOSING_LINKS = [
  'Commercial Dumpsters -> /commercial-dumpsters/',
  'Roll-Off Dumpsters -> /rolloff-dumpsters/',
];
const OTHER_CLOSING = [
  `Call Now -> ${CALL}`,
  'Get Free Quote -> /contact/',
  'Request Service -> /contact/',
];
const OTHER_CLOSING_LINKS = ['Pay My Bill -> /pay-bill/', 'About Us -> /about/'];

/** A town without the lists that a town may leave out. */
const BRIEF = 'salamanca';

describe.each(TOWNS)('the residential page of $name', ({ slug, name, place, ...counts }) => {
  const own = residential(slug);
  const hero = sectionOf(own, 'hero');

  it('has its title, its number of residents and the hero buttons of its town', () => {
    expect(hero.heading).toBe(`Residential Trash Pickup in ${place}`);
    expect(hero.badges).toEqual([`${counts.residents} residents`]);
    expect(own.seo?.description).toContain(`${counts.counted} residents`);
    const ordersOnline = ['salamanca', 'western-ny'].includes(slug);
    expect(arrows(hero.buttons)).toEqual(ordersOnline ? CALL_OR_ORDER : CALL_OR_QUOTE);
  });

  it.runIf(slug !== BRIEF)('gives four reasons and four icon cards about the area', () => {
    const [reasons, area] = sectionsOf(own, 'cards');
    expect(reasons?.heading).toBe(`Why Choose Us in ${name}`);
    expect(reasons?.items).toHaveLength(4);
    expect(area?.items.filter(({ icon }) => icon)).toHaveLength(4);
  });

  it('gives a weekly list and three questions', () => {
    expect(sectionOf(own, 'checklist').items.length).toBeGreaterThan(3);
    const questions = sectionOf(own, 'faq').items;
    expect(questions.map(({ id }) => id)).toEqual([
      'cart-size',
      'pickup-frequency',
      'outside-town',
    ]);
    const [cart, frequency, outside] = questions.map((item) => `${item.question} ${item.answer}`);
    expect(cart).toMatch(/cart.*96[ -]gallon|96[ -]gallon.*cart/s);
    expect(frequency).toMatch(/week/);
    expect(outside).toMatch(/^Do you pick up outside .*\?/);
  });

  it('has the one layout, with the extra section of its town, and closes with its own buttons', () => {
    const extra = { salamanca: 'feature-cards ', 'western-ny': 'checklist ' }[slug] ?? '';
    expect(outline(own).replaceAll(/#\S+/g, '')).toMatch(
      new RegExp(
        `^hero ${slug === BRIEF ? '' : 'cards cards '}(text )?checklist ${extra}faq (text )?towns cta$`,
      ),
    );
    const { buttons, links } = sectionOf(own, 'cta');
    const isOther = slug === 'western-ny';
    expect(arrows(buttons)).toEqual(isOther ? OTHER_CLOSING : CLOSING);
    expect(arrows(links)).toEqual(isOther ? OTHER_CLOSING_LINKS : CLOSING_LINKS);
  });
});

it('Salamanca alone has a grid of four feature cards', () => {
  const { items } = sectionOf(residential('salamanca'), 'feature-cards');
  expect(titles(items)).toEqual(['The cart', 'Weekly pickup', 'Clear pricing', 'Local experts']);
});

it('Western NY alone has a list of further towns, and 10+ more', () => {
  const [, towns] = sectionsOf(residential('western-ny'), 'checklist');
  expect(towns?.items.join()).toBe(
    'Little Valley,Gowanda,Silver Creek,Forestville,Ellicottville,Randolph',
  );
  expect(towns?.intro).toContain('10+ more');
});

const PROJECTS: Record<string, string[]> = {
  collins: ['Construction & Renovation', 'Roofing', 'Home Cleanouts', 'Farm & Property Cleanup'],
  dunkirk: ['Demolition', 'Roofing & Siding', 'Cleanouts', 'Commercial'],
  'western-ny': ['Residential', 'County Seat & Municipal', 'Cleanouts', 'Roofing'],
};

describe.each(TOWNS)('the roll-off page of $name', ({ slug, name, place }) => {
  const own = rolloff(slug);
  const hero = sectionOf(own, 'hero');
  const [projects, benefits] = sectionsOf(own, 'cards');

  it('has its title, its badges, a picture of 800x600 or in Western NY 600x400, a call and an instant quote', () => {
    expect(hero.heading).toBe(`Roll-Off Dumpster Rentals in ${place}`);
    expect(hero.intro).toBeTruthy();
    expect(hero.badges?.join()).toBe(
      `10-30 YARD SIZES,SAME-DAY DELIVERY,${name.toUpperCase()} SERVICE`,
    );
    expect(hero.corner_badge).toEqual({
      title: 'Family-Owned',
      text: slug === 'western-ny' ? 'Headquartered in Cattaraugus' : `Local ${name} Service`,
    });
    const { src, width = 0, height = 0 } = hero.image ?? {};
    expect(src).toMatch(/\.webp$/);
    const [shownWidth, shownHeight] = slug === 'western-ny' ? [600, 400] : [800, 600];
    expect(Math.round((shownWidth * height) / width)).toBe(shownHeight);
    expect(arrows(hero.buttons)).toEqual([
      `Call (716) 555-0142 -> ${CALL}`,
      'Get Instant Quote -> /contact/',
    ]);
  });

  it('states the size of its picture', () => {
    const { body } = renderPage(own, site.facts, 2026);
    const size = slug === 'western-ny' ? 'width="600" height="400"' : 'width="800" height="600"';
    expect(body).toContain(`<img ${size} fetchPriority="high"`);
  });

  it('has four sizes, each with its use here, and cubic yards on all pages but Salamanca’s', () => {
    const { items, uses, show_cubic_yards } = sectionOf(own, 'sizes');
    const sizes = items.map(({ size_label }) => size_label);
    expect(sizes).toEqual(['10 Yard', '15 Yard', '20 Yard', '30 Yard']);
    expect(Object.keys(uses ?? {})).toEqual(items.map(({ id }) => id));
    expect(show_cubic_yards).toBe(slug !== 'salamanca');
  });

  it.runIf(slug !== BRIEF)('has its four projects, and four benefits with a quote button', () => {
    expect(titles(projects?.items)).toEqual(PROJECTS[slug]);
    expect(benefits?.heading).toBe(`Why Choose Cattaraugus Valley Hauling in ${name}?`);
    expect(benefits?.items).toHaveLength(4);
    expect(arrows(benefits?.buttons)).toEqual(['Get Free Quote -> /contact/']);
  });

  it.runIf(slug !== BRIEF)('speaks of same-day delivery before it closes', () => {
    expect(outline(own).replaceAll(/#\S+/g, '')).toMatch(
      /^hero sizes cards cards text (text )?towns cta$/,
    );
    expect(sectionsOf(own, 'text')[0]?.paragraphs.join(' ')).toMatch(/same[- ]day/i);
  });

  it('closes with a quote and a call', () => {
    expect(arrows(sectionOf(own, 'cta').buttons)).toEqual([
      'Get Free Quote -> /contact/',
      `Call Now -> ${CALL}`,
    ]);
  });
});

it('the 20 yard is marked as the one most asked for in Collins and Dunkirk', () => {
  const sizes = TOWNS.map(({ slug }) => ({ slug, ...sectionOf(rolloff(slug), 'sizes') }));
  const marked = sizes.filter(({ popular }) => popular === 'yard-20').map(({ slug }) => slug);
  expect(marked).toEqual(['collins', 'dunkirk']);
  for (const { slug, intro } of sizes) {
    if (slug === 'dunkirk') expect(intro).toMatch(/most/);
  }
});

it.each([
  ['yard-10', /renovations.*garage cleanouts.*minor roofing.*3.4 pickup loads/i],
  ['yard-15', /kitchen remodels.*flooring.*medium cleanouts/i],
  ['yard-20', /most popular.*roofs.*decks.*estates/i],
  ['yard-30', /new construction.*major renovations/i],
])('Collins says of %s what the specification says', (size, use) => {
  expect(sectionOf(rolloff('collins'), 'sizes').uses?.[size]).toMatch(use);
});
