// The routes of a site on Vercel, which reads them once the build has run: https://vercel.com/docs/build-output-api.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { HOSTS } from '../../model/hosts.ts';
import { expression, type HeaderRule, type HostRules, TYPE_RULES } from './header-rules.ts';

const [FILE = ''] = HOSTS.vercel.configFiles;

/**
 * The routes, in the order in which Vercel takes them. Addresses of pages have no dot; what has one is a file. The query
 * always goes along, so that a page would lead to itself for ever.
 */
export const vercel = ({ headers, redirects }: HostRules) => {
  const routes = [
    ...redirects
      .filter(({ path, page }) => path !== page)
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
  return [JSON.stringify({ version: 3, routes }, null, 2)];
};

const forAll = ({ pattern, headers }: HeaderRule) => ({
  src: `^${expression(pattern)}$`,
  headers,
  continue: true,
});

/** Lays a finished site that has the file where Vercel looks for both, in the folder that the site's folder is in. */
export function layOutForVercel(site: string): void {
  if (!existsSync(join(site, FILE))) return;
  const output = join(dirname(site), dirname(FILE));
  rmSync(output, { recursive: true, force: true });
  cpSync(site, join(output, 'static'), {
    recursive: true,
    filter: (path) => basename(path) !== '.vercel',
  });
  cpSync(join(site, FILE), join(output, basename(FILE)));
}
