// Requests that wait on the visitor's device for a network. Each keeps its key, so sending again makes no second row.
import type { QuoteRequest, QuoteSubmission } from '../../outside/quote-delivery.ts';
import { readStored } from '../../ui/storage.ts';
import { extraName } from './extra-fields.ts';
import { QUEUE_KEY } from './sending.ts';

/** The queued requests of this device, oldest first, without entries that cannot be read. */
export function readQueuedQuotes(): QuoteSubmission[] {
  try {
    const stored: unknown = JSON.parse(readStored(QUEUE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isSubmission) : [];
  } catch {
    return [];
  }
}

const isSubmission = (entry: Partial<QuoteSubmission> | null): entry is QuoteSubmission =>
  typeof entry?.idempotencyKey === 'string' && typeof entry.request === 'object';

/** Adds a request to the queue, or replaces the one with its key. False if storage is full or blocked. */
export function enqueueQuote(submission: QuoteSubmission): boolean {
  try {
    store([...queueWithout(submission.idempotencyKey), submission]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes a request from the queue, if it is there. If storage is blocked, the request stays and is sent again with its
 * key, which the database knows.
 */
export function dequeueQuote(key: string): void {
  const remaining = queueWithout(key);
  if (remaining.length === readQueuedQuotes().length) return;
  try {
    store(remaining);
  } catch {}
}

const queueWithout = (key: string) =>
  readQueuedQuotes().filter((quote) => quote.idempotencyKey !== key);

function store(submissions: QuoteSubmission[]): void {
  if (submissions.length > 0) localStorage.setItem(QUEUE_KEY, JSON.stringify(submissions));
  else localStorage.removeItem(QUEUE_KEY);
}

/** A queued request in the form's fields, as it was typed. */
export function typedQuote({ request, extraAnswers = {} }: QuoteSubmission): QuoteRequest {
  const extra = Object.entries(extraAnswers).map(([id, answer]) => [extraName(id), answer]);
  return { ...request, ...Object.fromEntries(extra) };
}
