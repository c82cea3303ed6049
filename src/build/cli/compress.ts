// `npm run compress`: adds Brotli and gzip versions to the built site, for a server of your own. Part of `npm start`.
import { builtSite } from '../built-site.ts';
import { compressSite } from '../headers/compress.ts';

/** Compresses dist/. Returns 1 when there is nothing to compress. */
export async function run(): Promise<number> {
  const folder = builtSite();
  if (!folder) return 1;
  const started = performance.now();
  const { files, bytes, brotli, gzip } = await compressSite(folder);
  const kilobytes = (size: number) => `${Math.round(size / 1000)} kB`;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${files} files compressed in ${seconds} s: ${kilobytes(bytes)} to ${kilobytes(brotli)} (Brotli) and ${kilobytes(gzip)} (gzip).`,
  );
  return 0;
}
