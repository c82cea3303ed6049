// Delivers a quote request: simulated, to an endpoint or to the database.
import type { QuoteFormSettings } from '../model/manifest.generated.ts';
import { supabase } from './supabase.ts';

/** A quote request as the visitor filled it in. The specification names the fields. */
export interface QuoteRequest {
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  serviceType: string;
  message: string;
  marketingConsent: boolean;
  /** Answers to extra fields while visitors type them: each under `extra.` and the field's id. */
  [extra: `extra.${string}`]: string | undefined;
}

/** A request to send, with the proof of consent and a key that makes repetitions harmless. */
export interface QuoteParcel {
  request: QuoteRequest;
  /** Answers to extra fields by id; absent in a form without extra fields. */
  extraAnswers?: Record<string, string>;
  /** The consent text that the visitor saw; absent in a form without consent. */
  consentText?: string;
  /** A UUID from the browser: two parcels with the same key are one request. */
  idempotencyKey: string;
}

/** The hourly limit is reached: a retry does not help, a call does. */
export class TooMany extends Error {}

/** Delivers a parcel, or rejects. Sends nothing after `limit` aborts. */
export type SubmitQuote = (parcel: QuoteParcel, limit: AbortSignal) => Promise<void>;

/** The duration of a simulated delivery in milliseconds, from the specification. */
const SIMULATED_DELAY = 1000;
/** PostgreSQL's code for a duplicate value, and the constraint on a request's key. */
const ALREADY_THERE = { code: '23505', constraint: 'quote_requests_idempotency_key_key' };
/** The code in supabase/migrations for a request over the hourly limit. */
const OVER_THE_LIMIT = 'PT429';

/** The manifest's kind of delivery. */
export function quoteSubmitter({ delivery, endpoint = '' }: QuoteFormSettings): SubmitQuote {
  switch (delivery) {
    case 'simulated':
      return simulate;
    case 'supabase':
      return store;
    case 'endpoint':
      return (parcel, limit) => post(endpoint, parcel, limit);
  }
}

/** Sends nothing. Like a real delivery it takes a moment, and fails offline. */
const simulate: SubmitQuote = async () => {
  await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY));
  if (!navigator.onLine) throw new Error('offline');
};

const store: SubmitQuote = async (parcel, limit) => {
  const { request, extraAnswers, consentText, idempotencyKey } = parcel;
  const client = await supabase();
  const { serviceType, marketingConsent, ...rest } = request;
  const { error } = await client
    .from('quote_requests')
    .insert({
      ...rest,
      service_type: serviceType,
      marketing_consent: marketingConsent,
      // A form without extra fields also works with a database without this column.
      ...(extraAnswers && { extra_answers: extraAnswers }),
      consent_text: consentText,
      idempotency_key: idempotencyKey,
    })
    .abortSignal(limit);
  if (error?.code === OVER_THE_LIMIT) throw new TooMany(error.message);
  if (error && !hasArrived(error)) throw new Error(error.message);
};

/** Whether the request is in the table already, because an earlier answer was lost. */
const hasArrived = ({ code, message }: { code: string; message: string }) =>
  code === ALREADY_THERE.code && message.includes(`"${ALREADY_THERE.constraint}"`);

async function post(
  endpoint: string,
  { request, idempotencyKey, ...more }: QuoteParcel,
  limit: AbortSignal,
) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify({ ...request, ...more, idempotencyKey }),
    signal: limit,
    keepalive: true,
  });
  if (response.status === 429) throw new TooMany();
  if (!response.ok) throw new Error(`the endpoint answered ${response.status}`);
}
