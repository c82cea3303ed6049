// Makes of a photo what travels: upright, cropped, small, in the colors of every screen, without what the camera has noted.
import {
  FIRST_BYTES,
  foreignForm,
  foreignRefusal,
  NO_PHOTO,
  WIDEST_PICTURE,
} from '../../../model/picture-files.ts';
import { decodedHeic } from './decode-heic.ts';

/** A picture that was chosen and can be shown. */
export interface OpenPicture {
  /** Its address is good until `closePicture`. */
  image: HTMLImageElement;
  /** The name of the file. */
  name: string;
  /** What is lost of the file. */
  loss?: string;
}

/** A part of a picture in its own pixels, upright. */
export interface Crop {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A picture, or why it is not taken, in words for the family. */
export async function openPicture(file: File): Promise<OpenPicture | { fault: string }> {
  try {
    const first = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
    const [, fault] = REFUSED.find(([isSo]) => isSo(file, textOf(first))) ?? [];
    if (fault) return { fault };
    const loss = textOf(first).startsWith('GIF') ? STANDS_STILL : undefined;
    const image = await imageOf(file);
    // An image element shows half a photo without a word; a bitmap is made of a whole one only.
    const isWhole = image && (await createImageBitmap(file, TINY).then(closed, () => false));
    if (image) return isWhole ? { image, name: file.name, loss } : { fault: DAMAGED };
    const heic = foreignForm(first) === 'HEIC' && (await heicImage(file));
    return heic ? { image: heic, name: file.name } : { fault: foreignRefusal(first) ?? NO_PHOTO };
  } catch {
    return { fault: UNREADABLE };
  }
}

export const closePicture = ({ image }: OpenPicture) => URL.revokeObjectURL(image.src);

/** A part of a picture as a file of its own; a text says why there is none. */
export async function preparedPicture({ image }: OpenPicture, part: Crop): Promise<Blob | string> {
  try {
    const made = await encoded(drawn(image, part, WIDEST_PICTURE));
    return made.size > MOST_BYTES ? TOO_HEAVY : made;
  } catch {
    return TOO_LARGE;
  }
}

const textOf = (bytes: Uint8Array) => String.fromCharCode(...bytes);

type Refusal = [isSo: (file: File, signs: string) => boolean, words: string];

/** Files that some browsers would show all the same, and those whose names say more than their content. */
const REFUSED: Refusal[] = [
  [
    ({ size }) => size === 0,
    'This file is empty: nothing of the picture has arrived. Copy or send it once more.',
  ],
  [
    ({ type }) => type === 'image/svg+xml',
    'This is a drawing (SVG), not a photo. Open it in a drawing program, save it as PNG, and take that one.',
  ],
  [
    (_, signs) => signs.startsWith('%PDF'),
    'This is a PDF, not a picture. Open it, take a picture of the screen, and take that one.',
  ],
  [
    ({ name }) => /\.(dng|cr[23w]|nef|arw|raf|orf|rw2|pef|srw)$/i.test(name),
    'This is a raw picture of a camera, which browsers cannot show. Save it as JPEG in the camera’s program, and take that one.',
  ],
];

const STANDS_STILL = 'This is a GIF: if it moves, only its first moment is kept.';
const DAMAGED =
  'This picture is damaged, or only half of it has arrived. Copy or send it once more, or choose another one.';
const UNREADABLE =
  'This file cannot be read. If it lies in a cloud, open it there first, so that it comes onto this device.';

/** The largest file that travels, in bytes. */
const MOST_BYTES = 3_000_000;
const TOO_HEAVY =
  'This picture is heavier than 3 MB even when it is made smaller. Keep a smaller part of it, or choose another one.';

const TOO_LARGE =
  'This picture has more pixels than this device can work on. Make it smaller in a photo program, or take it on another device.';

const TINY: ImageBitmapOptions = { resizeWidth: 16, resizeHeight: 16 };
const closed = (bitmap: ImageBitmap) => {
  bitmap.close();
  return true;
};

/** A picture as the browser shows it, turned upright; undefined for one that it cannot show. */
async function imageOf(file: Blob): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  const isShown = await new Promise<boolean>((resolve) => {
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
  });
  if (isShown && image.naturalWidth > 0) return image;
  URL.revokeObjectURL(image.src);
  return undefined;
}

/** An iPhone’s picture as one that every browser shows, with pixels enough for a part of it. */
async function heicImage(file: File): Promise<HTMLImageElement | undefined> {
  const picture = await decodedHeic(file).catch(() => undefined);
  if (!picture) return undefined;
  const { bitmap, colorSpace } = picture;
  const { width, height } = bitmap;
  const canvas = drawn(bitmap, { x: 0, y: 0, width, height }, 2 * WIDEST_PICTURE);
  bitmap.close();
  if (colorSpace !== 'srgb') {
    // The decoder says nothing of the colors that its numbers stand for.
    const { data, width, height } = pixelsOf(canvas);
    pen(canvas).putImageData(new ImageData(data, width, height, { colorSpace }), 0, 0);
  }
  return imageOf(await encoded(canvas));
}

/** A part of a picture on a canvas of its own. Phones refuse canvases of more than 16 million pixels. */
function drawn(source: CanvasImageSource, part: Crop, widest: number): HTMLCanvasElement {
  const { x, y, width, height } = part;
  const scale = Math.min(1, widest / width, (3 * widest) / height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = pen(canvas);
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function pen(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  return context;
}

const pixelsOf = (canvas: HTMLCanvasElement) =>
  pen(canvas).getImageData(0, 0, canvas.width, canvas.height);

/** A JPEG, or where something is see-through a WebP; browsers that cannot write WebP make a PNG. */
async function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  const type = isSeeThrough(pixelsOf(canvas).data) ? 'image/webp' : 'image/jpeg';
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.92));
  // Phones keep the memory of a canvas for long.
  canvas.width = 0;
  if (!file) throw new Error('not encoded');
  return file;
}

function isSeeThrough(pixels: Uint8ClampedArray): boolean {
  for (let at = 3; at < pixels.length; at += 4) if (pixels[at] !== 255) return true;
  return false;
}
