// The one seam through which a quote request leaves the form.
import type { QuoteFormSettings } from '../model/manifest.generated.ts';

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

/** Delivers a request, or rejects when it did not arrive. */
export type SubmitQuote = (request: QuoteRequest) => Promise<void>;

/** How long the simulated delivery takes, in milliseconds; the specification's number. */
const SIMULATED_DELAY = 1000;

const transports: Record<QuoteFormSettings['delivery'], SubmitQuote> = {
  /** Sends nothing. Like a real delivery it takes a moment, and it fails while the browser is offline. */
  simulated: async () => {
    await new Promise((resolve) => setTimeout(resolve, SIMULATED_DELAY));
    if (!navigator.onLine) throw new Error('offline');
  },
};

/** The delivery that the manifest names. */
export function quoteDelivery(delivery: QuoteFormSettings['delivery']): SubmitQuote {
  return transports[delivery];
}
