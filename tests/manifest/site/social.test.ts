// The company's profiles on social networks: their names and icons, and what search engines learn.
import { expect, it } from 'vitest';
import { socialLinks } from '../../../src/manifest/site/resolve/social.ts';

const labels = (...addresses: string[]) => socialLinks(addresses).map(({ label }) => label);

it('a network is known by the host of the address, in any country or on a phone', () => {
  expect(
    labels(
      'https://www.facebook.com/us',
      'https://m.facebook.com/us',
      'https://es.pinterest.com/us',
    ),
  ).toEqual(['Facebook', 'Facebook', 'Pinterest']);
});

it('another website, and one that only looks like a network, is called by its host', () => {
  expect(labels('https://guild.example/us', 'https://notfacebook.com/us')).toEqual([
    'guild.example',
    'notfacebook.com',
  ]);
});

it('each has a drawing', () => {
  for (const { icon } of socialLinks(['https://x.com/us', 'https://guild.example/us']))
    expect(icon.length).toBeGreaterThan(0);
});
