// The font of headings: as WOFF2 for browsers, and unpacked as TrueType for drawing.
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import type { FontName } from '../../model/manifest.generated.ts';
import { FONTS } from '../../model/theme.ts';
import { keptFile } from '../pictures/kept-files.ts';

/** The path of the font below the project's folder, which the development server serves. */
export function fontSource(name: FontName, ending: 'woff' | 'woff2'): string {
  const font = FONTS[name];
  return `/node_modules/${font.package}/files/${font.file}.${ending}`;
}

/** The font for browsers, and its URL with a content hash. */
export async function webFont(root: string, name: FontName) {
  const text = await readFile(join(root, fontSource(name, 'woff2')));
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  return { path: `/assets/${FONTS[name].file}-${hash}.woff2`, text };
}

/** The font for the library that draws text: its name, and a TrueType file in the cache, which is named by hash. */
export async function drawingFont(root: string, name: FontName) {
  const content = unpackWoff(await readFile(join(root, fontSource(name, 'woff'))));
  const hash = createHash('sha256').update(content).digest('hex');
  const file = await keptFile(join(root, KEPT, `${hash}.ttf`), async () => content);
  return { file, name: `${FONTS[name].family} Bold` };
}

/** The cache of unpacked fonts below the project's folder. */
const KEPT = 'node_modules/.cache/curbside/fonts';

const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const FONT_HEADER = 12;
const FONT_ENTRY = 16;

/**
 * Returns the TrueType or OpenType font of a WOFF file: the same tables, inflated, with another directory
 * (https://www.w3.org/TR/WOFF/). Throws for any other file.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('this is not a WOFF file');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => readTable(woff, index));
  const directory = Buffer.alloc(FONT_HEADER + FONT_ENTRY * count);
  const power = Math.floor(Math.log2(count));
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  // Three numbers for a binary search of the directory.
  directory.writeUInt16BE(FONT_ENTRY * 2 ** power, 6);
  directory.writeUInt16BE(power, 8);
  directory.writeUInt16BE(FONT_ENTRY * (count - 2 ** power), 10);
  let offset = directory.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const entry = FONT_HEADER + FONT_ENTRY * index;
    tag.copy(directory, entry);
    directory.writeUInt32BE(checksum, entry + 4);
    directory.writeUInt32BE(offset, entry + 8);
    directory.writeUInt32BE(data.length, entry + 12);
    offset += padded(data.length);
  }
  return Buffer.concat([
    directory,
    ...tables.map(({ data }) => Buffer.concat([data], padded(data.length))),
  ]);
}

function readTable(woff: Buffer, index: number) {
  const entry = WOFF_HEADER + WOFF_ENTRY * index;
  const start = woff.readUInt32BE(entry + 4);
  const packed = woff.readUInt32BE(entry + 8);
  const full = woff.readUInt32BE(entry + 12);
  const stored = woff.subarray(start, start + packed);
  return {
    tag: woff.subarray(entry, entry + 4),
    checksum: woff.readUInt32BE(entry + 16),
    data: packed < full ? inflateSync(stored) : stored,
  };
}

/** Tables are aligned to four bytes. */
function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
