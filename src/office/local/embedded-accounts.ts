// The accounts of members in the embedded database, which has no administration of accounts.
import { randomBytes } from 'node:crypto';
import { apiKeyHeaders } from '../../model/credentials.ts';
import type { Accounts } from '../worker/accounts.ts';
import type { DatabaseAccess } from '../worker/database.ts';

/** SQL for the embedded database only: a function that gives an account a token to begin with. */
export const EMBEDDED_ACCOUNTS = `
create or replace function public.embedded_account(person text, token text) returns uuid
language plpgsql security definer set search_path = '' as $account$
declare
  account uuid := (select id from auth.users where email = person);
begin
  if account is null then
    account := gen_random_uuid();
    insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
      values (account, person, now(), '{"provider": "email", "providers": ["email"]}');
    insert into auth.identities (id, provider, provider_id, user_id, identity_data)
      values (gen_random_uuid(), 'email', account::text, account,
        jsonb_build_object('sub', account, 'email', person, 'email_verified', true));
  end if;
  update auth.users set recovery_token = token, recovery_sent_at = now() where id = account;
  return account;
end
$account$;
revoke all on function public.embedded_account(text, text) from public, anon, authenticated;
grant execute on function public.embedded_account(text, text) to service_role;
`;

/** The accounts of a running Lite: the function gives a token, and the token sets the password like the link in a mail. */
export function embeddedAccounts({ url, secretKey }: DatabaseAccess): Accounts {
  const ask = (method: string, path: string, body: object, token?: string) =>
    fetch(`${url}/${path}`, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...apiKeyHeaders(secretKey),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
  return {
    async setPassword(email, password) {
      const token_hash = randomBytes(32).toString('hex');
      const made = await ask('POST', 'rest/v1/rpc/embedded_account', {
        person: email,
        token: token_hash,
      });
      const verified = await ask('POST', 'auth/v1/verify', { token_hash, type: 'recovery' });
      if (!made.ok || !verified.ok)
        throw new Error(`No account: ${made.status}, ${verified.status}.`);
      const id = (await made.json()) as string;
      const { access_token } = (await verified.json()) as { access_token: string };
      const changed = await ask('PUT', 'auth/v1/user', { password }, access_token);
      if (changed.ok) return { id };
      const { msg } = (await changed.json()) as { msg?: string };
      return { refused: msg ?? 'Please choose another password.' };
    },
  };
}
