// The questions for requests: which ones a filter lets through, in the words of the database's interface.
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

/** The most characters that are searched for: a longer address is refused on its way. */
const LONGEST_SEARCH = 100;

const SEARCHED = ['name', 'email', 'phone', 'address', 'message'];

/** A phone number as people type it. */
const NUMBER = /^[\d\s()+./-]+$/;

/**
 * The condition for a text in any of the columns that people search. A number fits however it was written. The signs
 * that mean something in a pattern or in a condition fit any sign; Lite knows no quotes around a value.
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

/** The newest requests that fit, from the `first` one on. `failed` has the ids of those that could not be delivered. */
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
