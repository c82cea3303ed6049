// Gives a request its idempotency key: the same request keeps its key however often it is sent.
import type { QuoteParcel, QuoteRequest } from '../../services/quote-delivery.ts';

/** Makes parcels for one form. A request that was changed between two attempts is a new one. */
export function createParcelMaker() {
  let last = { content: '', key: '' };
  return (request: QuoteRequest, consentText: string): QuoteParcel => {
    const content = JSON.stringify(request);
    if (content !== last.content) last = { content, key: randomKey() };
    return { request, consentText, idempotencyKey: last.key };
  };
}

/** A random UUID (version 4), also where `crypto.randomUUID` is missing because the page came without TLS. */
function randomKey(): string {
  const hex = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte, index) => {
    const marked = index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;
    return marked.toString(16).padStart(2, '0');
  }).join('');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
