// Requests with a cache and retries.

/** A failure that a retry would not help. */
export class FinalFailure extends Error {}

/** From the specification: answers stay for 5 minutes; 3 retries follow after 1, 2 and 4 seconds, at most 30. */
const KEPT_FOR = 5 * 60_000;
const RETRIES = 3;
const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** The pause before a retry, in milliseconds; `retry` counts from 0. */
export function pauseBefore(retry: number): number {
  return Math.min(FIRST_PAUSE * 2 ** retry, LONGEST_PAUSE);
}

/** A cached request by key. Equal keys share one request; failures are not cached. */
export type Lookup<T> = (key: string) => Promise<T>;

/** The time and the timer, which tests replace. */
export interface Clock {
  now(): number;
  sleep(milliseconds: number): Promise<void>;
}

const realClock: Clock = {
  now: () => Date.now(),
  sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
};

interface Entry<T> {
  answer: Promise<T>;
  usedAt: number;
}

/**
 * Makes a look-up with its own cache.
 * @param ask sends one request; rejects with FinalFailure if a retry would not help
 * @param known answers to begin with
 */
export function createLookup<T>(
  ask: (key: string) => Promise<T>,
  known: [string, T][] = [],
  clock: Clock = realClock,
): Lookup<T> {
  const entries = new Map<string, Entry<T>>(
    known.map(([key, value]) => [key, { answer: Promise.resolve(value), usedAt: clock.now() }]),
  );
  const forgetUnused = () => {
    for (const [key, { usedAt }] of entries) {
      if (clock.now() - usedAt > KEPT_FOR) entries.delete(key);
    }
  };
  return (key) => {
    forgetUnused();
    const answer = entries.get(key)?.answer ?? askAgain(() => ask(key), clock);
    entries.set(key, { answer, usedAt: clock.now() });
    answer.catch(() => entries.delete(key));
    return answer;
  };
}

async function askAgain<T>(ask: () => Promise<T>, clock: Clock): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof FinalFailure || retry === RETRIES) throw error;
      await clock.sleep(pauseBefore(retry));
    }
  }
}
