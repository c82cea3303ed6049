// Asks the database as the member who is signed in, and has a sentence for each way in which that fails.
import type { SupabaseClient } from '@supabase/supabase-js';
import { supabase } from '../../../outside/supabase.ts';

/** A question that has failed; the message is a sentence for the member. */
export class OfficeError extends Error {}

/** The member is signed in no more. */
export class SessionEnded extends OfficeError {}

interface DatabaseError {
  message: string;
  code?: string;
  status?: number;
}

interface DatabaseReply<T> {
  data: T | null;
  error: DatabaseError | null;
  status?: number;
}

/** The codes of PostgREST for a token that is over or not one, and PostgreSQL's for what a role may not do. */
const ENDED = ['PGRST301', 'PGRST302', 'PGRST303'];
const REFUSED = '42501';
/** PostgREST's code for a change of one row that found none. */
const NO_ROW = 'PGRST116';
const GONE_WORDS =
  'Nothing was changed: somebody has deleted this meanwhile, or you are no member any more.';

/** Supabase's status for a project that is paused. */
const PAUSED = 540;
const WAITING =
  'Until then, visitors’ devices keep what they send, and send it when they next open the form.';
const PAUSED_WORDS = `The database is paused, as the free plan does after a week without visitors. Press Restore at supabase.com/dashboard. ${WAITING}`;
const AWAY_WORDS = `The database does not answer at the moment. Look at status.supabase.com. ${WAITING}`;

/** Supabase's status for a project that used more than its plan has. */
const RESTRICTED = 402;
const RESTRICTED_WORDS =
  'Supabase has restricted the project, because it used more than its plan has. Somebody who may pay for it looks at supabase.com/dashboard, under Usage.';
/** The gateway's answer to a key that was changed or switched off; one to a token has other words. */
const isKeyRefused = (status: number, message: string) =>
  status === 401 && /api key/i.test(message);
const KEY_WORDS =
  'The key that the website has for the database was changed or switched off. Set VITE_SUPABASE_ANON_KEY to the publishable key at supabase.com/dashboard, under API Keys, and build the website again.';

const OWN_MAIL =
  'Whoever looks after the website finds the steps in docs/quotes.md, under “Mail for the sign-in”.';
const TOO_MUCH_MAIL = `No more mail is sent for now: without a mail server of your own, Supabase sends two an hour. Try again in an hour. ${OWN_MAIL}`;
const MAIL_FAILED = `The mail could not be sent: without a mail server of your own, Supabase sends to the project’s own team alone. ${OWN_MAIL}`;

/**
 * Gives the refusal of a mail about an account its sentence. In some projects Supabase answers 500 for a mail that its
 * own mail server refuses.
 */
export function mailFailureOf(error: DatabaseError): OfficeError {
  const { code = '', status = 0 } = error;
  if (status === 429) return new OfficeError(TOO_MUCH_MAIL);
  if (code === 'email_address_not_authorized' || status === 500)
    return new OfficeError(MAIL_FAILED);
  return failureOf(error);
}

/** The answer to a question. Throws an OfficeError. */
export async function query<T>(
  ask: (client: SupabaseClient) => PromiseLike<DatabaseReply<T>>,
): Promise<T> {
  const client = await supabase().catch(() => {
    throw failureOf({ message: 'Failed to fetch' });
  });
  const { data, error, status } = await ask(client);
  if (error) throw failureOf({ status, ...error });
  return data as T;
}

/** The rows of one answer; hosted databases give at most 1,000. */
const PAGE_SIZE = 500;

/** All rows of a question that asks for `count` of them from the `first` one on. Throws an OfficeError. */
export async function queryAll<T>(
  ask: (
    client: SupabaseClient,
    range: { first: number; count: number },
  ) => PromiseLike<DatabaseReply<T[]>>,
): Promise<T[]> {
  const rows: T[] = [];
  for (;;) {
    const range = { first: rows.length, count: PAGE_SIZE };
    const part = await query((client) => ask(client, range));
    rows.push(...part);
    if (part.length < PAGE_SIZE) return rows;
  }
}

/** Gives an error of supabase-js its sentence. */
export function failureOf({ message, code = '', status = 0 }: DatabaseError): OfficeError {
  if (isKeyRefused(status, message)) return new OfficeError(KEY_WORDS);
  if (status === RESTRICTED) return new OfficeError(RESTRICTED_WORDS);
  if (ENDED.includes(code) || status === 401) {
    return new SessionEnded('Your session has ended. Sign in again.');
  }
  if (code === NO_ROW) return new OfficeError(GONE_WORDS);
  if (code === REFUSED) return new OfficeError('Only members of the office may do this.');
  if (status === PAUSED) return new OfficeError(PAUSED_WORDS);
  if (status > 500) return new OfficeError(AWAY_WORDS);
  if (/fetch|network|load failed|abort/i.test(message) && status === 0) {
    return new OfficeError('There is no connection. Try again when there is one.');
  }
  console.error(message);
  return new OfficeError('That did not work. Look at what you typed, and try again.');
}
