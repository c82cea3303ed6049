// Spreads the rendering of pages over the processor's cores.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Page } from '../../model/site.ts';
import type { BatchSettings, WrittenFile } from './render-batch.ts';
import type { BatchAnswer } from './worker.ts';

/** Pages that are sent to a worker at a time: enough that sending costs little, few enough that all end together. */
const BATCH = 16;

/** A worker takes about as long to start as this many pages take to render. */
const WORTH_A_WORKER = 60;

/** MB for what a worker has just made. Nearly all of it is of no use a page later; with little room it is copied before. */
const YOUNG = 96;

/** The server's bundle: where its files stand, and what it exports. */
export interface Renderer {
  worker: string;
  renderBatch(pages: string[], settings: BatchSettings): Promise<WrittenFile[][]>;
}

/**
 * Renders pages and gives the files of each in the same order.
 * Throws when a page cannot be rendered.
 * @param done is called with the number of pages that were finished since the last call
 */
export async function renderAll(
  pages: Page[],
  settings: BatchSettings,
  { renderer, done }: { renderer: Renderer; done: (count: number) => void },
): Promise<WrittenFile[][]> {
  const results: WrittenFile[][] = new Array(pages.length);
  let next = 0;
  const work = async (render: (batch: string[]) => Promise<WrittenFile[][]>) => {
    while (next < pages.length) {
      const first = next;
      next += BATCH;
      const rendered = await render(
        pages.slice(first, first + BATCH).map((page) => JSON.stringify(page)),
      );
      for (const [index, page] of rendered.entries()) results[first + index] = page;
      done(rendered.length);
    }
  };
  const cores = Math.min(availableParallelism(), Math.ceil(pages.length / WORTH_A_WORKER));
  if (cores < 2) await work((batch) => renderer.renderBatch(batch, settings));
  else await Promise.all(Array.from({ length: cores }, () => withWorker(renderer, settings, work)));
  return results;
}

/** Starts a worker, lets it work, and ends it. */
async function withWorker(
  { worker: file }: Renderer,
  settings: BatchSettings,
  work: (render: (batch: string[]) => Promise<WrittenFile[][]>) => Promise<void>,
): Promise<void> {
  const worker = new Worker(file, {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  const render = (batch: string[]) =>
    new Promise<WrittenFile[][]>((resolve, reject) => {
      worker.once('error', reject);
      worker.once('message', (answer: BatchAnswer) => {
        worker.off('error', reject);
        if ('pages' in answer) resolve(answer.pages);
        else reject(new Error(answer.failed));
      });
      worker.postMessage(batch);
    });
  try {
    await work(render);
  } finally {
    await worker.terminate();
  }
}
