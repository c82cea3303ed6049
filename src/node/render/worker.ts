// A worker thread of a build: it takes over files of the site before, and renders the pages that it is sent.
// The server's bundle begins here.
import { parentPort } from 'node:worker_threads';
import {
  type BatchSettings,
  renderBatch,
  type WrittenFile,
  type WrittenPage,
} from './render-batch.ts';
import { type TakeOver, takeOver } from './take-over.ts';

/** What a worker can do: from what, and what comes of it. */
export interface Jobs {
  takeOver: { from: TakeOver; gives: WrittenFile[] };
  render: { from: { pages: string[]; settings: BatchSettings }; gives: WrittenPage[] };
}

/** One task for a worker. */
export type Task = { [Job in keyof Jobs]: { job: Job; from: Jobs[Job]['from'] } }[keyof Jobs];

/** What came of a task, or why there is nothing. */
export type Answer<Job extends keyof Jobs> = { gives: Jobs[Job]['gives'] } | { failed: string };

async function work(task: Task): Promise<Jobs[keyof Jobs]['gives']> {
  return task.job === 'takeOver'
    ? takeOver(task.from)
    : renderBatch(task.from.pages, task.from.settings);
}

parentPort?.on('message', async (task: Task) => {
  const answer: Answer<keyof Jobs> = await work(task).then(
    (gives) => ({ gives }),
    (error: Error) => ({ failed: error.stack ?? String(error) }),
  );
  parentPort?.postMessage(answer);
});
