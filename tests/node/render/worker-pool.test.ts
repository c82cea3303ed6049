// Workers render all pages, each once, and a failure in one of them ends the build.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BatchSettings } from '../../../src/node/render/worker-pool.ts';
import { renderInWorkers } from '../../../src/node/render/worker-pool.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const file = join(temporaryFolder(), 'worker.mjs');
writeFileSync(
  file,
  `import { parentPort, threadId, workerData } from 'node:worker_threads';
parentPort.on('message', (pages) => {
  if (pages.includes('exit')) process.exit();
  const inline = pages.map((page) => ({ page, threadId, output: workerData.output }));
  parentPort.postMessage(pages.includes('broken') ? { failed: 'a section throws' } : { inline });
});`,
);

const settings = { output: '/site' } as BatchSettings;

/** What the workers were given, and how many pages were reported as done. */
async function rendered(pages: string[]) {
  let reported = 0;
  const done = (count: number) => {
    reported += count;
  };
  const answers = await renderInWorkers(pages, settings, { file, count: pages.length, done });
  return { answers: answers as unknown as { page: string; threadId: number }[], reported };
}

const PAGES = Array.from({ length: 300 }, (_, index) => String(index).padStart(3, '0'));

test('each page is rendered once, by several workers', async () => {
  const { answers, reported } = await rendered(PAGES);
  expect(answers.map(({ page }) => page).sort()).toEqual(PAGES);
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBeGreaterThan(1);
  expect(reported).toBe(300);
});

test('few pages are rendered by one worker, which knows the settings', async () => {
  const { answers } = await rendered(PAGES.slice(0, 20));
  expect(answers).toHaveLength(20);
  expect(new Set(answers.map(({ threadId }) => threadId)).size).toBe(1);
  expect(answers[0]).toMatchObject({ output: '/site' });
});

test.each(['broken', 'exit'])('a page that is %s ends all', async (page) => {
  const pages = PAGES.with(150, page);
  const reason = page === 'broken' ? 'a section throws' : 'a worker has ended before its work';
  await expect(rendered(pages)).rejects.toThrow(reason);
});

test('a page that cannot be resolved ends all', async () => {
  function* pages() {
    yield '000';
    throw new Error('no such town');
  }
  const crew = { file, count: 300, done: () => {} };
  await expect(renderInWorkers(pages(), settings, crew)).rejects.toThrow('no such town');
});
