// No text of the manifest becomes markup: every place of every page gets each hostile text.
import { describe, expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../../src/app/entry-server.tsx';
import type { Site } from '../../../src/model/site.ts';
import { scriptJson } from '../../../src/model/text/escape.ts';
import { sitemap } from '../../../src/node/output/crawler-files.ts';
import { htmlDocument } from '../../../src/node/render/html-document.ts';
import { HOSTILE, inject, places } from '../../support/manifests/hostile.ts';
import { everyThird } from '../../support/sample.ts';
import { type Skeleton, skeletonOf } from '../../support/sites/html-skeleton.ts';

await loadAllSections();

/** Every page of a site as a browser reads it. */
function pagesOf({ pages, not_found, facts }: Site): Skeleton[] {
  return [...pages.map(({ page }) => page), not_found].map((page) =>
    skeletonOf(
      htmlDocument({
        rendered: renderPage(page, facts, 2026),
        look: { head: '', style: '' },
        embedded: { build: 'b', facts, year: 2026, page },
        scripts: { starter: '', modules: ['/assets/app.js'], now: false },
      }),
    ),
  );
}

/** A text of the same kind that does no harm. It is longer than a letter, for some places take no shorter one. */
const HARMLESS = ' words';

const MARK = /q\d+q/g;

describe.each(everyThird(Object.entries(HOSTILE)))('%s', (_, hostile) => {
  const { site, taken, diagnostics } = inject(hostile);
  const pages = pagesOf(site);

  it('is refused with its line wherever it is not taken', () => {
    expect(taken.size + diagnostics.length).toBeGreaterThanOrEqual(places().length / 2);
    expect(diagnostics.filter(({ line, message }) => line < 1 || message === '')).toEqual([]);
  });

  it('adds no tag and no attribute to any page', () => {
    const same = pagesOf(harmless(site, hostile));
    expect(pages.map(({ tags }) => tags)).toEqual(same.map(({ tags }) => tags));
  });

  it('shows on the page as it was written, every time', () => {
    const cut = pages.flatMap(({ texts }) =>
      texts.flatMap((text) =>
        [...text.matchAll(MARK)]
          .map(({ index, 0: mark }) => text.slice(index, index + mark.length + hostile.length))
          .filter((shown) => normal(shown.replace(MARK, '')) !== normal(hostile)),
      ),
    );
    expect(cut).toEqual([]);
  });

  it('leads to no address that is script, data or another host', () => {
    const odd = pages.flatMap(({ addresses }) =>
      addresses.filter(
        (address) =>
          // The landscape, which the build lays into a file.
          !address.startsWith(`${site.facts.scenery}#`) &&
          !/^(\/(?![/\\])|#|https:\/\/|tel:\+?\d|mailto:|$)/.test(address),
      ),
    );
    expect(odd).toEqual([]);
  });

  it('leaves the data of the page whole', () => {
    for (const { scripts } of pages) {
      const [structured, data] = scripts.filter((text) => text.startsWith('{'));
      expect(() => JSON.parse(structured ?? '')).not.toThrow();
      expect(() => JSON.parse(data ?? '')).not.toThrow();
      expect(scripts.join('')).not.toMatch(/<\/?script|<!--/i);
    }
    for (const { page } of site.pages) expect(JSON.parse(scriptJson(page))).toEqual(plain(page));
    expect(sitemap(site)).not.toMatch(/<(?!\/?(url|loc|lastmod|urlset|\?xml)\b)/);
  });
});

/** Line breaks and repeated spaces are one space on a page; some places trim what they show. */
const normal = (text: string) => text.replace(/\s+/g, ' ').trim();

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** The same site with harmless words instead. */
function harmless(site: Site, hostile: string): Site {
  const swap = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(hostile, HARMLESS);
    if (Array.isArray(value)) return value.map(swap);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, swap(part)]));
  };
  return swap(site) as Site;
}

it('the corpus goes into more than a thousand places', () => {
  expect(places().length).toBeGreaterThan(1000);
});
