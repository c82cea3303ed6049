// The request on its way, shared by every page with the form: visitors may go to another one before the answer comes.
import { create, type StoreApi, type UseBoundStore } from 'zustand';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';

/** The name under which the device keeps requests that wait for a network. */
export const QUEUE_KEY = 'kept-quotes';

/** A request that the device keeps, under its idempotency key. */
export interface KeptQuote {
  key: string;
  request: QuoteRequest;
}

interface DeliveryState {
  request?: QuoteRequest;
  /** The last request that the form need not hold any more: it has arrived, or the device keeps it. */
  cleared?: QuoteRequest;
  sent?: QuoteRequest;
  /** The requests that the device keeps, oldest first. */
  queued: KeptQuote[];
  retrying?: boolean;
  errorMessage?: string;
}

let shared: UseBoundStore<StoreApi<DeliveryState>> | undefined;

/** The store of all forms of this document, made when the first one asks for it. */
export function deliveryStore(): UseBoundStore<StoreApi<DeliveryState>> {
  shared ??= create<DeliveryState>(() => ({ queued: [] }));
  return shared;
}
