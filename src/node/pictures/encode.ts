// How a picture is encoded: quality, effort and the weight that each width may have.
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PictureFormat } from '../../model/picture-files.ts';

/** One file to be made of a picture. */
export interface Variant {
  width: number;
  format: PictureFormat;
}

/**
 * Quality where a picture is ordinary, and where it is lowered at most to keep a file within its weight, in bytes per
 * pixel of width. At 736 pixels, which a phone fetches, an AVIF stays below 37 kB: a hero may weigh 45 kB, and with two
 * more pictures near it the first view 120 kB. AVIF's
 * effort 3 gives files as small as 4 does, in a quarter of the time; 2 is twice as fast again and costs 6 % of the
 * bytes, which only large windows fetch.
 */
const RECIPE = {
  avif: {
    best: 50,
    worst: 20,
    weight: { small: 50, large: 61 },
    effort: { small: 3, large: 2 },
    options: { chromaSubsampling: '4:2:0' },
  },
  webp: {
    best: 74,
    worst: 38,
    weight: { small: 84, large: 84 },
    effort: { small: 4, large: 4 },
    options: {},
  },
  /** From this width on a variant is a large one. */
  large: 1000,
  /** As wide as the widest phones, because browsers count a small picture that is enlarged for little. */
  blur: {
    size: { width: 440, height: 660 },
    weight: 640,
    sigma: { least: 4, most: 64 },
    options: { quality: 1, effort: 4 },
  },
};

/** A lower quality is tried in steps of this size. */
const STEP = 6;

/** A name for a source and the recipe: pictures with the same name have the same variants. */
export function pictureHash(source: Buffer): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([RECIPE, STEP]))
    .update(source);
  return hash.digest('hex').slice(0, 10);
}

/** Encodes a picture in one width and format. Throws when the source is not a picture. */
export async function encodePicture(source: Buffer, { width, format }: Variant): Promise<Buffer> {
  const { best, worst, weight, effort, options } = RECIPE[format];
  const size = width < RECIPE.large ? 'small' : 'large';
  const settings = { ...options, effort: effort[size] };
  const pixels = sharp(source).rotate().resize({ width, withoutEnlargement: true });
  const encoded = (quality: number) =>
    pixels
      .clone()
      .toFormat(format, { ...settings, quality })
      .toBuffer();
  let made = await encoded(best);
  for (let quality = best - STEP; quality >= worst; quality -= STEP) {
    if (made.length <= width * weight[size]) break;
    made = await encoded(quality);
  }
  return made;
}

/** So often the range of possible blurs is halved; the one that is found is at most a tenth stronger than it had to be. */
const HALVINGS = 5;

/**
 * The whole picture as an AVIF, blurred no more than is needed for 640 bytes, because it stands in the page itself; empty
 * where no blur is enough. With the page's first paint a visitor sees what the picture is of, and Chromium counts it as
 * painted then: less than 0.05 bits for each pixel shown, which are 600 bytes on a phone of 412 pixels, it takes for a placeholder.
 */
export async function blurPicture(source: Buffer): Promise<Buffer> {
  const { size, weight, sigma, options } = RECIPE.blur;
  const small = sharp(source)
    .rotate()
    .flatten()
    .resize({ ...size, fit: 'inside' });
  const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
  let { least, most } = sigma;
  let best: Buffer = Buffer.alloc(0);
  for (let count = 0; count < HALVINGS; count++) {
    const middle = Math.sqrt(least * most);
    const made = await sharp(data, { raw: info }).blur(middle).avif(options).toBuffer();
    if (made.length > weight) least = middle;
    else [most, best] = [middle, made];
  }
  return best;
}

/** Whether something that lies behind the picture would show through. */
export async function isSeeThrough(source: Buffer): Promise<boolean> {
  const { hasAlpha } = await sharp(source).metadata();
  return hasAlpha && !(await sharp(source).stats()).isOpaque;
}
