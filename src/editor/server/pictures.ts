// The pictures of a site: their list, and what is taken as a new one, with plain names.
import { imageSize } from 'image-size';
import { isPicture, type PublicFiles } from '../../manifest/site/public-files.ts';
import {
  foreignRefusal,
  MAX_PREPARED_BYTES,
  MAX_PREPARED_SIDE_PX,
  NO_PHOTO,
  TOO_HEAVY,
} from '../../model/picture-files.ts';
import type { PictureFile } from '../protocol.ts';

/** The pictures among the files of a site, and whether a text names them. */
export const listPictures = (files: PublicFiles, text: string): PictureFile[] =>
  files
    .paths()
    .filter((path) => path.startsWith('/images/') && isPicture(path))
    .map((path) => {
      const { width, height } = files.pictureSize(path) ?? { width: 0, height: 0 };
      return { path, width, height, used: text.includes(path) };
    });

const MAX_NAME_CHARS = 60;
/** Windows keeps these names for devices. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A name of plain letters, digits and hyphens, without its ending. */
export function safeName(name: string): string {
  const words = name
    .replace(/^.*[\\/]/, '')
    .replace(/\.\w+$/, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_NAME_CHARS)
    .replace(/^-+|-+$/g, '');
  return words === '' || DEVICES.test(words) ? `photo${words && `-${words}`}` : words;
}

/** The file's name for a picture that is called so, which no other picture has. */
export async function freeName(
  name: string,
  ending: string,
  isTaken: (file: string) => Promise<boolean>,
): Promise<string> {
  for (let count = 1; ; count++) {
    const file = `${safeName(name)}${count === 1 ? '' : `-${count}`}.${ending}`;
    if (!(await isTaken(file))) return file;
  }
}

/** The size and the form, which is the ending, of what the page makes of a photo; words for anything else. */
export function preparedPhoto(source: Buffer) {
  if (source.length > MAX_PREPARED_BYTES) return TOO_HEAVY;
  try {
    const { type = '', width, height } = imageSize(source);
    const isSmall = Math.max(width, height) <= MAX_PREPARED_SIDE_PX;
    if (isSmall && isWhole(source, type)) return { type, width, height };
  } catch {
    // It has no size: falls through to the words.
  }
  return foreignRefusal(source) ?? NO_PHOTO;
}

/** Whether a JPEG or WebP has its end, which is missing where its sending broke off, and a JPEG a frame and a scan. */
function isWhole(source: Buffer, type: string): boolean {
  if (type === 'webp') return source.length === source.readUInt32LE(4) + 8;
  if (type !== 'jpg' || source.readUInt16BE(source.length - 2) !== 0xffd9) return false;
  // Each part before the pixels begins with two bytes for its kind and two for its length.
  const kinds: number[] = [];
  for (
    let at = 2;
    source[at] === 0xff && kinds.at(-1) !== 0xda;
    at += 2 + source.readUInt16BE(at + 2)
  )
    kinds.push(source.readUInt8(at + 1));
  return kinds.at(-1) === 0xda && kinds.some((kind) => kind >= 0xc0 && kind <= 0xc2);
}
