// The pictures of a site: lists them, and takes photos upright, shrunk, and without what cameras note in them.
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { readPublicFiles } from '../../../files/public-folder.ts';
import { isSeeThrough } from '../../../files/see-through.ts';
import { turns } from '../../../files/turns.ts';
import { writeWhole } from '../../../files/write-whole.ts';
import { isPicture } from '../../../manifest/site/public-files.ts';
import { foreignRefusal, NO_PHOTO, WIDEST_PICTURE } from '../../../model/picture-files.ts';
import type { PictureAnswer, PictureFile } from '../../protocol.ts';
import { freeName } from '../../server/picture-name.ts';
import { NotSaved } from '../../server/store.ts';
import { fail } from './manifest-text.ts';

const refused = (words: string): PictureAnswer => ({ done: false, words });

/** Writes the picture into public/images/ and gives its address. Nothing is written that is not a photo. */
export async function takePicture(
  source: Buffer,
  { name, publicFolder }: { name: string; publicFolder: string },
): Promise<PictureAnswer> {
  const foreign = foreignRefusal(source);
  if (foreign) return refused(foreign);
  const made = await inTurn(() => photoOf(source)).catch((error: Error) =>
    /pixel limit/.test(error.message) ? 'too large' : undefined,
  );
  if (made === 'too large') return refused(TOO_LARGE);
  if (!made) return refused(NO_PHOTO);
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

/** The most pixels of a photo, each of which takes four bytes of memory. The largest of phones have 200 million. */
const MOST_PIXELS = 210_000_000;
const TOO_LARGE = `This picture has more than ${MOST_PIXELS / 1e6} million pixels. Make it smaller in a photo program, for example 4,000 pixels wide, and take that one.`;

/** Decodes one picture at a time: several large ones at once take all the memory of a computer. */
const inTurn = turns();
// The library would keep the last ones decoded, too.
sharp.cache(false);

/** The kinds of photos that are taken. */
const KINDS = ['jpeg', 'png', 'webp', 'heif', 'avif', 'gif'];

/** Encodes the photo anew, so that nothing but its pixels is left. Throws for anything else. */
async function photoOf(source: Buffer) {
  const limit = { limitInputPixels: MOST_PIXELS };
  const { format = '' } = await sharp(source, limit).metadata();
  if (!KINDS.includes(format)) throw new Error('not a photo');
  const small = sharp(source, { failOn: 'error', ...limit })
    .rotate()
    .toColourspace('srgb')
    .resize({ width: WIDEST_PICTURE, withoutEnlargement: true });
  const isClear = await isSeeThrough(source);
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
