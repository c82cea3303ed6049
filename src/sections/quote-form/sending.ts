// The request on its way, shared by every page with the form: visitors may go to another one before the answer comes.
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';

interface Sending {
  /** The request that is on its way. */
  request?: QuoteRequest;
  /** The last delivered one, until the visitor begins another. */
  sent?: QuoteRequest;
}

let shared: UseBoundStore<StoreApi<Sending>> | undefined;

/** The store of all forms of this document, made when the first one asks for it. */
export function sendingStore(): UseBoundStore<StoreApi<Sending>> {
  shared ??= create<Sending>(() => ({}));
  return shared;
}
