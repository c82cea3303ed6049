// The words of the site: town pages differ, search texts fit, and each fact is written once.
import { describe, expect, it } from 'vitest';
import type { Address, Company } from '../../src/model/manifest.generated.ts';
import { manifestText, siteOf } from './real-manifest.ts';

const site = siteOf(manifestText);
const { origin, address } = site.facts;
/** The first site has every fact. */
const company = site.facts.company as Required<Company>;
const { street, city, state, zip } = company.address as Required<Address>;

/** Keys whose texts visitors do not read as sentences. */
const NOT_READ = new Set([
  'type',
  'id',
  'tone',
  'look',
  'icon',
  'style',
  'to',
  'src',
  'alt',
  'jobs',
]);

/** Every text of a value, from the first to the last. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (NOT_READ.has(key) ? [] : textsOf(part)));
}

/** The different sentences of a text, without regard to capitals and punctuation. */
function sentencesOf(texts: string[]): Set<string> {
  const plain = (sentence: string) =>
    sentence
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return new Set(
    texts
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .map(plain)
      .filter(Boolean),
  );
}

/** How much of the shorter of two sets is in the other one, from 0 to 1. */
function shared(a: Set<string>, b: Set<string>): number {
  const common = [...a].filter((sentence) => b.has(sentence)).length;
  return common / Math.min(a.size, b.size);
}

function townPages(service: string): { path: string; sentences: Set<string> }[] {
  return site.pages
    .filter(({ page }) => page.path.startsWith(`/${service}/ny/`))
    .map(({ page }) => {
      // Lists of towns hold names and links alone.
      const copy = page.sections.filter(({ type }) => type !== 'towns');
      return { path: page.path, sentences: sentencesOf(textsOf(copy)) };
    });
}

function pairs<T>(list: T[]): [T, T][] {
  return list.flatMap((a, index) => list.slice(index + 1).map((b): [T, T] => [a, b]));
}

describe.each(['residential-trash-pickup', 'rolloff-dumpsters'])(
  'the town pages of %s',
  (service) => {
    it.each(pairs(townPages(service)).map(([a, b]) => [a.path, b.path, a, b] as const))(
      '%s and %s share less than half of their sentences',
      (_a, _b, a, b) => {
        expect(shared(a.sentences, b.sentences)).toBeLessThan(0.5);
      },
    );
  },
);

describe('the measure of shared sentences', () => {
  it('finds a copied page with another town’s name', () => {
    const [page] = townPages('rolloff-dumpsters');
    const sentences = page?.sentences ?? new Set<string>();
    const renamed = [...sentences].map((sentence) => sentence.replaceAll('collins', 'dunkirk'));
    expect(shared(sentences, new Set(renamed))).toBeGreaterThan(0.5);
  });
});

describe('the search texts', () => {
  const records = [...site.pages.map(({ page }) => page), site.not_found].map(({ path, seo }) => ({
    path,
    title: seo?.title ?? '',
    description: seo?.description ?? '',
  }));

  it.each(records)('of $path fit: the title 60 characters, the description 160', (record) => {
    expect(record.title.length).toBeGreaterThan(0);
    expect(record.title.length).toBeLessThanOrEqual(60);
    expect(record.description.length).toBeGreaterThan(0);
    expect(record.description.length).toBeLessThanOrEqual(160);
  });

  it('are all different', () => {
    expect(new Set(records.map(({ title }) => title)).size).toBe(records.length);
    expect(new Set(records.map(({ description }) => description)).size).toBe(records.length);
  });
});

it('no label says that its link opens in a new tab, because every such link says so by itself', () => {
  const labels = JSON.stringify(site.pages).match(/label":"[^"]*/g) ?? [];
  expect(labels.length).toBeGreaterThan(100);
  expect(labels.filter((label) => label.includes('new tab'))).toEqual([]);
});

describe('each fact stands in pages.yaml exactly once', () => {
  it.each([
    ['the phone number', company.phone],
    ['the e-mail address', company.email],
    ['the company’s name', company.name],
    ['the site’s address', origin],
    ['the street', street],
    ['the ZIP', zip],
  ])('%s', (_fact, text) => {
    expect(manifestText.split(text)).toHaveLength(2);
  });

  it('and the whole address is made from its parts', () => {
    expect(address).toBe(`${street}, ${city}, ${state} ${zip}`);
  });
});
