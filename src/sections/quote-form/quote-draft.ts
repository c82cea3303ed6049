// Keeps what was typed into the quote form for the length of the browser session, so that a reload loses nothing.
import type { QuoteRequest } from '../../services/quote-delivery.ts';

const KEY = 'quote-draft';
/** Under this name the draft keeps the query of the address that it was typed at. */
const SEARCH = 'search';

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
  return Object.fromEntries(Object.entries(stored()).filter(([name]) => name in EMPTY_QUOTE));
}

/**
 * What stands in the form's fields already: it can be filled in before the app is there. The fields are asked one by
 * one, because `FormData` has the browser lay out the whole page for the line breaks of the message.
 */
export function typedBefore({ elements }: HTMLFormElement): Partial<QuoteRequest> {
  const filled = Object.keys(EMPTY_QUOTE).flatMap((name): [string, string | boolean][] => {
    const field = elements.namedItem(name) as HTMLInputElement | null;
    const value = field?.type === 'checkbox' ? field.checked : field?.value;
    return value ? [[name, value]] : [];
  });
  return Object.fromEntries(filled);
}

/**
 * Remembers a request; an empty one is forgotten. Consent is never remembered: it is given anew each time.
 * @param search the query of the page's address, which the request has already taken into account
 */
export function writeDraft({ marketingConsent: _, ...typed }: QuoteRequest, search = ''): void {
  try {
    if (Object.values(typed).every((value) => value === '')) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ ...typed, [SEARCH]: search }));
  } catch {
    // Without storage the form still works; it only forgets on reload.
  }
}

/**
 * What the form begins with: what was typed, and what the address asks for. A new link goes before an old choice; on a
 * reload of the same address the visitor's own choice stays.
 */
export function openingQuote(search: string, options: Choices): Partial<QuoteRequest> {
  const chosen = preselection(search, options);
  const draft = readDraft();
  return stored()[SEARCH] === search ? { ...chosen, ...draft } : { ...draft, ...chosen };
}

function stored(): Record<string, string> {
  try {
    const data: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof data !== 'object' || data === null) return {};
    return Object.fromEntries(
      Object.entries(data).filter(([, value]) => typeof value === 'string'),
    );
  } catch {
    return {};
  }
}

/** The longest name of a city, in characters: the table quote_requests takes no longer one. */
export const LONGEST_CITY = 100;

/** The values that the form's two lists offer. Without cities, visitors type theirs. */
export interface Choices {
  cities: string[];
  services: string[];
}

/** The city and service that the page's address asks for; unknown values are ignored. */
export function preselection(search: string, options: Choices): Partial<QuoteRequest> {
  const query = new URLSearchParams(search);
  const pick = (name: string, allowed: string[]) =>
    allowed.find((value) => value === query.get(name));
  const typed = query.get('city')?.trim().slice(0, LONGEST_CITY);
  const city = options.cities.length > 0 ? pick('city', options.cities) : typed;
  const serviceType = pick('service', options.services);
  return { ...(city && { city }), ...(serviceType && { serviceType }) };
}
