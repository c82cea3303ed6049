// How the look that a manifest states reaches the pages: colours, font, scenery, logo and icons, and nothing of another site's.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { loadAllSections, renderPage } from '../../../src/app/entry-server.tsx';
import { allIcons } from '../../../src/manifest/site/resolve/icons.ts';
import { paletteOf } from '../../../src/model/palette.ts';
import type { Site } from '../../../src/model/site.ts';
import { LICENCES_FILE, nameFontLicences } from '../../../src/node/bundle/plugins.ts';
import { finishedLook } from '../../../src/node/look/look.ts';
import { htmlDocument } from '../../../src/node/render/html-document.ts';
import { manifestText, pageAt, siteOf } from '../../manifest/real-manifest.ts';
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

async function htmlOf(site: Site, path = '/'): Promise<string> {
  const { look, facts } = await finishedLook(site, fixture, '');
  const page = pageAt(site, path);
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
  const [one, two] = [await htmlOf(first), await htmlOf(other)];
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

it('a page names the font of its manifest and the one of texts, each with two files of further letters, and asks for the small ones', async () => {
  const two = await htmlOf(other);
  const addresses = two.match(/[\w/.-]+\.woff2/g) ?? [];
  const named = (name: string) =>
    expect.stringMatching(new RegExp(`^/assets/${name}-[\\w-]{8}\\.woff2$`));
  const preloaded = [named('figtree'), named('nunito')];
  expect(addresses.slice(0, 2)).toEqual(preloaded);
  const faces = ['nunito', 'figtree'].flatMap((font) => [
    named(font),
    named(`${font}-latin`),
    named(`${font}-extended`),
  ]);
  expect(addresses.slice(2)).toEqual(faces);
  expect(two).toContain('--font-display:Nunito,"Wide Stand-in","Narrow Stand-in",');
  expect(two).toContain('--font-body:Figtree,"Text Stand-in",');
  expect(two).not.toMatch(/bitter/i);
  const { files } = await finishedLook(other, fixture, '');
  const fonts = files.filter(({ path }) => path.endsWith('.woff2'));
  expect(fonts.map(({ path }) => path).toSorted()).toEqual(addresses.slice(2).toSorted());
});

it('hills are drawn where the manifest asks for them', async () => {
  expect(await htmlOf(first, '/contact/')).toMatch(/<svg[^>]* data-screen/);
  expect(await htmlOf(other, '/contact/')).not.toMatch(/<svg[^>]* data-screen/);
});

it('all that is drawn takes less than 1 kB of a page', async () => {
  const html = await htmlOf(first, '/contact/');
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

it('the list of licences ends with the fonts of the site', () => {
  const site = temporaryFolder();
  mkdirSync(site, { recursive: true });
  const rule = `\n\n${'-'.repeat(72)}\n\n`;
  writeFileSync(join(site, LICENCES_FILE), `Works.${rule}react 1.0.0 (MIT)\n\nMIT\n`);
  nameFontLicences(site, fixture.root, 'nunito');
  const whole = readFileSync(join(site, LICENCES_FILE), 'utf8');
  expect(whole).toMatch(
    /\n-{72}\n\n@fontsource\/nunito [\d.]+ \(OFL-1\.1\)\n\n[\s\S]*OPEN FONT LICENSE/i,
  );
  expect(whole).toContain('@fontsource-variable/figtree');
  expect(whole).not.toContain('bitter');
});
