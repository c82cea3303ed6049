// Sends requests, and keeps those without a network until there is one. The form loads this when it comes into view.

import { plainConsent } from '../../model/forms/consent.ts';
import type { QuoteFormFacts } from '../../model/forms/quote-form.ts';
import type { SiteFacts } from '../../model/site.ts';
import { reportEvent } from '../../outside/analytics.ts';
import {
  type QuoteParcel,
  type QuoteRequest,
  quoteSubmitter,
  TIME_LIMIT,
  TooMany,
} from '../../outside/quote-delivery.ts';
import { showToast } from '../../outside/toasts.ts';
import { dropQuote, keepQuote, keptQuotes, typedQuote } from './kept-quotes.ts';
import { quoteSeed, renewSeed, wrapQuote } from './parcel.ts';
import { KEPT_QUOTES, sendingStore } from './sending.ts';

let check: typeof import('../../outside/robot-check.ts') | undefined;

/** Prepares a form that somebody has begun: its request's key, and the check against robots once it has the focus. */
export function prepareForm(
  form: QuoteFormFacts,
  element: HTMLFormElement,
  facts: SiteFacts,
): void {
  quoteSeed();
  const { turnstile } = form;
  if (!turnstile) return;
  const show = async () => {
    check = await import('../../outside/robot-check.ts');
    await check.showCheck(element, turnstile, facts);
  };
  if (element.contains(document.activeElement)) void show();
  else element.addEventListener('focusin', () => void show(), { once: true });
}

/** Sends a form's request. Without a network the device keeps it; any other failure rejects. */
export async function dispatchQuote(
  form: QuoteFormFacts,
  request: QuoteRequest,
  signals: string[],
): Promise<'sent' | 'kept'> {
  const { consent, extra_fields: extraFields } = form;
  const consentText = consent && plainConsent(consent);
  const parcel = { ...wrapQuote(request, { consentText, extraFields }), signals };
  try {
    await send(form, parcel);
  } catch (error) {
    if (!form.receipt?.kept || !lacksNetwork(error)) {
      sendingStore().setState({ trouble: troubleWith(form, error) });
      throw error;
    }
    keepQuote(parcel);
    showKept();
    watchNetwork(form);
    return 'kept';
  }
  // An earlier press may have kept the same request.
  forgetQuote(parcel.idempotencyKey);
  return 'sent';
}

const lacksNetwork = (error: unknown) => !(error instanceof TooMany) && !navigator.onLine;

async function send(form: QuoteFormFacts, parcel: QuoteParcel): Promise<void> {
  const limit = AbortSignal.timeout(TIME_LIMIT);
  const checked = { ...parcel, checkToken: check?.checkToken() };
  await Promise.race([quoteSubmitter(form)(checked, limit), end(limit)]);
  renewSeed();
  check?.renewCheck();
}

/** Rejects when a signal goes off. */
function end(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) =>
    signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
  );
}

const showKept = () =>
  sendingStore().setState({
    kept: keptQuotes().map((parcel) => ({
      key: parcel.idempotencyKey,
      request: typedQuote(parcel),
    })),
  });

/** Removes a request from the device: it has arrived, or the visitor has cancelled it. */
export function forgetQuote(key: string): void {
  dropQuote(key);
  showKept();
}

let watching: AbortController | undefined;

/** Sends the kept requests now, and each time when the network returns. Other tabs may change them, too. */
export function watchNetwork(form: QuoteFormFacts): void {
  showKept();
  watching?.abort();
  watching = new AbortController();
  const { signal } = watching;
  addEventListener('online', () => void sendKept(form), { signal });
  addEventListener('storage', ({ key }) => key === KEPT_QUOTES && showKept(), { signal });
  if (navigator.onLine) void sendKept(form);
}

/** Sends one kept request after the other. A failure leaves it and those after it for the next time. */
async function sendKept(form: QuoteFormFacts): Promise<void> {
  const sending = sendingStore();
  if (sending.getState().retrying) return;
  sending.setState({ retrying: true, trouble: undefined });
  try {
    for (let next = keptQuotes()[0]; next; next = keptQuotes()[0]) {
      await send(form, next);
      forgetQuote(next.idempotencyKey);
      sending.setState({ sent: typedQuote(next) });
      reportEvent('quote-request');
      void showToast(form.messages.sent, 'success');
    }
  } catch (error) {
    if (!lacksNetwork(error)) sending.setState({ trouble: troubleWith(form, error) });
  } finally {
    sending.setState({ retrying: false });
  }
}

/** The words below the form about a failed delivery: the database's limit of an hour has its own. */
const troubleWith = ({ messages }: QuoteFormFacts, error: unknown): string | undefined =>
  (error instanceof TooMany ? messages.too_many : undefined) ?? messages.not_sent;
