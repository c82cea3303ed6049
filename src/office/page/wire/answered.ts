// Asks the database as the member who is signed in, and names each way in which that fails.
import type { SupabaseClient } from '@supabase/supabase-js';
import { supabase } from '../../../outside/supabase.ts';

export type FailureKind = 'offline' | 'ended' | 'refused' | 'other';

/** A question that has failed; the message is a sentence for the member. */
export class OfficeFailure extends Error {
  readonly kind: FailureKind;
  constructor(kind: FailureKind, message: string) {
    super(message);
    this.kind = kind;
  }
}

interface DatabaseReply<T> {
  data: T | null;
  error: { message: string; code?: string; status?: number } | null;
  status?: number;
}

/** The codes of PostgREST for a token that is over or not one, and PostgreSQL's for what a role may not do. */
const ENDED = ['PGRST301', 'PGRST302', 'PGRST303'];
const REFUSED = '42501';

/** Supabase's status for a project that is paused. */
const PAUSED = 540;
const WAITING =
  'Until then, visitors’ devices keep what they send, and send it when they next open the form.';
const PAUSED_WORDS = `The database is paused, as the free plan does after a week without visitors. Press Restore at supabase.com/dashboard. ${WAITING}`;
const AWAY_WORDS = `The database does not answer at the moment. Look at status.supabase.com. ${WAITING}`;

/** The answer to a question. Throws an OfficeFailure. */
export async function answered<T>(
  ask: (client: SupabaseClient) => PromiseLike<DatabaseReply<T>>,
): Promise<T> {
  const client = await supabase().catch(() => {
    throw failureOf({ message: 'Failed to fetch' });
  });
  const { data, error, status } = await ask(client);
  if (error) throw failureOf({ status, ...error });
  return data as T;
}

/** Gives an error of supabase-js its kind and its sentence. */
export function failureOf({
  message,
  code = '',
  status = 0,
}: {
  message: string;
  code?: string;
  status?: number;
}): OfficeFailure {
  if (ENDED.includes(code) || status === 401) {
    return new OfficeFailure('ended', 'Your session has ended. Sign in again.');
  }
  if (code === REFUSED)
    return new OfficeFailure('refused', 'Only members of the office may do this.');
  if (status === PAUSED) return new OfficeFailure('offline', PAUSED_WORDS);
  if (status > 500) return new OfficeFailure('offline', AWAY_WORDS);
  if (/fetch|network|load failed|abort/i.test(message) && status === 0) {
    return new OfficeFailure('offline', 'There is no connection. Try again when there is one.');
  }
  console.error(message);
  return new OfficeFailure('other', 'That did not work. Look at what you typed, and try again.');
}
