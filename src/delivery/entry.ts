// An entry of the outbox with its request, as a worker gets it.
import type { Consumer } from '../model/forms/office-words.ts';

/** The columns of a request that are sent on. */
export interface StoredQuote {
  id: string;
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  service_type: string;
  message: string | null;
  extra_answers: Record<string, string> | null;
  marketing_consent: boolean;
  created_at: string;
  /** Signs of a robot; empty for nearly everybody. */
  signals: string[];
}

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
export class NotSent extends Error {
  /** Whether another attempt cannot help, as for an address that does not exist. */
  readonly isFinal: boolean;
  constructor(reason: string, isFinal = false) {
    super(reason);
    this.isFinal = isFinal;
  }
}
