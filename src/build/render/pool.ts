// Spreads the rendering of pages over the processor's cores.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BatchSettings, WrittenPage } from './render-batch.ts';
import type { BatchAnswer } from './worker.ts';

/** Pages that are sent to a worker at a time: enough that sending costs little, few enough that all end together. */
const BATCH = 16;

/** Fewer pages are rendered in less time than workers take to start. */
const WORTH_A_WORKER = 60;

/** MB for what a worker has just made. Nearly all of it is of no use a page later; with little room it is copied before. */
const YOUNG = 96;

/** The server's bundle: where its files stand, and what it exports. */
export interface Renderer {
  worker: string;
  renderBatch(pages: string[], settings: BatchSettings): Promise<WrittenPage[]>;
}

/**
 * Renders pages, each given as JSON, and tells what was written of each in the same order. Pages are asked for while
 * others are being rendered. Throws when a page cannot be rendered.
 * @param done is called with the number of pages that were finished since the last call
 */
export async function renderAll(
  pages: Iterator<string>,
  settings: BatchSettings,
  { renderer, done }: { renderer: Renderer; done: (count: number) => void },
): Promise<WrittenPage[]> {
  const results: WrittenPage[] = [];
  let asked = 0;
  const first = take(pages, WORTH_A_WORKER);
  const work = async (render: (batch: string[]) => Promise<WrittenPage[]>) => {
    for (;;) {
      const batch = first.length > 0 ? first.splice(0, BATCH) : take(pages, BATCH);
      if (batch.length === 0) return;
      const start = asked;
      asked += batch.length;
      const rendered = await render(batch);
      for (const [index, page] of rendered.entries()) results[start + index] = page;
      done(rendered.length);
    }
  };
  const alone = first.length < WORTH_A_WORKER;
  if (alone) await work((batch) => renderer.renderBatch(batch, settings));
  else {
    const cores = Array.from({ length: availableParallelism() });
    await Promise.all(cores.map(() => withWorker(renderer, settings, work)));
  }
  return results;
}

/** The next entries, as many as there are up to `most`. */
function take<T>(entries: Iterator<T>, most: number): T[] {
  const taken: T[] = [];
  while (taken.length < most) {
    const { value, done } = entries.next();
    if (done) break;
    taken.push(value);
  }
  return taken;
}

/** Starts a worker, lets it work, and ends it. */
async function withWorker(
  { worker: file }: Renderer,
  settings: BatchSettings,
  work: (render: (batch: string[]) => Promise<WrittenPage[]>) => Promise<void>,
): Promise<void> {
  const worker = new Worker(file, {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG },
  });
  const render = (batch: string[]) =>
    new Promise<WrittenPage[]>((resolve, reject) => {
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
