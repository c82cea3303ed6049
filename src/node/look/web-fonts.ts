// The files of the site's two fonts for browsers: of headings and of texts.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { normalizePath } from 'vite';
import { cacheFolder } from '../../files/project.ts';
import type { FontName } from '../../model/manifest.generated.ts';
import { FONTS, type SiteFont, TEXT_FONT } from '../../model/theme.ts';
import type { FontAddresses, SiteFontAddresses } from '../../model/theme-style.ts';
import { packageFolder } from '../packages.ts';
import { cachedFile } from '../pictures/kept-files.ts';

/** The addresses of the packages' files on the development server. */
export function fontSources(root: string, name: FontName): SiteFontAddresses {
  const addresses = (font: SiteFont): FontAddresses => {
    const [latin = '', extended = ''] = fontFiles(root, font, 'woff2').map(
      (path) => `/@fs/${normalizePath(path).replace(/^\//, '')}`,
    );
    return { latin, extended };
  };
  return { headings: addresses(FONTS[name]), texts: addresses(TEXT_FONT) };
}

/** A package's files. The letters of Central European names and of Turkish are in the second. */
export function fontFiles(root: string, font: SiteFont, ending: 'woff' | 'woff2'): string[] {
  return [font.file, font.file.replace('-latin-', '-latin-ext-')].map((path) =>
    join(packageFolder(root, font.package), 'files', `${path}.${ending}`),
  );
}

/** The files of both fonts for browsers, and their URLs with a content hash. `manifest` is its text. */
export async function webFonts(root: string, name: FontName, manifest: string) {
  const [headings, texts] = await Promise.all(
    [FONTS[name], TEXT_FONT].map((font) => webFont(root, font, manifest)),
  );
  if (!headings || !texts) throw new Error('A font is missing.');
  return {
    addresses: { headings: headings.addresses, texts: texts.addresses },
    files: [...headings.files, ...texts.files],
  };
}

/** The package's files, and a small one with the letters that pages show. */
async function webFont(root: string, font: SiteFont, manifest: string) {
  const [first = '', second = ''] = fontFiles(root, font, 'woff2');
  const [latin, extended] = await Promise.all([first, second].map((path) => readFile(path)));
  if (!latin || !extended) throw new Error(`The files of ${font.family} are missing.`);
  const letters = shownLetters(font, manifest);
  const own = await readFile(await subset(root, font, latin, letters));
  const files = {
    own: webFile(font.family, own),
    latin: webFile(`${font.family}-latin`, latin),
    extended: webFile(`${font.family}-extended`, extended),
  };
  const addresses: FontAddresses = {
    own: { address: files.own.path, letters },
    latin: files.latin.path,
    extended: files.extended.path,
  };
  return { addresses, files: Object.values(files) };
}

/** Signs that pages show by themselves, such as the dash between hours and the arrow after a link. */
const OWN_SIGNS = '\u00a0\u2013\u2014\u2018\u2019\u201c\u201d\u2026\u203a';

/** Letters that may be in the small file, the font's basic ones, and others of the manifest. */
function shownLetters({ letters }: SiteFont, manifest: string): string {
  const basic = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index));
  const further = manifest.match(/[\u00a1-\u00ff\u0152\u0153\u2000-\u206f\u20ac\u2122]/g) ?? [];
  const shown = new Set([
    ...basic.filter((letter) => letters.test(letter)),
    ...OWN_SIGNS,
    ...further,
  ]);
  return [...shown].sort().join('');
}

/** Part of the cached files' hash: raise it with every change of what is kept of a font. */
const SUBSET = 1;

/** Makes the small file, or finds it in the cache: making it takes as long as some pages. Returns its path there. */
function subset(root: string, font: SiteFont, source: Buffer, letters: string): Promise<string> {
  const name = createHash('sha256')
    .update(JSON.stringify([SUBSET, letters, font.weight]))
    .update(source)
    .digest('hex');
  return cachedFile(join(cacheFolder(root), 'fonts', `${name}.woff2`), async () => {
    const { default: subsetFont } = await import('subset-font');
    const [min = 0, max] = font.weight.split(' ').map(Number);
    // A constant, as the package's types lack the features of which kerning and ligatures are kept.
    const options = {
      targetFormat: 'woff2' as const,
      keepFeatures: ['kern', 'liga'],
      noHinting: true,
      ...(max && { variationAxes: { wght: { min, max, default: min } } }),
    };
    return subsetFont(source, letters, options);
  });
}

function webFile(name: string, text: Buffer) {
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { path: `/assets/${name.toLowerCase()}-${hash}.woff2`, text };
}
