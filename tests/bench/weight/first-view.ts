// The bytes that a phone fetches for the first view of a page, whatever the machine.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { mapConcurrently } from '../../../src/node/map-concurrently.ts';
import { PHONE_SCREEN } from '../visits.ts';

/** The limit of all files together, in bytes: about half a second at 1.6 Mbit/s. */
export const FIRST_VIEW = 100_000;

/** Pages at a time: most of what a page takes is waiting for more to come. Bytes do not depend on it. */
const AT_ONCE = 3;

/** One page's first view: every file that was fetched, and its bytes; text as Brotli compresses it. */
export interface FirstViewWeight {
  path: string;
  files: Record<string, number>;
  /** All files but those of the app. */
  bytes: number;
  /** The app's script and data, on a page that asks for them without anybody's doing. */
  app: number;
}

/** Opens each page of a served site on a phone 412 px wide at 1.75 pixels each, and touches nothing. */
export async function weighFirstViews(
  browser: Browser,
  { url, folder, paths }: { url: string; folder: string; paths: string[] },
): Promise<FirstViewWeight[]> {
  const weights = new Map<string, FirstViewWeight>();
  await mapConcurrently(paths, AT_ONCE, async (path) => {
    // A context of its own for each, so that nothing is in the cache.
    const context = await browser.newContext(PHONE_SCREEN);
    const page = await context.newPage();
    const weighed = watchFirstView(page, { url, folder, path });
    await page.goto(url + path, { waitUntil: 'networkidle' });
    weights.set(path, weighed());
    await context.close();
  });
  return paths.flatMap((path) => weights.get(path) ?? []);
}

/** Weighs what a tab fetches for a page that it is about to open. The function gives what has come so far. */
export function watchFirstView(
  page: Page,
  { url, folder, path }: { url: string; folder: string; path: string },
): () => FirstViewWeight {
  const files: Record<string, number> = {};
  page.on('requestfinished', (request) => {
    const { origin, pathname } = new URL(request.url());
    // A page that is fetched ahead belongs to the next view.
    const ahead = pathname.endsWith('/') && pathname !== path;
    if (origin === url && !ahead) files[pathname] ??= weighFile(folder, pathname);
  });
  return () => ({ path, files: { ...files }, ...sums(files) });
}

/** A page that needs the app at once fetches it after its own files; the app has a budget of its own. */
function sums(files: Record<string, number>): { bytes: number; app: number } {
  let [bytes, app] = [0, 0];
  for (const [path, weight] of Object.entries(files)) {
    if (/\.(js|json)$/.test(path)) app += weight;
    else bytes += weight;
  }
  return { bytes, app };
}

/** The bytes of a file; none when it is missing. */
function weighFile(folder: string, path: string): number {
  const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
  if (!existsSync(file)) return 0;
  const content = readFileSync(file);
  const isText = /(\/|\.(html|css|js|json|svg))$/.test(path);
  return isText ? brotliCompressSync(content).length : content.length;
}

/** The first views that are too heavy, as sentences with their largest files. */
export function heavyFirstViews(weights: FirstViewWeight[]): string[] {
  return weights
    .filter(({ bytes }) => bytes > FIRST_VIEW)
    .map(({ path, bytes, files }) => {
      const most = Object.entries(files).toSorted((a, b) => b[1] - a[1]);
      const named = most.slice(0, 3).map(([file, weight]) => `${file} ${weight}`);
      return `the first view of ${path} on a phone weighs ${bytes} bytes; ${FIRST_VIEW} are allowed (${named.join(', ')} …)`;
    });
}
