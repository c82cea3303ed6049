// Look-ups over the network: kept for five minutes, asked again three times, never more often than needed.
import { describe, expect, it } from 'vitest';
import { createLookup, FinalFailure, pauseBefore } from '../../src/outside/lookup.ts';

/** A clock that moves only when somebody sleeps or a test turns it. */
function stoppedClock() {
  const clock = {
    time: 0,
    pauses: [] as number[],
    now: () => clock.time,
    sleep: async (milliseconds: number) => {
      clock.pauses.push(milliseconds);
      clock.time += milliseconds;
    },
  };
  return clock;
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
    const clock = stoppedClock();
    const { ask } = failing(3);
    expect(await createLookup(ask, [], clock)('x')).toBe(4);
    expect(clock.pauses).toEqual([1000, 2000, 4000]);
  });

  it('is given up after three retries', async () => {
    const { ask, attempts } = failing(9);
    await expect(createLookup(ask, [], stoppedClock())('x')).rejects.toThrow('offline');
    expect(attempts()).toBe(4);
  });

  it('is not tried again when that would not help', async () => {
    const { ask, attempts } = failing(1, new FinalFailure('no such page'));
    await expect(createLookup(ask, [], stoppedClock())('x')).rejects.toThrow('no such page');
    expect(attempts()).toBe(1);
  });

  it('is not kept', async () => {
    const { ask } = failing(1, new FinalFailure('no such page'));
    const look = createLookup(ask, [], stoppedClock());
    await expect(look('x')).rejects.toThrow();
    expect(await look('x')).toBe(2);
  });

  it('never waits longer than 30 seconds', () => {
    expect([0, 1, 2, 4, 5, 20].map(pauseBefore)).toEqual([1000, 2000, 4000, 16000, 30000, 30000]);
  });
});

describe('an answer', () => {
  it('is shared by all who ask at the same time', async () => {
    const { ask, attempts } = failing(0);
    const look = createLookup(ask, [], stoppedClock());
    expect(await Promise.all([look('x'), look('x')])).toEqual([1, 1]);
    expect(attempts()).toBe(1);
  });

  it('is kept for five minutes after it was last used', async () => {
    const clock = stoppedClock();
    const { ask } = failing(0);
    const look = createLookup(ask, [], clock);
    await look('x');
    clock.time += 4 * MINUTE;
    expect(await look('x')).toBe(1);
    clock.time += 4 * MINUTE;
    expect(await look('x')).toBe(1);
    clock.time += 5 * MINUTE + 1;
    expect(await look('x')).toBe(2);
  });

  it('that is known from the start is kept for five minutes too', async () => {
    const clock = stoppedClock();
    const look = createLookup(failing(0).ask, [['x', 99]], clock);
    clock.time += 5 * MINUTE + 1;
    expect(await look('x')).toBe(1);
  });
});
