// Checks what a database lets outsiders do, and names the remedy for each fault. Nothing in it changes; `checkMail` sends one mail.
import type { SupabaseClient } from '@supabase/supabase-js';
import type { SupabaseSettings } from '../../outside/supabase.ts';
import { nodeClient } from './node-client.ts';

/** What has to hold, in words, and what to do where it does not. */
export interface DatabaseCheck {
  expectation: string;
  remedy?: string;
}

/** What is tried, and the database's answer; a permitted attempt has no error. */
type Attempt = [what: string, PromiseLike<{ error: { code: string; message: string } | null }>];

/** How long one answer may take, in milliseconds. */
const ANSWER_TIMEOUT_MS = 15_000;

/** PostgreSQL's code for what a role may not do. */
const INSUFFICIENT_PRIVILEGE = '42501';

const PUSH = 'Run: npx supabase db push';

/** No row has this key, and none gets it: a blank name is refused. */
const ABSENT_KEY = '00000000-0000-4000-8000-000000000000';
const BLANK_QUOTE = {
  idempotency_key: ABSENT_KEY,
  name: ' ',
  email: 'check@example.com',
  phone: '1',
  address: '1',
  city: 'check',
  service_type: 'check',
};

/** No alert is so, and none gets so: a blank text is refused. */
const BLANK_ALERT = { text: ' ', ends: '2001-01-01' };

/** No page has this address, and none gets it: it has no slashes. */
const NO_PAGE = { page_url: 'no-page' };

/**
 * Tries as a visitor what visitors must be able to do, and what they must not. All attempts are such that they leave
 * nothing behind even where they are allowed. Throws one line when the database cannot be reached.
 */
export async function checkDatabase(settings: SupabaseSettings): Promise<DatabaseCheck[]> {
  const client = nodeClient(settings.url, settings.anonKey, ANSWER_TIMEOUT_MS);
  return [
    checkSignUp(await ask(settings, 'auth/v1/settings', PROJECT_REMEDIES)),
    await checkRecords(client),
    await checkQuotes(client, 'Visitors hand in quotes, but none without a name.'),
    await checkQuotes(client, 'A quote may have answers to questions of your own.', {
      extra_answers: {},
    }),
    await checkQuotes(client, 'A quote may bring the token of a check against robots.', {
      check_token: 'x',
    }),
    await checkQuotes(client, 'A quote may say how it came.', { campaign: 'x', kept_since: 'now' }),
    await checkQuotes(client, 'A quote may say how many photos follow.', { photo_count: 1 }),
    await checkAlerts(client),
    ...(await checkForbidden(client)),
    checkTables(await ask(settings, 'rest/v1/')),
  ];
}

/** Why a whole project answers nothing, and the next step, by the status of the gateway before it. */
const PROJECT_REMEDIES: Record<number, string> = {
  401: 'VITE_SUPABASE_ANON_KEY is no key of it, or was changed or switched off. Set it to the publishable key at supabase.com/dashboard, under API Keys, and build again.',
  402: 'Supabase has restricted it, because it used more than its plan has. Look at supabase.com/dashboard, under Usage.',
  540: 'It is paused, as the free plan does after a week. Press Restore at supabase.com/dashboard.',
};

/** Asks for an address of the database; undefined where it does not answer with JSON and status 200. Throws one of `remedies`. */
async function ask(
  { url, anonKey }: SupabaseSettings,
  path: string,
  remedies: Record<number, string> = {},
): Promise<unknown> {
  const headers = { apikey: anonKey };
  const signal = AbortSignal.timeout(ANSWER_TIMEOUT_MS);
  const response = await fetch(`${url.replace(/\/$/, '')}/${path}`, { headers, signal }).catch(
    () => {
      throw new Error(
        `There is no answer from ${url}. Look at VITE_SUPABASE_URL and at the network.`,
      );
    },
  );
  const remedy = remedies[response.status];
  if (remedy) throw new Error(`${url} answered with ${response.status}. ${remedy}`);
  return response.ok ? response.json().catch(() => undefined) : undefined;
}

/** Has the office's function send one mail to the office: only there is the mail service's key. */
export async function checkMail(
  { url, anonKey }: SupabaseSettings,
  secret: string,
): Promise<DatabaseCheck> {
  const response = await fetch(`${url.replace(/\/$/, '')}/functions/v1/office/try-mail`, {
    method: 'POST',
    headers: { apikey: anonKey, Authorization: `Bearer ${secret}` },
    signal: AbortSignal.timeout(2 * ANSWER_TIMEOUT_MS),
  }).catch(() => undefined);
  const { to = [], fault }: { to?: string[]; fault?: string } =
    (await response?.json().catch(() => undefined)) ?? {};
  if (response?.ok && !fault)
    return {
      expectation: `The mail service took a test mail to ${to.join(', ')}: has it arrived?`,
    };
  return { expectation: 'The office gets mail.', remedy: fault ?? officeRemedy(response?.status) };
}

function officeRemedy(status?: number): string {
  if (status === 401)
    return 'OFFICE_RUN_SECRET is another one there: npx supabase secrets set OFFICE_RUN_SECRET=…';
  return `Run: npx supabase functions deploy office (it answered: ${status ?? 'nothing'})`;
}

function checkSignUp(settings: unknown): DatabaseCheck {
  const { disable_signup, external } = (settings ?? {}) as {
    disable_signup?: boolean;
    external?: { anonymous_users?: boolean };
  };
  return {
    expectation: 'Nobody can sign up.',
    ...((disable_signup !== true || external?.anonymous_users) && {
      remedy: 'Run: npx supabase config push',
    }),
  };
}

async function checkRecords(client: SupabaseClient): Promise<DatabaseCheck> {
  const { data, error } = await client.from('seo_pages').select('page_url').limit(1);
  const expectation = 'Visitors read the search titles.';
  if (error) return { expectation, remedy: `${PUSH} (it answered: ${error.message})` };
  return data.length > 0
    ? { expectation }
    : { expectation, remedy: `${PUSH} --include-seed (there is none)` };
}

/** Hands in a quote without a name. `more` are columns that came later than the table, and that only some forms need. */
async function checkQuotes(
  client: SupabaseClient,
  expectation: string,
  more = {},
): Promise<DatabaseCheck> {
  const { error } = await client.from('quote_requests').insert({ ...BLANK_QUOTE, ...more });
  // Only who may hand in a quote hears what is wrong with it.
  if (error?.message.includes('violates check constraint')) return { expectation };
  return { expectation, remedy: `${PUSH} (it answered: ${error?.message ?? 'yes'})` };
}

/** An alert of the past is only seen where the rows have no policy. */
async function checkAlerts(client: SupabaseClient): Promise<DatabaseCheck> {
  const alerts = client
    .from('service_alerts')
    .select('id,moves_from')
    .lt('ends_at', yesterday())
    .limit(1);
  const { data, error } = await alerts;
  const expectation = 'Visitors read alerts, and none that is over.';
  if (error) return { expectation, remedy: `${PUSH} (it answered: ${error.message})` };
  return data.length > 0
    ? { expectation, remedy: `${PUSH} (it showed one that is over)` }
    : { expectation };
}

/** The clocks of two machines are less than a day apart. */
const yesterday = () => new Date(Date.now() - 86_400_000).toISOString();

/** The tables that only members of the office read. */
const OFFICE_TABLES = ['quote_notes', 'outbox', 'office_changes', 'office_members'];

/** The actions that only the owner may do, with an attempt at each. */
function forbiddenAttempts(client: SupabaseClient): Attempt[] {
  const quotes = () => client.from('quote_requests');
  const pages = () => client.from('seo_pages');
  const alerts = () => client.from('service_alerts');
  return [
    ['read quotes', quotes().select('id').limit(1)],
    ...OFFICE_TABLES.map(
      (table): Attempt => [`read ${table}`, client.from(table).select('*').limit(1)],
    ),
    ['claim what is to be sent', client.rpc('claim_outbox', { most: 0, seconds: 1 })],
    ['read the draft of the website', client.rpc('website_draft')],
    ['see photos of quotes', client.rpc('request_photos', { request: ABSENT_KEY })],
    ['choose a quote’s id', quotes().insert({ ...BLANK_QUOTE, id: ABSENT_KEY })],
    ['choose a quote’s status', quotes().insert({ ...BLANK_QUOTE, status: 'done' })],
    ['choose a quote’s time', quotes().insert({ ...BLANK_QUOTE, created_at: '2001-01-01' })],
    ['change quotes', quotes().update({ status: 'done' }).eq('idempotency_key', ABSENT_KEY)],
    ['delete quotes', quotes().delete().eq('idempotency_key', ABSENT_KEY)],
    ['add search titles', pages().insert(NO_PAGE)],
    ['change search titles', pages().update({ meta_title: 'x' }).match(NO_PAGE)],
    ['delete search titles', pages().delete().match(NO_PAGE)],
    ['add alerts', alerts().insert(BLANK_ALERT)],
    ['change alerts', alerts().update({ kind: 'news' }).match(BLANK_ALERT)],
    ['delete alerts', alerts().delete().match(BLANK_ALERT)],
  ];
}

async function checkForbidden(client: SupabaseClient): Promise<DatabaseCheck[]> {
  const checks = forbiddenAttempts(client).map(
    async ([attemptName, attempt]): Promise<DatabaseCheck> => {
      const expectation = `Visitors cannot ${attemptName}.`;
      const { error } = await attempt;
      if (error?.code === INSUFFICIENT_PRIVILEGE) return { expectation };
      return {
        expectation,
        remedy: `Take the grant back as supabase/migrations/20250101000002_grants.sql does. (It answered: ${error?.message ?? 'yes'})`,
      };
    },
  );
  return Promise.all(checks);
}

/** The list of what a key reaches. Newer projects show it to their owner alone, and then there is nothing to say. */
function checkTables(list: unknown): DatabaseCheck {
  const { paths = {} } = (list ?? {}) as { paths?: object };
  const expectedPaths = [
    ...['/', '/seo_pages', '/quote_requests', '/service_alerts'],
    '/rpc/add_request_photo',
  ];
  const unexpectedPaths = Object.keys(paths).filter((path) => !expectedPaths.includes(path));
  return {
    expectation: 'Visitors reach no other table or function.',
    ...(unexpectedPaths.length > 0 && {
      remedy: `Take the grants of anon back: ${unexpectedPaths.join(', ')}`,
    }),
  };
}
