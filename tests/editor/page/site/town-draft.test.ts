// A town that is added has its own county and picture everywhere.
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { townOf } from '../../../../src/editor/page/site/town-draft.ts';
import { manifestText } from '../../../manifest/real-manifest.ts';

const { towns } = parse(manifestText);
const draft = {
  ...{ name: 'Olean', county: 'Cattaraugus County, Allegany county', residents: '13,900' },
  ...{
    services: ['residential'],
    blurb: 'A city.',
    like: '',
    picture: '/images/olean.webp',
    alt: 'A cart in Olean.',
  },
};

it('has texts for its services alone, from another town where its neighbor has none', () => {
  const { residential: _, ...withoutOne } = towns[1];
  const town = townOf(draft, withoutOne, [withoutOne, towns[2]]);
  expect(town).not.toHaveProperty('rolloff');
  expect(town).toHaveProperty('residential.intro');
  expect(JSON.stringify(town)).toContain('trash pickup in Olean, NY');
});

it('has no word County in its counties, and its picture on all pages', () => {
  const town = townOf(draft, towns[0], towns);
  expect(town).toMatchObject({
    counties: ['Cattaraugus', 'Allegany'],
    hero_image_url: '/images/olean.webp',
    residential: { image: { src: '/images/olean.webp', alt: 'A cart in Olean.' } },
  });
});
