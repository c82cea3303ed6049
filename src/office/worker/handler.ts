// The office's web requests: a run of the worker, and a new member's first password. The same code in Supabase and in Node.
import { MIN_PASSWORD_CHARS } from '../../model/limits.ts';
import type { Accounts } from './accounts.ts';
import { testMail } from './mail.ts';
import { MAIL_TIMEOUT_MS, type Office, reasonOf, runOffice } from './worker.ts';

/** The most bytes of a request that has a token and a password. */
const MAX_BODY_BYTES = 2000;

/** The parts of the worker, and those that web requests need beside them. */
export interface OfficeServer extends Office {
  accounts: Accounts;
  /** Only a schedule that has it may start a run. */
  runSecret: string;
}

/** Answers the requests below `/functions/v1/office/`. An unexpected error leaves its reason out of the answer. */
export function officeHandler(office: OfficeServer): (request: Request) => Promise<Response> {
  return async (request) => {
    const action = new URL(request.url).pathname.split('/').at(-1);
    if (request.method === 'OPTIONS') return answer(204);
    if (request.method !== 'POST') return answer(405);
    try {
      if (action === 'join') return await join(office, request);
      if (action !== 'run' && action !== 'try-mail') return answer(404);
      if (!(await hasSecret(office, request))) return answer(401);
      return action === 'run' ? answer(200, await runOffice(office)) : await tryMail(office);
    } catch (error) {
      console.error(error instanceof Error ? error.message : 'The office has failed.');
      return answer(503, { message: 'Please try again.' });
    }
  };
}

/** Whether a request brings the secret of the schedule. */
async function hasSecret({ runSecret }: OfficeServer, { headers }: Request): Promise<boolean> {
  const given = headers.get('Authorization')?.replace(/^Bearer /, '') ?? '';
  return (await sha256(given)) === (await sha256(runSecret));
}

/** Sends one mail to the office, and says who got it or why the mail service refused it. */
async function tryMail(office: OfficeServer): Promise<Response> {
  const words = await office.database.settings();
  if (!words) return answer(200, { fault: 'The database has no settings of an office.' });
  const mail = testMail(crypto.randomUUID(), words);
  const limit = AbortSignal.timeout(MAIL_TIMEOUT_MS);
  return office.sendMail(mail, false, limit).then(
    () => answer(200, { to: mail.to }),
    (error: unknown) => answer(200, { fault: reasonOf(error) }),
  );
}

/**
 * Makes the account of somebody with a one-time link. Of several at once, one holds the link, so nobody else sets a
 * password. It is used up last, and a refused password or accounts that fail give it back.
 */
async function join({ database, accounts }: OfficeServer, request: Request): Promise<Response> {
  const { token, password } = await shortJson(request);
  if (typeof token !== 'string' || typeof password !== 'string') return answer(400);
  if (password.length < MIN_PASSWORD_CHARS) {
    return answer(422, { message: `A password has at least ${MIN_PASSWORD_CHARS} characters.` });
  }
  const hash = await sha256(token);
  const email = await database.invited(hash);
  if (!email) return answer(410, { message: 'This link has been used, or is too old.' });
  const account = await accounts.setPassword(email, password).catch(async (error) => {
    await database.release(hash);
    throw error;
  });
  if ('refused' in account) {
    await database.release(hash);
    return answer(422, { message: account.refused });
  }
  if (!(await database.join(hash, account.id))) return answer(410);
  return answer(200, { email });
}

/** The values of a request; none where it is long or something else than JSON. */
async function shortJson({ body }: Request): Promise<Record<string, unknown>> {
  const decoder = new TextDecoder();
  let [text, size] = ['', 0];
  for await (const part of body ?? []) {
    size += part.length;
    if (size > MAX_BODY_BYTES) return {};
    text += decoder.decode(part, { stream: true });
  }
  try {
    return Object(JSON.parse(text)) as Record<string, unknown>;
  } catch {
    return {};
  }
}

/** The hash by which the database knows a one-time link, in hexadecimal digits. */
export async function sha256(text: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Other origins may ask: the website and the function have different ones, and no cookie is involved. */
function answer(status: number, body?: object): Response {
  return new Response(body && JSON.stringify(body), {
    status,
    headers: {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'authorization, apikey, content-type, x-client-info',
      'Cache-Control': 'no-store',
      ...(body && { 'Content-Type': 'application/json' }),
    },
  });
}
