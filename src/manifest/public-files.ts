// What lies in the folder public/, and how large its pictures are.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

/** A size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** The files of public/ by the address under which visitors reach them. */
export interface PublicFiles {
  has(path: string): boolean;
  paths(): string[];
  /** The size of a picture; the spec's 800 x 600 for one that lies elsewhere on the web. */
  size(src: string): Size;
}

/** The size that the spec states for hero pictures on a storage host. */
const REMOTE_SIZE: Size = { width: 800, height: 600 };

const measured = new Map<string, Size>();

/** Lists `folder` and measures its pictures; a picture is measured again only when its file has changed. */
export async function readPublicFiles(folder: string): Promise<PublicFiles> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const paths = names.map((name) => `/${name.replaceAll('\\', '/')}`).sort();
  const sizes = new Map<string, Size>();
  await Promise.all(
    paths
      .filter((path) => /\.(webp|avif|png|jpe?g)$/i.test(path))
      .map(async (path) => sizes.set(path, await measure(join(folder, path)))),
  );
  const known = new Set(paths);
  return {
    has: (path) => known.has(path),
    paths: () => paths,
    size: (src) => sizes.get(src) ?? REMOTE_SIZE,
  };
}

async function measure(file: string): Promise<Size> {
  const key = `${file}:${statSync(file).mtimeMs}`;
  const known = measured.get(key);
  if (known) return known;
  const { width, height } = await sharp(file).metadata();
  measured.set(key, { width, height });
  return { width, height };
}
