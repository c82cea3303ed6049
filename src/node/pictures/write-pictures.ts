// Writes the pictures of a site into its folder, in every width and format. Only new ones are encoded.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import type { Places } from '../../files/project.ts';
import { pictureFile, pictureVariants, type Variant } from '../../model/picture-files.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { withProgress } from '../terminal/progress.ts';
import { decodePicture, encodePicture, onFile } from './encode.ts';
import { keptFile } from './kept-files.ts';
import { KEPT, type ShownPicture } from './shown-pictures.ts';

/** A file of the finished site, and its copy in the cache. */
interface EncodedFile {
  path: string;
  kept: string;
  variant: Variant;
}

/**
 * Writes the files of the pictures below `output`. Throws when a source cannot be read.
 * @returns how many had to be encoded
 */
export async function writePictures(
  pictures: ShownPicture[],
  { project, output }: { project: Places; output: string },
): Promise<number> {
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
        onFile(`public${src}`, () => encodeAll(join(project.publicFolder, src), missing, step)),
    ),
  );
  await copyAll(
    made.flatMap(({ files }) => files),
    output,
  );
  return missing.length;
}

function filesOf({ src, width, variants }: ShownPicture, { root }: Places): EncodedFile[] {
  return pictureVariants(width).map((variant) => {
    const path = pictureFile(src, variants.hash, variant);
    return { path, kept: join(root, KEPT, basename(path)), variant };
  });
}

async function encodeAll(source: string, files: EncodedFile[], step: () => void): Promise<void> {
  const pixels = await decodePicture(await readFile(source));
  for (const { kept, variant } of files) {
    await keptFile(kept, () => encodePicture(pixels, variant));
    step();
  }
}

async function copyAll(files: EncodedFile[], output: string): Promise<void> {
  for (const folder of new Set(files.map(({ path }) => dirname(join(output, path))))) {
    await mkdir(folder, { recursive: true });
  }
  await Promise.all(files.map(({ path, kept }) => copyFile(kept, join(output, path))));
}
