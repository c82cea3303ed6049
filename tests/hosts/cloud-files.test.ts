// What a build writes for hosts in the cloud, where their own limits and orders count.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { azure } from '../../src/hosts/azure.ts';
import { HOSTS } from '../../src/hosts/hosts.ts';
import { hostRedirects } from '../../src/hosts/rules.ts';
import type { HostName } from '../../src/model/manifest.generated.ts';
import { layOutForVercel } from '../../src/node/hosts/lay-out-for-vercel.ts';
import { parseRedirects } from '../../src/node/serve/read-rules.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const redirects = hostRedirects([
  { from: '/?p=12', to: '/about/' },
  { from: '/?p=13', to: '/#reviews' },
  { from: '/old/', to: '/about/' },
]);

const written = (name: HostName) =>
  Object.values(HOSTS[name].files)
    .map((write) => write({ headers: [], redirects }))
    .join('');

it.each(Object.keys(HOSTS))('%s has a page that leads its reader to it', (name) => {
  expect(existsSync(`docs/deploy/${name}.md`)).toBe(true);
});

it.each(['netlify', 'vercel'] as const)(
  '%s, where the query goes along, leads no page to itself for ever',
  (name) => {
    expect(written(name)).toMatch(/12/);
    expect(written(name)).not.toMatch(/13|reviews/);
  },
);

it.each(['caddy', 'vercel'] as const)(
  '%s, where capital letters are small ones, leads no page to itself for ever',
  (name) => {
    const old = hostRedirects([{ from: '/About/', to: '/about/' }]);
    const files = Object.values(HOSTS[name].files);
    const text = files.map((write) => write({ headers: [], redirects: old })).join('');
    expect(text).toContain('/About');
    expect(text).not.toMatch(/About\//);
  },
);

it('Netlify leads a page with a certain query on, though the page is there', () => {
  expect(written('netlify')).toMatch(/^\/ p=12 \/about\/ 301!$/m);
  expect(parseRedirects(written('netlify')).get('/?p=12')).toBe('/about/');
});

it('the file that Netlify and Cloudflare both read has no line that one of them refuses', () => {
  const names = Object.keys(HOSTS) as HostName[];
  expect(names.indexOf('cloudflare')).toBeLessThan(names.indexOf('netlify'));
  for (const line of written('cloudflare').trim().split('\n'))
    expect(line.split(' ').length).toBeLessThanOrEqual(3);
});

it('Azure gets a warning of more redirects than it has room for', () => {
  expect(azure.excess?.({ headers: [], redirects })).toEqual([]);
  const many = Array.from({ length: 400 }, (_, n) => ({ from: `/old-${n}/`, to: '/about/' }));
  expect(azure.excess?.({ headers: [], redirects: hostRedirects(many) })?.join()).toMatch(
    /has \d{5} bytes, and Azure reads 20480/,
  );
});

it('Vercel finds the site and its routes beside the finished site, and none of its own names among the pages', () => {
  const home = temporaryFolder();
  const site = join(home, 'dist');
  mkdirSync(join(site, '.vercel/output'), { recursive: true });
  mkdirSync(join(home, '.vercel/output/static'), { recursive: true });
  writeFileSync(join(home, '.vercel/project.json'), '{}');
  writeFileSync(join(home, '.vercel/output/static/gone.html'), '');
  writeFileSync(join(site, 'index.html'), 'home');
  writeFileSync(join(site, '.vercel/output/config.json'), '{"version":3}');
  layOutForVercel(site);
  const output = join(home, '.vercel/output');
  expect(readFileSync(join(output, 'static/index.html'), 'utf8')).toBe('home');
  expect(readFileSync(join(output, 'config.json'), 'utf8')).toBe('{"version":3}');
  const others = ['output/static/gone.html', 'output/static/.vercel', 'project.json'];
  expect(others.map((name) => existsSync(join(home, '.vercel', name)))).toEqual([
    false,
    false,
    true,
  ]);
});
