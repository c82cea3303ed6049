// Puts the pictures of a site into its folder, in every width and format; only what is new is encoded.
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { type PictureFormat, pictureFile, pictureWidths } from '../../model/picture-files.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import type { Places } from '../project.ts';
import { withProgress } from '../terminal/progress.ts';
import { encodePicture, type Variant } from './encode.ts';
import { keptFile } from './kept-files.ts';
import { KEPT, type ShownPicture } from './shown-pictures.ts';

const FORMATS: PictureFormat[] = ['avif', 'webp'];

/** A file of the finished site, and what it is made from. */
interface PictureFile {
  path: string;
  source: string;
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
  const files = pictures.flatMap((picture) => filesOf(picture, project));
  const keptAt = ({ path }: PictureFile) => join(project.root, KEPT, basename(path));
  const missing = files.filter((file) => !existsSync(keptAt(file)));
  // The largest first, so that no core is left alone with one at the end.
  const queue = missing.sort((a, b) => b.variant.width - a.variant.width);
  await withProgress('Encoding pictures', missing.length, (step) =>
    mapConcurrently(queue, availableParallelism(), async (file) => {
      const make = async () => encodePicture(await readFile(file.source), file.variant);
      await keptFile(keptAt(file), make);
      step();
    }),
  );
  for (const folder of new Set(files.map(({ path }) => dirname(join(output, path))))) {
    await mkdir(folder, { recursive: true });
  }
  await Promise.all(files.map((file) => copyFile(keptAt(file), join(output, file.path))));
  return missing.length;
}

function filesOf({ src, width, variants }: ShownPicture, { publicFolder }: Places): PictureFile[] {
  return pictureWidths(width).flatMap((step) =>
    FORMATS.map((format) => ({
      path: pictureFile(src, variants.hash, { width: step, format }),
      source: join(publicFolder, src),
      variant: { width: step, format },
    })),
  );
}
