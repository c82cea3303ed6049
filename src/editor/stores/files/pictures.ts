// Takes photos upright, shrunk, and without what cameras note in them.
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '../../../files/write-whole.ts';
import { NO_PHOTO, WIDEST_PICTURE } from '../../../model/picture-files.ts';
import type { PictureAnswer } from '../../protocol.ts';
import { freeName } from '../../server/pictures.ts';
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
  // The same picture keeps its name.
  const file = await freeName(name, ending, async (file) => {
    const there = await readFile(join(folder, file)).catch(() => undefined);
    return there !== undefined && !there.equals(data);
  });
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
