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
    width: 440,
    weight: 800,
    sigma: { least: 6, step: 1.2, most: 60 },
    quality: 1,
    effort: 6,
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

/**
 * The whole picture as an AVIF that is blurred until it weighs at most 800 bytes, because it stands in the page itself.
 * With the page's first paint a visitor sees what the picture is of, and Chromium counts it as painted then: less than
 * 0.05 bits for each pixel shown, which are 600 to 680 bytes on a phone, it takes for a placeholder.
 */
export async function blurPicture(source: Buffer): Promise<Buffer> {
  const { width, weight, sigma, quality, effort } = RECIPE.blur;
  const pixels = sharp(source).rotate().resize({ width });
  const blurred = (by: number) => pixels.clone().blur(by).avif({ quality, effort }).toBuffer();
  let made = await blurred(sigma.least);
  for (let by = sigma.least * sigma.step; by <= sigma.most; by *= sigma.step) {
    if (made.length <= weight) break;
    made = await blurred(by);
  }
  return made;
}

/** Whether something that lies behind the picture would show through. */
export async function isSeeThrough(source: Buffer): Promise<boolean> {
  const { hasAlpha } = await sharp(source).metadata();
  return hasAlpha && !(await sharp(source).stats()).isOpaque;
}
