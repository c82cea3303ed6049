// Photos as phones and people send them: what becomes of them, and what is refused.
import { existsSync, mkdirSync, readdirSync, symlinkSync, watch } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { listPictures, safeName } from '../../../../src/editor/server/pictures.ts';
import { importPicture } from '../../../../src/editor/stores/files/files-store.ts';
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
