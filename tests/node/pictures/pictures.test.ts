// The files that are made of a picture: small, in fitting widths, made once, and named by what they were made from.
import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { projectIn } from '../../../src/files/project.ts';
import { readPublicFiles } from '../../../src/files/public-folder.ts';
import type { Variant } from '../../../src/model/picture-files.ts';
import {
  decodePicture,
  encodePicture,
  pictureHash,
  previewOf,
} from '../../../src/node/pictures/encode.ts';
import {
  pictureCache,
  type ShownPicture,
  shownPictures,
  withVariants,
  writePictures,
} from '../../../src/node/pictures/shown-pictures.ts';
import { CACHE, ROOT } from '../../support/sites/build-site.ts';
import { fixture } from '../../support/sites/fixture-site.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const folder = temporaryFolder(join(ROOT, CACHE));

const [root, output] = [join(folder, 'project'), join(folder, 'site')];
const project = projectIn(root, {});
mkdirSync(join(root, 'public/images'), { recursive: true });

/** A picture of even colour with a patch of another, as a WebP. */
function plain(width: number, height: number): Promise<Buffer> {
  const patch = { create: { width: 40, height: 40, channels: 3, background: '#ff8a1e' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#1d5136' } })
    .composite([{ input: patch, left: 10, top: 10 }])
    .webp()
    .toBuffer();
}

/** The hardest of all pictures: every pixel another colour. The same on every call. */
function noise(width: number, height: number): Promise<Buffer> {
  let seed = 1;
  const next = () => {
    seed = (seed * 48271) % 2147483647;
    return seed & 255;
  };
  const raw = { width, height, channels: 3 } as const;
  const pixels = Buffer.from(Uint8Array.from({ length: width * height * 3 }, next));
  return sharp(pixels, { raw }).webp({ lossless: true }).toBuffer();
}

const put = (name: string, data: Buffer) => writeFileSync(join(root, 'public/images', name), data);

const bytesOf = (base64 = '') => Buffer.from(base64, 'base64').length;

/** The pictures on the pages of a manifest with this text. */
async function shown(text: string): Promise<ShownPicture[]> {
  const files = await readPublicFiles(project.publicFolder);
  return shownPictures(project, { text, files });
}

put('cart.webp', await plain(600, 450));
put('truck.webp', await plain(800, 600));
put('unused.webp', await plain(500, 400));

describe('the pictures of a site', () => {
  test('are measured again when another one takes a file’s place, as long and as old as the one before', async () => {
    const [wide, tall] = [await plain(300, 200), await plain(200, 300)];
    const length = Math.max(wide.length, tall.length);
    const sizeOf = async (picture: Buffer) => {
      put('swapped.webp', Buffer.concat([picture], length));
      utimesSync(join(project.publicFolder, 'images/swapped.webp'), 1, 1);
      return (await readPublicFiles(project.publicFolder)).photoSize('/images/swapped.webp');
    };
    expect(await sizeOf(wide)).toEqual({ width: 300, height: 200 });
    expect(await sizeOf(tall)).toEqual({ width: 200, height: 300 });
  });

  test('bring a page the hash of their files and a preview of at most 600 bytes', async () => {
    const [cart] = await shown('/images/cart.webp');
    const files = withVariants(await readPublicFiles(project.publicFolder), cart ? [cart] : []);
    expect(files.picture('/images/cart.webp')).toEqual({
      width: 600,
      height: 450,
      variants: { hash: expect.stringMatching(/^[0-9a-f]{10}$/), blur: expect.any(String) },
    });
    expect(bytesOf(cart?.variants.blur)).toBeLessThanOrEqual(600);
    expect(files.picture('/images/truck.webp').variants).toBeUndefined();
  });

  test('of the fixture have previews that Chromium counts as painted, of at most 600 bytes', async () => {
    const files = await readPublicFiles(fixture.publicFolder);
    const pictures = await shownPictures(fixture, { text: files.paths().join('\n'), files });
    expect(pictures.length).toBeGreaterThan(0);
    for (const { src, variants } of pictures) {
      expect(bytesOf(variants.blur), src).toBeGreaterThanOrEqual(490);
      expect(bytesOf(variants.blur), src).toBeLessThanOrEqual(600);
    }
  });
});

describe('writing pictures', () => {
  const places = { project, output };
  const encoded = () => readdirSync(pictureCache(root)).filter((name) => !/-blur/.test(name));
  /** The time of a file does not change unless it is encoded again. */
  const times = () => encoded().map((name) => statSync(join(pictureCache(root), name)).mtimeMs);

  test('makes each width as AVIF and one as WebP, and none larger than the source', async () => {
    const [cart] = await shown('/images/cart.webp');
    await writePictures(cart ? [cart] : [], places);
    const names = readdirSync(join(output, 'assets')).sort();
    const hash = cart?.variants.hash;
    expect(names).toEqual(['400.avif', '600.avif', '600.webp'].map((end) => `cart-${hash}-${end}`));
    for (const name of names) {
      const { width, height, format } = await sharp(join(output, 'assets', name)).metadata();
      expect(name).toContain(`-${width}.`);
      expect((height ?? 0) / (width ?? 1)).toBeCloseTo(0.75, 2);
      expect(format).toBe(name.endsWith('avif') ? 'heif' : 'webp');
    }
  });

  test('encodes nothing a second time, and only what is new after that', async () => {
    const before = times();
    await writePictures(await shown('/images/cart.webp'), places);
    expect(times()).toEqual(before);
    const both = '/images/cart.webp /images/truck.webp';
    await writePictures(await shown(both), places);
    expect(encoded()).toHaveLength(before.length + 5);
  });

  test('gives a changed source new names, so that browsers do not keep the old files', async () => {
    const [before] = await shown('/images/cart.webp');
    put('cart.webp', await plain(600, 460));
    const [after] = await shown('/images/cart.webp');
    expect(after?.variants.hash).not.toBe(before?.variants.hash);
    const count = encoded().length;
    await writePictures(after ? [after] : [], places);
    expect(encoded()).toHaveLength(count + 3);
  });
});

describe('an encoded picture', () => {
  const encode = async (source: Buffer, variant: Variant) =>
    encodePicture(await decodePicture(source), variant);

  test('that a phone fetches for its hero is below 45 kB, however hard the source is', async () => {
    const encoded = await encode(await noise(800, 600), { width: 672, format: 'avif' });
    expect(encoded.length).toBeLessThan(45_000);
  });

  test('stands upright when the phone that took it noted so', async () => {
    const lying = await sharp(await plain(600, 400))
      .withMetadata({ orientation: 6 })
      .toBuffer();
    put('upright.webp', lying);
    const [picture] = await shown('/images/upright.webp');
    expect([picture?.width, picture?.height]).toEqual([400, 600]);
    const encoded = await encode(lying, { width: 200, format: 'webp' });
    expect(await sharp(encoded).metadata()).toMatchObject({ width: 200, height: 300 });
    expect(await sharp(await previewOf(lying)).metadata()).toMatchObject({
      width: 440,
      height: 660,
    });
  });

  test.each([
    ['ten times as high as wide', () => noise(300, 3000)],
    ['full of detail', () => noise(1600, 1200)],
    [
      'for print',
      async () =>
        sharp(await plain(800, 600))
          .toColourspace('cmyk')
          .jpeg()
          .toBuffer(),
    ],
    [
      'in grey',
      async () =>
        sharp(await plain(800, 600))
          .greyscale()
          .png()
          .toBuffer(),
    ],
  ])('%s has a preview of at most 600 bytes and 440 x 660 pixels', async (_, draw) => {
    const preview = await previewOf(await draw());
    const { width, height } = await sharp(preview).metadata();
    expect(preview.length).toBeLessThanOrEqual(600);
    expect(width).toBeLessThanOrEqual(440);
    expect(height).toBeLessThanOrEqual(660);
  });

  test('with a clear ground has no preview that would show through', async () => {
    const create = { width: 300, height: 200, channels: 4, background: '#0000' } as const;
    const clear = await sharp({ create }).png().toBuffer();
    put('clear.png', clear);
    const [picture] = await shown('/images/clear.png');
    expect(picture?.variants).toEqual({ hash: pictureHash(clear) });
  });
});
