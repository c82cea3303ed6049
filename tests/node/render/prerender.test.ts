// The files that a build makes of pages: their names, what each holds, and what changes with the look alone.
import { describe, expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../../src/app/entry-server.tsx';
import { siteFilePath } from '../../../src/model/path.ts';
import type { Site } from '../../../src/model/site.ts';
import { buildName, pageFiles } from '../../../src/node/render/page-files.ts';
import { siteFiles } from '../../../src/node/render/prerender.ts';
import type { PageFile } from '../../../src/outside/page-data.ts';
import { edited, manifestText, siteOf } from '../../manifest/real-manifest.ts';
import { ROUTES } from '../../support/sites/spec.ts';

const site = siteOf(manifestText);
const script = '/assets/client-abc123.js';
const look = { head: '<meta name="theme-color" content="#123456">', style: '<style>a{}</style>' };
await loadAllSections();

const fileOf = ({ facts }: Pick<Site, 'facts'>) => ({ facts, year: 2026 });
const sharedOf = (from: Site, name: string) => ({
  ...fileOf(from),
  scripts: { starter: '<script></script>', navigator: '', entry: name, imports: [], sections: {} },
  look,
  build: buildName(name, look, fileOf(from)),
  outside: from.outside,
});

const filesOf = (from: Site, name = script) =>
  new Map(
    [
      ...[...from.pages.map(({ page }) => page), from.not_found].flatMap((page) =>
        pageFiles(JSON.stringify(page), sharedOf(from, name), renderPage),
      ),
      ...siteFiles(from, sharedOf(from, name)),
    ].map(({ path, text }) => [path, text]),
  );

const files = filesOf(site);

describe('the files of a site', () => {
  it('are an index.html and a page.json for each page, and the files of the whole site', () => {
    const expected = [
      ...ROUTES.flatMap((path) => [`${path}index.html`, `${path}page.json`]),
      ...['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].flatMap((day) =>
        ['html', 'ics', 'json'].map((type) => `/calendar/${day}.${type}`),
      ),
      '/calendar/sheet.html',
      ...['/404.html', '/sitemap.xml', '/robots.txt', siteFilePath(sharedOf(site, script).build)],
    ];
    expect([...files.keys()].toSorted()).toEqual(expected.toSorted());
  });

  it('give what is not the manifest’s ids that no anchor of it can have', () => {
    for (const path of ROUTES) {
      const html = files.get(`${path}index.html`) ?? '';
      const ids = [...html.matchAll(/<[^>]* id="([a-z][^"]*)"/g)].map(([, id]) => `"id":"${id}"`);
      const data = files.get(`${path}page.json`) ?? '';
      expect(ids.filter((id) => !data.includes(id))).toEqual([]);
    }
  });

  it('name in the HTML the build, the version and the addresses of the page’s data', () => {
    for (const path of ROUTES) {
      const { build, version, page } = JSON.parse(files.get(`${path}page.json`) ?? '') as PageFile;
      expect(page.path).toBe(path);
      expect(files.get(`${path}index.html`)).toContain(
        ` data-build="${build}" data-version="${version}" data-files="${siteFilePath(build)} ${path}page.json"`,
      );
    }
  });

  it('give a page’s data another version when a text of the page changes', () => {
    const { text } = edited([
      { find: ['heading: Billing FAQ'], write: 'heading: Questions About Bills' },
    ]);
    const later = filesOf(siteOf(text));
    const versionAt = (path: string, from: Map<string, string>) =>
      (JSON.parse(from.get(`${path}page.json`) ?? '') as PageFile).version;
    expect(versionAt('/pay-bill/', later)).not.toBe(versionAt('/pay-bill/', files));
    expect(versionAt('/about/', later)).toBe(versionAt('/about/', files));
  });

  it('keep the whole site out of each page: no other town’s text is on a town’s page', () => {
    const collins = files.get('/rolloff-dumpsters/ny/collins/index.html') ?? '';
    expect(collins).toContain('Collins');
    expect(collins).not.toContain('Local Dunkirk Service');
  });

  it('ask robots to read the pages and leave the stand-ins', () => {
    expect(files.get('/robots.txt')).toBe(
      `User-agent: *\nDisallow: /stand-in/\n\nSitemap: ${site.facts.origin}/sitemap.xml\n`,
    );
  });
});

describe('the name of a build', () => {
  const name = buildName(script, look, fileOf(site));

  it('is the same for the same script and facts', () => {
    expect(buildName(script, look, structuredClone(fileOf(site)))).toBe(name);
    expect(name).toMatch(/^[0-9a-f]{12}$/);
  });

  it('changes with the look: pages of two looks are not shown in one document', () => {
    const other = { ...look, style: '<style>b{}</style>' };
    expect(buildName(script, other, fileOf(site))).not.toBe(name);
  });
});

describe('the styles of a page', () => {
  it('do not depend on its pictures, or each town would need a hash of its own in the security policy', () => {
    const [first, second] = ['AAAA', 'BBBB'].map((blur) => {
      const other = structuredClone(site);
      const { page } = other.pages.find(({ page: { path } }) => path.endsWith('/collins/')) ?? {};
      const [hero] = page?.sections ?? [];
      if (hero?.type !== 'hero' || !page) throw new Error('Collins has no hero');
      hero.image = { src: `/images/${blur}.webp`, alt: blur, width: 800, height: 600 };
      hero.image.variants = { hash: blur, blur };
      return renderPage(page, other.facts, 2026);
    });
    expect(first?.body).not.toBe(second?.body);
    expect(first?.styles).toBe(second?.styles);
  });
});
