// Turns the filter of the list into a query of the database.
import type { SupabaseClient } from '@supabase/supabase-js';
import { cleanText, cutText } from '../../../model/text/clean-text.ts';
import { QUOTE_COLUMNS, type Quote, type QuoteState } from '../quotes/quote.ts';

export interface QuoteFilter {
  /** A state, everything, or what could not be delivered. */
  state: QuoteState | '' | 'failed';
  city: string;
  service: string;
  text: string;
}

export const EVERYTHING: QuoteFilter = { state: '', city: '', service: '', text: '' };

/** Whether a filter keeps anything out. */
export const isFiltering = (filter: QuoteFilter): boolean =>
  Object.values(filter).some((value) => value !== '');

/** The most characters that are searched for: servers refuse a longer address. */
const LONGEST_SEARCH = 100;

const SEARCHED = ['name', 'email', 'phone', 'address', 'message'];

/** A phone number as people type it. */
const NUMBER = /^[\d\s()+./-]+$/;

/**
 * The condition for a text in any of the columns that people search. A phone number fits however it was written.
 * Characters with a meaning in LIKE or PostgREST become `_` (any character), because Supabase Lite has no quoted values.
 */
export function textCondition(text: string): string {
  const typed = cutText(cleanText(text).trim(), LONGEST_SEARCH);
  const pattern = typed.replace(/[%_*\\",.:(){}]/g, '_');
  const digits = typed.replace(/\D/g, '');
  const isNumber = NUMBER.test(typed) && digits.length >= 3;
  return SEARCHED.map((column) => {
    const wanted = column === 'phone' && isNumber ? [...digits].join('%') : pattern;
    return `${column}.ilike.%${wanted}%`;
  }).join(',');
}

/** Returns a query for the newest requests that fit, from the `first` one on. `failed` has the ids for the state "failed". */
export function selectQuotes(
  client: SupabaseClient,
  { state, city, service, text }: QuoteFilter,
  { first, count, failed }: { first: number; count: number; failed: string[] },
) {
  let query = client.from('quote_requests').select(QUOTE_COLUMNS);
  if (state === 'failed') query = query.in('id', failed);
  else if (state) query = query.eq('status', state);
  if (city) query = query.eq('city', city);
  if (service) query = query.eq('service_type', service);
  if (text.trim()) query = query.or(textCondition(text));
  return query
    .order('created_at', { ascending: false })
    .order('id')
    .range(first, first + count - 1)
    .overrideTypes<Quote[], { merge: false }>();
}
