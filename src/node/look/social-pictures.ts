// Draws the social pictures, one per page: its heading on the brand's deep shade, with its photo beside it.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { cacheFolder, type Places } from '../../files/project.ts';
import { fileAt } from '../../files/public-folder.ts';
import { SOCIAL_SIZE, socialPicturePath } from '../../manifest/site/resolve/resolve-seo.ts';
import { paletteOf } from '../../model/palette.ts';
import type { Page, Site } from '../../model/site.ts';
import { type DecodedPicture, withFileNameInErrors } from '../pictures/encode.ts';
import { cachedFile } from '../pictures/kept-files.ts';
import { drawingFont, type OpenFont } from './heading-font.ts';
import { drawSquare, type Mark, markName } from './mark.ts';

/** The cache of drawn pictures below the project's folder, named by a hash of their content. */
const cacheOf = (root: string) => join(cacheFolder(root), 'social');

/**
 * Writes the picture of every page below `output`, except where a page's SEO record names its own.
 * Throws when a photo cannot be read.
 */
export async function writeSocialPictures(
  site: Site,
  { project, output, mark }: { project: Places; output: string; mark: Mark },
): Promise<void> {
  const { pages, not_found, facts } = site;
  const tools = await toolsOf(site, mark, project.root);
  await mkdir(dirname(join(output, socialPicturePath('/'))), { recursive: true });
  await Promise.all(
    [...pages.map(({ page }) => page), not_found]
      .filter((page) => page.seo?.image === facts.origin + socialPicturePath(page.path))
      .map(async (page) => {
        const cached = await keptPicture(
          pictureOf(page, facts.company.name, project),
          project.root,
          tools,
        );
        await copyFile(cached, join(output, socialPicturePath(page.path)));
      }),
  );
}

/** The content of a page's picture. The build fetches no photos from other sites. */
function pictureOf(
  { sections: [hero] }: Page,
  company: string,
  { publicFolder }: Places,
): SocialPicture {
  const src = hero && 'image' in hero ? hero.image?.src : undefined;
  const photo = src && fileAt(publicFolder, src);
  return {
    heading: hero?.heading ?? company,
    company,
    ...(photo && src.startsWith('/') && existsSync(photo) && { photo }),
  };
}

/** Draws a picture, or finds it in the cache. Returns its path there. */
async function keptPicture(picture: SocialPicture, root: string, tools: Tools): Promise<string> {
  const { mark, font, colors } = tools;
  const name = createHash('sha256')
    .update(JSON.stringify([DRAWING, picture.heading, picture.company, font.hash, colors]))
    .update(markName(mark))
    .update(picture.photo ? await readFile(picture.photo) : '')
    .digest('hex');
  const file = picture.photo ?? 'The link preview';
  return withFileNameInErrors(file, () =>
    cachedFile(join(cacheOf(root), `${name}.jpg`), () => drawSocialPicture(picture, tools)),
  );
}

type Tools = Awaited<ReturnType<typeof toolsOf>>;

/** The mark, font and colors of a site's pictures. */
async function toolsOf({ theme }: Site, mark: Mark, root: string) {
  const { plain, dark } = paletteOf(theme);
  return {
    mark,
    font: await drawingFont(root, theme.font),
    colors: {
      panel: plain['brand-deep'],
      stripe: plain.accent,
      words: plain.page,
      company: dark.link,
    },
  };
}

export interface SocialPicture {
  heading: string;
  company: string;
  /** The file of the page's photo, if it has one. */
  photo?: string;
}

/** Part of the cached pictures' hash: raise it with every change of the drawing. */
const DRAWING = 5;

/** JPEG quality: skies show no banding, and a picture has about 90 of the 300 kB that networks accept. */
const QUALITY = 84;

/** The layout with a photo, in pixels: mark and text on a panel at the left. */
const PANEL = { width: 560, words: 432, heading: { top: 184, height: 280, largest: 66 } };
const PANEL_MARK = { size: 88, left: 64, top: 60 };

/** The layout without a photo: text at the left, a large mark at the right. */
const PLAIN = {
  width: SOCIAL_SIZE.width,
  words: 640,
  heading: { top: 120, height: 370, largest: 90 },
};
const PLAIN_MARK = { size: 340, left: 776, top: 145 };

const MARGIN = 64;
const STRIPE = 8;
const NAME_SIZE = 28;

/** The smallest font size. A heading that is too long even then is scaled down as a whole. */
const MIN_FONT_SIZE = 36;

const CHANNELS = 3;

/** Draws the picture as a JPEG of 1200 x 630. Throws when the photo cannot be read. */
export async function drawSocialPicture(
  { heading, company, photo }: SocialPicture,
  tools: Tools,
): Promise<Buffer> {
  const layout = photo ? PANEL : PLAIN;
  const { colors } = tools;
  const { width, height } = SOCIAL_SIZE;
  const font = await tools.font.open();
  const name = wrap(company, NAME_SIZE, layout.words, font);
  const textLayer = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${drawLines(fitHeading(heading, layout, font), colors.words, layout.heading.top, font)}
${drawLines(name, colors.company, height - MARGIN - name.height, font)}
</svg>`;
  return sharp({ create: { ...SOCIAL_SIZE, channels: CHANNELS, background: colors.panel } })
    .composite([
      ...(photo ? await photoLayers(photo, colors.stripe) : []),
      await markLayer(photo ? PANEL_MARK : PLAIN_MARK, tools),
      { input: Buffer.from(textLayer) },
    ])
    .jpeg({ quality: QUALITY })
    .toBuffer();
}

/** The cropped photo, and the stripe between it and the panel. */
async function photoLayers(photo: string, color: string): Promise<OverlayOptions[]> {
  const { width, height } = SOCIAL_SIZE;
  const cut = await sharp(photo)
    .rotate()
    .resize(width - PANEL.width, height, { fit: 'cover' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stripe = { width: STRIPE, height, channels: CHANNELS, background: color } as const;
  return [
    { ...layer(cut), left: PANEL.width, top: 0 },
    { input: { create: stripe }, left: PANEL.width - STRIPE, top: 0 },
  ];
}

async function markLayer(
  { size, left, top }: typeof PANEL_MARK,
  tools: Tools,
): Promise<OverlayOptions> {
  const square = drawSquare(tools.mark, size).toColourspace('srgb').raw();
  return { ...layer(await square.toBuffer({ resolveWithObject: true })), left, top };
}

/** Pixels that are drawn over others. They are in no format, which would only cost time. */
const layer = ({ data, info: { width, height, channels } }: DecodedPicture): OverlayOptions => ({
  input: data,
  raw: { width, height, channels },
});

/** The largest size at which the heading fits its part of the picture. */
function fitHeading(
  heading: string,
  { heading: { height, largest }, words: width }: typeof PANEL,
  font: OpenFont,
) {
  // No line breaks between the last two words: "New York" and "Salamanca, NY" stay whole.
  const text = heading.replace(/ (\S+)$/, '\u00a0$1');
  const room = { width, height };
  for (let size = largest; size >= MIN_FONT_SIZE; size -= 6) {
    const wrapped = wrap(text, size, width, font);
    if (fits(wrapped, room)) return balance(wrapped, text, font);
  }
  const wrapped = wrap(text, MIN_FONT_SIZE, width, font);
  return scale(wrapped, Math.min(width / wrapped.width, height / wrapped.height));
}

/** Balances the lines without adding one, so that no word is alone in the last line. */
function balance(wrapped: Wrapped, text: string, font: OpenFont): Wrapped {
  const { size, width } = wrapped;
  let best = wrapped;
  for (let narrower = width - size / 2; narrower > width / 2; narrower -= size / 2) {
    const next = wrap(text, size, narrower, font);
    if (!fits(next, wrapped)) break;
    best = next;
  }
  return best;
}

function fits(wrapped: Wrapped, room: { width: number; height: number }): boolean {
  return wrapped.width <= room.width && wrapped.height <= room.height;
}

/** A text in lines, and its size in pixels. */
interface Wrapped {
  lines: string[];
  size: number;
  width: number;
  height: number;
}

const scale = ({ lines, size, width, height }: Wrapped, factor: number): Wrapped => ({
  lines,
  size: size * factor,
  width: width * factor,
  height: height * factor,
});

/** Breaks a text between words. A word that is wider than `width` has a line of its own. */
function wrap(text: string, size: number, width: number, font: OpenFont): Wrapped {
  const widthOf = (line: string) => (font.widthOf(line) * size) / font.unitsPerEm;
  const lines: string[] = [];
  for (const word of text.split(/[ \t\r\n]+/)) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (widthOf(longer) <= width) lines.splice(-1, 1, longer);
    else lines.push(word);
  }
  return {
    lines,
    size,
    width: Math.max(...lines.map(widthOf)),
    height: lines.length * lineHeight(size, font),
  };
}

const lineHeight = (size: number, { ascent, descent, unitsPerEm }: OpenFont) =>
  (size * (ascent - descent)) / unitsPerEm;

/** The letters of a text as SVG paths, with the upper edge of its first line at `top`. */
function drawLines({ lines, size }: Wrapped, color: string, top: number, font: OpenFont): string {
  const unit = size / font.unitsPerEm;
  return lines
    .map((line, index) => {
      const baseline = top + font.ascent * unit + index * lineHeight(size, font);
      const transform = `translate(${MARGIN} ${baseline}) scale(${unit} ${-unit})`;
      return `<path d="${font.outline(line).path}" fill="${color}" transform="${transform}"/>`;
    })
    .join('');
}
