// The one seam through which a quote request leaves the form.
import { NOT_ASKED } from '../model/forms/office-form.ts';
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
  /** The answers to the form's extra fields, while they are typed: each under `extra.` and the field's id. */
  [extra: `extra.${string}`]: string | undefined;
}

/** A request on its way, with the proof of consent and the key that makes a repetition harmless. */
export interface QuoteSubmission {
  request: QuoteRequest;
  /** The answers to the extra fields, each under the field's id; absent in a form without any. */
  extraAnswers?: Record<string, string>;
  /** The consent text that the visitor saw; absent in a form that does not ask for consent. */
  consentText?: string;
  /** Signs of a robot. The database marks the request with them, and the office decides. */
  signals?: string[];
  /** The token of the check against robots, which the office's worker verifies. */
  checkToken?: string;
  /** The page of a campaign that led the visitor here. */
  campaign?: string;
  keptSince?: string;
  /** A UUID made in the browser: two submissions with the same key are one request. */
  idempotencyKey: string;
}

/** More requests have come within an hour than are taken: trying again does not help, and calling does. */
export class RateLimitError extends Error {}

/** The request itself is refused, so keeping it would not help. Any other failure may be over in a while. */
export class RejectedError extends Error {}

/** Delivers a submission, or rejects when it did not arrive. Once the limit has gone off nothing is sent any more. */
export type SubmitQuote = (submission: QuoteSubmission, limit: AbortSignal) => Promise<void>;

/** The duration of the simulated delivery, in milliseconds, from the specification. */
const SIMULATED_DELAY_MS = 1000;
/** PostgreSQL's code for a value that is there already, and the constraint whose value means that the request is. */
const ALREADY_THERE = { code: '23505', constraint: 'quote_requests_idempotency_key_key' };
/** PostgREST's code for a column that the table does not have. */
const NO_SUCH_COLUMN = 'PGRST204';
/** The code that supabase/migrations gives a request over the limit of an hour. */
const OVER_THE_LIMIT = 'PT429';

/** The headers of a request that browsers send without asking first. */
export const WITHOUT_PREFLIGHT = { 'Content-Type': 'text/plain;charset=UTF-8' };

export const DELIVERY_TIMEOUT_MS = 15_000;

/** The delivery that the manifest names. */
export function quoteSubmitter({
  delivery,
  endpoint = '',
}: Pick<QuoteFormSettings, 'delivery' | 'endpoint'>): SubmitQuote {
  switch (delivery) {
    case 'simulated':
      return simulate;
    case 'supabase':
      return store;
    case 'endpoint':
      return (submission, limit) => post(endpoint, submission, limit);
  }
}

/**
 * Sends nothing: the receipt hands the request over to the visitor's mail program or phone. As the specification has it,
 * it takes a moment and no network; a device that kept such a request would forget it without anybody having it.
 */
const simulate: SubmitQuote = () =>
  new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY_MS));

const store: SubmitQuote = async (submission, limit) => {
  const { request, extraAnswers, consentText, signals, checkToken, idempotencyKey } = submission;
  const { campaign, keptSince } = submission;
  const client = await supabase();
  const { serviceType, marketingConsent, ...fields } = request;
  const row = {
    ...fields,
    email: request.email || NOT_ASKED.email,
    service_type: serviceType,
    marketing_consent: marketingConsent,
    // A database without this column takes the requests of forms that have no such fields.
    ...(extraAnswers && { extra_answers: extraAnswers }),
    ...(signals?.length && { signals }),
    ...(checkToken && { check_token: checkToken }),
    consent_text: consentText,
    idempotency_key: idempotencyKey,
  };
  const insert = (more: object) =>
    client
      .from('quote_requests')
      .insert({ ...row, ...more })
      .abortSignal(limit);
  const way = { ...(campaign && { campaign }), ...(keptSince && { kept_since: keptSince }) };
  let { error, status } = await insert(way);
  // A database that is older than the site still takes the request.
  if (error?.code === NO_SUCH_COLUMN) ({ error, status } = await insert({}));
  if (error?.code === OVER_THE_LIMIT) throw new RateLimitError(error.message);
  if (error && !hasArrived(error)) throw failure(status, error.message);
};

/** Statuses of a server that is misconfigured, unpaid, gone for a while or slow: the request itself is fine. */
const SERVER_FAULTS = [401, 402, 404, 408, 425];

/** A server that is away answers with a status from 500 on, or not at all. */
const failure = (status: number, message: string) =>
  status >= 400 && status < 500 && !SERVER_FAULTS.includes(status)
    ? new RejectedError(message)
    : new Error(message);

/** Whether an error says that the request is in the table already: an earlier answer was lost. */
const hasArrived = ({ code, message }: { code: string; message: string }) =>
  code === ALREADY_THERE.code && message.includes(`"${ALREADY_THERE.constraint}"`);

/**
 * Posts JSON. Receivers such as Apps Script and Zapier answer no preflight: they get the same text in a request that
 * needs none. A request that arrived twice has one idempotency key.
 */
async function post(
  endpoint: string,
  { request, idempotencyKey, ...more }: QuoteSubmission,
  limit: AbortSignal,
) {
  const body = JSON.stringify({ ...request, ...more, idempotencyKey });
  const send = (headers: Record<string, string>) =>
    fetch(endpoint, { method: 'POST', headers, body, signal: limit, keepalive: true });
  const response = await send({
    'Content-Type': 'application/json',
    'Idempotency-Key': idempotencyKey,
  }).catch((error: unknown) => {
    if (!isBlocked(error)) throw error;
    return send(WITHOUT_PREFLIGHT).catch(async (again: unknown) => {
      // A server that is there may have taken the request without a readable answer: the visitor calls, because
      // repeating it could double it. A server that is away may be back later.
      const isThere =
        isBlocked(again) &&
        (await fetch(endpoint, { mode: 'no-cors', signal: limit }).then(
          () => true,
          () => false,
        ));
      throw isThere ? new RejectedError('the endpoint gives no answer that may be read') : again;
    });
  });
  if (response.status === 429) throw new RateLimitError();
  if (!response.ok) throw failure(response.status, `the endpoint answered ${response.status}`);
}

/** Whether a request failed although there is a network: the browser says of CORS no more than that. */
const isBlocked = (error: unknown) => error instanceof TypeError && navigator.onLine;
