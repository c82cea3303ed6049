// Writes a Brotli and a gzip version beside each text file of a finished site, for servers that send them as they are.
import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { writeFileAtomic } from '../../files/write-whole.ts';
import { mapConcurrently } from '../map-concurrently.ts';

/** Compressible types; pictures and fonts are compressed already. */
const TEXTS = new Set(['.css', '.html', '.ics', '.js', '.json', '.svg', '.txt', '.xml']);

/** Shorter files fit into one packet as they are; in bytes. */
const MIN_COMPRESSED_BYTES = 1000;

/**
 * Brotli's best quality takes about 50 ms for a page and saves a tenth over quality 5, which takes about 1 ms. That is
 * a second for twenty pages, and too long for thousands; a calendar takes ten times as long as a page. Whoever asks for
 * a street waits for a town's list of them.
 */
const BEST = 11;
const QUICK = 5;
const MANY_PAGES = 200;
const COMPRESSED_OF_MANY = /\.html$|^(?!calendar.streets).*\.json$/;

/** Compressions at a time: so many threads Node has for them. */
const AT_ONCE = 4;

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Compresses the text files in `folder`. Throws when one cannot be read or written. */
export async function compressSite(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    TEXTS.has(extname(file)),
  );
  const hasMany = files.filter((file) => file.endsWith('.html')).length > MANY_PAGES;
  await mapConcurrently(files, AT_ONCE, (file) => {
    const isQuick = file.endsWith('.ics') || (hasMany && COMPRESSED_OF_MANY.test(file));
    return compressFile(join(folder, file), isQuick ? QUICK : BEST);
  });
}

async function compressFile(file: string, quality: number): Promise<void> {
  const text = await readFile(file);
  if (text.length < MIN_COMPRESSED_BYTES) return;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  const [br, gz] = await Promise.all([toBrotli(text, { params }), toGzip(text, { level: 9 })]);
  await Promise.all([writeFileAtomic(`${file}.br`, br), writeFileAtomic(`${file}.gz`, gz)]);
}
