// The one seam through which a quote request leaves the form.
import type { QuoteFormSettings } from '../model/manifest.generated.ts';
import { supabase } from './supabase.ts';

/** A quote request as the visitor filled it in; the field names are the specification's. */
export interface QuoteRequest {
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  serviceType: string;
  message: string;
  marketingConsent: boolean;
}

/** A request on its way, with what proves the consent and what makes a repetition harmless. */
export interface QuoteParcel {
  request: QuoteRequest;
  /** The consent text that the visitor saw. */
  consentText: string;
  /** A UUID made in the browser: two parcels with the same key are one request. */
  idempotencyKey: string;
}

/** Delivers a parcel, or rejects when it did not arrive. */
export type SubmitQuote = (parcel: QuoteParcel) => Promise<void>;

/** How long the simulated delivery takes, in milliseconds; the specification's number. */
const SIMULATED_DELAY = 1000;
/** How long a real delivery may take, in milliseconds, before it counts as failed. */
const TIME_LIMIT = 15_000;
/** PostgreSQL's code for a value that is there already, and the constraint whose value means that the request is. */
const ALREADY_THERE = { code: '23505', constraint: 'quote_requests_idempotency_key_key' };

/** The delivery that the manifest names. */
export function quoteDelivery({ delivery, endpoint = '' }: QuoteFormSettings): SubmitQuote {
  switch (delivery) {
    case 'simulated':
      return simulate;
    case 'supabase':
      return store;
    case 'endpoint':
      return (parcel) => post(endpoint, parcel);
  }
}

/** Sends nothing. Like a real delivery it takes a moment, and it fails while the browser is offline. */
const simulate: SubmitQuote = async () => {
  await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY));
  if (!navigator.onLine) throw new Error('offline');
};

const store: SubmitQuote = async ({ request, consentText, idempotencyKey }) => {
  const limit = AbortSignal.timeout(TIME_LIMIT);
  const client = await before(limit, supabase());
  const { serviceType, marketingConsent, ...rest } = request;
  const { error } = await client
    .from('quote_requests')
    .insert({
      ...rest,
      service_type: serviceType,
      marketing_consent: marketingConsent,
      consent_text: consentText,
      idempotency_key: idempotencyKey,
    })
    .abortSignal(limit);
  if (error && !hasArrived(error)) throw new Error(error.message);
};

/** Whether an error says that the request is in the table already: an earlier answer was lost. */
const hasArrived = ({ code, message }: { code: string; message: string }) =>
  code === ALREADY_THERE.code && message.includes(`"${ALREADY_THERE.constraint}"`);

/** Waits for something that may never come. Rejects when the signal goes off first. */
function before<T>(signal: AbortSignal, awaited: Promise<T>): Promise<T> {
  const over = new Promise<never>((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason)),
  );
  return Promise.race([awaited, over]);
}

async function post(endpoint: string, { request, consentText, idempotencyKey }: QuoteParcel) {
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': idempotencyKey },
    body: JSON.stringify({ ...request, consentText, idempotencyKey }),
    signal: AbortSignal.timeout(TIME_LIMIT),
    keepalive: true,
  });
  if (!response.ok) throw new Error(`the endpoint answered ${response.status}`);
}
