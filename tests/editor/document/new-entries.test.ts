// A town that is added has its own county, picture and texts; every new entry has the form of its list.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { fittedEntry, newTown } from '../../../src/editor/document/new-entries.ts';
import type { YamlValue } from '../../../src/manifest/yaml/write.ts';
import { manifestText } from '../../manifest/real-manifest.ts';

const manifest = parse(manifestText);
const answers = {
  ...{ name: 'Olean', counties: 'Cattaraugus County, allegany county', residents: '13,900' },
  ...{ services: ['residential'], blurb: 'A city.', like: 'dunkirk' },
};
const picture = { src: '/images/olean.webp', alt: 'A cart in Olean.' };

it('has a neighbor’s texts for its services alone, from another town where it has none', () => {
  const [, { residential: _, ...dunkirk }, fredonia] = manifest.towns;
  const { value } = newTown({ ...manifest, towns: [dunkirk, fredonia] }, answers);
  expect(value).not.toHaveProperty('rolloff');
  expect(JSON.stringify(value)).toContain('trash pickup in Olean, NY');
});

it('has its own texts and none of a neighbor’s, where it has its own', () => {
  const texts = { residential: { intro: 'On the river.' } };
  const { value } = newTown(manifest, { ...answers, texts });
  expect(value).toHaveProperty('residential', { intro: 'On the river.' });
});

it('has no word County in its counties, and its picture on all pages', () => {
  expect(newTown(manifest, { ...answers, picture }).value).toMatchObject({
    counties: ['Cattaraugus', 'Allegany'],
    residents: 13900,
    residents_badge: '13,000+',
    hero_image_url: '/images/olean.webp',
    residential: { image: picture },
  });
});

it('comes last in the order of its list, and is shown where the others say so', () => {
  const others: YamlValue[] = [
    { question: 'A?', is_active: false, display_order: 4 },
    { question: 'B?', display_order: 2 },
  ];
  expect(fittedEntry({ question: 'C?', display_order: 2 }, others)).toEqual({
    ...{ question: 'C?', is_active: true, display_order: 5 },
  });
  expect(fittedEntry({ question: 'C?' }, [{ question: 'A?' }])).toEqual({ question: 'C?' });
});
