// The worker on an outbox in memory: what becomes of an entry whose mail is refused, hangs, or arrives.
import { describe, expect, test, vi } from 'vitest';
import { NOT_ASKED } from '../../../src/model/forms/office-form.ts';
import type { OfficeDatabase } from '../../../src/office/worker/database.ts';
import { DeliveryError, type OutboxEntry } from '../../../src/office/worker/entry.ts';
import { officeHandler } from '../../../src/office/worker/handler.ts';
import type { OutgoingMail } from '../../../src/office/worker/mail.ts';
import type { SendMail } from '../../../src/office/worker/mail-services.ts';
import { MAX_RETRY_SECONDS, pauseAfter, sendDue } from '../../../src/office/worker/worker.ts';
import { WORDS } from '../../support/database/office.ts';

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

/** A database with a request's mails for the office and for the visitor. */
const forBoth = (request: OutboxEntry['request']) =>
  database(entry({ request }), entry({ request, consumer: 'visitor' }));

const run = (outbox: ReturnType<typeof database>, sendMail: SendMail) =>
  sendDue({ database: outbox as unknown as OfficeDatabase, sendMail });

/** What a run tells, and the mails that it sends, where each arrives. */
async function delivered(outbox: ReturnType<typeof database>) {
  const mails: OutgoingMail[] = [];
  const report = await run(outbox, async (mail) => void mails.push(mail));
  return { report, mails };
}

describe('an entry', () => {
  test('is marked after its mail was sent', async () => {
    const outbox = database(entry());
    const { report, mails } = await delivered(outbox);
    expect(report).toEqual({ delivered: 1, failed: 0, givenUp: 0 });
    expect(outbox.delivered).toHaveBeenCalledWith('e');
    expect(mails[0]).toMatchObject({ key: 'e', subject: 'other in Collins: Ada b' });
    expect(mails[0]?.html).toContain('Ada &lt;b&gt;');
    expect(mails[0]?.html).toContain('One<br>Name: two');
    expect(mails[0]?.html).not.toMatch(/<body[^>]*style|pre-wrap/);
    // A line of the message cannot pass for an answer.
    expect(mails[0]?.text).toMatch(/Which size\?: 20 yard\nDetails: One\n {4}Name: two\n$/);
  });

  test('whose request is old may have been sent by the database that a copy replaced', async () => {
    const repeated: boolean[] = [];
    const aged = (minutes: number) => {
      const created_at = new Date(Date.now() - minutes * 60_000).toISOString();
      return entry({ request: { ...REQUEST, created_at } });
    };
    const sendMail: SendMail = async (_, isRepeated) => void repeated.push(isRepeated);
    await run(database(aged(1), aged(24 * 60)), sendMail);
    expect(repeated).toEqual([false, true]);
  });

  test('of another form has the subject and the answers of that form alone', async () => {
    const request = {
      ...REQUEST,
      ...{ ...NOT_ASKED, phone: '555-0199', message: '', extra_answers: null },
      service_type: 'form:customer-id-sms',
    };
    const { mails } = await delivered(forBoth(request));
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      subject: 'Customer ID Request - SMS',
      replyTo: WORDS.mail.to,
      text: 'Customer ID Request - SMS\n\nPhone: 555-0199\n',
    });
  });

  test.each([
    [1, 'A photo follows this request.'],
    [3, '3 photos follow this request.'],
  ])(
    'with %i photos leads to the request in the office, and the visitor’s does not',
    async (photo_count, words) => {
      const request = { ...REQUEST, photo_count };
      const mails: OutgoingMail[] = [];
      const outbox = database(entry({ request }), entry({ request, consumer: 'visitor' }));
      await run(outbox, async (mail) => void mails.push(mail));
      const link = `${words} Members of the office see them here: ${WORDS.origin}/admin/#requests/${REQUEST.id}`;
      expect(mails.map(({ text }) => text.includes(link))).toEqual([true, false]);
    },
  );

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
      throw new DeliveryError('The mail server answered with 550.', true);
    });
    expect(report).toEqual({ delivered: 0, failed: 1, givenUp: 1 });
  });

  test.each([
    ['several', 'ada@example.com,eve@example.com'],
    ['none', 'call me'],
  ])('with %s addresses for one has no answer’s address, and no confirmation', async (_, email) => {
    const request = { ...REQUEST, email };
    const { mails } = await delivered(forBoth(request));
    expect(mails).toHaveLength(1);
    expect(mails[0]?.replyTo).toBeUndefined();
    expect(mails[0]?.text).toContain(`E-mail: ${email}`);
  });

  test.each(['gmail。com', 'gm\ufe0fail.com', 'ｇmail.com', 'gmaıl.com'])(
    'for a visitor at %s, which is another sign’s form of a domain, is not sent',
    async (domain) => {
      const request = { ...REQUEST, email: `ada@${domain}` };
      const { mails } = await delivered(forBoth(request));
      expect(mails.map(({ to }) => to)).toEqual([[WORDS.mail.to].flat()]);
    },
  );

  test('whose choices have names that every object has is told in those words', async () => {
    const [city, service_type] = ['toString', 'constructor'];
    const request = { ...REQUEST, city, service_type, extra_answers: { valueOf: '20 yard' } };
    const { report, mails } = await delivered(forBoth(request));
    expect(report).toMatchObject({ delivered: 2, failed: 0 });
    expect(mails[0]?.subject).toBe('other in other: Ada b');
    expect(mails[0]?.text).toContain('“valueOf”: 20 yard');
    expect(mails[0]?.text).not.toContain('native code');
  });

  test('for a visitor repeats what was chosen from lists, with the office’s phone, and nothing that was written', async () => {
    const spam = 'You won 500 dollars at https://spam.example';
    const written = { name: spam, phone: spam, address: spam, message: spam };
    const mailOf = async (changes: Partial<OutboxEntry['request']>, words = WORDS) => {
      const outbox = database(
        entry({ request: { ...REQUEST, ...written, ...changes }, consumer: 'visitor' }),
      );
      outbox.settings.mockResolvedValue(words);
      const { mails } = await delivered(outbox);
      return mails[0];
    };
    expect(await mailOf({ service_type: 'rolloff' })).toMatchObject({
      subject: 'Your quote: Roll-off in Collins',
      text: 'Thank you. We call you.\n\nLakeside "Hauling", (800) 555-0100\n\nCity: Collins\nService: Roll-off\nWhich size?: 20 yard\n',
    });
    const strange = {
      city: spam,
      service_type: spam,
      extra_answers: { size: spam, [spam]: '20 yard' },
    };
    const typed = {
      ...WORDS,
      cities: {},
      confirmation: { subject: '{name}: {service}, {city}', text: 'Hello.' },
    };
    for (const words of [WORDS, typed]) {
      const mail = await mailOf(strange, words);
      expect(mail?.text).toContain('Lakeside "Hauling", (800) 555-0100\n');
      expect(JSON.stringify(mail)).not.toMatch(/won|spam|yard/);
    }
  });

  test('has the site’s own word for everything else in its subject, and no link of a name or a typed town', async () => {
    const request = {
      ...REQUEST,
      name: 'Dr. Zoë at https://spam.example',
      city: 'www.spam.example',
    };
    const outbox = database(entry({ request }));
    outbox.settings.mockResolvedValue({
      ...WORDS,
      cities: {},
      services: { other: 'Something else' },
    });
    const { mails } = await delivered(outbox);
    expect(mails[0]?.subject).toBe(
      'Something else in www spam example: Dr Zoë at https spam example',
    );
  });

  test.each([
    ...['\r', '\r\n', '\v', '\f', '\u001c', '\u001d', '\u001e', '\u0085', '\u2028', '\u2029'],
  ])('with the line end %j forges no line of the text, and none of the subject', async (end) => {
    const forged = `One${end}E-mail: eve@example.com`;
    const request = {
      ...REQUEST,
      name: forged,
      message: forged,
      extra_answers: { [`x: y${end}Name`]: forged },
    };
    const { mails } = await delivered(database(entry({ request })));
    const lines = mails[0]?.text.split(/(?!\t)[\p{Cc}\u2028\u2029]/u) ?? [];
    expect(lines.filter((line) => line.startsWith('E-mail:'))).toEqual(['E-mail: ada@example.com']);
    expect(lines.filter((line) => line.startsWith('Name'))).toEqual(['Name: One']);
    expect(mails[0]?.subject).toBe('other in Collins: One E-mail eve example com');
  });

  test('has no sign that turns its text around, and no encoded word in its subject', async () => {
    const hidden = 'moc\u202e.gpj\u2066\u2069\u200f';
    const request = {
      ...REQUEST,
      name: `=?utf-8?B?QmNj?= ${hidden}`,
      message: hidden,
      email: `=?utf-8?Q?a?=@x.example`,
    };
    const outbox = forBoth(request);
    const subject = '=?{name} =?utf-8?B?QmNj?=';
    outbox.settings.mockResolvedValue({ ...WORDS, mail: { ...WORDS.mail, subject } });
    const { mails } = await delivered(outbox);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).not.toContain('=?');
    expect(mails[0]?.text).toContain('Details: moc.gpj\n');
    expect(mails[0]?.replyTo).toBeUndefined();
  });

  test('that waited on the visitor’s device says how long', async () => {
    const request = {
      ...REQUEST,
      created_at: '2026-01-03T12:00Z',
      kept_since: '2026-01-01T11:00Z',
    };
    const { mails } = await delivered(database(entry({ request })));
    expect(mails[0]?.text).toContain(
      'This request waited on the visitor’s device for about 49 hours: ',
    );
  });

  test('goes to everybody in a list of receivers', async () => {
    const outbox = database(entry());
    const to = ['office@lakeside.example', 'anna@lakeside.example'];
    outbox.settings.mockResolvedValue({ ...WORDS, mail: { ...WORDS.mail, to } });
    const { mails } = await delivered(outbox);
    expect(mails[0]?.to).toEqual(to);
  });

  test('with signs of a robot says so above the answers', async () => {
    const outbox = database(entry({ request: { ...REQUEST, signals: ['too fast'] } }));
    const { mails } = await delivered(outbox);
    expect(mails[0]?.text).toMatch(/^It may have been a robot\./);
  });

  test('whose result cannot be stored stops no other', async () => {
    const outbox = database(entry({ id: 'a' }), entry({ id: 'b' }));
    outbox.delivered.mockRejectedValueOnce(new Error('away'));
    expect(await run(outbox, async () => {})).toEqual({ delivered: 1, failed: 1, givenUp: 0 });
  });
});

describe('the office is told, whatever the mail service answers', () => {
  /** The documented answers of a mail service to a mail: the first to the mail as it is, the others to those in its place. */
  const refusal = (status: number, isFinal = false, retryAfter = 0) =>
    new DeliveryError(`Resend answered with status ${status}.`, isFinal, retryAfter);

  /** A service that answers each mail in turn; the last answer stays. */
  async function shown(...answers: (Error | undefined)[]) {
    const outbox = database(entry());
    const mails: OutgoingMail[] = [];
    const report = await run(outbox, async (mail) => {
      mails.push(mail);
      const answer = answers[Math.min(mails.length, answers.length) - 1];
      if (answer) throw answer;
    });
    return { report, mails, outbox };
  }

  test('a mail that is refused goes without the address for answers, which stands in its words', async () => {
    const { report, mails } = await shown(refusal(422, true), undefined);
    expect(report).toEqual({ delivered: 1, failed: 0, givenUp: 0 });
    const [first, second] = mails;
    expect(first?.replyTo).toBe('ada@example.com');
    expect(second).toEqual({ ...first, key: 'e-2', replyTo: undefined });
    expect(second?.text).toContain('E-mail: ada@example.com');
  });

  test('one that is refused for its words goes without any word of the visitor', async () => {
    const { report, mails } = await shown(refusal(422, true), refusal(422, true), undefined);
    expect(report.delivered).toBe(1);
    expect(JSON.stringify(mails[2])).not.toMatch(/Ada|example\.com|Mill|two/);
    expect(mails[2]?.text).toContain('https://www.lakeside.example/admin/');
  });

  test.each([
    ['an unknown key', refusal(401), 30],
    ['a domain that is not proved', refusal(403), 30],
    ['too many in a second', refusal(429), 30],
    ['too many, with the time to wait', refusal(429, false, 600), 600],
    ['a fault of its own', refusal(500), 30],
    ['no room', refusal(503, false, 7), 30],
    ['a cut connection', new TypeError('fetch failed'), 30],
    ['a refusal of everything', refusal(422, true), 30],
  ])('%s lets the mail wait, and it is never given up at once', async (_, answer, pause) => {
    const { report, mails, outbox } = await shown(answer);
    expect(report).toEqual({ delivered: 0, failed: 1, givenUp: 0 });
    expect(outbox.failed).toHaveBeenCalledWith(expect.anything(), expect.anything(), pause);
    expect(mails).toHaveLength(answer instanceof DeliveryError && answer.isFinal ? 3 : 1);
  });
});

test('pauses grow to an hour, and after a day there is none', () => {
  expect([1, 2, 3, 8, 50].map((attempts) => pauseAfter(attempts, 0))).toEqual([
    30, 60, 120, 3600, 3600,
  ]);
  expect(pauseAfter(30, MAX_RETRY_SECONDS - 3600)).toBe(3600);
  expect(pauseAfter(30, MAX_RETRY_SECONDS - 3599)).toBeNull();
});

describe('a request to the office', () => {
  const ask = (path: string, init: RequestInit = { method: 'POST' }) => {
    const outbox = database();
    const handler = officeHandler({
      database: outbox as unknown as OfficeDatabase,
      sendMail: async ({ subject }) => {
        if (subject.includes('test')) throw new DeliveryError('The mail service says no.');
      },
      accounts: { setPassword: async () => ({ id: 'x' }) },
      runSecret: 'secret',
    });
    outbox.settings.mockResolvedValue(WORDS);
    return handler(new Request(`https://x.example/functions/v1/office/${path}`, init));
  };

  test('starts a run with the secret alone', async () => {
    const headers = (secret: string) => ({ method: 'POST', headers: { Authorization: secret } });
    expect((await ask('run')).status).toBe(401);
    expect((await ask('run', headers('Bearer secre'))).status).toBe(401);
    expect((await ask('run', headers('Bearer secret'))).status).toBe(200);
  });

  test('tries the mail with the secret alone, and says how it went', async () => {
    const headers = { Authorization: 'Bearer secret' };
    expect((await ask('try-mail')).status).toBe(401);
    expect(await (await ask('try-mail', { method: 'POST', headers })).json()).toEqual({
      fault: 'The mail service says no.',
    });
  });

  test.each([
    ['join', { token: 't', password: 'x'.repeat(3000) }, 400],
    ['join', {}, 400],
    ['join', { token: 't', password: 'short' }, 422],
    ['join', { token: 't', password: 'long enough it is' }, 410],
    ['elsewhere', {}, 404],
  ])('%s with %o is answered with %i', async (path, body, status) => {
    expect((await ask(path, { method: 'POST', body: JSON.stringify(body) })).status).toBe(status);
  });

  test('that is long is refused before all of it has come', async () => {
    let parts = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(sender) {
        parts += 1;
        if (parts > 100) sender.close();
        else sender.enqueue(new Uint8Array(1000));
      },
    });
    const init = { method: 'POST', body, duplex: 'half' };
    expect((await ask('join', init)).status).toBe(400);
    expect(parts).toBeLessThan(10);
  });
});
