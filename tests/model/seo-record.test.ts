// A stored SEO record over the manifest's own: field by field, and only what belongs together.
import { expect, it } from 'vitest';
import { mergeSeo } from '../../src/model/seo-record.ts';

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
