// Makes a site's look for its pages: styles, font, mark, icons and the color of the browser's frame.
import { createHash } from 'node:crypto';
import type { Places } from '../../files/project.ts';
import { APPLE_TOUCH_ICON, TAB_ICON, WEB_MANIFEST } from '../../model/own-files.ts';
import { paletteOf } from '../../model/palette.ts';
import type { Site, SiteFacts } from '../../model/site.ts';
import { type FontAddresses, type SiteFontAddresses, themeStyle } from '../../model/theme-style.ts';
import { drawMark, type Mark, markName, markOf } from './mark.ts';
import { fontSources, webFonts } from './web-fonts.ts';

/** The look's tags in every page's head. */
export type Look = ReturnType<typeof lookWith>;

/** A look and its files, each with its URL, and the site's facts with the logo's file. */
export type FinishedLook = Awaited<ReturnType<typeof finishedLook>>;

/** The height of the logo's file in pixels: three times its height on sheets, and more in the header. */
const LOGO_HEIGHT = 132;

/** Makes the look of a site that is built from a manifest's text. Throws when the logo or a font cannot be read. */
export async function finishedLook(
  site: Pick<Site, 'facts' | 'theme'>,
  places: Places,
  manifest: string,
) {
  const [fonts, mark] = await Promise.all([
    webFonts(places.root, site.theme.font, manifest),
    markOf(site, places),
  ]);
  const logo = await logoFile(mark);
  const { scenery } = site.facts;
  const landscape = scenery === undefined ? [] : [sceneryFile(scenery)];
  return {
    look: lookWith(site, fonts.addresses),
    facts: {
      ...factsWith(site.facts, mark, logo.path),
      ...(landscape[0] && { scenery: landscape[0].path }),
    },
    mark,
    files: [...fonts.files, logo, ...landscape],
  };
}

/** Makes the look in development, where the server sends the sources. */
export function sourceLook(site: Pick<Site, 'facts' | 'theme'>, mark: Mark, root: string) {
  const look = lookWith(site, fontSources(root, site.theme.font));
  return { look, facts: factsWith(site.facts, mark, site.facts.logo.src) };
}

function lookWith(site: Pick<Site, 'facts' | 'theme'>, fonts: SiteFontAddresses) {
  const src = encodeURI(site.facts.logo.src);
  const icon = src.endsWith('.svg')
    ? `${src}" type="image/svg+xml`
    : `${TAB_ICON}" type="image/png`;
  return {
    head: `<meta name="theme-color" content="${paletteOf(site.theme).plain['brand-deep']}">
<link rel="icon" href="${icon}">
<link rel="apple-touch-icon" href="${APPLE_TOUCH_ICON}">
<link rel="manifest" href="${WEB_MANIFEST}">
${preload(fonts.texts)}
${preload(fonts.headings)}`,
    style: themeStyle(site, fonts),
  };
}

const preload = ({ own, latin }: FontAddresses) =>
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="${own?.address ?? latin}">`;

function factsWith(facts: SiteFacts, { width, height, isClear }: Mark, src: string): SiteFacts {
  return { ...facts, logo: { src, width, height, ...(isClear && { clear: true }) } };
}

/** The landscape's file, from the address that holds all of it. Its URL has a content hash. */
function sceneryFile(address: string) {
  const text = Buffer.from(decodeURIComponent(address.slice(address.indexOf(',') + 1)));
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return { path: `/assets/scenery-${hash}.svg`, text };
}

/** The logo's file for the header. Its URL has a content hash. */
async function logoFile(mark: Mark) {
  const ending = mark.isDrawing ? 'svg' : 'webp';
  const text = mark.isDrawing
    ? mark.file
    : await drawMark(mark, LOGO_HEIGHT).webp({ quality: 90 }).toBuffer();
  return { path: `/assets/logo-${markName(mark)}.${ending}`, text };
}
