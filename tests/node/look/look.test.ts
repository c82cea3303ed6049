// How the look that a manifest states reaches the pages: colours, font, scenery, logo and icons, and nothing of another site's.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../../src/app/entry-server.tsx';
import { allIcons } from '../../../src/manifest/site/resolve/icons.ts';
import { paletteOf } from '../../../src/model/palette.ts';
import type { Site } from '../../../src/model/site.ts';
import { LICENCES_FILE, nameFontLicence } from '../../../src/node/bundle/plugins.ts';
import { finishedLook } from '../../../src/node/look/look.ts';
import { htmlDocument } from '../../../src/node/render/html-document.ts';
import { manifestText, siteOf } from '../../manifest/real-manifest.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

await loadAllSections();

const first = siteOf(manifestText);
const other = siteOf(
  manifestText
    .replace('brand: "#1d5136"', 'brand: "#5b2a86"')
    .replace('accent: "#ff8a1e"', 'accent: "#ffd500"')
    .replace('ground: "#fffdf8"', 'ground: "#ffffff"')
    .replace('scenery: hills', 'scenery: none')
    .replace('font: bitter', 'font: nunito')
    .replace('  logo: /favicon.svg\n', ''),
);

/** The home page of a site as it is sent. */
async function homeOf(site: Site): Promise<string> {
  const { look, facts } = await finishedLook(site, fixture);
  const { page } = site.pages[0] as Site['pages'][number];
  return htmlDocument({
    rendered: renderPage(page, facts, 2026),
    look,
    embedded: { build: 'b', facts, year: 2026, page },
    files: { version: 'v', addresses: [] },
    scripts: { starter: '', modules: [], now: false },
  });
}

const colorsIn = (html: string) =>
  new Set([...html.matchAll(/(?:#|%23)([0-9a-f]{6})(?![0-9a-f])/gi)].map(([, hex = '']) => hex));

it('a page has the colours that its manifest states, and none of another site’s', async () => {
  const [one, two] = [await homeOf(first), await homeOf(other)];
  expect(one).toContain('--brand:#1d5136');
  expect(two).toContain('--brand:#5b2a86');
  expect(two).toContain(
    `<meta name="theme-color" content="${paletteOf(other.theme).plain['brand-deep']}">`,
  );
  // White, water, and what says that something is wrong or has the focus, are the same for all.
  const shared = new Set(['ffffff', 'cfe3ea', 'a8cdd9', '0d2c3a', 'a3211a', '0b57d0']);
  const common = [...colorsIn(one)].filter((color) => colorsIn(two).has(color));
  expect(common.filter((color) => !shared.has(color))).toEqual([]);
});

it('a page names the font that its manifest states, with a file of further letters, and asks for no other', async () => {
  const two = await homeOf(other);
  const [preloaded, ...faces] = two.match(/[\w/.-]+\.woff2/g) ?? [];
  expect(preloaded).toMatch(/^\/assets\/nunito-latin-700-normal-[\w-]{8}\.woff2$/);
  const extended = expect.stringMatching(/^\/assets\/nunito-latin-ext-700-normal-[\w-]{8}\.woff2$/);
  expect(faces).toEqual([preloaded, extended]);
  expect(two).toContain('--font-display:Nunito,"Wide Stand-in","Narrow Stand-in",');
  expect(two).not.toMatch(/bitter/i);
  const { files } = await finishedLook(other, fixture);
  const fonts = files.filter(({ path }) => path.endsWith('.woff2'));
  expect(fonts.map(({ path }) => path)).toEqual(faces);
});

it('hills are drawn where the manifest asks for them', async () => {
  expect(await homeOf(first)).toMatch(/<svg[^>]* data-screen/);
  expect(await homeOf(other)).not.toMatch(/<svg[^>]* data-screen/);
});

it('all that is drawn takes less than 1 kB of a page', async () => {
  const html = await homeOf(first);
  const without = html.replace(/<svg[^>]* data-screen[\s\S]*?<\/svg>/g, '');
  expect(without.length).toBeLessThan(html.length - 1500);
  const bytes = (text: string) => brotliCompressSync(text).length;
  expect(bytes(html) - bytes(without)).toBeLessThan(1000);
});

it('a look without a theme is what the schema states', () => {
  const bare = siteOf(manifestText.replace(/^theme:\n( {2}.*\n)+/m, ''));
  const { properties } = JSON.parse(readFileSync('schema/site/theme.schema.json', 'utf8'));
  const defaults = Object.entries<{ default: unknown }>(properties);
  expect(bare.theme).toEqual(Object.fromEntries(defaults.map(([key, own]) => [key, own.default])));
  expect(bare.facts.scenery).toBeUndefined();
});

it('only the icons that the manifest names go to visitors', () => {
  const named = new Set([...manifestText.matchAll(/^\s*(?:- )?icon: (\S+)$/gm)].map(([, n]) => n));
  expect(Object.keys(first.facts.icons).toSorted()).toEqual([...named].toSorted());
  expect(Object.keys(allIcons()).length).toBeGreaterThan(named.size + 20);
});

it('the list of licences ends with the font of the site', () => {
  const site = temporaryFolder();
  mkdirSync(site, { recursive: true });
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  writeFileSync(join(site, LICENCES_FILE), `Works.${rule}react 1.0.0 (MIT)\n\nMIT\n`);
  nameFontLicence(site, fixture.root, 'nunito');
  const whole = readFileSync(join(site, LICENCES_FILE), 'utf8');
  expect(whole).toMatch(
    /\n-{72}\n\n@fontsource\/nunito [\d.]+ \(OFL-1\.1\)\n\n[\s\S]*OPEN FONT LICENSE/i,
  );
  expect(whole).not.toContain('bitter');
});
