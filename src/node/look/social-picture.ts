// Draws the picture that link previews show for a page: its photo, and its heading beside it on the brand's deep shade.
import sharp, { type OverlayOptions } from 'sharp';
import { SOCIAL_SIZE } from '../../manifest/site/resolve/resolve-seo.ts';
import { drawSquare, type Mark } from './mark.ts';

/** What a picture is drawn from. */
export interface SocialPicture {
  heading: string;
  company: string;
  /** The file of the page's photo. Without one there is only the panel. */
  photo?: string;
}

/** Goes into the name under which drawn pictures are kept: raise it with every change of the drawing. */
export const DRAWING = 3;

/** JPEG quality, 1 to 100: the sky shows no steps, and a picture has about 90 kB of the 300 that networks accept. */
const QUALITY = 84;

/** The files that every picture is drawn with. */
export interface Tools {
  mark: Mark;
  /** The site's own font for headings, its file and its name: the machines that build sites have others, or none. */
  font: { file: string; name: string };
  colors: { panel: string; stripe: string; words: string; company: string };
}

/** All measures are in pixels. With a photo the words stand on a panel at the left, under the mark. */
const PANEL = { width: 560, words: 432, heading: { top: 184, height: 280, largest: 66 } };
const PANEL_MARK = { size: 88, left: 64, top: 60 };

/** Without one they stand at the left of the same ground, and the mark is large at the right. */
const PLAIN = {
  width: SOCIAL_SIZE.width,
  words: 640,
  heading: { top: 120, height: 370, largest: 90 },
};
const PLAIN_MARK = { size: 340, left: 776, top: 145 };

const MARGIN = 64;
const STRIPE = 8;
const NAME_SIZE = 28;

/** The heading is made smaller until it fits. One that is still too long is scaled down as a whole. */
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

/** The photo, cut to its place, and the stripe between it and the panel. */
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

/** The heading at the largest size at which it has room. */
async function fitted(heading: string, layout: typeof PANEL, tools: Tools): Promise<Drawn> {
  // A line never ends between the last two words: "New York" and "Salamanca, NY" stay whole.
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

/** The same number of lines, as even as they get, so that no word stands alone in the last one. */
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

/** Words as a picture with a clear ground, in lines no longer than `width` where words are not longer themselves. */
function text(
  words: string,
  color: string,
  size: number,
  width: number,
  tools: Tools,
): Promise<Drawn> {
  const escaped = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return sharp({
    text: {
      text: `<span foreground="${color}">${escaped}</span>`,
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
