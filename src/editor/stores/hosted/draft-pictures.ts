// The pictures of the hosted editor: those of the website as it was built, and new ones in the database.
import { imageSize } from 'image-size';
import type { PixelSize, PublicFiles } from '../../../manifest/site/public-files.ts';
import { foreignRefusal } from '../../../model/picture-files.ts';
import type { PictureAnswer, PictureFile } from '../../protocol.ts';
import { freeName } from '../../server/picture-name.ts';
import type { HostFile } from './code-host.ts';
import type { DraftDatabase, DraftPicture } from './draft-database.ts';

/** The files of the website as it was built last. */
export type BuiltFiles = Pick<PublicFiles, 'has' | 'paths' | 'shape'>;

/** The largest picture in bytes; the table takes no larger one. */
const MOST_BYTES = 3_000_000;

const NO_PHOTO =
  'This file is not a photo that can be read. Take a JPEG, PNG or WebP file; a photo from a phone is one.';
const TOO_LARGE =
  'This picture has more than 3 megabytes. Make it smaller in a photo program, for example 1,600 pixels wide, and take that one.';

const refused = (words: string): PictureAnswer => ({ done: false, words });

/** The functions for pictures. Browsers have made them upright and small before. */
export function draftPictures(database: DraftDatabase, built: () => Promise<BuiltFiles>) {
  const isThere = async (path: string, source: Buffer) => {
    const data = await database.pictureData(path);
    return data !== undefined && source.equals(data);
  };
  return {
    /** All pictures, and whether a text names them. */
    async list(text: string): Promise<PictureFile[]> {
      const files = await built();
      const shapes = new Map<string, PixelSize | undefined>(
        files
          .paths()
          .filter((path) => path.startsWith('/images/'))
          .map((path) => [path, files.shape(path)]),
      );
      for (const picture of await database.pictures()) shapes.set(picture.path, picture);
      return [...shapes]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .flatMap(([path, shape]) =>
          shape
            ? { path, width: shape.width, height: shape.height, used: text.includes(path) }
            : [],
        );
    },

    /** Keeps a picture under a name like the one given. The same picture keeps its own. */
    async add(source: Buffer, name: string): Promise<PictureAnswer> {
      const foreign = foreignRefusal(source);
      if (foreign) return refused(foreign);
      const photo = photoIn(source);
      if (!photo) return refused(NO_PHOTO);
      if (source.length > MOST_BYTES) return refused(TOO_LARGE);
      const [files, added] = [await built(), await database.pictures()];
      const isAdded = (path: string) => added.some((one) => one.path === path);
      const file = await freeName(name, photo.ending, async (file) => {
        const path = `/images/${file}`;
        return isAdded(path) ? !(await isThere(path, source)) : files.has(path);
      });
      const picture = { path: `/images/${file}`, width: photo.width, height: photo.height };
      if (!isAdded(picture.path)) await database.addPicture(picture, source);
      return { done: true, ...picture };
    },

    /** The new pictures that a text names; nobody sees the others. */
    async unpublished(text: string): Promise<DraftPicture[]> {
      const all = await database.pictures();
      return all.filter(({ path, isPublished }) => !isPublished && text.includes(path));
    },

    /** Pictures as files of a folder in the repository. */
    async filesOf(pictures: DraftPicture[], folder: string): Promise<HostFile[]> {
      const files: HostFile[] = [];
      for (const { path } of pictures) {
        const content = await database.pictureData(path);
        if (content) files.push({ path: path.replace('/images', folder), content });
      }
      return files;
    },
  };
}

/** The size and the ending of a photo; undefined for anything else. */
function photoIn(source: Buffer): (PixelSize & { ending: string }) | undefined {
  try {
    const { type = '', width, height } = imageSize(source);
    return ['jpg', 'png', 'webp'].includes(type) ? { ending: type, width, height } : undefined;
  } catch {
    return undefined;
  }
}
