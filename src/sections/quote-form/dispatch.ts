// Sends requests, and keeps those that find no network or no database until they do. The form loads this when it comes into view.
import { plainConsent } from '../../model/forms/consent.ts';
import type { QuoteFormFacts } from '../../model/forms/quote-form.ts';
import type { SiteFacts } from '../../model/site.ts';
import { reportEvent } from '../../outside/analytics.ts';
import {
  DELIVERY_TIMEOUT_MS,
  type QuoteRequest,
  type QuoteSubmission,
  RateLimitError,
  RejectedError,
} from '../../outside/quote-delivery.ts';
import { showToast } from '../../outside/toasts.ts';
import { pause } from '../../ui/timing.ts';
import { dequeueQuote, quoteSubmitter } from './photo-delivery.ts';
import { enqueueQuote, readQueuedQuotes, typedQuote } from './quote-queue.ts';
import { deliveryStore, QUEUE_KEY } from './sending.ts';
import { campaignPage, createSubmission, quoteSeed, renewSeed } from './submission.ts';

let check: typeof import('../../outside/robot-check.ts') | undefined;

/** Prepares a form that somebody has begun: its request's key, and the check against robots once it has the focus. */
export function prepareForm(
  form: QuoteFormFacts,
  element: HTMLFormElement,
  facts: SiteFacts,
): void {
  quoteSeed();
  campaignPage();
  const { turnstile } = form;
  if (!turnstile) return;
  const show = async () => {
    check = await import('../../outside/robot-check.ts');
    await check.showCheck(element, turnstile, facts);
  };
  if (element.contains(document.activeElement)) void show();
  else element.addEventListener('focusin', () => void show(), { once: true });
}

/** How long a visitor waits for the answer of a slow delivery, and the pause before kept requests go again, in milliseconds. */
const SLOW_AFTER_MS = 4_000;
const RETRY_INTERVAL_MS = 60_000;

/**
 * Sends a form's request. The device keeps it where there is no network and no database, and while an answer takes long;
 * a failure for another reason rejects.
 */
export async function dispatchQuote(
  form: QuoteFormFacts,
  request: QuoteRequest,
  signals: string[],
): Promise<'sent' | 'kept'> {
  const { consent, extra_fields: extraFields } = form;
  const consentText = consent && plainConsent(consent);
  const submission = {
    ...createSubmission(request, { consentText, extraFields }),
    signals,
    campaign: campaignPage(),
  };
  const keptSince = new Date().toISOString();
  const enqueue = () => enqueueQuote({ ...submission, keptSince });
  const canKeep = form.receipt?.kept !== undefined;
  const delivery = send(form, submission);
  const settled = delivery.then(
    () => 'sent' as const,
    (error: unknown) => ({ error }),
  );
  let result = await (canKeep ? Promise.race([settled, slow()]) : settled);
  if (result === 'slow' && !enqueue()) result = await settled;
  if (result === 'sent') {
    // An earlier press may have kept the same request.
    forgetQuote(submission.idempotencyKey);
    return 'sent';
  }
  if (result === 'slow' || (canKeep && isRetryable(result.error) && enqueue())) {
    retryQueuedQuotes(form, { key: submission.idempotencyKey, delivery });
    return 'kept';
  }
  deliveryStore().setState({ errorMessage: troubleWith(form, result.error) });
  throw result.error;
}

const slow = () => pause(SLOW_AFTER_MS).then(() => 'slow' as const);

const isRetryable = (error: unknown) =>
  !(error instanceof RateLimitError || error instanceof RejectedError);

async function send(form: QuoteFormFacts, submission: QuoteSubmission): Promise<void> {
  const limit = AbortSignal.timeout(DELIVERY_TIMEOUT_MS);
  const checked = { ...submission, checkToken: check?.checkToken() };
  await Promise.race([quoteSubmitter(form)(checked, limit), rejectOnAbort(limit)]);
  renewSeed();
  check?.renewCheck();
}

/** Rejects when a signal goes off. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
}

const showKept = () =>
  deliveryStore().setState({
    queued: readQueuedQuotes().map((submission) => ({
      key: submission.idempotencyKey,
      request: typedQuote(submission),
    })),
  });

/** Removes a request from the device: it has arrived, or the visitor has cancelled it. */
export function forgetQuote(key: string): void {
  dequeueQuote(key);
  showKept();
}

/** A kept request whose delivery has not ended. */
interface InFlightQuote {
  key: string;
  delivery: Promise<void>;
}

let watching: AbortController | undefined;

/**
 * Sends the kept requests now, when the network returns, and after each pause: a database may be away while there is a
 * network. Other tabs may change them, too.
 * @param begun one that is on its way already
 */
export function retryQueuedQuotes(form: QuoteFormFacts, begun?: InFlightQuote): void {
  showKept();
  watching?.abort();
  watching = new AbortController();
  const { signal } = watching;
  const sendNow = () => navigator.onLine && void sendQueued(form);
  addEventListener('online', sendNow, { signal });
  addEventListener('storage', ({ key }) => key === QUEUE_KEY && showKept(), { signal });
  const timer = setInterval(sendNow, RETRY_INTERVAL_MS);
  signal.addEventListener('abort', () => clearInterval(timer));
  if (navigator.onLine) void sendQueued(form, begun);
}

/** Sends one kept request after the other. One that is refused stays; any other failure leaves all for the next time. */
async function sendQueued(form: QuoteFormFacts, begun?: InFlightQuote): Promise<void> {
  const sending = deliveryStore();
  if (sending.getState().retrying) return;
  sending.setState({ retrying: true, errorMessage: undefined });
  const isBegun = ({ idempotencyKey }: QuoteSubmission) => idempotencyKey === begun?.key;
  const queued = readQueuedQuotes();
  for (const submission of [
    ...queued.filter(isBegun),
    ...queued.filter((candidate) => !isBegun(candidate)),
  ]) {
    if (!isKept(submission)) continue;
    try {
      await (isBegun(submission) ? begun?.delivery : send(form, submission));
      forgetQuote(submission.idempotencyKey);
      sending.setState({ sent: typedQuote(submission) });
      reportEvent('quote-request');
      void showToast(form.messages.sent, 'success');
    } catch (error) {
      if (!isRetryable(error)) sending.setState({ errorMessage: troubleWith(form, error) });
      if (!(error instanceof RejectedError)) break;
    }
  }
  sending.setState({ retrying: false });
}

/** Whether the device still keeps a submission: another tab may have sent or cancelled it. */
const isKept = ({ idempotencyKey: key }: QuoteSubmission) =>
  readQueuedQuotes().some(({ idempotencyKey }) => idempotencyKey === key);

/** The words below the form about a failed delivery: the database's limit of an hour has its own. */
const troubleWith = ({ messages }: QuoteFormFacts, error: unknown): string | undefined =>
  (error instanceof RateLimitError ? messages.too_many : undefined) ?? messages.not_sent;
