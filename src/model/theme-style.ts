// Writes the theme's styles: colors by role, and the font of headings.
import type { Scenery } from './manifest.generated.ts';
import { type Palette, paletteOf } from './palette.ts';
import type { Site } from './site.ts';
import { FONTS, type HeadingFont } from './theme.ts';

/** The URLs of a font's two files: the letters of Western European languages, and further ones. */
export interface FontAddresses {
  latin: string;
  extended: string;
}

/**
 * Writes a style element that the app never rewrites: otherwise the browser would request the font again. Until
 * the font is there, a stand-in has its place: of the same width and height, so that nothing shifts.
 */
export function themeStyle({ theme }: Pick<Site, 'theme'>, addresses: FontAddresses): string {
  return `<style>${fontFaces(FONTS[theme.font], addresses)}${themeRules(theme)}</style>`;
}

/** Letters such as Ł and ğ. A browser fetches their file only for a page that has one in a heading. */
const EXTENDED = ';unicode-range:U+100-130,U+132-151,U+154-2AF,U+1E00-1EFF';

/** The rules of a theme without its font's file. */
export const themeRules = (theme: Site['theme']): string =>
  colorRules(paletteOf(theme), FONTS[theme.font], theme.scenery);

function fontFaces(
  { family, ascent, descent, standIns }: HeadingFont,
  { latin, extended }: FontAddresses,
): string {
  const face = (name: string, descriptors: string) =>
    `@font-face{font-family:${name};font-weight:700;${descriptors}}`;
  const file = (address: string) => `font-display:swap;src:url(${address}) format("woff2")`;
  const ownFaces = face(family, file(latin)) + face(family, file(extended) + EXTENDED);
  const fallbackFaces = standIns.flatMap(({ name, local, size, capitals }) => {
    const sources = local.map((font) => `local("${font}")`).join();
    const scaled = (percent: number, letters = '') => {
      // The browser scales these two as well.
      const [above, below] = [ascent, descent].map((part) => ((part / percent) * 100).toFixed(1));
      const metrics = `ascent-override:${above}%;descent-override:${below}%;line-gap-override:0%`;
      return face(`"${name}"`, `src:${sources};size-adjust:${percent}%;${metrics}${letters}`);
    };
    return [scaled(size), ...(capitals ? [scaled(capitals, ';unicode-range:U+20,U+41-5A')] : [])];
  });
  return ownFaces + fallbackFaces.join('');
}

/** Two dashes of a road's center line, above a heading that begins a ground. */
const DASH =
  '[data-dash]>h2::before{content:"";display:block;width:4rem;height:4px;margin-bottom:1rem;border-radius:2px;background:linear-gradient(90deg,var(--accent) 55%,#0000 0 70%,var(--accent) 0)}';

const GOES_ON = `:is(${['plain', 'tint', 'dark'].map((tone) => `section[data-tone=${tone}]+[data-tone=${tone}]`)})`;

/** A section on the ground of the one before it belongs to it: less room, a smaller heading, and no dash. */
const SAME_GROUND = `@media screen{${GOES_ON}{padding-top:0;--size-h2:clamp(1.4rem,1.1rem + 1.3vw,2rem)}${GOES_ON} [data-dash]>h2::before{content:none}}`;

function colorRules({ plain, tint, dark }: Palette, font: HeadingFont, scenery: Scenery) {
  const { family, standIns, others } = font;
  const { shade, ...roles } = plain;
  const fonts = [family, ...standIns.map(({ name }) => `"${name}"`), others].join();
  const root = {
    ...roles,
    shadow: `0 1px 2px ${shade}14,0 8px 24px ${shade}14`,
    'font-display': fonts,
    // A number to multiply with: scenery needs room.
    scenery: scenery === 'hills' ? '1' : '0',
  };
  return `:root{${declarations(root)}}[data-tone=tint]{${declarations(tint)}}[data-tone=dark]{${declarations(dark)}}${DASH}${SAME_GROUND}`;
}

const declarations = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([role, value]) => `--${role}:${value}`)
    .join(';');
