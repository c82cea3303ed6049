// Files that are written in one step: a kept picture, and the compressed versions of a page that is being served.
import { linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressSite } from '../../src/node/hosts/compress.ts';
import { cachedFile } from '../../src/node/pictures/kept-files.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';

const temporary = temporaryFolder();

test('a kept file that cannot be finished leaves nothing behind', async () => {
  const path = join(temporary, 'kept/picture.avif');
  const made = cachedFile(path, async () => {
    // No file can take the place of this folder.
    mkdirSync(join(path, 'full'), { recursive: true });
    return Buffer.from('picture');
  });
  await expect(made).rejects.toThrow(/EISDIR|ENOTEMPTY|EPERM/);
  expect(readdirSync(join(temporary, 'kept'))).toEqual(['picture.avif']);
});

test('whoever reads the compressed version of a page reads it to its end while a new one is made', async () => {
  const site = join(temporary, 'site');
  mkdirSync(site);
  const page = join(site, 'index.html');
  for (const words of ['one ', 'another ']) {
    writeFileSync(page, words.repeat(1000));
    await compressSite(site);
    if (words === 'one ') linkSync(`${page}.br`, join(temporary, 'being-read'));
  }
  const read = (file: string) => brotliDecompressSync(readFileSync(file)).toString();
  expect(read(join(temporary, 'being-read'))).toBe('one '.repeat(1000));
  expect(read(`${page}.br`)).toBe('another '.repeat(1000));
  expect(gunzipSync(readFileSync(`${page}.gz`)).toString()).toBe('another '.repeat(1000));
  expect(readdirSync(site)).toHaveLength(3);
});
