// Every picture can be read, is large enough to be sharp, and has about the shape that its place has.

import type { Finding } from '../../problem.ts';
import type { Leaf } from '../../site/expand/leaf.ts';
import type { PixelSize, PublicFiles } from '../../site/public-files.ts';
import { SOCIAL_SIZE } from '../../site/resolve/resolve-seo.ts';

/** The smallest picture that the specification has, and the shape of most; larger ones are sharper. In pixels. */
const SMALLEST: PixelSize = { width: 600, height: 400 };
const USUAL: PixelSize = { width: 1600, height: 1200 };

/** The tolerated crop of a picture: a square and one of 16 to 9 just pass in a place of 4 to 3. */
const CUT_LIMIT = 0.26;

/** Findings about the file of a picture in public/. Drawings have no pixels. */
export function pictureSize(leaf: Leaf, files: PublicFiles): Finding[] {
  const { key, value, pointer } = leaf;
  const isShown = key !== 'image';
  if (value.endsWith('.svg') || (!isShown && pointer.at(-2) !== 'seo')) return [];
  const size = files.size(value);
  if (!size) return [unreadable(leaf, files)];
  return isShown ? shownFinding(leaf, size) : previewFinding(leaf, size);
}

function shownFinding({ value, pointer }: Leaf, size: PixelSize): Finding[] {
  const cut = cutOff(size, USUAL);
  if (isBelow(size, SMALLEST)) {
    return [
      {
        kind: 'picture-too-small',
        pointer,
        facts: { path: value, size, wanted: SMALLEST, better: USUAL },
      },
    ];
  }
  if (cut <= CUT_LIMIT) return [];
  return [
    {
      kind: 'picture-shape',
      pointer,
      facts: { path: value, size, better: USUAL, cut },
    },
  ];
}

function previewFinding({ value, pointer }: Leaf, size: PixelSize): Finding[] {
  if (!isBelow(size, SOCIAL_SIZE) && cutOff(size, SOCIAL_SIZE) <= CUT_LIMIT) return [];
  return [
    {
      kind: 'preview-picture-size',
      pointer,
      facts: { path: value, size, wanted: SOCIAL_SIZE },
    },
  ];
}

const unreadable = ({ value, pointer }: Leaf, files: PublicFiles): Finding => ({
  kind: 'unreadable-picture',
  pointer,
  facts: { path: value, form: files.foreign(value) },
});

const isBelow = (size: PixelSize, least: PixelSize) =>
  size.width < least.width || size.height < least.height;

/** The part of a picture, from 0 to 1, that is lost where it fills a place of another shape. */
function cutOff(picture: PixelSize, place: PixelSize): number {
  const shapes = [picture.width / picture.height, place.width / place.height];
  return 1 - Math.min(...shapes) / Math.max(...shapes);
}
