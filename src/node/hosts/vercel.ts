// The routes of a site on Vercel, which reads them once the build has run: https://vercel.com/docs/build-output-api.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { HOSTS } from '../../model/hosts.ts';
import { withQueryKept } from '../../model/redirects.ts';
import { type HostRules, TYPES } from './header-rules.ts';

const [FILE = ''] = HOSTS.vercel.reads;

/** The routes, in the order in which Vercel takes them. Addresses of pages have no dot; what has one is a file. */
export const vercel = ({ headers, redirects }: HostRules) => {
  const everywhere = headers.filter(({ pattern }) => pattern === '/*');
  const some = headers.filter(({ pattern }) => pattern !== '/*');
  const types = Object.entries(TYPES).map(([ending, type]) => ({
    pattern: `/*.${ending}`,
    headers: { 'Content-Type': type },
  }));
  const routes = [
    ...withQueryKept(redirects).map(([from, to]) => {
      const [path = '', query] = from.split('?');
      const [key, value] = query?.split('=') ?? [];
      return {
        src: source(path),
        ...(query && { has: [{ type: 'query', key, value }] }),
        status: 301,
        headers: { Location: to },
      };
    }),
    { src: '^((?:/[^/.]+)+)$', status: 308, headers: { Location: '$1/' } },
    ...everywhere.map(forAll),
    { handle: 'filesystem' },
    { handle: 'hit' },
    ...[...some, ...types].map(forAll),
    { handle: 'error' },
    { src: '^/.*$', status: 404, dest: '/404.html' },
  ];
  return { [FILE]: `${JSON.stringify({ version: 3, routes }, null, 2)}\n` };
};

const forAll = ({ pattern, headers }: HostRules['headers'][number]) => ({
  src: source(pattern),
  headers,
  continue: true,
});

const source = (pattern: string) => `^${pattern.replaceAll('.', '\\.').replace('*', '.*')}$`;

/** Lays a finished site that has the file where Vercel looks for both, in the folder that the site's folder is in. */
export function layOutForVercel(site: string): void {
  if (!existsSync(join(site, FILE))) return;
  const output = join(dirname(site), dirname(FILE));
  rmSync(output, { recursive: true, force: true });
  const isOwn = (path: string) => path === join(site, dirname(dirname(FILE)));
  cpSync(site, join(output, 'static'), { recursive: true, filter: (path) => !isOwn(path) });
  cpSync(join(site, FILE), join(output, basename(FILE)));
}
