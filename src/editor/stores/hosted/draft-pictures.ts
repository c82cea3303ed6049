// Takes pictures into the draft, and gives those that wait to be published.
import { imageSize } from 'image-size';
import type { PublicFiles } from '../../../manifest/site/public-files.ts';
import {
  foreignRefusal,
  MOST_PREPARED_BYTES,
  NO_PHOTO,
  TOO_HEAVY,
} from '../../../model/picture-files.ts';
import type { PictureAnswer } from '../../protocol.ts';
import { freeName } from '../../server/pictures.ts';
import type { HostFile } from './code-host.ts';
import type { DraftDatabase } from './draft-database.ts';

/** Takes a picture, which the browser has made upright and small. The same one keeps its name. */
export async function takeIntoDraft(
  source: Buffer,
  { name, files, database }: { name: string; files: PublicFiles; database: DraftDatabase },
): Promise<PictureAnswer> {
  const photo = photoIn(source);
  if (!photo) return { done: false, words: foreignRefusal(source) ?? NO_PHOTO };
  if (source.length > MOST_PREPARED_BYTES) return { done: false, words: TOO_HEAVY };
  const { width, height, type } = photo;
  const file = await freeName(name, type, async (file) => {
    const there = await database.pictureData(`/images/${file}`);
    return there ? !source.equals(there) : files.has(`/images/${file}`);
  });
  const picture = { path: `/images/${file}`, width, height };
  if (!files.has(picture.path)) await database.addPicture(picture, source);
  return { done: true, ...picture };
}

/** The size and the form of a photo, which is its ending; undefined for anything else. */
function photoIn(source: Buffer) {
  try {
    const { type = '', width, height } = imageSize(source);
    return ['jpg', 'png', 'webp'].includes(type) ? { type, width, height } : undefined;
  } catch {
    return undefined;
  }
}

/** The addresses of new pictures that a text names; nobody sees the others. */
export async function newPictures(database: DraftDatabase, text: string): Promise<string[]> {
  const all = await database.pictures();
  return all
    .filter(({ path, isPublished }) => !isPublished && text.includes(path))
    .map(({ path }) => path);
}

/** Pictures as files of a folder in the repository. */
export async function asFiles(
  database: DraftDatabase,
  paths: string[],
  folder: string,
): Promise<HostFile[]> {
  const all = await Promise.all(paths.map((path) => database.pictureData(path)));
  return paths.flatMap((path, at) => {
    const content = all[at];
    return content ? { path: path.replace('/images', folder), content } : [];
  });
}
