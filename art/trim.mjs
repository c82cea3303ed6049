// Cuts a finished picture to the size that its name ends in, as the Western NY hero's 600x400; others stay as they are.
import { renameSync } from 'node:fs';
import sharp from 'sharp';

/** Cuts the file in place when the picture's name says a size. */
export async function trim(path, name) {
  const [, width, height] = name.match(/-(\d+)x(\d+)$/) ?? [];
  if (!width) return;
  await sharp(path)
    .resize(Number(width), Number(height), { fit: 'cover', kernel: 'lanczos3' })
    .webp({ quality: 84, effort: 6 })
    .toFile(`${path}.part`);
  renameSync(`${path}.part`, path);
}
