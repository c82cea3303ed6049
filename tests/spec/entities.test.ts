// The entities of the specification: the fields of each, and its entries.
import { expect, it } from 'vitest';
import { manifestText, pageAt, sectionOf, sectionsOf, siteOf } from '../manifest/real-manifest.ts';
import { manifest } from '../support/sites/expected-pages.ts';

const site = siteOf(manifestText);
const index = pageAt(site, '/rolloff-dumpsters/');

it('a town has its fields', () => {
  expect(manifest.towns.map(({ name }) => name)).toEqual([
    ...['Collins', 'Dunkirk', 'Fredonia', 'Hanover', 'Salamanca', 'Western NY'],
  ]);
  for (const [order, town] of manifest.towns.entries()) {
    const { id, name, slug, hero_image_url, hero_alt_text, local_blurb, ...rest } = town;
    for (const text of [id, name, slug, hero_image_url, hero_alt_text, local_blurb]) {
      expect(text).toMatch(/\S/);
    }
    expect(rest).toMatchObject({ is_active: true, display_order: order + 1 });
  }
});

it('a roll-off size has its fields', () => {
  const { items } = sectionOf(index, 'size-finder');
  expect(items.map(({ size_label, cubic_yards }) => [size_label, cubic_yards])).toEqual([
    ['10 Yard', 10],
    ['15 Yard', 15],
    ['20 Yard', 20],
    ['30 Yard', 30],
  ]);
  for (const size of items) {
    expect(size).toMatchObject({ id: /\S/.exec(size.id)?.input, description: expect.any(String) });
  }
});

it('a roll-off question has its fields', () => {
  for (const question of sectionOf(index, 'faq').items) {
    expect(question).toMatchObject({
      id: expect.any(String),
      question: expect.stringMatching(/\?$/),
      answer: expect.any(String),
    });
  }
});

it('a container spec has its fields', () => {
  const { containers } = sectionOf(index, 'size-finder');
  expect(Object.values(containers)).toHaveLength(4);
  for (const spec of Object.values(containers)) {
    expect(spec).toMatchObject({
      dimensions: {
        length: expect.any(Number),
        width: expect.any(Number),
        height: expect.any(Number),
      },
      capacity: expect.stringMatching(/truck loads$/),
      ideal_use: expect.any(String),
      popular: expect.any(Boolean),
    });
  }
});

it('a page’s metadata has the fields of a stored record', () => {
  const SERVICES = 'home about contact billing legal residential commercial rolloff'.split(' ');
  for (const { seo } of manifest.pages) {
    expect(seo).toMatchObject({
      meta_title: expect.any(String),
      meta_description: expect.any(String),
    });
    expect([undefined, ...SERVICES]).toContain(seo.service);
  }
});

it('the items of a town page have their fields', () => {
  for (const { slug } of manifest.towns) {
    const [projects] = sectionsOf(pageAt(site, `/rolloff-dumpsters/ny/${slug}/`), 'cards');
    expect(projects?.items).toHaveLength(4);
    for (const project of projects?.items ?? []) {
      expect(project).toMatchObject({
        title: expect.any(String),
        description: expect.any(String),
        icon: expect.any(String),
      });
    }
  }
});

it('the outside resources are the portal, ordering, the reviews and the map', () => {
  expect(Object.keys(manifest.integrations ?? {})).toEqual([
    ...['ordering', 'billing_portal', 'review_widget', 'maps', 'vendor'],
  ]);
});
