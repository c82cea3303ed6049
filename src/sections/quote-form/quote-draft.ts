// Keeps the typed values of the quote form in session storage, so that a reload loses nothing.
import type { Option, QuoteFormFacts } from '../../model/forms/quote-form.ts';
import { QUOTE_LIMITS } from '../../model/limits.ts';
import { cleanText, cutText } from '../../model/text/clean-text.ts';
import type { QuoteRequest } from '../../outside/quote-delivery.ts';
import { typedTexts } from '../../ui/forms/draft.ts';
import { readSession, writeSession } from '../../ui/session.ts';
import { extraName, isExtra } from './extra-fields.ts';

/** The name under which the session keeps the draft. */
export const DRAFT = 'quote-draft';

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

const isField = (name: string): name is keyof QuoteRequest => name in EMPTY_QUOTE || isExtra(name);

export function readDraft(): Partial<QuoteRequest> {
  const isRemembered = ([name]: [string, string]) => isField(name) && name !== 'marketingConsent';
  return Object.fromEntries(Object.entries(readSession(DRAFT)).filter(isRemembered));
}

/** What visitors have filled in before the app runs. */
export function readFormValues(form: HTMLFormElement): Partial<QuoteRequest> {
  const typed = Object.entries(typedTexts(form)).filter(([name, text]) => isField(name) && text);
  const isGiven = form.querySelector('[name=marketingConsent]:checked') !== null;
  return { ...Object.fromEntries(typed), ...(isGiven && { marketingConsent: true }) };
}

/** Remembers a request and forgets an empty one. Consent is never remembered: it must be given anew. */
export function writeDraft({ marketingConsent: _, ...typed }: QuoteRequest): void {
  writeSession(DRAFT, typed as Record<string, string>);
}

/** A request as it leaves the browser, without characters that databases refuse. */
export function cleanQuote(request: QuoteRequest): QuoteRequest {
  const clean = Object.entries(request).map(([name, value]) => [
    name,
    typeof value === 'string' ? cleanText(value) : value,
  ]);
  return Object.fromEntries(clean) as unknown as QuoteRequest;
}

/** Forgets a request that has been sent, unless another one has been typed by now. */
export function forgetDraft(sent: QuoteRequest): void {
  if (isSameRequest({ ...EMPTY_QUOTE, ...readDraft() }, sent)) writeDraft(EMPTY_QUOTE);
}

/** Whether two requests are equal, apart from the consent. */
export function isSameRequest(a: QuoteRequest, b: QuoteRequest): boolean {
  const names = Object.keys({ ...a, ...b }) as (keyof QuoteRequest)[];
  return names.every((name) => name === 'marketingConsent' || (a[name] ?? '') === (b[name] ?? ''));
}

/**
 * The form's initial values: the draft, and the choices of the address. A new link overrides an old choice. A reload
 * or a step back keeps the visitor's own choice.
 */
export function initialQuote(
  search: string,
  options: QuoteChoices,
  isNew: boolean,
): Partial<QuoteRequest> {
  const chosen = preselection(search, options);
  const draft = readDraft();
  return isNew ? { ...draft, ...chosen } : { ...chosen, ...draft };
}

/**
 * Whether this history entry shows the form for the first time, so that the choices of its link count before the draft.
 * Marks the entry, so that a reload and a step back keep what the visitor chose.
 */
export function markFirstVisit(): boolean {
  if (history.state?.[DRAFT]) return false;
  history.replaceState({ ...history.state, [DRAFT]: true }, '');
  return true;
}

/** The form’s choices. Without cities, visitors type theirs. */
export type QuoteChoices = Pick<QuoteFormFacts, 'cities' | 'services' | 'extra_fields'>;

/** The city, service and size that the page's address asks for; unknown values are ignored. */
export function preselection(search: string, options: QuoteChoices): Partial<QuoteRequest> {
  const query = new URLSearchParams(search);
  const pick = (name: string, allowed: Option[]) =>
    allowed.find(({ value }) => value === query.get(name))?.value;
  const typed = cutText(cleanText(query.get('city') ?? ''), QUOTE_LIMITS.city);
  const city = options.cities.length > 0 ? pick('city', options.cities) : typed;
  const serviceType = pick('service', options.services);
  const size = query.get('size') ?? '';
  const sizes = (options.extra_fields ?? []).flatMap(({ id, ids = [], choices = [] }) => {
    const answer = choices[ids.indexOf(size)];
    return answer ? [[extraName(id), answer]] : [];
  });
  return {
    ...(city && { city }),
    ...(serviceType && { serviceType }),
    ...Object.fromEntries(sizes),
  };
}

/** The value of the choice for every other city. */
const OTHER_CITY = 'other';

/** The heading in the manifest's words; undefined while the form has no city or no service. */
export function chosenHeading(
  { chosen_heading, cities, services }: QuoteFormFacts,
  { city, serviceType }: QuoteRequest,
): string | undefined {
  const service = services.find(({ value }) => value === serviceType)?.short;
  const name = cities.length > 0 ? cities.find(({ value }) => value === city)?.label : city.trim();
  if (!chosen_heading || !service || !name || city === OTHER_CITY) return undefined;
  return chosen_heading.replace('{service}', () => service).replace('{city}', () => name);
}
