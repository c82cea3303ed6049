// A page that moves or goes takes its links along.
import { expect, it } from 'vitest';
import { changedData } from '../../../../src/editor/document/change.ts';
import { addRedirect, linksTo, redirectLinks } from '../../../../src/editor/page/site/links-to.ts';

const manifest = {
  navigation: { links: [{ to: '/about/' }, { to: '/about/#team' }, { to: '/about-us/' }] },
  pages: [{ path: '/about/', sections: [{ buttons: [{ to: '/about/?a=1' }] }] }],
};

it('finds links to a page and to places on it, and not the page itself', () => {
  expect(linksTo('/about/', manifest).map(({ value }) => value)).toEqual([
    '/about/',
    '/about/#team',
    '/about/?a=1',
  ]);
});

it('keeps the place on the page when the address changes, and drops it when the page goes', () => {
  const links = linksTo('/about/', manifest).slice(1, 2);
  const values = (keep: boolean) =>
    redirectLinks(links, '/about/', '/team/', keep).map(
      (change) => 'value' in change && change.value,
    );
  expect(values(true)).toEqual(['/team/#team']);
  expect(values(false)).toEqual(['/team/']);
});

it('puts a redirect behind the others, or begins their list', () => {
  const [old, fresh] = [
    { from: '/old/', to: '/' },
    { from: '/a/', to: '/b/' },
  ];
  const after = (redirects?: object[]) =>
    changedData(redirects ? { redirects } : {}, addRedirect('/a/', '/b/', redirects));
  expect(after()).toEqual({ redirects: [fresh] });
  expect(after([old])).toEqual({ redirects: [old, fresh] });
});
