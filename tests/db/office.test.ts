// From a visitor's request to the office's mailbox, on the embedded database with a mail server that comes and goes.
import { execFile } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { officeDatabase } from '../../src/delivery/database.ts';
import { sendDue } from '../../src/delivery/worker.ts';
import { nodeClient } from '../../src/node/database/node-client.ts';
import { type LocalOffice, openOffice } from '../../src/node/office/local-office.ts';
import { type Mailbox, openMailbox } from '../../src/node/office/mailbox.ts';
import { smtpWay } from '../../src/node/office/smtp-way.ts';
import { freePort } from '../../src/node/serve/ports.ts';
import { startDatabase, type TestDatabase } from '../support/database/lite.ts';
import { seedWithOffice } from '../support/database/office.ts';
import { eventually } from '../support/waiting.ts';
import { quote } from './quote.ts';

let db: TestDatabase;
let mailbox: Mailbox;
let office: LocalOffice | undefined;
beforeAll(async () => {
  db = await startDatabase({ name: 'office', seed: await seedWithOffice() });
  mailbox = await openMailbox(0);
});
afterAll(async () => {
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
  office = openOffice(db, smtpWay(mailbox.smtp));
  await db.visitor.from('quote_requests').insert(quote({ name: 'Zoë\r\nBcc: x@example.com' }));
  await eventually(async () => mailbox.mails.length).toBe(2);
  const told = mailbox.mails.find(({ to }) => to.includes('office@'));
  expect(told).toMatchObject({
    replyTo: 'ada@example.com',
    subject: 'Roll-off in Collins: Zoë Bcc: x@example.com',
    from: '"Lakeside \\"Hauling\\"" <website@lakeside.example>',
  });
  expect(told?.text).toContain('Somebody asked for a quote.\n\nName: Zoë\n    Bcc');
  expect(told?.html).toContain('<td style="padding:4px 0;white-space:pre-wrap">5 Mill Street</td>');
  const confirmation = mailbox.mails.find(({ to }) => to.includes('ada@'));
  expect(confirmation).toMatchObject({
    replyTo: 'office@lakeside.example',
    subject: 'Your quote: Roll-off in Collins',
  });
  const page = await fetch(mailbox.url);
  expect(await page.text()).toContain('<h2>Roll-off in Collins: Zoë Bcc: x@example.com</h2>');
});

/** Runs the command of members against this database, and gives what it prints. */
function command(...words: string[]): Promise<{ code: number | null; output: string }> {
  const env = { ...process.env, CURBSIDE_DATA: db.folder, SUPABASE_PORT: new URL(db.url).port };
  return new Promise((done) => {
    const run = ['src/node/launch/run.js', 'office/members', ...words];
    const child = execFile(process.execPath, run, { env }, (_, out, errors) =>
      done({ code: child.exitCode, output: out + errors }),
    );
  });
}

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
    expect(data).toHaveLength(2);
    const changed = await member
      .from('quote_requests')
      .update({ status: 'called' })
      .eq('city', 'collins')
      .select('status');
    expect(changed.data).toEqual([{ status: 'called' }, { status: 'called' }]);
    expect(await command('remove', 'kim@example.com')).toMatchObject({ code: 0 });
    expect((await member.from('quote_requests').select('name')).data).toEqual([]);
    expect((await member.rpc('forget_person', { contact: 'ada@example.com' })).error?.code).toBe(
      '42501',
    );
  });
});
