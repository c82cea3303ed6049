// Step 5 of a page: renders some pages and writes their files.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { prepare, renderPage } from '../../app/entry-server.tsx';
import { type InlineContent, inlineContent } from '../hosts/content-policy.ts';
import { pageFiles, type SharedParts } from './page-files.ts';

/** The inputs for rendering pages of one site. */
export interface BatchSettings {
  shared: SharedParts;
  /** The folder that the files are written below. */
  output: string;
}

/** Renders pages, each given as JSON, writes them, and returns what is inline in each. Throws what a component throws. */
export async function renderBatch(
  pages: string[],
  { shared, output }: BatchSettings,
): Promise<InlineContent[]> {
  await prepare();
  return pages.map((json) => {
    const [html, ...data] = pageFiles(json, shared, renderPage);
    // The files of a page are in one folder.
    mkdirSync(dirname(join(output, html.path)), { recursive: true });
    for (const { path, text } of [html, ...data]) writeFileSync(join(output, path), text);
    return inlineContent(html.text);
  });
}
