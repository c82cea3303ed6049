// Looks things up over the network: each answer is kept for a while, and a failed request is tried again.

/** Tells that a request was answered and asking again would not help. */
export class PermanentError extends Error {}

/** The specification's numbers: kept for 5 minutes, 3 retries after 1, 2 and 4 seconds, never more than 30. */
const CACHE_TTL_MS = 5 * 60_000;
const RETRIES = 3;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 30_000;

/** The pause before a retry, in milliseconds; `retry` counts from 0. */
export function retryDelay(retry: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** retry, MAX_PAUSE_MS);
}

/** A look-up by key. Equal keys share one request; a failure is not kept. */
export type Lookup<T> = (key: string) => Promise<T>;

interface Entry<T> {
  answer: Promise<T>;
  usedAt: number;
}

/**
 * Makes a look-up with a cache of its own.
 * @param ask asks once; rejects with PermanentError when a retry would not help
 */
export function createLookup<T>(ask: (key: string) => Promise<T>): Lookup<T> {
  const entries = new Map<string, Entry<T>>();
  const forgetUnused = () => {
    for (const [key, { usedAt }] of entries) {
      if (Date.now() - usedAt > CACHE_TTL_MS) entries.delete(key);
    }
  };
  return (key) => {
    forgetUnused();
    const answer = entries.get(key)?.answer ?? withRetries(() => ask(key));
    entries.set(key, { answer, usedAt: Date.now() });
    answer.catch(() => entries.delete(key));
    return answer;
  };
}

/** Asks until there is an answer, or none is to be had. */
export async function withRetries<T>(ask: () => Promise<T>): Promise<T> {
  for (let retry = 0; ; retry++) {
    try {
      return await ask();
    } catch (error) {
      if (error instanceof PermanentError || retry === RETRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, retryDelay(retry)));
    }
  }
}
