// The six residential town pages: one layout, and what differs from town to town.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { itemsIn, linksIn, section, sections } from '../../support/browser/page-parts.ts';
import { someOf, testInFull } from '../../support/sample.ts';
import { type SpecTown, TOWNS } from '../../support/sites/spec.ts';

const open = browserForFile();
const { company, phone_href } = inject('facts');

const visit = async ({ slug }: SpecTown) => {
  const { page } = await open(`/residential-trash-pickup/ny/${slug}/`);
  const all = await sections(page);
  const at = (index: number) => all.at(index) as Locator;
  return {
    page,
    hero: at(0),
    reasons: at(1),
    area: at(2),
    weekly: at(3),
    // The links to other pages of the town and to its neighbors come between.
    faq: at(-3),
    closing: at(-1),
  };
};

/** The quote page with the town already chosen; Western NY is "other" in the form. */
const quotePage = ({ slug }: SpecTown) =>
  `/contact/?city=${slug === 'western-ny' ? 'other' : slug}&service=residential`;

describe.each(someOf(TOWNS))('$name', (town) => {
  test('has its main heading and residents badge', async () => {
    const { hero } = await visit(town);
    const heading = await hero.locator('h1').textContent();
    expect(heading).toBe(`Residential Trash Pickup in ${town.place}`);
    expect(await itemsIn(hero)).toEqual([`${town.residents} residents`]);
  });

  test('has four reasons, four area cards with icons, the weekly list and three questions', async () => {
    const { reasons, area, weekly, faq } = await visit(town);
    expect(await reasons.locator('li').count()).toBe(4);
    expect(await area.locator('li').count()).toBe(4);
    expect(await area.locator('li svg').count()).toBe(4);
    expect(await itemsIn(weekly)).toContainEqual(expect.stringMatching(/96[- ]gallon/));
    expect(await faq.locator('details').count()).toBe(3);
  });

  testInFull('names the town in its copy', async () => {
    const { reasons, area, faq } = await visit(town);
    for (const part of [reasons, area, faq]) expect(await part.textContent()).toContain(town.name);
  });
});

const withPayBill = TOWNS.filter(({ name }) => !['Salamanca', 'Western NY'].includes(name));
const withOrderOnline = TOWNS.filter((town) => !withPayBill.includes(town));

test.each(someOf(withPayBill))(
  'the hero of $name offers a call, a quote and the bill',
  async (town) => {
    const { hero } = await visit(town);
    expect(await linksIn(hero)).toEqual([
      ['Call Now', phone_href],
      ['Get Free Quote', quotePage(town)],
      ['Pay My Bill', '/pay-bill/'],
    ]);
  },
);

test.each(someOf(withOrderOnline))(
  'the hero of $name offers ordering and holidays',
  async (town) => {
    const { hero } = await visit(town);
    const [call, order, holidays] = await linksIn(hero);
    expect(call).toEqual(['Call', phone_href]);
    expect(order?.[0]).toBe('Order Online');
    expect(holidays).toEqual(['Holiday Schedule', '/about/#holiday-schedule']);
    expect(await hero.getByRole('link', { name: 'Order Online' }).getAttribute('target')).toBe(
      '_blank',
    );
  },
);

const withServiceClosing = TOWNS.filter(({ name }) =>
  ['Fredonia', 'Hanover', 'Western NY'].includes(name),
);
const withQuoteClosing = TOWNS.filter((town) => !withServiceClosing.includes(town));

test.each(someOf(withQuoteClosing))(
  '$name closes with a quote and the other services',
  async (town) => {
    const { closing } = await visit(town);
    expect(await linksIn(closing)).toEqual([
      ['Call for Quote', phone_href],
      ['Get Quote Online', quotePage(town)],
      ['Commercial Dumpsters', '/commercial-dumpsters/'],
      ['Roll-Off Dumpsters', '/rolloff-dumpsters/'],
    ]);
  },
);

test.each(someOf(withServiceClosing))(
  '$name closes with calls, quotes, the bill and About Us',
  async (town) => {
    const { closing } = await visit(town);
    expect(await linksIn(closing)).toEqual([
      ['Call Now', phone_href],
      ['Get Free Quote', quotePage(town)],
      ['Request Service', quotePage(town)],
      ['Pay My Bill', '/pay-bill/'],
      ['About Us', '/about/'],
    ]);
  },
);

/** The cards that open, by a part that only they have. */
const featureCards = (page: Page) => page.locator('main li > details');

test('Salamanca has four feature cards that open on their own', async () => {
  const { page } = await visit(TOWNS[4] as SpecTown);
  const cards = featureCards(page);
  const titles = await cards.locator('strong').allInnerTexts();
  expect(titles.join(' | ')).toMatch(/cart.*\|.*weekly.*\|.*pric.*\|.*(local|expert)/i);
  await cards.nth(0).locator('summary').click();
  await cards.nth(1).locator('summary').press('Enter');
  expect(await cards.nth(0).locator('p').isVisible()).toBe(true);
  expect(await cards.nth(1).locator('p').isVisible()).toBe(true);
  await cards.nth(0).locator('summary').click();
  expect(await cards.nth(0).locator('p').isVisible()).toBe(false);
});

testInFull('Western NY lists further towns that are served', async () => {
  const { page } = await visit(TOWNS[5] as SpecTown);
  const served = await itemsIn(section(page, /Towns We Serve/));
  expect(served).toEqual(
    expect.arrayContaining([
      'Little Valley',
      'Gowanda',
      'Silver Creek',
      'Forestville',
      'Ellicottville',
      'Randolph',
    ]),
  );
  expect(await section(page, /Towns We Serve/).textContent()).toContain('10+ more');
});

test.each(someOf(TOWNS.slice(0, 4)))(
  '$name has neither feature cards nor further towns',
  async (town) => {
    const { page } = await visit(town);
    expect(await featureCards(page).count()).toBe(0);
    expect(await section(page, /Towns We Serve/).count()).toBe(0);
    expect(await page.locator('main').textContent()).toContain(company.phone);
  },
);
