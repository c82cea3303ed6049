// A worker thread of a build: step 5 of a page, renders and writes the pages that it receives. The server's bundle begins here.
import { parentPort, workerData } from 'node:worker_threads';
import { loadAllSections, renderPage } from '../../app/entry-server.tsx';
import { type InlineContent, inlineContent } from '../hosts/content-policy.ts';
import { pageFiles, writeFiles } from './page-files.ts';
import type { Answer, BatchSettings } from './worker-pool.ts';

parentPort?.on('message', async (pages: string[]) => {
  const answer: Answer = await renderBatch(pages, workerData as BatchSettings).then(
    (inline) => ({ inline }),
    (error: Error) => ({ failed: error.stack ?? String(error) }),
  );
  parentPort?.postMessage(answer);
});

/** Renders pages, each given as JSON, writes them, and returns what is inline in each. Throws what a component throws. */
async function renderBatch(
  pages: string[],
  { shared, output }: BatchSettings,
): Promise<InlineContent[]> {
  await loadAllSections();
  return pages.map((json) => {
    const [html, ...data] = pageFiles(json, shared, renderPage);
    writeFiles(output, [html, ...data]);
    return inlineContent(html.text);
  });
}
