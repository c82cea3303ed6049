// The routes and towns that a search for pickup days lists, on the page of a town and elsewhere.
import { describe, expect, it } from 'vitest';
import { pickupExtras } from '../../../src/manifest/site/resolve/section-extras.ts';
import { parseText } from '../../../src/manifest/yaml/parse.ts';
import type { Manifest } from '../../../src/model/manifest.generated.ts';
import { english } from '../../../src/model/words/words.ts';
import { withRoutes } from '../../support/manifests/with-routes.ts';
import { errorsOf, manifestText } from '../real-manifest.ts';

const manifest = withRoutes(parseText(manifestText).data as Manifest);
const listedOn = (slug?: string, from = manifest) => {
  const town = manifest.towns.find((each) => each.slug === slug);
  const { towns, routes } = pickupExtras(from, english, town);
  return { towns: towns.map((each) => each.slug), routes: routes.map(({ id }) => id) };
};

describe('a search for pickup days', () => {
  it.each([
    ['dunkirk', ['dunkirk'], ['thursday-a']],
    ['salamanca', ['salamanca'], ['thursday-a', 'monday-b']],
    ['collins', ['dunkirk', 'salamanca'], ['thursday-a', 'monday-b']],
    [undefined, ['dunkirk', 'salamanca'], ['thursday-a', 'monday-b']],
  ])('on the page of %s lists the towns %j and the routes %j', (slug, towns, routes) => {
    expect(listedOn(slug)).toEqual({ towns, routes });
  });

  it('lists the towns alone where the routes are many', () => {
    const { service_days } = manifest;
    const [route] = service_days?.routes ?? [];
    const many = Array.from({ length: 13 }, (_, nr) => ({ ...route, id: `route-${nr}` }));
    const large = { ...manifest, service_days: { ...service_days, routes: many } } as Manifest;
    expect(listedOn(undefined, large)).toEqual({ towns: ['dunkirk', 'salamanca'], routes: [] });
    expect(listedOn('dunkirk', large).routes).toHaveLength(13);
  });

  it('is refused on a site without routes', () => {
    const section = '      - type: pickup-days\n        heading: Which day?\n';
    const text = manifestText.replace(/^ {6}- type: towns$/m, (towns) => section + towns);
    expect(errorsOf(text).map(({ message }) => message)).toEqual([
      expect.stringMatching(/^The pickup-days section .*routes/),
    ]);
  });
});
