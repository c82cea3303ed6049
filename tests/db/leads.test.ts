// No lead is lost: one for each answer of the mail service, the database and the network, and each kind of address. The
// visitor's code, the database and the office's function under Deno are the real ones; mail service and gateway are not.
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { QuoteFormFacts } from '../../src/model/forms/quote-form.ts';
import { dispatchQuote, retryQueuedQuotes } from '../../src/sections/quote-form/dispatch.ts';
import { EMPTY_QUOTE } from '../../src/sections/quote-form/quote-draft.ts';
import { readQueuedQuotes } from '../../src/sections/quote-form/quote-queue.ts';
import { startDatabase, type TestDatabase } from '../support/database/lite.ts';
import { joinOffice, seedWithOffice, WORDS } from '../support/database/office.ts';
import { startFunction } from '../support/servers/deno.ts';
import type { StartedServer } from '../support/servers/start-server.ts';
import { stubSession } from '../support/session-storage.ts';
import { ROOT } from '../support/sites/build-site.ts';

/** The mail service: takes all, refuses addresses that it cannot read, has another key, has had enough, or is cut off. */
const MAIL = [
  'takes it',
  'refuses the address',
  'refuses the key',
  'has had enough',
  'is cut off',
] as const;
/** The ways in which a database is away, one for each line above. */
const AWAY = [540, 521, 544, 'silent', 'cut off'] as const;
const ADDRESSES = { ordinary: 'ada@example.com', odd: 'ada@example.com.' };

// The page shows it in a browser.
vi.mock('../../src/outside/toasts.ts', () => ({ showToast: async () => {} }));

interface Lead {
  /** What the test is called. */
  title: string;
  /** Short and without signs: the subject of a mail shows no more of what was typed. */
  name: string;
  mail: (typeof MAIL)[number];
  away?: (typeof AWAY)[number];
  email: string;
  isOnline: boolean;
}

const LEADS: Lead[] = MAIL.flatMap((mail, row) =>
  [undefined, AWAY[row]].flatMap((away) =>
    Object.values(ADDRESSES).flatMap((email) =>
      [true, false].map((isOnline) => ({
        ...{ mail, email, isOnline },
        ...(away && { away }),
        title: `${isOnline ? 'Online' : 'Offline'}, database ${away ?? 'there'}, mail service ${mail} (${email})`,
      })),
    ),
  ),
).map((lead, at) => ({ ...lead, name: `Lead ${at + 10}` }));
const isStored = ({ away, isOnline }: Lead) => isOnline && !away;
/** An odd address is refused, and then the mail goes without it. */
const isShown = ({ mail }: Lead) => mail === 'takes it' || mail === 'refuses the address';

const FORM = {
  ...{ delivery: 'supabase', cities: [], services: [], labels: {} },
  messages: { sent: {}, failed: {}, not_sent: 'not sent' },
  receipt: { kept: { title: 'Kept', text: 'Kept', cancel_label: 'Cancel' } },
} as unknown as QuoteFormFacts;

let db: TestDatabase;
let member: SupabaseClient;
let office: StartedServer;
const servers: Server[] = [];
/** The leads come from one address, whose limit for an hour has tests of its own. */
const WITHOUT_LIMIT = 'alter table public.quote_requests disable trigger limit_quotes;';
/** False while everything is as the table says, true once all is well again. */
let isOver = false;
/** How many mails about each lead the service has taken, by the lead's name. */
const taken = new Map<string, number>();
const sentTo: { subject: string; reply_to?: string; text: string }[] = [];
let first: PromiseSettledResult<'sent' | 'kept'>[];

beforeAll(async () => {
  const seed = await seedWithOffice({ ...WORDS, consumers: ['office'] });
  db = await startDatabase({ name: 'leads', seed: seed + WITHOUT_LIMIT });
  member = await joinOffice(db);
  const gateway = await listen(answerForDatabase);
  office = await startOffice(await listen(answerForMail));
  stubBrowser(gateway);
  const online = LEADS.filter(({ isOnline }) => isOnline).map(send);
  first = await Promise.allSettled(online);
  vi.stubGlobal('navigator', { onLine: false });
  first.push(...(await Promise.allSettled(LEADS.filter((lead) => !lead.isOnline).map(send))));
});
afterAll(async () => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await office?.close();
  await db?.close();
});

async function listen(
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<unknown>,
) {
  const server = createServer((request, response) => void answer(request, response));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  servers.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const RUN_SECRET = 'the secret of the schedule';

/** Starts the office's Edge Function beside a mail service that takes what is meant for Resend. */
const startOffice = (mailService: string) =>
  startFunction(
    join(ROOT, 'supabase/functions/office/index.ts'),
    {
      MAIL_SERVICE: mailService,
      SUPABASE_URL: db.url,
      SUPABASE_SERVICE_ROLE_KEY: db.secretKey,
      OFFICE_RUN_SECRET: RUN_SECRET,
      RESEND_API_KEY: 're_test',
    },
    ['--preload', join(ROOT, 'tests/support/database/redirected-mail.js')],
  );

/** Has the office send what is due, as the schedule does. */
const run = (secret = RUN_SECRET) =>
  fetch(`${office.url}/functions/v1/office/run`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${secret}` },
  });

const leadIn = (text: string) => LEADS.find(({ name }) => text.includes(name));

/** Hands on to the database what the table lets through.  */
async function answerForDatabase(request: IncomingMessage, response: ServerResponse) {
  const body = await buffer(request);
  const away = isOver ? undefined : leadIn(body.toString())?.away;
  if (away === 'silent') return;
  if (away === 'cut off') return response.destroy();
  if (away) return response.writeHead(away).end('{"message":"Project paused"}');
  const answer = await fetch(db.url + request.url, {
    method: request.method ?? 'POST',
    headers: {
      'Content-Type': 'application/json',
      apikey: db.anonKey,
      Prefer: 'return=minimal',
    },
    body: new Uint8Array(body),
  });
  response
    .writeHead(answer.status, { 'Content-Type': 'application/json' })
    .end(await answer.text());
}

/** Answers as Resend documents it. */
async function answerForMail(request: IncomingMessage, response: ServerResponse) {
  const mail = JSON.parse((await buffer(request)).toString());
  const lead = leadIn(mail.text);
  const refuse = (status: number, headers = {}) => response.writeHead(status, headers).end('{}');
  if (mail.reply_to?.endsWith('.') && lead?.mail === 'refuses the address') return refuse(422);
  if (!isOver && lead?.mail === 'refuses the key') return refuse(401);
  if (!isOver && lead?.mail === 'has had enough') return refuse(429, { 'Retry-After': '60' });
  if (!isOver && lead?.mail === 'is cut off') return response.destroy();
  if (lead) taken.set(lead.name, (taken.get(lead.name) ?? 0) + 1);
  sentTo.push(mail);
  return response.end('{"id":"x"}');
}

/** What the visitor's code asks of a browser. */
function stubBrowser(gateway: string) {
  vi.stubEnv('VITE_SUPABASE_URL', gateway);
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', db.anonKey);
  const real = fetch;
  const get: typeof fetch = (address, init) =>
    String(address).startsWith(gateway) && !navigator.onLine
      ? Promise.reject(new TypeError('Failed to fetch'))
      : real(address, init);
  const stored = stubSession();
  const storage = globalThis.sessionStorage;
  stored.clear();
  const globals = {
    ...{ fetch: get, localStorage: storage, navigator: { onLine: true }, WebSocket: class {} },
    ...{ location: new URL('https://www.lakeside.example/contact/'), document: { referrer: '' } },
    // Nothing looks after kept requests again once the test has ended.
    ...{ addEventListener() {}, alert() {}, setInterval() {}, window: {} },
  };
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value);
}

const send = ({ name, email }: Lead) =>
  dispatchQuote(
    FORM,
    {
      ...EMPTY_QUOTE,
      ...{ name, email, phone: '716 555 0199', address: '5 Mill Street' },
      city: 'collins',
      serviceType: 'rolloff',
    },
    [],
  );

const inList = async () => {
  const { data } = await member
    .from('quote_requests')
    .select('name, outbox(id, state, last_error)');
  return data as {
    name: string;
    outbox: { id: string; state: string; last_error: string | null }[];
  }[];
};
const inKept = () => readQueuedQuotes().map(({ request }) => request.name);

test('there is a lead for each of forty combinations, and no visitor is told that sending failed', () => {
  expect(LEADS).toHaveLength(40);
  expect(first.map(({ status }) => status)).toEqual(LEADS.map(() => 'fulfilled'));
});

test('a stranger starts no run', async () => {
  expect((await run('another secret')).status).toBe(401);
});

describe('while things are as they are', () => {
  let list: Awaited<ReturnType<typeof inList>>;
  beforeAll(async () => {
    expect(await (await run()).json()).toMatchObject({ delivered: 4, failed: 6, givenUp: 0 });
    list = await inList();
  });

  test.each(LEADS)('$title', (lead) => {
    const row = list.find(({ name }) => name === lead.name);
    expect([row !== undefined, inKept().includes(lead.name)]).toEqual([
      isStored(lead),
      !isStored(lead),
    ]);
    if (!row) return;
    // The office is told by mail, or sees in its list why not yet.
    expect(row.outbox[0]?.state).toBe(isShown(lead) ? 'delivered' : 'waiting');
    expect(Boolean(row.outbox[0]?.last_error)).toBe(!isShown(lead));
    expect(taken.get(lead.name)).toBe(isShown(lead) ? 1 : undefined);
  });
});

describe('once all is well again', () => {
  let list: Awaited<ReturnType<typeof inList>>;
  beforeAll(async () => {
    isOver = true;
    servers[0]?.closeAllConnections();
    vi.stubGlobal('navigator', { onLine: true });
    // The visitor opens the form again, once what hung has ended.
    await vi.waitFor(() => {
      retryQueuedQuotes(FORM);
      expect(inKept()).toEqual([]);
    }, 20_000);
    const waiting = (await inList()).flatMap(({ outbox }) =>
      outbox.filter(({ last_error }) => last_error),
    );
    for (const { id } of waiting) await member.rpc('send_again', { entry: id });
    await run();
    list = await inList();
  });

  test.each(LEADS)('$title', (lead) => {
    expect(list.filter(({ name }) => name === lead.name)).toMatchObject([
      { outbox: [{ state: 'delivered' }] },
    ]);
    expect(taken.get(lead.name)).toBe(1);
    const mail = sentTo.find(({ text }) => text.includes(lead.name));
    expect(mail?.text).toContain(`E-mail: ${lead.email}`);
    expect(mail?.text.includes('waited on the visitor’s device')).toBe(!isStored(lead));
  });
});
