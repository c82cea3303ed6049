// A stored SEO record over the manifest's own: field by field, and only what belongs together.
import { describe, expect, it } from 'vitest';
import { mergeSeo, readSeoRecord } from '../../src/model/seo-record.ts';

const address = { origin: 'https://hauler.example', path: '/about/' };
const fallback = {
  title: 'About',
  description: 'Who we are.',
  canonical: 'https://hauler.example/about/',
  robots: 'index, follow',
  type: 'website',
  image: 'https://hauler.example/social/about.jpg',
  image_details: { width: 1200, height: 630, alt: 'The yard' },
};

it('replaces only the fields that it has', () => {
  const merged = mergeSeo(fallback, { meta_title: 'About us' }, address);
  expect(merged).toEqual({ ...fallback, title: 'About us' });
});

it('makes addresses of the site absolute, for whoever reads them elsewhere', () => {
  const merged = mergeSeo(
    fallback,
    { canonical_url: '/about/', image: '/images/yard.webp' },
    address,
  );
  expect(merged?.canonical).toBe('https://hauler.example/about/');
  expect(merged?.image).toBe('https://hauler.example/images/yard.webp');
});

it.each([
  'https://elsewhere.example/about/',
  'https://hauler.example.elsewhere.example/',
  'https://hauler.example@elsewhere.example/',
  'javascript:alert(1)',
  'about/',
])('has no main address that is not on the site: %s', (canonical_url) => {
  const at = (base?: typeof fallback) =>
    mergeSeo(base, { meta_title: 'x', meta_description: 'x', canonical_url }, address)?.canonical;
  expect(at(fallback)).toBe(fallback.canonical);
  expect(at()).toBe('https://hauler.example/about/');
  // The owner's own may be elsewhere.
  const owners = 'https://www.hauler.example/';
  expect(at({ ...fallback, canonical: owners })).toBe(owners);
});

it('takes size and description away with the picture that they belong to', () => {
  expect(
    mergeSeo(fallback, { image: '/images/yard.webp' }, address)?.image_details,
  ).toBeUndefined();
});

it('stands alone where the manifest has none, if it has a title and a description', () => {
  expect(mergeSeo(undefined, { meta_title: 'About' }, address)).toBeUndefined();
  const alone = mergeSeo(undefined, { meta_title: 'About', meta_description: 'We.' }, address);
  expect(alone?.canonical).toBe('https://hauler.example/about/');
});

it('begins where neither says otherwise with an ordinary page that may be indexed', () => {
  const record = { meta_title: 'About', meta_description: 'We.' };
  expect(mergeSeo(undefined, record, address)).toEqual({
    title: 'About',
    description: 'We.',
    canonical: 'https://hauler.example/about/',
    robots: 'index, follow',
    type: 'website',
  });
});

describe('a row of the table', () => {
  const row = {
    meta_title: 'About us',
    meta_description: 'A family since 1989.',
    canonical_url: '/about/',
    keywords: 'trash, dumpsters',
    robots: 'noindex',
    page_type: 'article',
    image: '/images/yard.webp',
  };

  it('replaces every field that a page has for search engines', () => {
    const read = readSeoRecord({ ...row, id: 7, page_url: '/about/', updated_at: null });
    expect(read).toEqual(row);
    expect(mergeSeo(fallback, read, address)).toEqual({
      title: 'About us',
      description: 'A family since 1989.',
      canonical: 'https://hauler.example/about/',
      keywords: 'trash, dumpsters',
      robots: 'noindex',
      type: 'article',
      image: 'https://hauler.example/images/yard.webp',
    });
  });

  it('leaves what is empty, blank or no text to the manifest', () => {
    const odd = { meta_title: ' About us ', keywords: null, robots: '', page_type: ' ', image: 5 };
    expect(readSeoRecord(odd)).toEqual({ meta_title: 'About us' });
  });

  it.each([
    ['that is not there', null],
    ['that is a text', 'meta_title'],
    ['without a usable field', { id: 7, meta_title: ' ' }],
  ])('%s is no record', (_which, none) => {
    expect(readSeoRecord(none)).toBeUndefined();
  });
});
