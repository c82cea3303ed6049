// Spreads the work of a build over the processor's cores.
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { BatchSettings, WrittenPage } from './render-batch.ts';
import type { Answer, Jobs, Task } from './worker.ts';

/** Pages that are sent to a worker at a time: enough that sending costs little, few enough that all end together. */
const BATCH = 16;

/** Fewer pages are rendered in less time than another worker takes to start. */
const WORTH_MORE_WORKERS = 60;

/** MB for what a worker has just made. Nearly all of it is of no use a page later; with little room it is copied before. */
const YOUNG = 96;

/** A worker thread, which does one task at a time. */
export interface BuildWorker {
  /** Fails with the stack of what was thrown there. */
  ask<Job extends keyof Jobs>(job: Job, from: Jobs[Job]['from']): Promise<Jobs[Job]['gives']>;
  end(): Promise<unknown>;
}

/** Starts a worker from its file in the server's bundle. */
export function startWorker(file: string): BuildWorker {
  const worker = new Worker(file, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG } });
  const broken = new Promise<never>((_, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('a worker has ended before its work')));
  });
  // Whoever asks hears of it.
  broken.catch(() => {});
  return {
    ask: (job, from) => {
      const answered = new Promise<Jobs[typeof job]['gives']>((resolve, reject) => {
        worker.once('message', (answer: Answer<typeof job>) => {
          if ('gives' in answer) resolve(answer.gives);
          else reject(new Error(answer.failed));
        });
      });
      worker.postMessage({ job, from } as Task);
      return Promise.race([answered, broken]);
    },
    end: () => worker.terminate(),
  };
}

/** Who renders, and what is known of the work beforehand. */
export interface Crew {
  /** A worker that is there already. */
  first: BuildWorker;
  /** Starts another one. */
  more: () => BuildWorker;
  /** At least so many pages are to be rendered. */
  expected: number;
  /** Is called with the number of pages that were finished since the last call. */
  done: (count: number) => void;
}

/**
 * Renders pages, each given as JSON, and tells what was written of each in the same order. Pages are asked for while
 * others are being rendered. Throws when a page cannot be rendered.
 */
export async function renderAll(
  pages: Iterator<string>,
  settings: BatchSettings,
  { first, more, expected, done }: Crew,
): Promise<WrittenPage[]> {
  const results: WrittenPage[] = [];
  const crew: Promise<void>[] = [];
  let asked = 0;
  let isFull = false;
  let failure: unknown;
  const next = (most: number) => {
    const start = asked;
    const batch = failure ? [] : take(pages, most);
    asked += batch.length;
    if (!isFull && Math.max(asked, expected) >= WORTH_MORE_WORKERS) callOthers();
    return { start, batch };
  };
  const work = async ({ ask }: BuildWorker) => {
    // The first page goes out alone, so that it is rendered while others are being looked for.
    let { start, batch } = next(1);
    while (batch.length > 0) {
      const rendering = ask('render', { pages: batch, settings });
      // It is heard of below, unless looking for the next pages fails first.
      rendering.catch(() => {});
      const following = next(BATCH);
      const rendered = await rendering;
      for (const [index, page] of rendered.entries()) results[start + index] = page;
      done(rendered.length);
      ({ start, batch } = following);
    }
  };
  const join = (working: Promise<void>) =>
    crew.push(
      working.catch((error) => {
        failure ??= error;
      }),
    );
  const callOthers = () => {
    isFull = true;
    for (let core = 1; core < availableParallelism(); core++) {
      const worker = more();
      join(work(worker).finally(worker.end));
    }
  };
  join(work(first));
  for (const part of crew) await part;
  if (failure) throw failure;
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
