// The accounts of members, through Supabase's administration of accounts.
import { apiKeyHeaders } from '../../model/credentials.ts';
import type { DatabaseAccess } from './database.ts';

/** Gives the person with this address an account with this password, or says why the password is refused. */
export interface Accounts {
  setPassword(email: string, password: string): Promise<{ id: string } | { refused: string }>;
}

interface Account {
  id: string;
  email?: string;
}

/** The accounts of a hosted project. Signing up is off, so only the secret key makes one. */
export function hostedAccounts({ url, secretKey }: DatabaseAccess): Accounts {
  const ask = (method: string, path: string, body?: object) =>
    fetch(`${url}/auth/v1/admin/users${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...apiKeyHeaders(secretKey) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(15_000),
    });

  /** The account of somebody who comes back, or whose first attempt was cut off. */
  const find = async (email: string): Promise<Account | undefined> => {
    for (let page = 1; ; page++) {
      const response = await ask('GET', `?page=${page}&per_page=1000`);
      if (!response.ok) throw new Error(`The accounts answered with ${response.status}.`);
      const { users } = (await response.json()) as { users: Account[] };
      const found = users.find((user) => user.email === email);
      if (found || users.length < 1000) return found;
    }
  };
  return {
    async setPassword(email, password) {
      const known = await find(email);
      const response = known
        ? await ask('PUT', `/${known.id}`, { password })
        : await ask('POST', '', { email, password, email_confirm: true });
      if (response.ok) return { id: ((await response.json()) as Account).id };
      if (response.status !== 422) throw new Error(`The accounts answered ${response.status}.`);
      const { msg, message } = (await response.json()) as Record<string, string | undefined>;
      return { refused: msg ?? message ?? 'Please choose another password.' };
    },
  };
}
