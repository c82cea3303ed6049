// Renders some pages and writes their files.
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prepare, renderPage } from '../../app/entry-server.tsx';
import { type InlineContent, inlineContent } from '../hosts/inline-content.ts';
import { pageFiles, type SharedParts } from './page-files.ts';

/** A file that was written: its path below the output folder, its size in bytes and the time of its writing. */
export type WrittenFile = [path: string, bytes: number, time: number];

/** What was written of a page. */
export interface WrittenPage {
  files: WrittenFile[];
  /** What stands inline in its HTML. */
  inline: InlineContent;
}

/** What has to be known to render pages of one site. */
export interface BatchSettings {
  shared: SharedParts;
  /** The folder that the files are written below. */
  output: string;
}

/** Renders pages, each given as JSON, and writes them. Throws what a component throws. */
export async function renderBatch(
  pages: string[],
  { shared, output }: BatchSettings,
): Promise<WrittenPage[]> {
  await prepare();
  return pages.map((json) => {
    const [html, ...data] = pageFiles(json, shared, renderPage);
    // The files of a page lie in one folder.
    mkdirSync(dirname(join(output, html.path)), { recursive: true });
    const files = [html, ...data].map(({ path, text }): WrittenFile => {
      const target = join(output, path);
      writeFileSync(target, text);
      const { size, mtimeMs } = statSync(target);
      return [path, size, mtimeMs];
    });
    return { files, inline: inlineContent(html.text) };
  });
}
