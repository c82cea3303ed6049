// Renders pages in worker threads, which also write them.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { InlineContent } from '../hosts/content-policy.ts';
import type { SharedParts } from './page-files.ts';

/** Pages per message: enough that sending costs little, few enough that all workers end together. */
const PAGES_PER_BATCH = 16;

/** Pages that one worker renders before a second one would have started. */
const WORTH_ANOTHER = 60;

/** The inputs for rendering pages of one site. */
export interface BatchSettings {
  shared: SharedParts;
  /** The folder that the files are written below. */
  output: string;
}

/** A worker's answer to pages. */
export type Answer = { inline: InlineContent[] } | { failed: string };

/** Renders pages, each as JSON, and returns their inline content in any order. Throws when a page cannot be rendered. */
export async function renderInWorkers(
  pages: Iterable<string>,
  settings: BatchSettings,
  { file, count, done }: { file: string; count: number; done: (pages: number) => void },
): Promise<InlineContent[]> {
  const batches = inBatches(pages, PAGES_PER_BATCH);
  const inline: InlineContent[] = [];
  const most = Math.ceil(count / WORTH_ANOTHER);
  const workers = Array.from({ length: Math.min(availableParallelism(), most) }, () =>
    startWorker(file, settings),
  );
  const work = async ({ render }: RenderWorker) => {
    let rendering: Promise<InlineContent[]> | undefined;
    // The next batch is resolved here while the worker renders the one before.
    for (const batch of batches) {
      const before = await rendering;
      if (before) take(before);
      rendering = render(batch);
      // A failure is thrown at the next turn.
      rendering.catch(() => {});
    }
    if (rendering) take(await rendering);
  };
  const take = (rendered: InlineContent[]) => {
    inline.push(...rendered);
    done(rendered.length);
  };
  try {
    await Promise.all(workers.map(work));
    return inline;
  } finally {
    await Promise.all(workers.map(({ end }) => end()));
  }
}

type RenderWorker = ReturnType<typeof startWorker>;

function startWorker(file: string, settings: BatchSettings) {
  const worker = new Worker(file, { workerData: settings });
  const broken = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a worker has ended before its work')));
  });
  // Each `render` reports it.
  broken.catch(() => {});
  return {
    /** Fails with the stack of what was thrown in the worker. */
    render(pages: string[]) {
      const answered = new Promise<InlineContent[]>((resolve, reject) => {
        worker.once('message', (answer: Answer) => {
          if ('inline' in answer) resolve(answer.inline);
          else reject(new Error(answer.failed));
        });
      });
      worker.postMessage(pages);
      return Promise.race([answered, broken]);
    },
    end: () => worker.terminate(),
  };
}

function* inBatches<T>(entries: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = [];
  for (const entry of entries) {
    batch.push(entry);
    if (batch.length < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
