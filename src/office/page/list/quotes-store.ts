// The list of requests that the office sees, kept up to date while the page is looked at.
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Quote } from '../quotes/quote.ts';
import { announce, handleFailure } from '../ui/actions.tsx';
import { query } from '../wire/query.ts';
import { EVERYTHING, type QuoteFilter, selectQuotes } from './search.ts';

/** The requests that are shown at first, and how many more each time. */
const STEP = 50;

interface QuotesState {
  filter: QuoteFilter;
  quotes: Quote[];
  /** How many are asked for. */
  count: number;
  isLoading: boolean;
  error: string;
  /** How many are in the state "new", whatever the filter. */
  newCount: number;
  /** The ids of requests of which something could not be delivered. */
  failed: string[];
  /** How often something about a request has changed. */
  changes: number;
}

export const useQuotes = create<QuotesState>(() => ({
  filter: EVERYTHING,
  quotes: [],
  count: STEP,
  isLoading: true,
  error: '',
  newCount: 0,
  failed: [],
  changes: 0,
}));

/** The number of the newest question: an answer that comes late must not replace a newer one. */
let asked = 0;

/** Asks for the requests that fit the filter. */
export async function loadQuotes(): Promise<void> {
  const question = ++asked;
  const { filter, count, failed } = useQuotes.getState();
  try {
    const quotes = await query<Quote[]>((client) =>
      selectQuotes(client, filter, { first: 0, count, failed }),
    );
    if (question === asked) useQuotes.setState({ quotes, error: '', isLoading: false });
  } catch (error) {
    if (question === asked) useQuotes.setState({ error: handleFailure(error), isLoading: false });
  }
}

/** The pause after the last key before the database is asked, in milliseconds. */
const SEARCH_DEBOUNCE_MS = 300;

let typing: ReturnType<typeof setTimeout> | undefined;

/** Changes the filter. A text is searched for after a pause in typing. */
export function changeFilter(change: Partial<QuoteFilter>): void {
  const { filter } = useQuotes.getState();
  useQuotes.setState({ filter: { ...filter, ...change }, count: STEP, isLoading: true });
  clearTimeout(typing);
  typing = setTimeout(loadQuotes, change.text ? SEARCH_DEBOUNCE_MS : 0);
}

/** Asks for a longer list. */
export function showOlder(): void {
  const { count } = useQuotes.getState();
  useQuotes.setState({ count: count + STEP, isLoading: true });
  void loadQuotes();
}

/** The most that the office counts. */
const MAX_COUNTED = 100;

/** Reads what differs after every change that the list shows, without the rows themselves. */
const readChangeToken = () =>
  Promise.all([
    query<{ changed_at: string }[]>((client) =>
      client
        .from('quote_requests')
        .select('changed_at')
        .order('changed_at', { ascending: false })
        .limit(1),
    ),
    query<{ id: string }[]>((client) =>
      client.from('quote_requests').select('id').eq('status', 'new').order('id').limit(MAX_COUNTED),
    ),
    query<{ quote_id: string; state: string }[]>((client) =>
      client
        .from('outbox')
        .select('quote_id, state')
        .neq('state', 'delivered')
        .gt('attempts', 0)
        .not('last_error', 'is', null)
        .order('state')
        .order('quote_id')
        .limit(MAX_COUNTED),
    ),
  ]);

let changeToken = '';

/** Loads the list again if anything has changed. Returns how many new requests of the filtered list are later than its newest before; 0 on the first call. */
export async function pollForChanges({ isChanged = false } = {}): Promise<number> {
  const now = await readChangeToken();
  if (!isChanged && JSON.stringify(now) === changeToken) return 0;
  const isFirst = changeToken === '';
  changeToken = JSON.stringify(now);
  const [, fresh, troubles] = now;
  const failed = troubles.flatMap(({ quote_id, state }) => (state === 'given up' ? quote_id : []));
  const { quotes: known, changes } = useQuotes.getState();
  const newest = known[0]?.created_at ?? '';
  useQuotes.setState({
    newCount: fresh.length,
    failed: [...new Set(failed)],
    changes: changes + 1,
  });
  await loadQuotes();
  if (isFirst) return 0;
  const { quotes } = useQuotes.getState();
  return quotes.filter(({ status, created_at }) => status === 'new' && created_at > newest).length;
}

/** The pause between two polls, in milliseconds. */
const PAUSE_MS = 10_000;

/** Polls for new requests: at once, after each pause, and when the page is seen again or the network is back. */
export function usePolling(): void {
  useEffect(() => {
    const stop = new AbortController();
    const poll = () => document.visibilityState === 'visible' && void pollOnce();
    poll();
    const timer = setInterval(poll, PAUSE_MS);
    for (const event of ['visibilitychange', 'online', 'focus']) {
      window.addEventListener(event, poll, { signal: stop.signal, capture: true });
    }
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, []);
}

async function pollOnce(): Promise<void> {
  try {
    const arrived = await pollForChanges();
    if (arrived > 0)
      announce(arrived === 1 ? 'A new request came in.' : `${arrived} new requests.`);
  } catch (error) {
    useQuotes.setState({ error: handleFailure(error), isLoading: false });
  }
}
