// Draws the social picture of a page: its heading on the brand's deep shade, with its photo beside it.
import sharp, { type OverlayOptions } from 'sharp';
import { SOCIAL_SIZE } from '../../manifest/site/resolve/resolve-seo.ts';
import { escapeHtml } from '../../model/text/escape-html.ts';
import { drawSquare, type Mark } from './mark.ts';

/** The content of a social picture. */
export interface SocialPicture {
  heading: string;
  company: string;
  /** The file of the page's photo, if it has one. */
  photo?: string;
}

/** Part of the cached pictures' hash: raise it with every change of the drawing. */
export const DRAWING = 3;

/** JPEG quality: skies show no banding, and a picture has about 90 of the 300 kB that networks accept. */
const QUALITY = 84;

/** The mark, font and colors of all pictures of a site. */
export interface Tools {
  mark: Mark;
  /** The font's file and name. The machine of the build may have no fonts. */
  font: { file: string; name: string };
  colors: { panel: string; stripe: string; words: string; company: string };
}

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
const SMALLEST = 36;

const CHANNELS = 3;

/** Draws the picture as a JPEG of 1200 x 630. Throws when the photo cannot be read. */
export async function drawSocialPicture(
  { heading, company, photo }: SocialPicture,
  tools: Tools,
): Promise<Buffer> {
  const layout = photo ? PANEL : PLAIN;
  const headline = await fitted(heading, layout, tools);
  const { colors } = tools;
  const name = await text(company, colors.company, NAME_SIZE, layout.words, tools);
  const nameTop = SOCIAL_SIZE.height - MARGIN - name.info.height;
  return sharp({ create: { ...SOCIAL_SIZE, channels: CHANNELS, background: colors.panel } })
    .composite([
      ...(photo ? await photoLayers(photo, colors.stripe) : []),
      await markLayer(photo ? PANEL_MARK : PLAIN_MARK, tools),
      { input: headline.data, left: MARGIN, top: layout.heading.top },
      { input: name.data, left: MARGIN, top: nameTop },
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
    .toBuffer();
  const stripe = { width: STRIPE, height, channels: CHANNELS, background: color } as const;
  return [
    { input: cut, left: PANEL.width, top: 0 },
    { input: { create: stripe }, left: PANEL.width - STRIPE, top: 0 },
  ];
}

async function markLayer(
  { size, left, top }: typeof PANEL_MARK,
  tools: Tools,
): Promise<OverlayOptions> {
  return { input: await drawSquare(tools.mark, size).png().toBuffer(), left, top };
}

interface Drawn {
  data: Buffer;
  info: { width: number; height: number };
}

/** Draws the heading at the largest size that fits. */
async function fitted(heading: string, layout: typeof PANEL, tools: Tools): Promise<Drawn> {
  // No line breaks between the last two words: "New York" and "Salamanca, NY" stay whole.
  const words = heading.replace(/ (\S+)$/, '\u00a0$1');
  const { height, largest } = layout.heading;
  const room = { width: layout.words, height };
  for (let size = largest; size >= SMALLEST; size -= 6) {
    const drawn = await text(words, tools.colors.words, size, room.width, tools);
    if (fits(drawn, room)) return balanced(drawn, words, size, tools);
  }
  const { data } = await text(words, tools.colors.words, SMALLEST, room.width, tools);
  return sharp(data)
    .resize({ ...room, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
}

/** Balances the lines without adding one, so that no word is alone in the last line. */
async function balanced(drawn: Drawn, words: string, size: number, tools: Tools): Promise<Drawn> {
  const { width, height } = drawn.info;
  let best = drawn;
  for (let narrower = width - size / 2; narrower > width / 2; narrower -= size / 2) {
    const next = await text(words, tools.colors.words, size, Math.round(narrower), tools);
    if (!fits(next, { width, height })) break;
    best = next;
  }
  return best;
}

function fits({ info }: Drawn, room: { width: number; height: number }): boolean {
  return info.width <= room.width && info.height <= room.height;
}

/** Draws text on a transparent ground, wrapped at `width` between words. */
function text(
  words: string,
  color: string,
  size: number,
  width: number,
  tools: Tools,
): Promise<Drawn> {
  return sharp({
    text: {
      text: `<span foreground="${color}">${escapeHtml(words)}</span>`,
      font: `${tools.font.name} ${size}`,
      fontfile: tools.font.file,
      // At this resolution a point is a pixel.
      dpi: 72,
      width,
      wrap: 'word',
      rgba: true,
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
}
