// A page that moves or goes takes its links along.
import { expect, it } from 'vitest';
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

it('begins the list of redirects when there is none', () => {
  expect(addRedirect('/a/', '/b/', undefined)).toMatchObject({
    kind: 'set',
    pointer: ['redirects'],
  });
  expect(addRedirect('/a/', '/b/', [{}])).toMatchObject({ kind: 'insert', at: 1 });
});
