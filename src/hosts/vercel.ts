// The routes of a site on Vercel, which reads them once the build has run: https://vercel.com/docs/build-output-api.
import type { Host } from './host.ts';
import { expression, type HeaderRule, type HostRules, TYPE_RULES } from './rules.ts';

/**
 * The routes, in the order in which Vercel takes them. Addresses of pages have no dot; what has one is a file. The query
 * always goes along, and capital letters count as small ones, so that a page would lead to itself for ever.
 */
const formatVercelJson = ({ headers, redirects }: HostRules) => {
  const routes = [
    ...redirects
      .filter(({ path, page }) => path.toLowerCase() !== page)
      .map(({ path, query, to }) => {
        const [key, value] = query.split('=');
        return {
          src: `^${expression(path)}$`,
          ...(query && { has: [{ type: 'query', key, value }] }),
          status: 301,
          headers: { Location: to },
        };
      }),
    { src: '^((?:/[^/.]+)+)$', status: 308, headers: { Location: '$1/' } },
    ...headers.slice(0, 1).map(forAll),
    { handle: 'filesystem' },
    { handle: 'hit' },
    ...[...headers.slice(1), ...TYPE_RULES].map(forAll),
    { handle: 'error' },
    { src: '^/.*$', status: 404, dest: '/404.html' },
  ];
  return JSON.stringify({ version: 3, routes }, null, 2);
};

const forAll = ({ pattern, headers }: HeaderRule) => ({
  src: `^${expression(pattern)}$`,
  headers,
  continue: true,
});

/** The address of its file: where it stands below the site's folder, and once more in the folder that the site is in. */
export const VERCEL_FILE = '/.vercel/output/config.json';

export const vercel: Host = {
  title: 'Vercel',
  redirects: 'all',
  files: { [VERCEL_FILE]: formatVercelJson },
};
