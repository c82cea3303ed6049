// Requests that wait on the visitor's device for a network. Each keeps its key, so sending again makes no second row.
import type { QuoteRequest, QuoteSubmission } from '../../outside/quote-delivery.ts';
import { readKept } from '../../ui/storage.ts';
import { extraName } from './extra-fields.ts';
import { KEPT_QUOTES } from './sending.ts';

/** The requests of this device, oldest first. Garbled ones count as absent. */
export function readQueuedQuotes(): QuoteSubmission[] {
  try {
    const kept: unknown = JSON.parse(readKept(KEPT_QUOTES) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isParcel) : [];
  } catch {
    return [];
  }
}

const isParcel = (kept: Partial<QuoteSubmission> | null): kept is QuoteSubmission =>
  typeof kept?.idempotencyKey === 'string' && typeof kept.request === 'object';

/** Keeps a request; false where storage is full or forbidden. */
export function enqueueQuote(parcel: QuoteSubmission): boolean {
  try {
    store([...without(parcel.idempotencyKey), parcel]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Removes a request from the device, if it is there. Storage that is full or forbidden keeps no request from having
 * arrived: one that stays is sent again with its key.
 */
export function dequeueQuote(key: string): void {
  const left = without(key);
  if (left.length === readQueuedQuotes().length) return;
  try {
    store(left);
  } catch {}
}

const without = (key: string) => readQueuedQuotes().filter((kept) => kept.idempotencyKey !== key);

function store(parcels: QuoteSubmission[]): void {
  if (parcels.length > 0) localStorage.setItem(KEPT_QUOTES, JSON.stringify(parcels));
  else localStorage.removeItem(KEPT_QUOTES);
}

/** A kept request as it was typed. */
export function typedQuote({ request, extraAnswers = {} }: QuoteSubmission): QuoteRequest {
  const extra = Object.entries(extraAnswers).map(([id, answer]) => [extraName(id), answer]);
  return { ...request, ...Object.fromEntries(extra) };
}
