// From a visitor's request to the office's mailbox, on the embedded database with a mail server that comes and goes.
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { nodeClient } from '../../src/node/database/node-client.ts';
import { freePort } from '../../src/node/serve/ports.ts';
import { openOffice, smtpWay } from '../../src/office/local/local-office.ts';
import { type Mailbox, openMailbox } from '../../src/office/local/mailbox.ts';
import { officeDatabase } from '../../src/office/worker/database.ts';
import { officeHandler, sha256 } from '../../src/office/worker/handler.ts';
import { sendDue } from '../../src/office/worker/worker.ts';
import { startDatabase, type TestDatabase } from '../support/database/lite.ts';
import { joinOffice, seedWithOffice, signedIn } from '../support/database/office.ts';
import { eventually } from '../support/waiting.ts';
import { quote } from './quote.ts';

const RUN_SECRET = 'the secret of the schedule';
let db: TestDatabase;
let mailbox: Mailbox;
let office: ReturnType<typeof openOffice> | undefined;
beforeAll(async () => {
  db = await startDatabase({ name: 'office', seed: await seedWithOffice() });
  mailbox = await openMailbox(0);
});
afterAll(async () => {
  delete process.env.OFFICE_RUN_SECRET;
  await office?.close();
  mailbox?.close();
  await db?.close();
});

const entries = async () => {
  const { data } = await db.owner.from('outbox').select('consumer,state,attempts,last_error');
  return data ?? [];
};

test('while the mail server is down a request waits, with the reason and without the visitor’s words', async () => {
  expect((await db.visitor.from('quote_requests').insert(quote())).error).toBeNull();
  const down = smtpWay(`smtp://127.0.0.1:${await freePort()}`);
  const report = await sendDue({ database: officeDatabase(db), sendMail: down });
  expect(report).toEqual({ delivered: 0, failed: 2, givenUp: 0 });
  expect(await entries()).toEqual(
    ['office', 'visitor'].map((consumer) => ({
      consumer,
      state: 'waiting',
      attempts: 1,
      last_error: 'The mail server could not be reached (ESOCKET).',
    })),
  );
});

test('when it is up the office and the visitor get one mail each, and nobody a second one', async () => {
  expect(await officeDatabase(db).claim(10, 60)).toEqual([]);
  process.env.OFFICE_RUN_SECRET = RUN_SECRET;
  office = openOffice(db, smtpWay(mailbox.smtp));
  await db.visitor.from('quote_requests').insert(quote({ name: 'Zoë\r\nBcc: x@example.com' }));
  await eventually(async () => mailbox.mails.length).toBe(2);
  const shown = mailbox.mails.find(({ to }) => to.includes('office@'));
  expect(shown).toMatchObject({
    replyTo: 'ada@example.com',
    subject: 'Roll-off in Collins: Zoë Bcc x example com',
    from: 'Lakeside "Hauling" <website@lakeside.example>',
  });
  expect(shown?.text).toContain('Somebody asked for a quote.\n\nName: Zoë\n    Bcc');
  expect(shown?.html).toContain('<td style="padding:4px 0">5 Mill Street</td>');
  expect(shown?.html).toContain('Zoë<br>Bcc: x@example.com');
  const confirmation = mailbox.mails.find(({ to }) => to.includes('ada@'));
  expect(confirmation).toMatchObject({
    replyTo: 'office@lakeside.example',
    subject: 'Your quote: Roll-off in Collins',
    text: 'Thank you. We call you.\n\nLakeside "Hauling", (800) 555-0100\n\nCity: Collins\nService: Roll-off\n\n',
  });
  const page = await fetch(mailbox.url);
  expect(await page.text()).toContain('<h2>Roll-off in Collins: Zoë Bcc x example com</h2>');
});

/** Runs the command of members against this database, and gives what it prints. */
const command = (...words: string[]) =>
  runCommand(['office', ...words], {
    CURBSIDE_DATA: db.folder,
    SUPABASE_PORT: new URL(db.url).port,
  });

function runCommand(
  words: string[],
  more: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, ...more };
  return new Promise((done) => {
    const run = ['src/node/launch/run.js', ...words];
    const child = execFile(process.execPath, run, { env }, (_, out, errors) =>
      done({ code: child.exitCode, output: out + errors }),
    );
  });
}

test('the check of the database sends one mail, and says who got it or why nobody did', async () => {
  const check = (OFFICE_RUN_SECRET: string) =>
    runCommand(['check-supabase'], {
      ...{ VITE_SUPABASE_URL: db.url, VITE_SUPABASE_ANON_KEY: db.anonKey, OFFICE_RUN_SECRET },
    });
  const before = mailbox.mails.length;
  const tried = await check(RUN_SECRET);
  expect(tried.output).toContain(
    'yes The mail service took a test mail to office@lakeside.example: has it arrived?',
  );
  expect(mailbox.mails).toHaveLength(before + 1);
  expect(mailbox.mails[0]).toMatchObject({ subject: expect.stringContaining('a test') });
  const refused = await check('another secret');
  expect(refused.code).toBe(1);
  expect(refused.output).toContain('OFFICE_RUN_SECRET is another one there');
  expect(mailbox.mails).toHaveLength(before + 1);
});

test('hostile words of a visitor add no header, no receiver and no line to a mail', async () => {
  const hostile = 'Eve\r\nBcc: x@example.com\r\n\r\n.\r\nMAIL FROM:<x@example.com>';
  const before = mailbox.mails.length;
  await db.visitor
    .from('quote_requests')
    .insert(quote({ name: hostile, message: hostile, email: 'eve@example.com,x@example.com' }));
  await eventually(async () => mailbox.mails.length).toBe(before + 1);
  const [mail] = mailbox.mails;
  expect(mail).toMatchObject({ to: 'office@lakeside.example', replyTo: '' });
  expect(mail?.subject).toBe('Roll-off in Collins: Eve Bcc x example com MAIL FROM x example com');
  expect(mail?.text).toContain('Details: Eve\n    Bcc: x@example.com\n    \n    .\n    MAIL FROM');
});

describe('a new member', () => {
  const join = (body: object) =>
    fetch(`${db.url}/functions/v1/office/join`, {
      method: 'POST',
      headers: { apikey: db.anonKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('joins with a one-time link, signs in and reads quotes; the link works once', async () => {
    const { output } = await command('add', 'Kim@example.com');
    const token = /http:\/\/localhost:4173\/admin\/login\/#join=(\S{43})\n/.exec(output)?.[1];
    expect(token, output).toBeDefined();
    expect((await join({ token: 'another', password: 'long enough it is' })).status).toBe(410);
    expect((await join({ token, password: 'short' })).status).toBe(422);
    const joined = await join({ token, password: 'long enough it is' });
    expect(await joined.json()).toEqual({ email: 'kim@example.com' });
    expect((await join({ token, password: 'long enough it is' })).status).toBe(410);
    const member = nodeClient(db.url, db.anonKey);
    const { error } = await member.auth.signInWithPassword({
      email: 'kim@example.com',
      password: 'long enough it is',
    });
    expect(error).toBeNull();
    expect((await member.rpc('is_office_member')).data).toBe(true);
    db.takeMails(mailbox.add);
    await member.auth.resetPasswordForEmail('kim@example.com');
    await eventually(async () => mailbox.mails[0]?.to).toBe('kim@example.com');
    expect(mailbox.mails[0]?.text).toContain(`${db.url}/auth/v1/verify?token=`);
    const { data } = await member
      .from('quote_requests')
      .select('name, status, outbox(consumer,state), quote_notes(text)');
    expect(data).toHaveLength(3);
    const changed = await member
      .from('quote_requests')
      .update({ status: 'called' })
      .eq('city', 'collins')
      .select('status');
    expect(changed.data).toEqual([1, 2, 3].map(() => ({ status: 'called' })));
    expect(await command('remove', 'kim@example.com')).toMatchObject({ code: 0 });
    expect((await member.from('quote_requests').select('name')).data).toEqual([]);
    expect((await member.rpc('forget_person', { contact: 'ada@example.com' })).error?.code).toBe(
      '42501',
    );
  });

  test('of six who use one link at once, one joins, with that one’s own password', async () => {
    const { output } = await command('add', 'max@example.com');
    const token = /#join=(\S{43})\n/.exec(output)?.[1];
    const passwords = [1, 2, 3, 4, 5, 6].map((turn) => `long enough it is ${turn}`);
    const answers = await Promise.all(passwords.map((password) => join({ token, password })));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 410, 410, 410, 410, 410]);
    const own = passwords[statuses.indexOf(200)] ?? '';
    const signIns = await Promise.all(
      passwords.map((password) =>
        nodeClient(db.url, db.anonKey).auth.signInWithPassword({
          email: 'max@example.com',
          password,
        }),
      ),
    );
    expect(passwords.filter((_, turn) => !signIns[turn]?.error)).toEqual([own]);
  });

  test('whose password the accounts refuse, or who get no answer from them, has the link again', async () => {
    const hash = await sha256('a token');
    const database = officeDatabase(db);
    await database.invite('pat@example.com', hash);
    const setPassword = vi.fn(async () => ({ refused: 'It is known from a leak.' }));
    const accounts = { setPassword };
    const handler = officeHandler({ database, accounts, sendMail: async () => {}, runSecret: 'x' });
    const ask = () =>
      handler(
        new Request('https://x.example/functions/v1/office/join', {
          method: 'POST',
          body: JSON.stringify({ token: 'a token', password: 'long enough it is' }),
        }),
      );
    expect((await ask()).status).toBe(422);
    expect(await (await ask()).json()).toEqual({ message: 'It is known from a leak.' });
    setPassword.mockRejectedValueOnce(new Error('the accounts are down'));
    expect((await ask()).status).toBe(503);
    expect((await ask()).status).toBe(422);
  });
});

// Who may do what is stated in SQL, in office-facts.ts and grant-facts.ts. Here stands what the embedded database adds.
test('through the gateway of the embedded database a member reads the office, and nobody is more than they are', async () => {
  const member = await joinOffice(db, 'lee@example.com');
  const stranger = await signedIn(db, 'eve@example.com');
  const codeOf = async (attempt: PromiseLike<{ error: { code?: string } | null }>) =>
    (await attempt).error?.code;
  const tables = ['quote_requests', 'quote_notes', 'outbox', 'office_changes', 'office_members'];
  for (const table of tables) {
    expect(await codeOf(member.from(table).select('*'))).toBeUndefined();
    expect((await stranger.from(table).select('*')).data).toEqual([]);
    expect(await codeOf(db.visitor.from(table).select('*'))).toBe('42501');
  }
  for (const client of [member, stranger, db.visitor]) {
    expect(await codeOf(client.from('quote_requests').update({ name: 'x' }).neq('name', ''))).toBe(
      '42501',
    );
    expect(await codeOf(client.rpc('embedded_account', { person: 'x@y.z', token: 'x' }))).toBe(
      '42501',
    );
    expect(await codeOf(client.rpc('office_settings'))).toBe('42501');
  }
  expect(await codeOf(stranger.from('quote_requests').insert(quote()))).toBeUndefined();

  const row = { ...quote(), photo_count: 1 };
  await db.visitor.from('quote_requests').insert(row);
  const jpeg = Buffer.concat([Buffer.from('ffd8ff', 'hex'), Buffer.alloc(400_000)]);
  const add = (request_key: string, data: Buffer) =>
    db.visitor.rpc('add_request_photo', {
      ...{ request_key, photo: randomUUID(), data: data.toString('base64') },
    });
  expect((await add(row.idempotency_key, jpeg)).error).toBeNull();
  expect((await add(randomUUID(), jpeg)).status).toBe(410);
  expect((await add(row.idempotency_key, Buffer.from('<svg/>'))).status).toBe(422);
  const { data: found } = await member
    .from('quote_requests')
    .select('id, photo_count')
    .eq('idempotency_key', row.idempotency_key)
    .single();
  const request = found?.id;
  expect(found?.photo_count).toBe(1);
  const { data: photos } = await member.rpc('request_photos', { request });
  expect(photos).toHaveLength(1);
  const { data: content } = await member.rpc('request_photo', { photo: photos[0] });
  expect(content.replaceAll('\n', '')).toBe(jpeg.toString('base64'));
  for (const client of [stranger, db.visitor])
    expect(await codeOf(client.rpc('request_photos', { request }))).toBe('42501');
});
