// The pictures that a site shows: the hash and the preview that its pages need, and their files in every width and format. Only new ones are encoded.
import { existsSync, readFileSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, extname, join } from 'node:path';
import type { SiteSources } from '../../files/load-site.ts';
import { cacheFolder, type Places } from '../../files/project.ts';
import { fileAt } from '../../files/public-folder.ts';
import {
  isTooManyPixels,
  type PixelSize,
  type PublicFiles,
} from '../../manifest/site/public-files.ts';
import { ASSETS } from '../../model/own-files.ts';
import { pictureFile, pictureVariants } from '../../model/picture-files.ts';
import type { PictureFacts, PictureVariants } from '../../model/site.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { withProgress } from '../terminal/progress.ts';
import {
  decodePicture,
  encodePicture,
  pictureHash,
  previewOf,
  withFileNameInErrors,
} from './encode.ts';
import { cachedFile } from './kept-files.ts';

/** The cache of encoded pictures below the project's folder, named by hash. */
export const pictureCache = (root: string) => join(cacheFolder(root), 'pictures');

/** A picture in public/ that the manifest names. */
export interface ShownPicture extends PictureFacts {
  /** The path of the source, such as `/images/cart.webp`. */
  src: string;
  variants: PictureVariants;
}

/** Finds the pictures in public/ that the manifest's text names, and draws their previews. */
export async function shownPictures(
  { root, publicFolder }: Places,
  { text, files }: Pick<SiteSources, 'text' | 'files'>,
): Promise<ShownPicture[]> {
  const named = namedIn(
    text,
    files.paths().filter((path) => isWorkable(files.photoSize(path))),
  );
  const sources = await Promise.all(
    named.map(async (src) => {
      const source = await readFile(fileAt(publicFolder, src));
      const hash = pictureHash(source);
      return { src, source, hash, preview: join(pictureCache(root), `${hash}-blur.avif`) };
    }),
  );
  const missing = sources.filter(({ preview }) => !existsSync(preview));
  await withProgress('Drawing previews', missing.length, (step) =>
    mapConcurrently(missing, availableParallelism(), async ({ src, source, preview }) => {
      await withFileNameInErrors(`public${src}`, () =>
        cachedFile(preview, () => previewOf(source)),
      );
      step();
    }),
  );
  return sources.map(({ src, hash, preview }) => {
    const blur = readFileSync(preview, 'base64');
    return { src, ...files.picture(src), variants: { hash, ...(blur && { blur }) } };
  });
}

/** Whether a picture can be worked on; the check names one that has too many pixels. */
const isWorkable = (size?: PixelSize) => size !== undefined && !isTooManyPixels(size);

/** The paths that a text names. It searches once per file extension, not per path, because texts may be long. */
function namedIn(written: string, paths: string[]): string[] {
  const missing = new Set(paths);
  // Accents may be written in two ways; to normalize a long text takes longer than the search.
  const isPlain = paths.every((path) => /^[ -~]*$/.test(path));
  const text = isPlain ? written : written.normalize();
  for (const ending of new Set(paths.map((path) => extname(path)))) {
    for (let at = text.indexOf(ending); at !== -1; at = text.indexOf(ending, at + 1)) {
      const end = at + ending.length;
      for (const path of missing) {
        if (text.startsWith(path, end - path.length)) missing.delete(path);
      }
    }
  }
  return paths.filter((path) => !missing.has(path));
}

export function withVariants(files: PublicFiles, pictures: ShownPicture[]): PublicFiles {
  const picturesBySource = new Map(pictures.map(({ src, ...facts }) => [src, facts]));
  return { ...files, picture: (src) => picturesBySource.get(src) ?? files.picture(src) };
}

type EncodedFile = ReturnType<typeof filesOf>[number];

/** Writes the files of the pictures below `output`. Throws when a source cannot be read. */
export async function writePictures(
  pictures: ShownPicture[],
  { project, output }: { project: Places; output: string },
): Promise<void> {
  const made = pictures.map((picture) => {
    const files = filesOf(picture, project);
    const missing = files.filter(({ kept }) => !existsSync(kept));
    return { src: picture.src, files, missing };
  });
  const missing = made.flatMap((picture) => picture.missing);
  await withProgress('Encoding pictures', missing.length, (step) =>
    mapConcurrently(
      made.filter((picture) => picture.missing.length > 0),
      availableParallelism(),
      ({ src, missing }) =>
        withFileNameInErrors(`public${src}`, () =>
          encodeAll(fileAt(project.publicFolder, src), missing, step),
        ),
    ),
  );
  await mkdir(join(output, ASSETS), { recursive: true });
  const files = made.flatMap((picture) => picture.files);
  await Promise.all(files.map(({ path, kept }) => copyFile(kept, join(output, path))));
}

/** The files of a picture in the finished site, with their copies in the cache. */
function filesOf({ src, width, variants }: ShownPicture, { root }: Places) {
  return pictureVariants(width).map((variant) => {
    const path = pictureFile(src, variants.hash, variant);
    return { path, kept: join(pictureCache(root), basename(path)), variant };
  });
}

async function encodeAll(source: string, files: EncodedFile[], step: () => void): Promise<void> {
  const pixels = await decodePicture(await readFile(source));
  for (const { kept, variant } of files) {
    await cachedFile(kept, () => encodePicture(pixels, variant));
    step();
  }
}
