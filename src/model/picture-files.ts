// The files that the build makes of a picture: their widths and addresses, so that the build and the page agree.
import type { Picture, PictureFacts } from './site.ts';

/** The forms of a picture: AVIF for nearly every browser, WebP for the rest. */
export type PictureFormat = 'avif' | 'webp';

/**
 * Widths in pixels, each about a third above the one before, so that a browser fetches little more than it shows.
 * 736 is just above a phone of 412 CSS pixels at 1.75 pixels each, with the picture as wide as the window.
 */
const STEPS = [400, 560, 736, 960, 1280, 1600];

/** The width of the picture for browsers that do not choose. */
const MIDDLE = 736;

/** The widths of the versions of a picture of `width` pixels: never above its own, and none just below that. */
export function pictureWidths(width: number): number[] {
  const top = Math.min(width, STEPS.at(-1) ?? width);
  return [...STEPS.filter((step) => step < top * 0.9), top];
}

/** The address of a picture in one width and format. Its content hash makes it one that never changes. */
export function pictureFile(
  src: string,
  hash: string,
  { width, format }: { width: number; format: PictureFormat },
): string {
  const name = src.replace(/^.*\/|\.\w+$/g, '').replace(/[^\w-]+/g, '-');
  return `/assets/${name}-${hash}-${width}.${format}`;
}

/** The `srcset` of a picture in one format; nothing when the build has made no files of it. */
export function pictureSet(
  { src, width, variants }: Picture,
  format: PictureFormat,
): string | undefined {
  return (
    variants &&
    pictureWidths(width)
      .map((step) => `${pictureFile(src, variants.hash, { width: step, format })} ${step}w`)
      .join(', ')
  );
}

/** The address of a picture where one has to do for every window. */
export function pictureSource({ src, width, variants }: Picture): string {
  if (!variants) return src;
  const step = pictureWidths(width).findLast((known) => known <= MIDDLE) ?? width;
  return pictureFile(src, variants.hash, { width: step, format: 'webp' });
}

/** The facts of a picture further down a page, without the preview: its bytes would delay the page's top. */
export function withoutPreview({ variants, ...size }: PictureFacts): PictureFacts {
  return { ...size, ...(variants && { variants: { hash: variants.hash } }) };
}
