// The pictures of a site: lists them, and takes photos upright, shrunk, and without what cameras note in them.
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '../../../files/write-whole.ts';
import { isPicture, readPublicFiles } from '../../../manifest/site/public-files.ts';
import { NO_PHOTO, WIDEST_PICTURE } from '../../../model/picture-files.ts';
import type { PictureAnswer, PictureFile } from '../../protocol.ts';
import { NotSaved } from '../../server/store.ts';
import { fail } from './manifest-text.ts';

/** Writes the picture into public/images/ and gives its address. Nothing is written that is not a photo. */
export async function takePicture(
  source: Buffer,
  { name, publicFolder }: { name: string; publicFolder: string },
): Promise<PictureAnswer> {
  const made = await photoOf(source).catch(() => undefined);
  if (!made) return { done: false, words: NO_PHOTO };
  const { data, width, height, ending } = made;
  const folder = await picturesFolder(publicFolder);
  const file = await freeName(folder, safeName(name), ending, data);
  if (!existsSync(join(folder, file))) {
    await writeWhole(join(folder, file), data, { flush: true }).catch(fail);
  }
  return { done: true, path: `/images/${file}`, width, height };
}

/** The kinds of pictures that the page sends; all but a JPEG are see-through somewhere. */
const KINDS = ['jpeg', 'png', 'webp'];

/** Encodes the photo anew, so that nothing but its pixels is left. Throws for anything else. */
async function photoOf(source: Buffer) {
  const { format = '' } = await sharp(source).metadata();
  if (!KINDS.includes(format)) throw new Error('not a photo');
  const small = sharp(source, { failOn: 'error' })
    .rotate()
    .toColourspace('srgb')
    .resize({ width: WIDEST_PICTURE, withoutEnlargement: true });
  const isClear = format !== 'jpeg';
  const { data, info } = await (isClear
    ? small.webp({ quality: 90 })
    : small.jpeg({ quality: 86, mozjpeg: true })
  ).toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, ending: isClear ? 'webp' : 'jpg' };
}

/** The folder of pictures. A link that leads out of public/ is not followed. */
async function picturesFolder(publicFolder: string): Promise<string> {
  const folder = join(publicFolder, 'images');
  await mkdir(folder, { recursive: true }).catch(fail);
  const inside = realpathSync(folder).startsWith(realpathSync(publicFolder) + sep);
  if (!inside)
    throw new NotSaved('The folder public/images leads to another place: nothing was saved.');
  return folder;
}

const LONGEST_NAME = 60;
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
    .slice(0, LONGEST_NAME)
    .replace(/^-+|-+$/g, '');
  return words === '' || DEVICES.test(words) ? `photo${words && `-${words}`}` : words;
}

/** A name that no other picture has; the same picture keeps its own. */
async function freeName(folder: string, name: string, ending: string, data: Buffer) {
  for (let count = 1; ; count++) {
    const file = `${name}${count === 1 ? '' : `-${count}`}.${ending}`;
    const there = await readFile(join(folder, file)).catch(() => undefined);
    if (!there || there.equals(data)) return file;
  }
}

/** The pictures in public/images/, and whether the manifest names them. */
export async function pictureFiles(publicFolder: string, text: string): Promise<PictureFile[]> {
  const files = await readPublicFiles(publicFolder);
  return files
    .paths()
    .filter((path) => path.startsWith('/images/') && isPicture(path))
    .map((path) => {
      const { width, height } = files.shape(path) ?? { width: 0, height: 0 };
      return { path, width, height, used: text.includes(path) };
    });
}
