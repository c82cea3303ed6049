// The six roll-off town pages: one layout, and what differs from town to town.
import type { Locator } from 'playwright-core';
import { describe, expect, inject, test } from 'vitest';
import { browserForFile } from '../../support/browser/browser.ts';
import { itemsIn, linksIn, sections } from '../../support/browser/page-parts.ts';
import { someOf } from '../../support/sample.ts';
import { type SpecTown, TOWNS } from '../../support/sites/spec.ts';

const open = browserForFile();
const { company, phone_href } = inject('facts');

const visit = async ({ slug }: SpecTown) => {
  const { page } = await open(`/rolloff-dumpsters/ny/${slug}/`);
  const all = await sections(page);
  const at = (index: number) => all.at(index) as Locator;
  return {
    count: all.length,
    hero: at(0),
    sizes: at(1),
    projects: at(2),
    benefits: at(3),
    sameDay: at(4),
    closing: at(-1),
  };
};

const quotePage = ({ slug }: SpecTown) =>
  `/contact/?city=${slug === 'western-ny' ? 'other' : slug}&service=rolloff`;

describe.each(someOf(TOWNS))('$name', (town) => {
  test('has the heading, buttons, badges and photo of its hero, with the family badge on it', async () => {
    const { hero } = await visit(town);
    const heading = await hero.locator('h1').textContent();
    expect(heading).toBe(`Roll-Off Dumpster Rentals in ${town.place}`);
    expect(await linksIn(hero)).toEqual([
      [`Call ${company.phone}`, phone_href],
      ['Get Instant Quote', quotePage(town)],
    ]);
    expect(await itemsIn(hero)).toEqual([
      '10-30 YARD SIZES',
      'SAME-DAY DELIVERY',
      `${town.name.toUpperCase()} SERVICE`,
    ]);
    expect(await hero.locator('img').getAttribute('alt')).toMatch(/\w{3}/);
    const local =
      town.name === 'Western NY' ? 'Headquartered in Cattaraugus' : `Local ${town.name} Service`;
    expect(await hero.textContent()).toContain(`Family-Owned ${local}`);
  });

  test('has four sizes, each with a use of its own', async () => {
    const { sizes } = await visit(town);
    expect(await sizes.locator('h3').allInnerTexts()).toEqual([
      '10 Yard',
      '15 Yard',
      '20 Yard',
      '30 Yard',
    ]);
    const volumes = (await sizes.allInnerTexts()).join().match(/\d+ cubic yards/g);
    expect(volumes).toEqual(
      town.name === 'Hanover' ? null : [10, 15, 20, 30].map((yards) => `${yards} cubic yards`),
    );
  });

  test('leads from each size to a quote for it in this town', async () => {
    const { sizes } = await visit(town);
    expect(await linksIn(sizes)).toEqual(
      [10, 15, 20, 30].map((yards) => [
        `Quote this ${yards} Yard`,
        `${quotePage(town)}&size=yard-${yards}`,
      ]),
    );
  });

  test('has four projects, four benefits and the same-day paragraph', async () => {
    const { count, projects, benefits, sameDay } = await visit(town);
    // The links to other pages of the town and to its neighbors come before the end.
    expect(count).toBe(7);
    expect(await projects.locator('li').count()).toBe(4);
    expect(await benefits.locator('h2').textContent()).toBe(
      `Why Choose ${company.name} in ${town.name}?`,
    );
    expect(await benefits.locator('li').count()).toBe(4);
    expect(await linksIn(benefits)).toEqual(
      town.name === 'Hanover' ? [] : [['Get Free Quote', quotePage(town)]],
    );
    expect(await sameDay.textContent()).toMatch(/same-day delivery/i);
  });

  test('closes with a quote and a call', async () => {
    const { closing } = await visit(town);
    expect(await linksIn(closing)).toEqual([
      ['Get Free Quote', quotePage(town)],
      ['Call Now', phone_href],
    ]);
  });
});

test.each(
  someOf([
    ['collins', ['construction', 'farm', 'Route 62']],
    ['dunkirk', ['demolition', 'roofing', 'siding', 'cleanout', 'commercial']],
    ['fredonia', ['student', 'renovation', 'move-out', 'retail']],
    ['hanover', ['farm', 'remodel', 'demolition', 'new']],
    ['salamanca', ['residential', 'casino', 'cleanout', 'roofing']],
    ['western-ny', ['residential', 'county seat', 'municipal', 'cleanout', 'roofing']],
  ]),
)('the projects of %s are the ones that the town has', async (slug, themes) => {
  const town = TOWNS.find((candidate) => candidate.slug === slug) as SpecTown;
  const { projects } = await visit(town);
  const text = await projects.textContent();
  for (const theme of themes) expect(text).toMatch(new RegExp(theme, 'i'));
});

test.each(
  someOf([
    ['collins', '20 Yard'],
    ['dunkirk', '20 Yard'],
    ['hanover', '20 Yard'],
  ]),
)('%s marks the %s as popular', async (slug, size) => {
  const { sizes } = await visit(TOWNS.find((town) => town.slug === slug) as SpecTown);
  const marked = sizes.locator('li').filter({ hasText: /^(?=.*popular|.*requested)/is });
  expect(await marked.locator('h3').allInnerTexts()).toContain(size);
});
