// One request with its notes and its history, read again whenever something about it has changed.
import { useCallback, useEffect, useState } from 'react';
import { useQuotes } from '../list/quotes-store.ts';
import { sayFailure } from '../look/use-action.ts';
import { answered } from '../wire/answered.ts';
import type { Quote, QuoteChange, QuoteNote } from './quote.ts';

interface QuoteWhole {
  quote: Quote;
  notes: (QuoteNote & { author: string })[];
  changes: QuoteChange[];
}

/** The request; null when there is none with this id, and undefined while it is read. */
export function useQuote(id: string) {
  const [whole, setWhole] = useState<QuoteWhole | null>();
  const [fault, setFault] = useState('');
  // The list notices changes: those of others, and of what is sent.
  const sign = useQuotes(({ quotes, failed }) => {
    const listed = quotes.find((quote) => quote.id === id);
    return JSON.stringify([listed?.changed_at, listed?.outbox, failed.includes(id)]);
  });
  const read = useCallback(async () => {
    try {
      setWhole(await readWhole(id));
      setFault('');
    } catch (error) {
      setFault(sayFailure(error));
    }
  }, [id]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sign asks for another reading
  useEffect(() => void read(), [read, sign]);
  return { whole, fault, read };
}

async function readWhole(id: string): Promise<QuoteWhole | null> {
  const [quote, changes, members] = await Promise.all([
    answered<(Quote & { quote_notes: QuoteNote[] }) | null>((client) =>
      client
        .from('quote_requests')
        .select('*, outbox(id, consumer, state, attempts, last_error), quote_notes(*)')
        .eq('id', id)
        .maybeSingle(),
    ),
    answered<QuoteChange[]>((client) =>
      client
        .from('office_changes')
        .select('*')
        .eq('subject', 'quote')
        .eq('subject_id', id)
        .order('id', { ascending: false }),
    ),
    answered<{ user_id: string; email: string }[]>((client) =>
      client.from('office_members').select('user_id, email'),
    ),
  ]);
  if (!quote) return null;
  const nameOf = (account: string) =>
    members.find(({ user_id }) => user_id === account)?.email ?? 'A former member';
  const notes = quote.quote_notes
    .toSorted((a, b) => b.written_at.localeCompare(a.written_at))
    .map((note) => ({ ...note, author: nameOf(note.written_by) }));
  return { quote, notes, changes };
}
