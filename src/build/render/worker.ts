// A worker thread that renders the pages it is sent. Waiting for them is all that this module does.
import { parentPort, workerData } from 'node:worker_threads';
import { type BatchSettings, renderBatch, type WrittenPage } from './render-batch.ts';

/** A worker's answer to one batch: what was written of each page, or why there is nothing. */
export type BatchAnswer = { pages: WrittenPage[] } | { failed: string };

parentPort?.on('message', async (batch: string[]) => {
  const answer: BatchAnswer = await renderBatch(batch, workerData as BatchSettings).then(
    (pages) => ({ pages }),
    (error: Error) => ({ failed: error.stack ?? String(error) }),
  );
  parentPort?.postMessage(answer);
});
