// Waiting by asking: no test sleeps for a fixed time.
import type { Frame, Page } from 'playwright-core';
import { expect } from 'vitest';

/**
 * Reads again and again until the value fits. Whatever a page shows is read so: a press is over before the page has
 * answered it.
 */
export function eventually<T>(read: () => T | Promise<T>, message?: string) {
  return expect.poll(read, { timeout: 30_000, interval: 30, message });
}

/** Shows a first sign of intent and waits until React has hydrated the page. */
export async function hydrated(page: Page | Frame): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('pointermove')));
  await page.waitForFunction(readHydrated);
}

/** Whether React has taken the page over. */
export function isHydrated(page: Page): Promise<boolean> {
  return page.evaluate(readHydrated);
}

/** Runs in the page. */
function readHydrated(): boolean {
  const root = document.getElementById('_root');
  const key = Object.keys(root ?? {}).find((name) => name.startsWith('__reactContainer$'));
  // React keeps its state here; the root is no longer dehydrated after the first commit.
  const fiber = key && (root as unknown as Record<string, Fiber>)[key];
  return Boolean(fiber && !fiber.stateNode.current.memoizedState.isDehydrated);
}

interface Fiber {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } };
}

/**
 * Holds everything that a page has put off for so long. The function lets it happen: what a test does and sees meanwhile
 * may take longer on a busy machine than the page waits.
 */
export async function holdTimers(page: Page, delayMs: number): Promise<() => Promise<void>> {
  await page.evaluate((held) => {
    const { setTimeout: later } = window;
    const waiting: (() => void)[] = [];
    window.setTimeout = ((act: () => void, delay?: number, ...rest: unknown[]) =>
      delay === held ? waiting.push(act) : later(act, delay, ...rest)) as typeof setTimeout;
    addEventListener('release', () => {
      window.setTimeout = later;
      for (const act of waiting) act();
    });
  }, delayMs);
  return () => page.evaluate(() => void dispatchEvent(new Event('release')));
}

/** Waits until the browser has nothing to do on a page; a busy machine may never say so, and gets a second. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done, { timeout: 1000 })));
}

/** Waits for the page's next frame, or half a second: browsers draw no frames of hidden pages. */
export async function nextFrame(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 500);
      }),
  );
}

/** Marks the document. The function says whether the browser still shows the same one. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });
  return () => page.evaluate(() => document.documentElement.dataset.marked === 'yes');
}
