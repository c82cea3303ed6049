// Renders some pages and writes their files. The server's bundle begins here.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prepare, renderPage } from '../../app/entry-server.tsx';
import type { Page } from '../../model/site.ts';
import { pageFiles, type SharedParts } from './page-files.ts';

/** A file that was written: its path below the output folder, its size in bytes and the time of its writing. */
export type WrittenFile = [path: string, bytes: number, time: number];

/** What has to be known to render pages of one site. */
export interface BatchSettings {
  shared: SharedParts;
  /** The folder that the files are written below. */
  output: string;
}

/** Renders pages, each given as JSON, and writes them. Gives the files of each. Throws what a component throws. */
export async function renderBatch(
  pages: string[],
  { shared, output }: BatchSettings,
): Promise<WrittenFile[][]> {
  await prepare();
  return pages.map((json) => {
    let folder: string | undefined;
    return pageFiles(JSON.parse(json) as Page, shared, renderPage).map(({ path, text }) => {
      const target = join(output, path);
      // The files of a page lie in one folder.
      if (folder !== dirname(target)) mkdirSync(dirname(target), { recursive: true });
      folder = dirname(target);
      writeFileSync(target, text);
      const { size, mtimeMs } = statSync(target);
      return [path, size, mtimeMs];
    });
  });
}
