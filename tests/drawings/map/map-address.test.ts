// The maps link carries the whole address, whatever signs it has.
import { expect, test } from 'vitest';
import { edited, manifestText, siteOf } from '../../manifest/real-manifest.ts';

test.each(['27 Main Street', '27 Main St. #4 & Rear', '27 Main + 1/2 Oak?x=1', '27 Straße 100 %'])(
  'the maps link asks for %s',
  (street) => {
    const { text } = edited([
      { find: ['company:', 'street: 27 Main Street'], write: `street: ${JSON.stringify(street)}` },
    ]);
    const { facts } = siteOf(text);
    const { searchParams, hash } = new URL(facts.map_href ?? '');
    expect(searchParams.get('query')).toBe(facts.address);
    expect(facts.address).toBe(`${street}, Cattaraugus, NY 14719`);
    expect([...searchParams.keys()]).toEqual(['api', 'query']);
    expect(hash).toBe('');
  },
);

test('a link that was copied from the map stays as it is', () => {
  const copied = 'https://www.google.com/maps/place/27+Main+St%2C+Cattaraugus/@42.33,-78.86,17z';
  const text = manifestText.replace(/(?<=maps:\n(?: {4}.*\n)*? {4}url: ).*(?=\n)/, copied);
  expect(siteOf(text).facts.map_href).toBe(copied);
});
