// An entry of the outbox with its request, as a worker gets it.
import type { Consumer } from '../../model/forms/office-words.ts';
import type { StoredQuote } from '../../model/forms/stored-quote.ts';

/** A claimed entry. Until the lease ends, no other worker gets it. */
export interface OutboxEntry {
  /** The same at every attempt: services that know it send nothing twice. */
  id: string;
  lease: string;
  consumer: Consumer;
  /** How often it has been claimed, with this time. */
  attempts: number;
  /** The seconds since the first attempt. */
  trying_for: number;
  request: StoredQuote;
}

/** A failed attempt. Its message reaches the office, so it has no address and no words of the visitor. */
export class DeliveryError extends Error {
  /** Whether another attempt cannot help, as for an address that does not exist. */
  readonly isFinal: boolean;
  /** The seconds that the service asks to wait. */
  readonly retryAfter: number;
  constructor(reason: string, isFinal = false, retryAfter = 0) {
    super(reason);
    this.isFinal = isFinal;
    this.retryAfter = retryAfter;
  }
}
