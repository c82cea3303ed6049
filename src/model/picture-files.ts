// The files of a picture: their widths and URLs, for the build and the page alike.
import type { Picture, PictureFacts } from './site.ts';

/** AVIF for nearly every browser, WebP for the rest. */
export type PictureFormat = 'avif' | 'webp';

/** One file that is made of a picture. */
export interface Variant {
  width: number;
  format: PictureFormat;
}

/** The width of the widest file. */
export const WIDEST_PICTURE = 1600;

/**
 * Widths in pixels, each about a third above the one before, so that a browser fetches little more than it shows.
 * 736 is just enough for a full-width picture on a phone of 412 CSS pixels at a density of 1.75.
 */
const STEPS = [400, 560, 736, 960, 1280, WIDEST_PICTURE];

/** The widest file for browsers that cannot choose. */
const MIDDLE = 736;

/** The files of a picture that is `width` pixels wide: AVIF in all its widths, and one WebP. */
export function pictureVariants(width: number): Variant[] {
  return [
    ...pictureWidths(width).map((step) => ({ width: step, format: 'avif' as const })),
    { width: middleWidth(width), format: 'webp' },
  ];
}

/** The widths of the files of a picture that is `width` pixels wide. The widest is its own, up to 1,600. */
export function pictureWidths(width: number): number[] {
  const top = Math.min(width, WIDEST_PICTURE);
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

/** The `srcset` of a picture; undefined in development, which shows the source. */
export function pictureSet({ src, width, variants }: Picture): string | undefined {
  return (
    variants &&
    pictureWidths(width)
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
