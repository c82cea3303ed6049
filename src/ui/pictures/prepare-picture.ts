// Makes of a photo what travels: upright, cropped, small, in the colors of every screen, without what the camera has noted.
import {
  FIRST_BYTES,
  foreignForm,
  foreignRefusal,
  MAX_PHOTO_BYTES,
  MAX_PICTURE_WIDTH,
  MAX_PREPARED_BYTES,
  NO_PHOTO,
  TOO_HEAVY,
} from '../../model/picture-files.ts';
import { decodedHeic } from './decode-heic.ts';

/** A picture that was chosen and can be shown. */
export interface OpenPicture {
  /** Its address is good until `closePicture`. */
  image: HTMLImageElement;
  /** The name of the file. */
  name: string;
}

/** A part of a picture in its own pixels, upright. */
export type Crop = Pick<DOMRect, 'x' | 'y' | 'width' | 'height'>;

/** A picture, or why it is not taken, in words for the family. */
export async function openPicture(file: File): Promise<OpenPicture | { error: string }> {
  const { name, type } = file;
  // Some browsers would show it all the same.
  if (type.includes('svg')) return { error: NO_PHOTO };
  try {
    const first = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
    const image = await imageOf(file);
    if (image) {
      // An image element shows half a photo without a word; a bitmap is made of a whole one only.
      (await createImageBitmap(file, { resizeWidth: 16, resizeHeight: 16 })).close();
      return { image, name };
    }
    const heic = foreignForm(first) === 'HEIC' && (await heicImage(file).catch(() => undefined));
    return heic ? { image: heic, name } : { error: foreignRefusal(first) ?? NO_PHOTO };
  } catch {
    return { error: DAMAGED };
  }
}

export const closePicture = ({ image }: OpenPicture) => URL.revokeObjectURL(image.src);

/** A part of a picture as a file of its own; a text says why there is none. */
export async function preparedPicture({ image }: OpenPicture, part: Crop): Promise<Blob | string> {
  try {
    const made = await encoded(drawn(image, part, MAX_PICTURE_WIDTH));
    return made.size > MAX_PREPARED_BYTES ? TOO_HEAVY : made;
  } catch {
    return TOO_LARGE;
  }
}

/** A whole photo, small enough to come with a request; undefined for a file that is none, or where this device cannot make it. */
export async function reducedPhoto(file: File): Promise<Blob | undefined> {
  const picture = await openPicture(file);
  if ('error' in picture) return undefined;
  const { naturalWidth: width, naturalHeight: height } = picture.image;
  const whole = { x: 0, y: 0, width, height };
  try {
    const context = drawn(picture.image, whole, MAX_PICTURE_WIDTH, MAX_PICTURE_WIDTH);
    for (const quality of [0.85, 0.7, 0.5, 0.3]) {
      const made = await encoded(context, quality);
      if (made.size <= MAX_PHOTO_BYTES) return made;
    }
  } catch {
  } finally {
    closePicture(picture);
  }
  return undefined;
}

const DAMAGED =
  'This picture cannot be read. It is damaged, or only half of it has arrived, or it is in the cloud and not on this device. Copy or send it once more, or choose another one.';

const TOO_LARGE =
  'This picture has more pixels than this device can work on. Make it smaller in a photo program, or take it on another device.';

/** A picture as the browser shows it, turned upright; undefined for one that it cannot show. */
async function imageOf(file: Blob): Promise<HTMLImageElement | undefined> {
  const image = new Image();
  image.src = URL.createObjectURL(file);
  await new Promise((resolve) => {
    image.onload = resolve;
    image.onerror = resolve;
  });
  if (image.naturalWidth > 0) return image;
  URL.revokeObjectURL(image.src);
  return undefined;
}

/** An iPhone’s picture as one that every browser shows, with pixels enough for a part of it. */
async function heicImage(file: File): Promise<HTMLImageElement | undefined> {
  const { bitmap, colorSpace } = await decodedHeic(file);
  const { width, height } = bitmap;
  const context = drawn(bitmap, { x: 0, y: 0, width, height }, 2 * MAX_PICTURE_WIDTH);
  bitmap.close();
  const pixels = pixelsOf(context);
  // The canvas turns the decoder’s numbers, which it took for its own colors, into those that they stand for.
  context.putImageData(
    new ImageData(pixels.data, pixels.width, pixels.height, { colorSpace }),
    0,
    0,
  );
  return imageOf(await encoded(context));
}

/** A part of a picture on a canvas of its own. Phones refuse canvases of more than 16 million pixels. */
function drawn(source: CanvasImageSource, part: Crop, widest: number, highest = 3 * widest) {
  const { x, y, width, height } = part;
  const scale = Math.min(1, widest / width, highest / height);
  const [toWidth, toHeight] = [width, height].map((size) => Math.max(1, Math.round(size * scale)));
  const canvas = new OffscreenCanvas(toWidth ?? 1, toHeight ?? 1);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('no canvas');
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height);
  return context;
}

const pixelsOf = (context: OffscreenCanvasRenderingContext2D) =>
  context.getImageData(0, 0, context.canvas.width, context.canvas.height);

/** A JPEG, or where something is see-through a WebP. A browser that cannot write WebP gives a JPEG on white, as paper is. */
async function encoded(context: OffscreenCanvasRenderingContext2D, quality = 0.92): Promise<Blob> {
  const { data } = pixelsOf(context);
  let at = 3;
  while (data[at] === 255) at += 4;
  const type = at < data.length ? 'image/webp' : 'image/jpeg';
  const made = await context.canvas.convertToBlob({ type, quality });
  if (made.type === type) return made;
  context.globalCompositeOperation = 'destination-over';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  return context.canvas.convertToBlob({ type: 'image/jpeg', quality });
}
