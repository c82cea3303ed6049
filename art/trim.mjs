// Cuts a finished picture to the shape that its name ends in, as the Western NY hero's 600x400; others stay as they are.
import { renameSync } from 'node:fs';
import sharp from 'sharp';

/** Cuts the file in place, at twice the size that its name says: large and dense screens show more than 600 pixels. */
export async function trim(path, name) {
  const [, width, height] = name.match(/-(\d+)x(\d+)$/) ?? [];
  if (!width) return;
  await sharp(path)
    .resize(2 * width, 2 * height, { fit: 'cover', kernel: 'lanczos3' })
    .webp({ quality: 80, effort: 6 })
    .toFile(`${path}.part`);
  renameSync(`${path}.part`, path);
}
