// Keeps what was typed into the quote form for the length of the browser session, so that a reload loses nothing.
import type { QuoteRequest } from '../../services/quote-delivery.ts';

const KEY = 'quote-draft';

/** The empty form. */
export const EMPTY_QUOTE: QuoteRequest = {
  name: '',
  email: '',
  phone: '',
  address: '',
  city: '',
  serviceType: '',
  message: '',
  marketingConsent: false,
};

/** What was typed before in this session. Storage that is full, forbidden or garbled counts as empty. */
export function readDraft(): Partial<QuoteRequest> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof stored !== 'object' || stored === null) return {};
    return Object.fromEntries(
      Object.entries(stored).filter(
        ([name, value]) => name in EMPTY_QUOTE && typeof value === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Remembers a request; an empty one is forgotten. Consent is never remembered: it is given anew each time. */
export function writeDraft({ marketingConsent: _, ...typed }: QuoteRequest): void {
  try {
    if (Object.values(typed).every((value) => value === '')) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify(typed));
  } catch {
    // Without storage the form still works; it only forgets on reload.
  }
}

/** The city and service that the page's address asks for; unknown values are ignored. */
export function preselection(
  search: string,
  options: { cities: string[]; services: string[] },
): Partial<QuoteRequest> {
  const query = new URLSearchParams(search);
  const pick = (name: string, allowed: string[]) =>
    allowed.find((value) => value === query.get(name));
  const city = pick('city', options.cities);
  const serviceType = pick('service', options.services);
  return { ...(city && { city }), ...(serviceType && { serviceType }) };
}
