// Gives a request its idempotency key: the same request keeps its key however often it is sent, and after a reload.
import { v4, v5, validate } from 'uuid';
import { cleanText } from '../../model/clean-text.ts';
import type { QuoteParcel, QuoteRequest } from '../../services/quote-delivery.ts';
import { readSession, writeSession } from '../../ui/session-values.ts';

const KEY = 'quote-seed';

/** Holds the seed where the browser forbids storage. */
let unstored: string | undefined;

/**
 * Gives the random UUID that keys are made from. The session keeps it beside the draft until a request has arrived, so
 * that a reload and a duplicate of the tab make the same keys.
 */
export function quoteSeed(): string {
  const { seed = unstored } = readSession(KEY);
  return validate(seed) ? (seed as string) : renewSeed();
}

/** Makes a new seed: a request that is sent once more after it has arrived is another one. */
export function renewSeed(): string {
  unstored = v4();
  writeSession(KEY, { seed: unstored });
  return unstored;
}

/** A request as it leaves the browser: what databases refuse is taken out of its texts. */
export function cleanQuote(request: QuoteRequest): QuoteRequest {
  const clean = Object.entries(request).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanText(value) : value,
  ]);
  return Object.fromEntries(clean) as unknown as QuoteRequest;
}

/** Makes a parcel. Its key is the request's name-based UUID (RFC 9562, version 5), with the seed as its namespace. */
export function wrapQuote(request: QuoteRequest, consentText: string): QuoteParcel {
  return { request, consentText, idempotencyKey: v5(JSON.stringify(request), quoteSeed()) };
}
