// What a camera has written into a photo, such as where it was taken, is not published; other files keep their bytes.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { removeMetadata } from '../../../src/node/pictures/without-metadata.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder();
const [publicFolder, output] = [join(folder, 'public'), join(folder, 'dist')];
const source = (name: string) => readFileSync(join(publicFolder, name));
const published = (name: string) => readFileSync(join(output, name));

/** A picture whose left half is light, lying on its side as phones store an upright photo. */
const lying = () =>
  sharp({ create: { width: 40, height: 20, channels: 3, background: '#000000' } })
    .composite([
      {
        input: { create: { width: 20, height: 20, channels: 3, background: '#ffffff' } },
        left: 0,
        top: 0,
      },
    ])
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '42/1 20/1 0/1' } })
    .withMetadata({ orientation: 6 });

beforeAll(async () => {
  mkdirSync(join(publicFolder, 'images'), { recursive: true });
  const put = (name: string, data: string | Buffer) =>
    writeFileSync(join(publicFolder, name), data);
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const)
    put(`images/yard.${format}`, await lying().toFormat(format).toBuffer());
  put('images/plain.jpg', await sharp(source('images/yard.jpeg')).jpeg().toBuffer());
  const large = await lying().resize(800, 400).jpeg().toBuffer();
  put('images/damaged.jpg', large.subarray(0, large.length * 0.6));
  put('images/mark.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  put('images/no-picture.webp', 'words');
  cpSync(publicFolder, output, { recursive: true });
  await removeMetadata(publicFolder, { output, cache: join(folder, 'cache') });
});

test.each(['jpeg', 'png', 'webp', 'avif'])(
  'a %s with the place of the photo is published without it, and upright',
  async (format) => {
    const name = `images/yard.${format}`;
    expect((await sharp(source(name)).metadata()).exif?.length).toBeGreaterThan(0);
    const { exif, xmp, iptc, orientation = 1, ...after } = await sharp(published(name)).metadata();
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, 1]);
    expect([after.width, after.height]).toEqual([20, 40]);
    expect(after.format).toBe((await sharp(source(name)).metadata()).format);
    const pixels = await sharp(published(name)).greyscale().raw().toBuffer();
    expect([pixels.at(0), pixels.at(-1)]).toEqual([
      expect.toSatisfy((light: number) => light > 240),
      expect.toSatisfy((light: number) => light < 15),
    ]);
  },
);

test.each(['images/plain.jpg', 'images/mark.svg', 'images/no-picture.webp'])(
  'the bytes of %s, which has none, stay',
  (name) => {
    expect(published(name)).toEqual(source(name));
  },
);

test('a damaged photo with the place of the photo is left out, and ends no build', () => {
  expect(existsSync(join(output, 'images/damaged.jpg'))).toBe(false);
});
