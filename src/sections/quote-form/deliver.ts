// Hands a request to its delivery. A file of its own: it is fetched when somebody begins to fill in the form.
import type { SectionOf } from '../../model/site.ts';
import { type QuoteRequest, quoteDelivery } from '../../services/quote-delivery.ts';
import { plainConsent } from './consent.ts';
import { renewSeed, wrapQuote } from './parcel.ts';

export { quoteSeed } from './parcel.ts';

/** Delivers a request. Rejects when it did not arrive, or not before the limit. */
export async function deliverQuote(
  form: SectionOf<'quote-form'>['form'],
  request: QuoteRequest,
  limit: AbortSignal,
): Promise<void> {
  await quoteDelivery(form)(wrapQuote(request, plainConsent(form.consent)), limit);
  renewSeed();
}
