// A page that moves or goes takes its links along.
import { expect, it } from 'vitest';
import { changedData, type ManifestChange } from '../../../../src/editor/document/change.ts';
import {
  linksTo,
  redirectPage,
  removeRedirects,
} from '../../../../src/editor/page/site/links-to.ts';

const manifest = {
  navigation: { links: [{ to: '/about/' }, { to: '/about/#team' }, { to: '/about-us/' }] },
  pages: [{ path: '/about/', sections: [{ buttons: [{ to: '/about/?a=1' }] }] }],
};

const changesIn = (changes: ManifestChange[], data: object = manifest) =>
  changes.reduce<unknown>(changedData, data) as typeof manifest;

it('finds links to a page and to places on it, and not the page itself', () => {
  expect(linksTo('/about/', manifest).map(({ value }) => value)).toEqual([
    '/about/',
    '/about/#team',
    '/about/?a=1',
  ]);
});

it('leads links to the new address with their places, or without when the page goes', () => {
  const pages = (keepPlaces: boolean) =>
    changesIn(redirectPage(['/about/', '/team/'], manifest, keepPlaces)).navigation.links;
  expect(pages(true)).toEqual([{ to: '/team/' }, { to: '/team/#team' }, { to: '/about-us/' }]);
  expect(pages(false)).toEqual([{ to: '/team/' }, { to: '/team/' }, { to: '/about-us/' }]);
});

it('puts a redirect behind the others, or begins their list', () => {
  const old = { from: '/old/', to: '/' };
  const fresh = { from: '/a/', to: '/b/' };
  const after = (data: object) => changesIn(redirectPage(['/a/', '/b/'], data, true), data);
  expect(after({})).toEqual({ redirects: [fresh] });
  expect(after({ redirects: [old] })).toEqual({ redirects: [old, fresh] });
});

it('gives a page an address that has led elsewhere, without the redirect from there', () => {
  const other = { from: '/old/', to: '/' };
  const redirects = [{ from: '/about/', to: '/team/' }, other, { from: '/about', to: '/team/' }];
  const after = (changes: ManifestChange[]) => changesIn(changes, { redirects });
  expect(after(redirectPage(['/team/', '/about/'], { redirects }, true))).toEqual({
    redirects: [other, { from: '/team/', to: '/about/' }],
  });
  expect(after(removeRedirects('/about/', { redirects }))).toEqual({ redirects: [other] });
  const only = { redirects: [other] };
  expect(changesIn(removeRedirects('/old/', only), only)).toEqual({});
});
