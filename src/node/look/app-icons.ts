// The icons, the placeholder of pictures and the web app manifest, made from the company's mark and colours.
import {
  APPLE_TOUCH_ICON,
  INITIALS,
  LARGE_ICON,
  PLACEHOLDER_ICON,
  TAB_ICON,
  WEB_MANIFEST,
} from '../../model/own-files.ts';
import { type Palette, paletteOf } from '../../model/palette.ts';
import type { Site } from '../../model/site.ts';
import { drawSquare, type Mark } from './mark.ts';

const ICONS = [
  { path: APPLE_TOUCH_ICON, width: 180 },
  { path: TAB_ICON, width: 192 },
  { path: LARGE_ICON, width: 512 },
];

/** The icons, drawn initials, the placeholder of pictures and the web app manifest, each made on request. */
export function appFiles(site: Pick<Site, 'facts' | 'theme'>, mark: Mark) {
  const icons = ICONS.map((icon) => ({
    path: icon.path,
    type: 'image/png',
    content: () => drawSquare(mark, icon.width).png({ palette: true }).toBuffer(),
  }));
  const initials = { path: INITIALS, type: 'image/png', content: async () => mark.file };
  const placeholder = {
    path: PLACEHOLDER_ICON,
    type: 'image/svg+xml',
    content: async () => drawPlaceholder(paletteOf(site.theme)),
  };
  const description = {
    path: WEB_MANIFEST,
    type: 'application/manifest+json',
    content: async () => webManifest(site),
  };
  return [...icons, ...(site.facts.company.logo ? [] : [initials]), placeholder, description];
}

/** The web app manifest, for home screens. */
function webManifest({ facts, theme }: Pick<Site, 'facts' | 'theme'>): string {
  const { company, locale, logo } = facts;
  const color = paletteOf(theme).plain['brand-deep'];
  const icons = ICONS.filter(({ path }) => path !== APPLE_TOUCH_ICON).map(({ path, width }) => ({
    src: path,
    sizes: `${width}x${width}`,
    type: 'image/png',
    // The mark or its ground fills the square, so phones can mask the icon.
    purpose: 'any maskable',
  }));
  const drawing = { src: logo.src, sizes: 'any', type: 'image/svg+xml' };
  return JSON.stringify({
    name: company.name,
    lang: locale.replace('_', '-'),
    start_url: '/',
    display: 'minimal-ui',
    theme_color: color,
    background_color: color,
    icons: [...(logo.src.endsWith('.svg') ? [drawing] : []), ...icons],
  });
}

/** Draws an SVG with the pictures' aspect ratio of 4:3. */
function drawPlaceholder({ tint }: Palette): string {
  const lines = `fill="none" stroke="${tint.line}" stroke-width="12" stroke-linejoin="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="800" height="600"><rect width="800" height="600" fill="${tint.ground}"/><g ${lines}><rect x="290" y="210" width="220" height="180" rx="16"/><circle cx="350" cy="270" r="20"/><path d="m290 370 70-60 50 40 50-60 50 50"/></g></svg>`;
}
