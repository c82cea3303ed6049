// Writes the theme's styles: colors by role, the font of headings, and the colours of a landscape.
import type { Scenery } from './manifest.generated.ts';
import { type Palette, paletteOf } from './palette.ts';
import type { Site } from './site.ts';
import { FONTS, type HeadingFont } from './theme.ts';

/**
 * Writes a style element that the app never rewrites: otherwise the browser would request the font again. A font that
 * comes late is used from the next page on, so that nothing shifts.
 * @param address the font's URL
 */
export function themeStyle({ theme }: Pick<Site, 'theme'>, address: string): string {
  return `<style>${fontFaces(FONTS[theme.font], address)}${themeRules(theme)}</style>`;
}

/** The rules of a theme without its font's file. */
export const themeRules = (theme: Site['theme']): string =>
  colorRules(paletteOf(theme), FONTS[theme.font], theme.scenery) +
  (theme.scenery === 'hills' ? SCENERY_STYLE : '');

function fontFaces({ family, standIns }: HeadingFont, address: string): string {
  const own = `@font-face{font-family:${family};font-weight:700;font-display:optional;src:url(${address}) format("woff2")}`;
  const others = standIns.map(({ name, local, size }) => {
    const sources = local.map((font) => `local("${font}")`).join();
    return `@font-face{font-family:"${name}";font-weight:700;src:${sources};size-adjust:${size}%}`;
  });
  return own + others.join('');
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

/** The strokes of a part: colour, width, and the dashes if it has any. */
type Stroke = [color: string, width: number, dashes?: string];

const FILLS: Record<string, string> = {
  water: 'lake',
  sun: 'accent',
  light: 'on-brand',
};

const STROKES: Record<string, Stroke> = {
  crown: ['brand-deep', 15],
  rows: ['brand', 6, '3 8'],
  line: ['brand', 2],
  mast: ['on-brand', 2],
  bale: ['on-brand', 13],
  flake: ['on-brand', 4],
};

/** Hills below the top of a page: the nearer, the lighter, up to the page itself. */
const OPENING = {
  back: 'brand',
  far: 'hill',
  mid: 'slope',
  near: 'meadow',
  field: 'meadow',
  foot: 'page',
};

/** Hills at the end of a page: the nearer, the darker, down to the footer. */
const END = { back: 'hill', far: 'served', mid: 'brand', near: 'ground' };

const fills = (parts: Record<string, string>, within: string) =>
  Object.entries(parts)
    .map(([part, role]) => `${within} [data-part=${part}]{fill:var(--${role})}`)
    .join('');

const strokes = Object.entries(STROKES)
  .map(([part, [role, width, dashes]]) => {
    const dashed = dashes ? `;stroke-dasharray:${dashes}` : '';
    return `[data-scenery] [data-part=${part}]{fill:none;stroke:var(--${role});stroke-width:${width}${dashed}}`;
  })
  .join('');

/** The rules of a landscape. Its drawings have their kind in `data-scenery`. */
const SCENERY_STYLE = [
  '[data-scenery] path{fill:var(--brand-deep);stroke-linecap:round}',
  fills(FILLS, '[data-scenery]'),
  strokes,
  fills(OPENING, '[data-scenery=opening]'),
  fills(END, '[data-scenery=end]'),
].join('');
