// The files of the folder public/ as the check sees them: their addresses, and the sizes of pictures.
import { type ForeignForm, MAX_PICTURE_PIXELS } from '../../model/picture-files.ts';
import type { PictureFacts } from '../../model/site.ts';

export type PixelSize = Pick<PictureFacts, 'width' | 'height'>;

/** The size of a picture, or the format that browsers cannot show. */
export interface Measure {
  size?: PixelSize;
  form?: ForeignForm;
}

/** A file, with its measure if it is meant as a picture. */
export interface PublicFile extends Measure {
  path: string;
}

/** The files of public/ by the address under which visitors reach them. */
export interface PublicFiles {
  has(path: string): boolean;
  paths(): string[];
  /** The size of a photo; undefined for drawings and for files that only have a photo's name. */
  photoSize(path: string): PixelSize | undefined;
  /** The size of a photo or a drawing; undefined for other files. */
  pictureSize(path: string): PixelSize | undefined;
  /** The format of a picture that browsers cannot show, by its content or its name; undefined for others. */
  foreign(path: string): ForeignForm | undefined;
  /** The size of a photo; the specification's 800 × 600 for a drawing, a missing file, or one on another website. */
  picture(src: string): PictureFacts;
}

/** The size that the spec states for hero pictures on a storage host. */
const DEFAULT_PICTURE_SIZE: PixelSize = { width: 800, height: 600 };

/** Whether the file of that name is a picture, by its ending. */
export function isPicture(path: string): boolean {
  return /\.(webp|avif|png|jpe?g|gif|svg)$/i.test(path);
}

/** Whether a picture has too many pixels for the build to encode. */
export const isTooManyPixels = ({ width, height }: PixelSize): boolean =>
  width * height > MAX_PICTURE_PIXELS;

/** Whether a picture is a drawing, by its ending: it has no pixels to count. */
export const isDrawing = (path: string) => /\.svg$/i.test(path);

export const isPhoto = (path: string) => isPicture(path) && !isDrawing(path);

/** The files of a list. Of two with the same address, the later one counts. */
export function publicFiles(list: PublicFile[]): PublicFiles {
  const known = new Map(list.map((file) => [file.path, file]));
  const paths = [...known.keys()].sort();
  const pictureSize = (path: string) => known.get(path)?.size;
  const photoSize = (path: string) => (isPhoto(path) ? pictureSize(path) : undefined);
  return {
    has: (path) => known.has(path),
    paths: () => paths,
    photoSize,
    pictureSize,
    foreign: (path) => known.get(path)?.form,
    picture: (src) => photoSize(src) ?? DEFAULT_PICTURE_SIZE,
  };
}

/** The list of files, from which `publicFiles` makes them again. */
export const listOf = (files: PublicFiles): PublicFile[] =>
  files.paths().map((path) => ({ path, size: files.pictureSize(path), form: files.foreign(path) }));

/**
 * The files, with a default size for pictures that are missing or damaged, as for an earlier version of the manifest.
 * @param canBeMissing the pictures that this holds for; all by default
 */
export function withMissingPictures(
  files: PublicFiles,
  canBeMissing = (_path: string) => true,
): PublicFiles {
  const missing = (path: string) =>
    isPicture(path) && canBeMissing(path) ? DEFAULT_PICTURE_SIZE : undefined;
  return {
    ...files,
    has: (path) => files.has(path) || missing(path) !== undefined,
    photoSize: (path) => files.photoSize(path) ?? (isPhoto(path) ? missing(path) : undefined),
    pictureSize: (path) => files.pictureSize(path) ?? missing(path),
  };
}
