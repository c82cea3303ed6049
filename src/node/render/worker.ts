// A worker thread of a build: renders and writes the pages that it receives. The server's bundle begins here.
import { parentPort, workerData } from 'node:worker_threads';
import { type BatchSettings, renderBatch } from './render-batch.ts';
import type { Answer } from './worker-pool.ts';

parentPort?.on('message', async (pages: string[]) => {
  const answer: Answer = await renderBatch(pages, workerData as BatchSettings).then(
    (inline) => ({ inline }),
    (error: Error) => ({ failed: error.stack ?? String(error) }),
  );
  parentPort?.postMessage(answer);
});
