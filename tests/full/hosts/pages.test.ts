// Hosts that only send files: the site as it is built for them, on a server that is told nothing about it, and in a browser.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { HostName } from '../../../src/model/manifest.generated.ts';
import { browserForFile } from '../../support/browser/browser.ts';
import { programOrReason } from '../../support/installed.ts';
import { describeWalk } from '../../support/servers/host-walk.ts';
import { startServer } from '../../support/servers/start-server.ts';
import { type ServedSite, startSite } from '../../support/sites/build-site.ts';
import { FIXTURE } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { eventually } from '../../support/waiting.ts';

const lighttpd = programOrReason('lighttpd', ['lighttpd']);
const jekyll = programOrReason('jekyll', ['jekyll']);
const open = browserForFile();
const folder = temporaryFolder();

const TYPES = {
  html: 'text/html; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  js: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  avif: 'image/avif',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
  xml: 'text/xml',
};

/** The types of files, the page for what is not there, and nothing about the site itself. */
const configuration = (site: string, port: number) => `
server.document-root = "${site}"
server.bind = "127.0.0.1"
server.port = ${port}
index-file.names = ("index.html")
server.error-handler = "/404.html"
mimetype.assign = (${Object.entries(TYPES)
  .map(([ending, type]) => `".${ending}" => "${type}"`)
  .join(', ')})
`;

const BY_A_PAGE = 'led on by a page (200)';
const NOT = 'our page for what is not there';
const NONE = 'none; the policy stands in the pages';

function walkFiles(name: HostName, program: string, about: string, hidden = {}) {
  describeWalk(name, {
    async start(site) {
      const server = await startServer((port, home) => {
        writeFileSync(join(home, 'site.conf'), configuration(site, port));
        return [program, '-D', '-f', join(home, 'site.conf')];
      });
      const version = spawnSync(program, ['-v'], { encoding: 'utf8' }).stdout;
      const [said = ''] = /lighttpd\/[\d.]+/.exec(version) ?? [];
      return { url: server.url, program: said.replace('/', ' ') + about, close: server.close };
    },
    cannot: {
      'an old address': BY_A_PAGE,
      'an old address with a query': BY_A_PAGE,
      'an old address that leads to a place on a page': BY_A_PAGE,
      'an old folder': NOT,
      'an old address told by its query': 'the page without it',
      'a folder without a page': 'our page, with 403',
      'headers of pages': NONE,
      'headers of files': NONE,
      'headers of the not-found page': NONE,
      ...hidden,
    },
  });
}

if (lighttpd) {
  walkFiles('plain', lighttpd, '');
  walkFiles('github-pages', lighttpd, ' in its place', {
    'the files that the host reads': 'sent; it is empty',
  });
}

describe('a site whose host only sends files, in a browser', () => {
  let site: ServedSite;
  beforeAll(async () => {
    const env = { CURBSIDE_HOST: 'github-pages' };
    site = await startSite({ name: 'pages', site: FIXTURE, env });
  });
  afterAll(() => site?.close());

  test.each(['/', '/contact/', '/calendar/sheet.html', '/stand-in/billing-portal.html'])(
    'shows %s under a policy that allows all that it needs',
    async (path) => {
      const { page } = await open(path, { ...site, hydrates: false, expects: /favicon\.ico/ });
      await eventually(() => page.locator('meta[http-equiv]').count()).toBe(1);
    },
  );

  test('goes from page to page under the one policy of all', async () => {
    const { page } = await open('/', site);
    await page.getByRole('link', { name: 'Contact' }).first().click();
    await page.waitForURL('**/contact/');
    await page.locator('h1').waitFor();
  });

  test('refuses a script that is not its own', async () => {
    const { page } = await open('/about/', { ...site, expects: /Content Security Policy/ });
    const refused = await page.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('securitypolicyviolation', (event) => done(event.effectiveDirective));
          document.body.append(
            Object.assign(document.createElement('script'), { textContent: '0' }),
          );
        }),
    );
    expect(refused).toBe('script-src-elem');
  });

  test.each([
    ['/bill?a=1#pay', '/pay-bill/?a=1#pay'],
    ['/privacy/?a=1#other', '/terms-privacy/?a=1#privacy-policy'],
  ])('leads %s on to %s', async (from, to) => {
    const { page } = await open(from, { ...site, hydrates: false });
    await page.waitForURL(site.url + to);
  });

  test('leads an old address on where no script runs', async () => {
    const { page } = await open('/privacy/', { ...site, javaScript: false });
    await page.waitForURL(`${site.url}/terms-privacy/#privacy-policy`);
  });
});

test.skipIf(!jekyll)(
  'the program of GitHub Pages leaves names with a dot or a low line out, so that it must be kept from the site',
  () => {
    const source = join(folder, 'source');
    const made = join(folder, 'made');
    for (const name of ['.well-known', '_social', 'social']) {
      mkdirSync(join(source, name), { recursive: true });
      writeFileSync(join(source, name, 'home_.txt'), '');
      writeFileSync(join(source, `${name}.txt`), '');
    }
    const build = ['build', '--safe', '--disable-disk-cache', '-s', source, '-d', made];
    expect(spawnSync(String(jekyll), build, { encoding: 'utf8' })).toMatchObject({ status: 0 });
    expect(readdirSync(made, { recursive: true }).sort()).toEqual([
      'social',
      'social.txt',
      'social/home_.txt',
    ]);
  },
);
