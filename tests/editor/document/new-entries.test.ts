// A town that is added has its own county, picture and texts; every new entry has the form of its list.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { newTown, withListDefaults } from '../../../src/editor/document/new-entries.ts';
import type { YamlValue } from '../../../src/manifest/yaml/write.ts';
import { manifestText } from '../../manifest/real-manifest.ts';

const manifest = parse(manifestText);
const picture = { src: '/images/olean.webp', alt: 'A cart in Olean.' };
const answers = {
  ...{ name: 'Olean', counties: 'Cattaraugus County, allegany county', residents: '13,900' },
  ...{ blurb: 'A city.', like: 'dunkirk', picture },
  texts: {
    residential: { intro: 'On the river.', image: { src: '/images/cart.webp', alt: 'A cart.' } },
  },
};

it('has its own texts and none of a neighbor’s', () => {
  const { value } = newTown(manifest, answers);
  expect(value).not.toHaveProperty('rolloff');
  expect(value).toHaveProperty('residential.intro', 'On the river.');
  expect(JSON.stringify(value)).not.toContain('Dunkirk');
});

it('has no word County in its counties, and its picture on all pages', () => {
  expect(newTown(manifest, answers).value).toMatchObject({
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
  expect(withListDefaults({ question: 'C?', display_order: 2 }, others)).toEqual({
    ...{ question: 'C?', is_active: true, display_order: 5 },
  });
  expect(withListDefaults({ question: 'C?' }, [{ question: 'A?' }])).toEqual({ question: 'C?' });
});
