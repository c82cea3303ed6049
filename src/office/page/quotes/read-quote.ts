// Reads one request with its notes and its history.
import { answered } from '../wire/answered.ts';
import type { Quote, QuoteChange, QuoteNote } from './quote.ts';

/** A request with everything about it. */
export interface WholeQuote {
  quote: Quote;
  notes: (QuoteNote & { author: string })[];
  changes: QuoteChange[];
}

/** The request; null when there is none with this id. Throws an OfficeFailure. */
export async function readQuote(id: string): Promise<WholeQuote | null> {
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
