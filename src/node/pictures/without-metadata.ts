// Publishes the pictures of public/ without what cameras and phones write into them, such as the place of a photo.
import { createHash } from 'node:crypto';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import sharp, { type FormatEnum, type Metadata } from 'sharp';
import { publicEntries } from '../../files/public-folder.ts';
import { isPhoto } from '../../manifest/site/public-files.ts';
import { mapConcurrently } from '../map-concurrently.ts';
import { cachedFile } from './kept-files.ts';

/** High enough that nobody sees the difference: the file is encoded a second time. */
const QUALITY = 90;

/**
 * Replaces each picture with metadata below `output` by one without. The others keep their bytes; a damaged one is left out.
 * @param cache the folder of the pictures that were encoded before
 */
export async function removeMetadata(
  publicFolder: string,
  { output, cache }: { output: string; cache: string },
): Promise<void> {
  const photos = publicEntries(publicFolder).filter(({ name }) => isPhoto(name));
  await mapConcurrently(photos, availableParallelism(), async ({ name }) => {
    const published = join(output, name.normalize());
    const source = await readFile(published);
    const { format, exif, xmp, iptc } = await readMetadata(source);
    if (!format || !(exif ?? xmp ?? iptc)) return;
    const hash = createHash('sha256').update(source).digest('hex').slice(0, 10);
    const cached = join(cache, `${hash}-plain${extname(name)}`);
    const plain = await cachedFile(cached, () => encodePlain(source, format)).catch(
      () => undefined,
    );
    if (plain !== undefined) return copyFile(plain, published);
    // A damaged photo would be published with the place where it was taken.
    await rm(published);
    console.warn(`${name} in public/ cannot be read to its end, and is left out: save it anew.`);
  });
}

/** A file that is no picture, whatever its name says, is published as it is. */
const readMetadata = (source: Buffer): Promise<Partial<Metadata>> =>
  sharp(source)
    .metadata()
    .catch(() => ({}));

/** Turns the picture upright, which the metadata may ask for. The profile of its colors stays. */
const encodePlain = (source: Buffer, format: keyof FormatEnum): Promise<Buffer> =>
  sharp(source, { animated: true })
    .autoOrient()
    .keepIccProfile()
    .toFormat(format === 'heif' ? 'avif' : format, { quality: QUALITY })
    .toBuffer();
