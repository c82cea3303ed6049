// Draws the company's mark, as icons and link previews show it.
import sharp, { type Sharp } from 'sharp';

/** Where it lies, below the site's public folder. */
export const MARK = 'favicon.svg';

/** The width that a drawing without a size of its own counts as having, in pixels. */
const UNSIZED = 48;

/** The mark in a square of `size` pixels, drawn sharply at that size. */
export function drawMark(mark: Buffer | string, size: number): Sharp {
  return sharp(mark, { density: (72 * size) / UNSIZED }).resize(size, size);
}
