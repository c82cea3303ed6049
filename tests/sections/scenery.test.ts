// Drawn hills: at the top of a page without a photo, and at the end of a town's page.
import { expect, it } from 'vitest';
import { manifestText, sectionOf, siteOf } from '../manifest/real-manifest.ts';

const { pages } = siteOf(manifestText);

it('the top of a page has a photo or drawn hills, and never both', () => {
  for (const { page } of pages) {
    const { image, scenery } = sectionOf(page, 'hero');
    expect([image, scenery].filter(Boolean), page.path).toHaveLength(1);
  }
});

it('the page of a town ends with its own landscape, and with the sun', () => {
  const towns = pages.filter(({ page }) => page.path.includes('/ny/'));
  const ends = towns.map(({ page }) => sectionOf(page, 'cta').own_scene ?? []);
  expect(new Set(ends.map((shapes) => JSON.stringify(shapes)))).toHaveProperty(
    'size',
    towns.length / 2,
  );
  for (const shapes of ends) expect(shapes.map(([part]) => part)).toContain('sun');
});
