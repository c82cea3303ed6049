// What lies in the folder public/, and how large its pictures are.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureFacts } from '../model/site.ts';

/** A size in pixels. */
export type Size = Pick<PictureFacts, 'width' | 'height'>;

/** The files of public/ by the address under which visitors reach them. */
export interface PublicFiles {
  has(path: string): boolean;
  paths(): string[];
  /** What is known of a picture; the spec's 800 x 600 for one that lies elsewhere on the web. */
  picture(src: string): PictureFacts;
}

/** The size that the spec states for hero pictures on a storage host. */
const REMOTE_SIZE: Size = { width: 800, height: 600 };

/** Whether the file of that name is a photo, by its ending; drawings (SVG) have no pixels to count. */
export function isPicture(path: string): boolean {
  return /\.(webp|avif|png|jpe?g)$/i.test(path);
}

const measured = new Map<string, Size>();

/** Lists `folder` and measures its pictures; a picture is measured again only when its file has changed. */
export async function readPublicFiles(folder: string): Promise<PublicFiles> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = names.map((name) => `/${name.replaceAll('\\', '/')}`).sort();
  const sizes = new Map<string, Size>();
  await Promise.all(
    paths.filter(isPicture).map(async (path) => sizes.set(path, await measure(join(folder, path)))),
  );
  const known = new Set(paths);
  return {
    has: (path) => known.has(path),
    paths: () => paths,
    picture: (src) => sizes.get(src) ?? REMOTE_SIZE,
  };
}

async function measure(file: string): Promise<Size> {
  const key = `${file}:${statSync(file).mtimeMs}`;
  const known = measured.get(key);
  if (known) return known;
  // As it is shown: phones store an upright photo lying down, with a note to turn it.
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  const size = { width, height };
  measured.set(key, size);
  return size;
}
