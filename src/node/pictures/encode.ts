// How a picture is encoded: its quality, the effort that goes into it, and its preview.
import { createHash } from 'node:crypto';
import sharp, { type OutputInfo } from 'sharp';
import type { Variant } from '../../model/picture-files.ts';

/** Everything that decides how a file comes out. A picture is encoded again when any of it changes, a name here included. */
const RECIPE = {
  /**
   * `weight` is in bytes per pixel of width, so a hero of 672 pixels stays below 27 kB on a phone. An effort of 1 takes a
   * third of the time of 3 for 4 % more bytes. Only sharp or large screens fetch large files: an effort of 0 takes a
   * seventh of the time of 2 there. Leaves and gravel look the same at a quality of 46, which takes a fifth more bytes.
   */
  avif: {
    quality: 41,
    small: { effort: 1, weight: 40 },
    large: { effort: 0, weight: 70 },
    lowest: 20,
    /** One step of quality shrinks a photo by about 4 %. A second encoding aims a tenth below the weight, to be safe. */
    step: 0.04,
    aim: 0.9,
    chromaSubsampling: '4:2:0',
  },
  /** From this width on a file is a large one. */
  large: 900,
  webp: { quality: 74, effort: 4 },
  /** As wide as the widest phones: browsers count an enlarged picture for less. */
  preview: {
    size: { width: 440, height: 660, fit: 'inside' },
    avif: { quality: 1, effort: 4 },
    /** Blurred by `blur`, a photo takes 500 to 660 bytes; another blur changes that by `slope` times its logarithm. */
    blur: 20,
    slope: 220,
    bytes: { least: 492, aim: 508, most: 530 },
  },
} as const;

/** A name for a source and the recipe: pictures with the same name have the same files. */
export function pictureHash(source: Buffer): string {
  const hash = createHash('sha256').update(JSON.stringify(RECIPE)).update(source);
  return hash.digest('hex').slice(0, 10);
}

/** The pixels of a picture, so that it is decoded once for all its files. */
export interface DecodedPicture {
  data: Buffer;
  info: OutputInfo;
}

/** Does some work on a file. The library's errors say what is wrong, and not with which file. */
export async function withFileNameInErrors<T>(name: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/** Decodes a picture and turns it upright. Throws when the source is not a picture. */
export function decodePicture(source: Buffer): Promise<DecodedPicture> {
  return sharp(source).rotate().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true });
}

/**
 * Encodes a picture in one width and format. An AVIF of more bytes than its width may have is encoded once more, in a
 * lower quality.
 */
export async function encodePicture(
  { data, info }: DecodedPicture,
  { width, format }: Variant,
): Promise<Buffer> {
  const pixels = sharp(data, { raw: info }).resize({ width, withoutEnlargement: true });
  if (format === 'webp') return pixels.webp(RECIPE.webp).toBuffer();
  const { large: largeFromWidth, avif } = RECIPE;
  const { quality, chromaSubsampling } = avif;
  const { lowest: minQuality, step: qualityStep, aim: targetShare } = avif;
  const { effort, weight: maxBytesPerPixelWidth } =
    width < largeFromWidth ? avif.small : avif.large;
  const encode = (quality: number) =>
    pixels.clone().avif({ quality, effort, chromaSubsampling }).toBuffer();
  const made = await encode(quality);
  const excess = made.length / (width * maxBytesPerPixelWidth);
  if (excess <= 1) return made;
  return encode(
    Math.max(minQuality, Math.floor(quality - Math.log(excess / targetShare) / qualityStep)),
  );
}

/**
 * The whole picture, blurred, as an AVIF of about 520 bytes. Below 0.05 bits per pixel, 490 bytes on a phone of 412 pixels,
 * Chromium takes it for a placeholder. Empty for a picture with clear parts, through which it would show.
 */
export async function previewOf(source: Buffer): Promise<Buffer> {
  const { hasAlpha } = await sharp(source).metadata();
  if (hasAlpha && !(await sharp(source).stats()).isOpaque) return Buffer.alloc(0);
  const { size, avif, blur, slope, bytes } = RECIPE.preview;
  const small = sharp(source).rotate().flatten().resize(size).raw();
  const { data, info } = await small.toBuffer({ resolveWithObject: true });
  const draw = (sigma: number) => sharp(data, { raw: info }).blur(sigma).avif(avif).toBuffer();
  const made = await draw(blur);
  if (made.length >= bytes.least && made.length <= bytes.most) return made;
  return draw(blur * Math.exp((made.length - bytes.aim) / slope));
}
