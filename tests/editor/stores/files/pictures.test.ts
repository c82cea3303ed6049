// Photos as phones and people send them: what becomes of them, and what is refused.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  utimesSync,
  watch,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listPictures, safeName } from '../../../../src/editor/server/pictures.ts';
import { filesStore, importPicture } from '../../../../src/editor/stores/files/files-store.ts';
import { readPublicFiles } from '../../../../src/files/public-folder.ts';
import { temporaryFolder } from '../../../support/temporary-folder.ts';

const folder = temporaryFolder();
let publicFolder = '';

beforeEach(({ task }) => {
  publicFolder = join(folder, task.id, 'public');
});

/** The left half is red, the right half is blue. */
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'blue' } }).composite([
    {
      input: { create: { width: Math.ceil(width / 2), height, channels: 3, background: 'red' } },
      left: 0,
      top: 0,
    },
  ]);

const take = async (source: Buffer, name = 'cart.jpg') =>
  importPicture(source, { name, publicFolder });

async function colorAt(path: string, left: number, top: number) {
  const { data } = await sharp(join(publicFolder, path))
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return data[0] !== undefined && data[2] !== undefined && data[0] > data[2] ? 'red' : 'blue';
}

describe('a photo', () => {
  it('is written in the folder for temporary files first, where a killed process leaves nothing that is published', async () => {
    const tempFolder = join(publicFolder, '../drafts');
    mkdirSync(tempFolder, { recursive: true });
    const seen: (string | null)[] = [];
    const watcher = watch(tempFolder, (_, name) => seen.push(name));
    onTestFinished(() => watcher.close());
    await importPicture(await photo(40, 20).jpeg().toBuffer(), {
      name: 'cart',
      publicFolder,
      tempFolder,
    });
    await vi.waitFor(() => expect(seen.join()).toContain('cart.jpg.'));
    expect(readdirSync(join(publicFolder, 'images'))).toEqual(['cart.jpg']);
    expect(readdirSync(tempFolder)).toEqual([]);
  });

  it('finds no draft of an earlier version beside it when the editor is opened again', async () => {
    const images = join(publicFolder, 'images');
    mkdirSync(images, { recursive: true });
    const manifest = join(publicFolder, '../pages.yaml');
    writeFileSync(manifest, 'site: x\n');
    const names = ['cart.webp.123-0.4567', 'new.jpg.9-0.1', 'cart.webp', 'x.webp.bak'];
    for (const name of names) writeFileSync(join(images, name), '');
    const long = new Date('2026-01-01');
    for (const name of names.filter((one) => one !== 'new.jpg.9-0.1'))
      utimesSync(join(images, name), long, long);
    await filesStore({ manifest, publicFolder }).read();
    expect(readdirSync(images).sort()).toEqual(['cart.webp', 'new.jpg.9-0.1', 'x.webp.bak']);
  });

  it('is shrunk to the widest that pages show, and loses what the camera has noted', async () => {
    const source = await photo(3000, 1500)
      .withExif({ IFD0: { Copyright: 'Pat' }, IFD3: { GPSLatitude: '42/1 5/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect(await take(source)).toEqual({
      done: true,
      path: '/images/cart.jpg',
      width: 1600,
      height: 800,
    });
    const made = await sharp(join(publicFolder, 'images/cart.jpg')).metadata();
    expect(made.exif).toBeUndefined();
    expect(readFileSync(join(publicFolder, 'images/cart.jpg')).includes('Pat')).toBe(false);
  });

  it('is turned upright', async () => {
    // The camera lay on its side: the left half is the top.
    const source = await photo(400, 200).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    expect(await take(source, 'whole.jpg')).toMatchObject({ width: 200, height: 400 });
    expect(await colorAt('images/whole.jpg', 100, 20)).toBe('red');
  });

  it('is never enlarged, and stays clear where it was clear', async () => {
    const background = { r: 0, g: 0, b: 0, alpha: 0 };
    const source = await sharp({ create: { width: 40, height: 30, channels: 4, background } })
      .png()
      .toBuffer();
    expect(await take(source, 'Logo.PNG')).toEqual({
      done: true,
      path: '/images/logo.webp',
      width: 40,
      height: 30,
    });
  });

  it('gets a name that no other picture has, and the same photo keeps its own', async () => {
    const [one, other] = [
      await photo(50, 50).jpeg().toBuffer(),
      await photo(60, 60).jpeg().toBuffer(),
    ];
    await take(one);
    expect(await take(other)).toMatchObject({ path: '/images/cart-2.jpg' });
    expect(await take(one)).toMatchObject({ path: '/images/cart.jpg' });
    expect(readdirSync(join(publicFolder, 'images'))).toHaveLength(2);
    const listed = listPictures(await readPublicFiles(publicFolder), 'src: /images/cart.jpg\n');
    expect(listed).toEqual([
      { path: '/images/cart-2.jpg', width: 60, height: 60, used: false },
      { path: '/images/cart.jpg', width: 50, height: 50, used: true },
    ]);
  });
});

describe('refused with words, and nothing written', () => {
  it.each([
    ['text', Buffer.from('hello')],
    ['nothing', Buffer.alloc(0)],
    [
      'a drawing with a script',
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
      ),
    ],
    ['a page', Buffer.from('<!doctype html><script>alert(1)</script>')],
  ])('%s', async (_, source) => {
    expect(await take(source)).toMatchObject({
      done: false,
      words: expect.stringContaining('JPEG'),
    });
    expect(existsSync(join(publicFolder, 'images'))).toBe(false);
  });

  it('half a photo', async () => {
    const source = await photo(800, 800).jpeg().toBuffer();
    expect(await take(source.subarray(0, source.length / 2))).toMatchObject({ done: false });
    expect(existsSync(join(publicFolder, 'images'))).toBe(false);
  });

  it('a folder of pictures that leads out of public/', async () => {
    const source = await photo(50, 50).jpeg().toBuffer();
    await take(source);
    const other = join(folder, 'other-public');
    const { mkdirSync } = await import('node:fs');
    mkdirSync(other);
    symlinkSync(join(publicFolder, 'images'), join(other, 'images'));
    await expect(importPicture(source, { name: 'x', publicFolder: other })).rejects.toThrow(
      /another place/,
    );
  });
});

it.each([
  ['IMG_2041.JPG', 'img-2041'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\Pat\\Cart at the Café.jpeg', 'cart-at-the-cafe'],
  ['con.jpg', 'photo-con'],
  ['', 'photo'],
  ['写真.png', 'photo'],
  ['.htaccess', 'photo'],
  [`${'long '.repeat(40)}.jpg`, 'long-long-long-long-long-long-long-long-long-long-long-long'],
])('the name %j becomes %s', (name, made) => {
  expect(safeName(name)).toBe(made);
});
