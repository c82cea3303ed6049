// Which pictures a site shows, and what its pages say of them: the name of their files and a blurred preview.
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import type { PublicFiles } from '../../manifest/site/public-files.ts';
import type { PictureFacts, PictureVariants } from '../../model/site.ts';
import { besideEachOther } from '../map-concurrently.ts';
import type { Places } from '../project.ts';
import { withProgress } from '../terminal/progress.ts';
import { isSeeThrough, pictureHash, previewOf } from './encode.ts';
import { keptFile } from './kept-files.ts';

/** Below the project's folder: everything that was made of a picture, named by its content. */
export const KEPT = 'node_modules/.cache/curbside/pictures';

/** A picture that stands in public/, with everything that is needed to make its files. */
export interface ShownPicture extends PictureFacts {
  /** Its address before it is encoded, such as `/images/cart.webp`. */
  src: string;
  variants: PictureVariants;
}

/** The pictures of public/ that the manifest's text names. */
export async function shownPictures(
  { root, publicFolder }: Places,
  text: string,
  files: PublicFiles,
): Promise<ShownPicture[]> {
  const named = namedIn(
    text,
    files.paths().filter((path) => files.size(path)),
  );
  const sources = await Promise.all(
    named.map(async (src) => {
      const source = await readFile(join(publicFolder, src));
      const hash = pictureHash(source);
      return { src, source, hash, preview: join(root, KEPT, `${hash}-blur.avif`) };
    }),
  );
  const missing = sources.filter(({ preview }) => !existsSync(preview));
  await withProgress('Drawing previews', missing.length, (step) =>
    besideEachOther(missing, availableParallelism(), async ({ source, preview }) => {
      await keptFile(preview, () => drawPreview(source));
      step();
    }),
  );
  return sources.map(({ src, hash, preview }) => {
    const blur = readFileSync(preview, 'base64');
    return { src, ...files.picture(src), variants: { hash, ...(blur && { blur }) } };
  });
}

/** The preview's file; empty for a picture through which it would show. */
async function drawPreview(source: Buffer): Promise<Buffer> {
  return (await isSeeThrough(source)) ? Buffer.alloc(0) : previewOf(source);
}

/** The paths that a text names. It may be long, and is looked through once for each ending, not for each path. */
function namedIn(text: string, paths: string[]): string[] {
  const missing = new Set(paths);
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

/** The public files with the pictures' variants among what is known of them. */
export function withVariants(files: PublicFiles, pictures: ShownPicture[]): PublicFiles {
  const known = new Map(pictures.map(({ src, ...facts }) => [src, facts]));
  return { ...files, picture: (src) => known.get(src) ?? files.picture(src) };
}
