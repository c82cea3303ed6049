// Every picture can be read, is large enough to be sharp, and has about the shape that its place has.

import type { Finding } from '../problem.ts';
import type { PublicFiles, Size } from '../public-files.ts';
import type { Leaf } from '../resolve/leaf.ts';
import { SOCIAL_SIZE } from '../resolve/resolve-seo.ts';

/** The smallest picture that the specification has, and the shape of most; larger ones are sharper. In pixels. */
const SMALLEST: Size = { width: 600, height: 400 };
const USUAL: Size = { width: 1600, height: 1200 };

/** How much of a picture may be cut off: a square and one of 16 to 9 just pass in a place of 4 to 3. */
const CUT_LIMIT = 0.26;

/** What is wrong with the file of a picture in public/. Drawings have no pixels. */
export function pictureSize(leaf: Leaf, files: PublicFiles): Finding[] {
  const { key, value, pointer } = leaf;
  const isShown = key !== 'image';
  if (value.endsWith('.svg') || (!isShown && pointer.at(-2) !== 'seo')) return [];
  const size = files.size(value);
  if (!size) return [unreadable(leaf)];
  return isShown ? shownFinding(leaf, size) : previewFinding(leaf, size);
}

function shownFinding({ value, pointer }: Leaf, size: Size): Finding[] {
  const cut = cutOff(size, USUAL);
  if (isBelow(size, SMALLEST)) {
    return [
      {
        code: 'picture-too-small',
        pointer,
        message: `The picture "${value}" has ${inPixels(size)}; below ${inPixels(SMALLEST)} it looks blurred on a page.`,
        hint: `Use one of ${inPixels(USUAL)}.`,
      },
    ];
  }
  if (cut <= CUT_LIMIT) return [];
  return [
    {
      code: 'picture-shape',
      severity: 'warning',
      pointer,
      message: `The picture "${value}" has ${inPixels(size)}; pages show pictures 4 wide to 3 high, and ${percent(cut)} of it would be cut off.`,
      hint: `Cut it to a shape such as ${inPixels(USUAL)}.`,
    },
  ];
}

function previewFinding({ value, pointer }: Leaf, size: Size): Finding[] {
  if (!isBelow(size, SOCIAL_SIZE) && cutOff(size, SOCIAL_SIZE) <= CUT_LIMIT) return [];
  return [
    {
      code: 'preview-picture-size',
      severity: 'warning',
      pointer,
      message: `The picture for link previews "${value}" has ${inPixels(size)}; networks show ${inPixels(SOCIAL_SIZE)}, and shrink or cut any other.`,
      hint: 'Leave `image` out, and the build draws one of the right size.',
    },
  ];
}

function unreadable({ value, pointer }: Leaf): Finding {
  return {
    code: 'unreadable-picture',
    pointer,
    message: `The picture "${value}" cannot be read: whatever its name says, it is no WebP, AVIF, JPEG, PNG or GIF.`,
    hint: 'Open it in a photo program and save it as JPEG or WebP.',
  };
}

const isBelow = (size: Size, least: Size) => size.width < least.width || size.height < least.height;

/** The part of a picture, from 0 to 1, that is lost where it fills a place of another shape. */
function cutOff(picture: Size, place: Size): number {
  const shapes = [picture.width / picture.height, place.width / place.height];
  return 1 - Math.min(...shapes) / Math.max(...shapes);
}

const inPixels = ({ width, height }: Size) => `${width} × ${height} pixels`;

const percent = (part: number) => `${Math.round(part * 100)} %`;
