// Gives a request its idempotency key: the same request keeps its key however often it is sent, and after a reload.
import { v4, v5, validate } from 'uuid';
import type { FormQuestion } from '../../model/forms/quote-form.ts';
import { MAX_CAMPAIGN_CHARS } from '../../model/limits.ts';
import { cleanText, cutText } from '../../model/text/clean-text.ts';
import type { QuoteRequest, QuoteSubmission } from '../../outside/quote-delivery.ts';
import { readSession, writeSession } from '../../ui/session.ts';
import { extraName, isAsked, isExtra } from './extra-fields.ts';

const SEED_KEY = 'quote-seed';

/** The name under which the session keeps the page of a campaign. */
const CAMPAIGN = 'campaign';

/** The seed of a browser that blocks storage. */
let memorySeed: string | undefined;

/**
 * The random UUID that keys are made from. The session stores it beside the draft until a request has arrived, so that a
 * reload and a duplicated tab make the same keys.
 */
export function quoteSeed(): string {
  const { seed } = readSession(SEED_KEY);
  return seed !== undefined && validate(seed) ? seed : keepSeed(memorySeed ?? v4());
}

/** Makes a new seed once a request has arrived: the same content sent after that is a new request. */
export function renewSeed(): void {
  keepSeed(v4());
}

function keepSeed(seed: string): string {
  memorySeed = seed;
  writeSession(SEED_KEY, { seed });
  return seed;
}

/**
 * A request as it is sent. The same content has the same idempotency key until a request has arrived: a name-based UUID
 * (RFC 9562, version 5) with the seed as its namespace.
 */
export function createSubmission(
  typed: QuoteRequest,
  { consentText, extraFields }: { consentText?: string; extraFields?: FormQuestion[] } = {},
): QuoteSubmission {
  const fixedFields = Object.entries(typed).filter(([name]) => !isExtra(name));
  const request = Object.fromEntries(fixedFields) as unknown as QuoteRequest;
  const extraAnswers = extraFields && answersTo(extraFields, typed);
  const content = JSON.stringify({ ...request, extraAnswers });
  return { request, extraAnswers, consentText, idempotencyKey: v5(content, quoteSeed()) };
}

/** The answers in the order of the fields, without empty ones and those for another service. */
function answersTo(fields: FormQuestion[], typed: QuoteRequest): Record<string, string> {
  const askedFields = fields.filter((field) => isAsked(field, typed.serviceType));
  const answers = askedFields.map(({ id }) => [id, typed[extraName(id)] ?? '']);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== ''));
}

/** Parameters that advertisers add to a link. Their value identifies one click, so it is left out. */
const CLICK_ID_PARAMS = ['gclid', 'msclkid', 'fbclid'];

/**
 * The page of a campaign that led to this document, with the words of the campaign alone. Links inside the site stay in
 * the document, whose first address the browser knows; a page that was loaded anew has it as its referrer.
 */
export function campaignPage(): string | undefined {
  const [loaded] = performance.getEntriesByType('navigation');
  const page = [loaded?.name, document.referrer].flatMap((address) => campaignIn(address) ?? [])[0];
  if (page) writeSession(CAMPAIGN, { page });
  return page ?? readSession(CAMPAIGN).page;
}

function campaignIn(address: string | undefined): string | undefined {
  if (!address?.startsWith(`${location.origin}/`)) return undefined;
  const { pathname, searchParams } = new URL(address);
  const parts = [...searchParams].flatMap(([name, value]) => {
    if (name.startsWith('utm_')) return [[name, value]];
    return CLICK_ID_PARAMS.includes(name) ? [[name, '']] : [];
  });
  if (parts.length === 0) return undefined;
  return cutText(cleanText(`${pathname}?${new URLSearchParams(parts)}`), MAX_CAMPAIGN_CHARS);
}
