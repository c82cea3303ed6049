// Writes the theme's styles: colors by role, and the fonts of headings and texts.
import type { Scenery } from './manifest.generated.ts';
import { type Palette, paletteOf } from './palette.ts';
import type { Site } from './site.ts';
import { FONTS, type SiteFont, TEXT_FONT } from './theme.ts';

/** The URLs of a font's files. */
export interface FontAddresses {
  /** A small file, and the letters that it has; none in development. */
  own?: { address: string; letters: string };
  /** The letters of Western European languages, and further ones. */
  latin: string;
  extended: string;
}

/** Those of both fonts of a site. */
export interface SiteFontAddresses {
  headings: FontAddresses;
  texts: FontAddresses;
}

/**
 * Writes a style element that the app never rewrites: otherwise the browser would request the fonts again. Until
 * a font is there, a stand-in has its place: of the same width and height, so that nothing shifts.
 */
export function themeStyle({ theme }: Pick<Site, 'theme'>, addresses: SiteFontAddresses): string {
  const faces =
    fontFaces(FONTS[theme.font], addresses.headings) + fontFaces(TEXT_FONT, addresses.texts);
  return `<style>${faces}${themeRules(theme)}</style>`;
}

/** First and last of the letters of the package's first file. */
const LATIN = [
  [0x20, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2013, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
] as const;

/** Letters such as Ł and ğ. A browser fetches their file only for a page that has one. */
const EXTENDED = ';unicode-range:U+100-130,U+132-151,U+154-2AF,U+1E00-1EFF';

/** The rules of a theme without its fonts' files. */
export const themeRules = (theme: Site['theme']): string =>
  colorRules(paletteOf(theme), FONTS[theme.font], theme.scenery);

function fontFaces(
  { family, weight, display, ascent, descent, standIns }: SiteFont,
  { own, latin, extended }: FontAddresses,
): string {
  const face = (name: string, descriptors: string, weights: string | number = weight) =>
    `@font-face{font-family:${name};font-weight:${weights};${descriptors}}`;
  const file = (address: string, letters: string) =>
    face(family, `font-display:${display};src:url(${address})${letters}`);
  // No letter has two files: a browser would fetch the second where the first comes too late.
  const ownFaces =
    (own
      ? file(own.address, '') + file(latin, `;unicode-range:${furtherLatin(own.letters)}`)
      : file(latin, '')) + file(extended, EXTENDED);
  const fallbackFaces = standIns.flatMap(({ name, local, size, capitals, weight: only }) => {
    const sources = local.map((font) => `local("${font}")`).join();
    const scaled = (percent: number, letters = '') => {
      // The browser scales these two as well.
      const [above, below] = [ascent, descent].map((part) => Math.round((part / percent) * 100));
      const metrics = `ascent-override:${above}%;descent-override:${below}%;line-gap-override:0%`;
      return face(`"${name}"`, `src:${sources};size-adjust:${percent}%;${metrics}${letters}`, only);
    };
    return [scaled(size), ...(capitals ? [scaled(capitals, ';unicode-range:U+20,U+41-5A')] : [])];
  });
  return ownFaces + fallbackFaces.join('');
}

/** The package's letters without those of the small file, as ranges of Unicode. */
function furtherLatin(letters: string): string {
  const ranges: [first: number, last: number][] = [];
  for (const [first, last] of LATIN) {
    for (let code = first; code <= last; code++) {
      const range = ranges.at(-1);
      if (letters.includes(String.fromCodePoint(code))) continue;
      if (range && range[1] === code - 1) range[1] = code;
      else ranges.push([code, code]);
    }
  }
  return ranges.map((range) => `U+${[...new Set(range)].map(hexOf).join('-')}`).join();
}

const hexOf = (code: number) => code.toString(16).toUpperCase();

/** Two dashes of a road's center line, above a heading that begins a ground. */
const DASH =
  '[data-dash]>h2::before{content:"";display:block;width:4rem;height:4px;margin-bottom:1rem;border-radius:2px;background:linear-gradient(90deg,var(--accent) 55%,#0000 0 70%,var(--accent) 0)}';

const GOES_ON = `:is(${['plain', 'tint', 'dark'].map((tone) => `section[data-tone=${tone}]+[data-tone=${tone}]`)})`;

/** A section on the ground of the one before it belongs to it: less room, a smaller heading, and no dash. */
const SAME_GROUND = `@media screen{${GOES_ON}{padding-top:0;--size-h2:var(--size-part)}${GOES_ON} [data-dash]>h2::before{content:none}}`;

/** The value of `font-family`: the font, its stand-ins, and the rest. */
function familyList({ family, standIns, others }: SiteFont): string {
  const names = new Set(standIns.map(({ name }) => `"${name}"`));
  return [family, ...names, others].join();
}

function colorRules({ plain, tint, dark }: Palette, font: SiteFont, scenery: Scenery) {
  const { shade, ...roles } = plain;
  const root = {
    ...roles,
    shadow: `0 1px 2px ${shade}14,0 8px 24px ${shade}14`,
    'font-display': familyList(font),
    'font-body': familyList(TEXT_FONT),
    // A number to multiply with: scenery needs room.
    scenery: scenery === 'hills' ? '1' : '0',
  };
  return `:root{${declarations(root)}}[data-tone=tint]{${declarations(tint)}}[data-tone=dark]{${declarations(dark)}}${DASH}${SAME_GROUND}`;
}

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([role, value]) => `--${role}:${value}`)
    .join(';');
