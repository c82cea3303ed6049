// Look-ups over the network: kept for five minutes, asked again three times, never more often than needed.
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createLookup, PermanentError, retryDelay } from '../../src/outside/lookup.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Lets all pauses pass until something has ended, and gives how long that took. */
async function passed(work: Promise<unknown>): Promise<number> {
  const start = Date.now();
  const end = work.then(Date.now, Date.now);
  await vi.runAllTimersAsync();
  return (await end) - start;
}

/** Asks that fail so many times before they give the number of the attempt. */
function failing(times: number, error = new Error('offline')) {
  let attempts = 0;
  const ask = async () => {
    attempts++;
    if (attempts <= times) throw error;
    return attempts;
  };
  return { ask, attempts: () => attempts };
}

const MINUTE = 60_000;

describe('a failed request', () => {
  it('is tried again after one, two and four seconds', async () => {
    for (const [failures, pauses] of [1000, 3000, 7000].entries()) {
      const answer = createLookup(failing(failures + 1).ask)('x');
      expect(await passed(answer)).toBe(pauses);
      expect(await answer).toBe(failures + 2);
    }
  });

  it('is given up after three retries', async () => {
    const { ask, attempts } = failing(9);
    const answer = createLookup(ask)('x');
    await passed(answer);
    await expect(answer).rejects.toThrow('offline');
    expect(attempts()).toBe(4);
  });

  it('is not tried again when that would not help', async () => {
    const { ask, attempts } = failing(1, new PermanentError('no such page'));
    await expect(createLookup(ask)('x')).rejects.toThrow('no such page');
    expect(attempts()).toBe(1);
  });

  it('is not kept', async () => {
    const { ask } = failing(1, new PermanentError('no such page'));
    const look = createLookup(ask);
    await expect(look('x')).rejects.toThrow();
    expect(await look('x')).toBe(2);
  });

  it('never waits longer than 30 seconds', () => {
    expect([0, 1, 2, 4, 5, 20].map(retryDelay)).toEqual([1000, 2000, 4000, 16000, 30000, 30000]);
  });
});

describe('an answer', () => {
  it('is shared by all who ask at the same time', async () => {
    const { ask, attempts } = failing(0);
    const look = createLookup(ask);
    expect(await Promise.all([look('x'), look('x')])).toEqual([1, 1]);
    expect(attempts()).toBe(1);
  });

  it('is kept for five minutes after it was last used', async () => {
    const { ask } = failing(0);
    const look = createLookup(ask);
    await look('x');
    vi.advanceTimersByTime(4 * MINUTE);
    expect(await look('x')).toBe(1);
    vi.advanceTimersByTime(4 * MINUTE);
    expect(await look('x')).toBe(1);
    vi.advanceTimersByTime(5 * MINUTE + 1);
    expect(await look('x')).toBe(2);
  });
});
