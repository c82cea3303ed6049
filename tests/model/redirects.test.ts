// Where an old address leads: one told by its query, a whole path, or what is below a path.
import { expect, it } from 'vitest';
import { redirectTable, resolveRedirect } from '../../src/model/redirects.ts';

const table = redirectTable([
  { from: '/blog', to: '/contact/' },
  { from: '/blog/*', to: '/about/' },
  { from: '/blog/2019/*', to: '/reviews/' },
  { from: '/blog/2019/05/', to: '/terms/#fees' },
  { from: '/?p=12', to: '/contact/' },
  { from: '/shop?cat=2', to: '/bins/' },
]);

it.each([
  ['/blog', '', '/contact/'],
  ['/blog/', '?a=1', '/contact/?a=1'],
  ['/blog/2018/a/', '', '/about/'],
  ['/blog/2019/a', '?a=1', '/reviews/?a=1'],
  ['/blog/2019/', '', '/reviews/'],
  ['/blog/2019/05', '?a=1', '/terms/?a=1#fees'],
  ['/blogs/', '', undefined],
  ['/', '?utm=x&p=12', '/contact/'],
  ['/', '?p=123', undefined],
  ['/shop/', '?cat=2', '/bins/'],
  ['/shop/', '', undefined],
])(
  '%s%s leads to %s: the nearest redirect counts, and its own query is not handed on',
  (path, query, to) => {
    expect(resolveRedirect(table, path, query)).toBe(to);
  },
);

it('keeps queries before paths and narrow folders before wide ones, as hosts read them', () => {
  const places = [...table.keys()].map((key) =>
    key.includes('?') ? 0 : key.endsWith('*') ? 2 : 1,
  );
  expect(places).toEqual([...places].sort());
  expect([...table.keys()].filter((key) => key.endsWith('*'))).toEqual(['/blog/2019/*', '/blog/*']);
});
