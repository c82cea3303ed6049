// The requests that wait on the device, where its storage has no room left.
import { afterEach, expect, test, vi } from 'vitest';
import type { QuoteSubmission } from '../../../src/outside/quote-delivery.ts';
import { EMPTY_QUOTE } from '../../../src/sections/quote-form/quote-draft.ts';
import {
  dequeueQuote,
  enqueueQuote,
  readQueuedQuotes,
} from '../../../src/sections/quote-form/quote-queue.ts';

afterEach(() => vi.unstubAllGlobals());

/** Puts a storage into the global scope that refuses every text while it is full. */
function stubStorage() {
  const stored = new Map<string, string>();
  const storage = {
    isFull: false,
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (this.isFull) throw new DOMException('no room', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => void stored.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  return storage;
}

const submission = (idempotencyKey: string): QuoteSubmission => ({
  idempotencyKey,
  request: { ...EMPTY_QUOTE, name: idempotencyKey },
});

const keys = () => readQueuedQuotes().map(({ idempotencyKey }) => idempotencyKey);

test('a full storage takes no request, says so, and keeps those that it has', () => {
  const storage = stubStorage();
  expect(enqueueQuote(submission('a'))).toBe(true);
  storage.isFull = true;
  expect(enqueueQuote(submission('b'))).toBe(false);
  expect(keys()).toEqual(['a']);
});

test('a request that has arrived counts as arrived where the storage cannot forget it', () => {
  const storage = stubStorage();
  for (const key of ['a', 'b']) enqueueQuote(submission(key));
  storage.isFull = true;
  dequeueQuote('a');
  expect(keys()).toEqual(['a', 'b']);
  storage.isFull = false;
  dequeueQuote('a');
  expect(keys()).toEqual(['b']);
});
