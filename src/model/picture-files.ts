// The files of a picture: their widths and URLs, for the build and the page alike; and sources that browsers cannot show.
import type { Picture, PictureFacts } from './site.ts';

/** One file that is made of a picture. */
export interface Variant {
  width: number;
  /** AVIF for nearly every browser, WebP for the rest. */
  format: 'avif' | 'webp';
}

/** The width of the widest file. */
export const MAX_PICTURE_WIDTH = 1600;

/** The width of the widest file for a picture in a card, twice as wide as the card. */
export const MAX_CARD_PICTURE_WIDTH = 960;

/**
 * Widths in pixels, each at most half above the one before, so that a browser fetches little more than it shows.
 * 672 is just enough between the margins of a phone of 412 CSS pixels at a density of 1.75, or of 375 at 2.
 */
const STEPS = [400, 560, 672, 960, 1280, MAX_PICTURE_WIDTH];

/** The widest file for browsers that cannot choose. */
const MIDDLE = 672;

/** The files of a picture that is `width` pixels wide: AVIF in all its widths, and one WebP. */
export function pictureVariants(width: number): Variant[] {
  return [
    ...pictureWidths(width).map((step) => ({ width: step, format: 'avif' as const })),
    { width: middleWidth(width), format: 'webp' },
  ];
}

/** The widths of the files of a picture that is `width` pixels wide. The widest is its own, up to 1,600. */
export function pictureWidths(width: number): number[] {
  const top = Math.min(width, MAX_PICTURE_WIDTH);
  return [...STEPS.filter((step) => step < top * 0.9), top];
}

function middleWidth(width: number): number {
  return pictureWidths(width).findLast((step) => step <= MIDDLE) ?? width;
}

/** The URL of one file of a picture. The content hash lets browsers keep it for ever. */
export function pictureFile(src: string, hash: string, { width, format }: Variant): string {
  const name = src.replace(/^.*\/|\.\w+$/g, '').replace(/[^\w-]+/g, '-');
  return `/assets/${name}-${hash}-${width}.${format}`;
}

/** The `srcset` of a picture with its files up to a width; undefined in development, which shows the source. */
export function pictureSet(
  { src, width, variants }: Picture,
  most = MAX_PICTURE_WIDTH,
): string | undefined {
  return (
    variants &&
    pictureWidths(width)
      .filter((step) => step <= most)
      .map((step) => `${pictureFile(src, variants.hash, { width: step, format: 'avif' })} ${step}w`)
      .join(', ')
  );
}

/** The URL of a picture for browsers without AVIF. */
export function pictureSource({ src, width, variants }: Picture): string {
  if (!variants) return src;
  return pictureFile(src, variants.hash, { width: middleWidth(width), format: 'webp' });
}

/** A picture without its preview: only the one at the top of a page has it, because the HTML carries it. */
export function withoutPreview({ variants, ...size }: PictureFacts): PictureFacts {
  return { ...size, ...(variants && { variants: { hash: variants.hash } }) };
}

/** A form of pictures that browsers cannot show. */
export type ForeignForm = 'HEIC' | 'TIFF';

/** The size of the part of a file that decides its form. */
export const FIRST_BYTES = 64;

/** HEIC is what its file begins with after the length; AVIF files have the same structure and another brand. */
const HEIC_BRAND = /^(?:hei[cxms]|hev[cxms]|mif1|msf1)$/;

const TIFF = /^(?:II[*+]\0|MM\0[*+])/;

/** The form of a picture that browsers cannot show; undefined for any other file. */
export function foreignForm(bytes: Uint8Array): ForeignForm | undefined {
  const signs = String.fromCharCode(...bytes.subarray(0, FIRST_BYTES));
  if (TIFF.test(signs)) return 'TIFF';
  if (signs.slice(4, 8) !== 'ftyp') return undefined;
  const [brand = '', ...compatibleBrands] = signs.slice(8, bytes[3]).match(/.{4}/gs) ?? [];
  return HEIC_BRAND.test(brand) && !compatibleBrands.includes('avif') ? 'HEIC' : undefined;
}

/** Descriptions of these forms, to follow “is”, with the way to a picture that browsers show. */
export const FOREIGN: Record<ForeignForm, { what: string; hint: string }> = {
  HEIC: {
    what: 'a HEIC picture, the iPhone’s own form, which browsers cannot show',
    hint: 'On the iPhone: Settings, Camera, Formats, Most Compatible, and take it again. On a Mac: open it in Preview, then File, Export, JPEG. Or send it to yourself by mail, which makes it a JPEG.',
  },
  TIFF: {
    what: 'a TIFF picture, which browsers cannot show',
    hint: 'Open it in a photo program and save it as JPEG.',
  },
};

/** Why the editor does not take a file that is no photo. */
export const NO_PHOTO =
  'This file is not a photo that can be read. Take a JPEG, PNG, WebP or AVIF file; a photo from a phone is one.';

/** The longest side of a picture that the editor has made smaller, in pixels: three times as high as the widest is wide. */
export const MAX_PREPARED_SIDE_PX = 3 * MAX_PICTURE_WIDTH;

/** The most pixels of a picture that the build decodes; a camera has half as many. */
export const MAX_PICTURE_PIXELS = 100_000_000;

/** The most bytes of a picture that the editor has made smaller; the column data of website_pictures. */
export const MAX_PREPARED_BYTES = 3_000_000;
/** The most bytes of a photo that comes with a request; the column data of request_photos. */
export const MAX_PHOTO_BYTES = 500_000;
export const TOO_HEAVY =
  'This picture is heavier than 3 MB even when it is made smaller. Keep a smaller part of it, or choose another one.';

/** Why the editor does not take a picture of such a form; undefined for any other file. */
export function foreignRefusal(bytes: Uint8Array): string | undefined {
  const form = foreignForm(bytes);
  return form && `This is ${FOREIGN[form].what}. ${FOREIGN[form].hint}`;
}
