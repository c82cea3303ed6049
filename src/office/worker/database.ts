// The database as the worker sees it: a few functions that only its secret key may call.
import { apiKeyHeaders } from '../../model/credentials.ts';
import type { OfficeWords } from '../../model/forms/office-words.ts';
import type { OutboxEntry } from './entry.ts';

/** The address of a Supabase project, and the key that passes every check. */
export interface DatabaseAccess {
  url: string;
  secretKey: string;
}

export type OfficeDatabase = ReturnType<typeof officeDatabase>;

/** How long one answer may take, in milliseconds. */
const REQUEST_TIMEOUT_MS = 15_000;

/** Makes the functions. Each rejects when the database does not answer. */
export function officeDatabase({ url, secretKey }: DatabaseAccess) {
  const call = async <T>(name: string, values: object = {}): Promise<T> => {
    const response = await fetch(`${url}/rest/v1/rpc/${name}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...apiKeyHeaders(secretKey) },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`The database answered ${name} with ${response.status}.`);
    return (await response.json()) as T;
  };
  return {
    settings: () => call<OfficeWords | null>('office_settings'),
    claim: (most: number, seconds: number) =>
      call<OutboxEntry[]>('claim_outbox', { most, seconds }),
    delivered: (entry: string) => call<boolean>('outbox_delivered', { entry }),
    failed: ({ id, lease }: OutboxEntry, reason: string, seconds: number | null) =>
      call<boolean>('outbox_failed', { entry: id, claim: lease, reason, seconds }),
    takeCheck: (request: string) =>
      call<{ token: string | null } | null>('take_check', { request }),
    markUnchecked: (request: string) => call<boolean>('mark_unchecked', { request }),
    anonymise: (months: number) => call<number>('anonymise_requests', { months }),
    invite: (person: string, hash: string) => call<string>('invite_member', { person, hash }),
    invited: (hash: string) => call<string | null>('invited_person', { hash }),
    release: (hash: string) => call<boolean>('release_invitation', { hash }),
    join: (hash: string, account: string) => call<boolean>('join_office', { hash, account }),
    remove: (person: string) => call<boolean>('remove_member', { person }),
  };
}
