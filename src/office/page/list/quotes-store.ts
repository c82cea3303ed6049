// The list of requests that the office sees, kept up to date while the page is looked at.
import { create } from 'zustand';
import { sayFailure } from '../look/use-action.ts';
import type { Quote, QuoteState } from '../quotes/quote.ts';
import { answered } from '../wire/answered.ts';
import { EVERYTHING, type QuoteFilter, quotesLike } from './search.ts';

/** The requests that are shown at first, and how many more each time. */
const STEP = 50;

interface QuotesState {
  filter: QuoteFilter;
  quotes: Quote[];
  /** How many are asked for. */
  count: number;
  isLoading: boolean;
  fault: string;
  /** How many are in the state "new", whatever the filter. */
  newCount: number;
  /** The ids of requests of which something could not be delivered. */
  failed: string[];
  /** The ids of those that came while the page was open. */
  arrived: string[];
}

export const useQuotes = create<QuotesState>(() => ({
  filter: EVERYTHING,
  quotes: [],
  count: STEP,
  isLoading: true,
  fault: '',
  newCount: 0,
  failed: [],
  arrived: [],
}));

/** The number of the newest question: an answer that comes late must not replace a newer one. */
let asked = 0;

/** Asks for the requests that fit the filter. */
export async function loadQuotes(): Promise<void> {
  const question = ++asked;
  const { filter, count, failed } = useQuotes.getState();
  try {
    const quotes = await answered<Quote[]>((client) =>
      quotesLike(client, filter, { count, failed }),
    );
    if (question === asked) useQuotes.setState({ quotes, fault: '', isLoading: false });
  } catch (error) {
    if (question === asked) useQuotes.setState({ fault: sayFailure(error), isLoading: false });
  }
}

export function changeFilter(change: Partial<QuoteFilter>): void {
  const { filter } = useQuotes.getState();
  useQuotes.setState({ filter: { ...filter, ...change }, count: STEP, isLoading: true });
  void loadQuotes();
}

export function showOlder(): void {
  const { count } = useQuotes.getState();
  useQuotes.setState({ count: count + STEP, isLoading: true });
  void loadQuotes();
}

/** Changes the state of a request, here and in the database. Throws an OfficeFailure. */
export async function markQuote(id: string, status: QuoteState): Promise<void> {
  await answered((client) =>
    client.from('quote_requests').update({ status }).eq('id', id).select('id').single(),
  );
  await follow();
}

/** The signs by which a change is noticed, without the rows themselves. */
interface Signs {
  changed: string;
  newCount: number;
  failed: string[];
  delayed: string[];
}

async function readSigns(): Promise<Signs> {
  const [changed, news, troubles] = await Promise.all([
    answered<{ changed_at: string }[]>((client) =>
      client
        .from('quote_requests')
        .select('changed_at')
        .order('changed_at', { ascending: false })
        .limit(1),
    ),
    answered<{ id: string }[]>((client) =>
      client.from('quote_requests').select('id').eq('status', 'new').limit(MANY),
    ),
    answered<{ quote_id: string; state: string }[]>((client) =>
      client
        .from('outbox')
        .select('quote_id, state')
        .neq('state', 'delivered')
        .gt('attempts', 0)
        .not('last_error', 'is', null)
        .order('state')
        .limit(MANY),
    ),
  ]);
  const inState = (wanted: string) => [
    ...new Set(troubles.filter(({ state }) => state === wanted).map(({ quote_id }) => quote_id)),
  ];
  return {
    changed: changed[0]?.changed_at ?? '',
    newCount: news.length,
    failed: inState('given up').sort(),
    delayed: inState('waiting').sort(),
  };
}

/** The most that the office counts. */
const MANY = 100;

let signs = '';

/** Asks whether anything has changed, and then for the list. Says how many requests have arrived since. */
export async function follow(): Promise<number> {
  const now = await readSigns();
  if (JSON.stringify(now) === signs) return 0;
  const isFirst = signs === '';
  signs = JSON.stringify(now);
  const known = useQuotes.getState().quotes.map(({ id }) => id);
  useQuotes.setState({ newCount: now.newCount, failed: now.failed });
  await loadQuotes();
  if (isFirst) return 0;
  const { quotes, arrived } = useQuotes.getState();
  const since = newestBefore(quotes, known);
  useQuotes.setState({ arrived: [...arrived, ...since] });
  return since.length;
}

/** The ids at the top of a list that were not known. */
function newestBefore(quotes: Quote[], known: string[]): string[] {
  if (known.length === 0) return quotes.filter(isFresh).map(({ id }) => id);
  const end = quotes.findIndex(({ id }) => known.includes(id));
  return quotes
    .slice(0, Math.max(end, 0))
    .filter(isFresh)
    .map(({ id }) => id);
}

const isFresh = ({ status }: Quote) => status === 'new';
