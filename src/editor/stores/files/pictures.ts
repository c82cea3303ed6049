// The pictures of a site: lists them, and takes photos upright, shrunk, and without what cameras note in them.
import { existsSync, realpathSync } from 'node:fs';
import { mkdir, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import sharp from 'sharp';
import { isSeeThrough } from '../../../files/see-through.ts';
import { turns } from '../../../files/turns.ts';
import { writeWhole } from '../../../files/write-whole.ts';
import { isPicture, readPublicFiles } from '../../../manifest/site/public-files.ts';
import { foreignRefusal, NO_PHOTO, WIDEST_PICTURE } from '../../../model/picture-files.ts';
import type { PictureAnswer, PictureFile } from '../../protocol.ts';
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
  const file = await freeName(folder, safeName(name), ending, data);
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
