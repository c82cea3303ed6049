// The worker on an outbox in memory: what becomes of an entry whose mail is refused, hangs, or arrives.
import { describe, expect, test, vi } from 'vitest';
import type { OfficeDatabase } from '../../src/delivery/database.ts';
import { NotSent, type OutboxEntry } from '../../src/delivery/entry.ts';
import { officeHandler } from '../../src/delivery/handler.ts';
import type { OutgoingMail } from '../../src/delivery/mail.ts';
import { GIVEN_UP_AFTER, pauseAfter } from '../../src/delivery/pauses.ts';
import { sendDue } from '../../src/delivery/worker.ts';
import { NOT_ASKED } from '../../src/model/forms/office-form.ts';
import { WORDS } from '../support/database/office.ts';

const REQUEST: OutboxEntry['request'] = {
  id: 'q',
  name: 'Ada <b>',
  email: 'ada@example.com',
  phone: '555',
  address: '5 Mill Street',
  city: 'collins',
  service_type: 'septic',
  message: 'One\nName: two',
  extra_answers: { size: '20 yard' },
  marketing_consent: true,
  created_at: '2026-01-01',
  signals: [],
};

const entry = (changes: Partial<OutboxEntry> = {}): OutboxEntry => ({
  ...{ id: 'e', lease: 'l', consumer: 'office', attempts: 1, trying_for: 0, request: REQUEST },
  ...changes,
});

/** A database that hands out these entries once. */
function database(...entries: OutboxEntry[]) {
  const claims = [entries];
  return {
    settings: vi.fn(async () => WORDS),
    claim: vi.fn(async () => claims.shift() ?? []),
    delivered: vi.fn(async () => true),
    failed: vi.fn(async () => true),
    invited: vi.fn(async (): Promise<string | null> => null),
  };
}

const run = (
  outbox: ReturnType<typeof database>,
  sendMail: (mail: OutgoingMail) => Promise<void>,
) => sendDue({ database: outbox as unknown as OfficeDatabase, sendMail });

describe('an entry', () => {
  test('is marked after its mail was sent', async () => {
    const outbox = database(entry());
    const mails: OutgoingMail[] = [];
    const report = await run(outbox, async (mail) => void mails.push(mail));
    expect(report).toEqual({ delivered: 1, failed: 0, givenUp: 0 });
    expect(outbox.delivered).toHaveBeenCalledWith('e');
    expect(mails[0]).toMatchObject({ key: 'e', subject: 'septic in Collins: Ada <b>' });
    expect(mails[0]?.html).toContain('Ada &lt;b&gt;');
    // A line of the message cannot pass for an answer.
    expect(mails[0]?.text).toMatch(/Which size\?: 20 yard\nDetails: One\n {4}Name: two\n$/);
  });

  test('of another form has the subject and the answers of that form alone', async () => {
    const request = {
      ...REQUEST,
      ...{ ...NOT_ASKED, phone: '555-0199', message: '', extra_answers: null },
      service_type: 'form:customer-id-sms',
    };
    const mails: OutgoingMail[] = [];
    const outbox = database(entry({ request }), entry({ request, consumer: 'visitor' }));
    await run(outbox, async (mail) => void mails.push(mail));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Customer ID Request - SMS',
      replyTo: WORDS.mail.to,
      text: 'Customer ID Request - SMS\n\nPhone: 555-0199\n',
    });
  });

  test('waits after a failure, whose reason holds no address', async () => {
    const outbox = database(entry());
    await run(outbox, async () => {
      throw new TypeError('connect ada@example.com');
    });
    const reason = 'The service could not be reached (TypeError).';
    expect(outbox.failed).toHaveBeenCalledWith(expect.anything(), reason, 30);
    expect(outbox.delivered).not.toHaveBeenCalled();
  });

  test('for a visitor’s address that does not exist is given up, and one for the office is not', async () => {
    const outbox = database(entry({ consumer: 'visitor' }), entry());
    const report = await run(outbox, async () => {
      throw new NotSent('The mail server answered with 550.', true);
    });
    expect(report).toEqual({ delivered: 0, failed: 1, givenUp: 1 });
  });

  test('with signs of a robot says so above the answers', async () => {
    const outbox = database(entry({ request: { ...REQUEST, signals: ['too fast'] } }));
    const mails: OutgoingMail[] = [];
    await run(outbox, async (mail) => void mails.push(mail));
    expect(mails[0]?.text).toMatch(/^It may have been a robot\./);
  });

  test('whose result cannot be stored stops no other', async () => {
    const outbox = database(entry({ id: 'a' }), entry({ id: 'b' }));
    outbox.delivered.mockRejectedValueOnce(new Error('away'));
    expect(await run(outbox, async () => {})).toEqual({ delivered: 1, failed: 1, givenUp: 0 });
  });
});

test('pauses grow to an hour, and after a day there is none', () => {
  expect([1, 2, 3, 8, 50].map((attempts) => pauseAfter(attempts, 0))).toEqual([
    30, 60, 120, 3600, 3600,
  ]);
  expect(pauseAfter(30, GIVEN_UP_AFTER - 3600)).toBe(3600);
  expect(pauseAfter(30, GIVEN_UP_AFTER - 3599)).toBeNull();
});

describe('a request to the office', () => {
  const ask = (path: string, init: RequestInit = { method: 'POST' }) => {
    const outbox = database();
    const handler = officeHandler({
      database: outbox as unknown as OfficeDatabase,
      sendMail: async () => {},
      accounts: { setPassword: async () => ({ id: 'x' }) },
      runSecret: 'secret',
    });
    return handler(new Request(`https://x.example/functions/v1/office/${path}`, init));
  };

  test('starts a run with the secret alone', async () => {
    const headers = (secret: string) => ({ method: 'POST', headers: { Authorization: secret } });
    expect((await ask('run')).status).toBe(401);
    expect((await ask('run', headers('Bearer secre'))).status).toBe(401);
    expect((await ask('run', headers('Bearer secret'))).status).toBe(200);
  });

  test.each([
    ['join', {}, 400],
    ['join', { token: 't', password: 'short' }, 422],
    ['join', { token: 't', password: 'long enough it is' }, 410],
    ['elsewhere', {}, 404],
  ])('%s with %o is answered with %i', async (path, body, status) => {
    expect((await ask(path, { method: 'POST', body: JSON.stringify(body) })).status).toBe(status);
  });
});
