// The ways of a mail and the webhook, against services that answer as theirs do.
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import type { StoredQuote } from '../../../src/model/forms/stored-quote.ts';
import type { OutgoingMail } from '../../../src/office/worker/mail.ts';
import { mailService } from '../../../src/office/worker/mail-services.ts';
import { callWebhook } from '../../../src/office/worker/webhook.ts';

const MAIL: OutgoingMail = {
  key: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff',
  from: 'website@lakeside.example',
  fromName: 'Lakeside "Hauling"',
  to: ['office@lakeside.example', 'anna@lakeside.example'],
  replyTo: 'ada@example.com',
  subject: 'Roll-off in Collins',
  text: 'Text',
  html: '<p>Text</p>',
};
const limit = new AbortController().signal;

/** A service that answers with these statuses and bodies in turn, and what it was asked. */
function service(...answers: [status: number, body?: object][]) {
  const asked: { url: string; method: string; headers: Headers; body: string }[] = [];
  const get: typeof fetch = async (url, init) => {
    const { method = 'GET', headers, body } = init ?? {};
    asked.push({ url: String(url), method, headers: new Headers(headers), body: String(body) });
    const [status, answer = {}] = answers.shift() ?? [200];
    return new Response(JSON.stringify(answer), { status });
  };
  return { asked, get };
}

/** The way of mails in an environment with one variable. */
const sendThrough = (variable: string, value: string, get: typeof fetch) =>
  mailService((name) => (name === variable ? value : undefined), undefined, get);

describe('Resend', () => {
  test('gets the entry’s id as its key, the sender’s name and the address for answers', async () => {
    const { asked, get } = service([200]);
    await sendThrough('RESEND_API_KEY', 're_key', get)(MAIL, false, limit);
    const [{ url, headers, body } = { url: '', headers: new Headers(), body: '{}' }] = asked;
    expect(url).toBe('https://api.resend.com/emails');
    expect(headers.get('Idempotency-Key')).toBe(MAIL.key);
    expect(headers.get('Authorization')).toBe('Bearer re_key');
    expect(JSON.parse(body)).toMatchObject({
      from: '"Lakeside \\"Hauling\\"" <website@lakeside.example>',
      to: MAIL.to,
      reply_to: 'ada@example.com',
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  });

  test('gets a name with a line end as one line', async () => {
    const { asked, get } = service([200]);
    const fromName = 'Lakeside\nBcc: all@example.com';
    await sendThrough('RESEND_API_KEY', 're_key', get)({ ...MAIL, fromName }, false, limit);
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      from: '"Lakeside Bcc: all@example.com" <website@lakeside.example>',
    });
  });

  test.each([
    [422, true],
    [409, true],
    [401, false],
    [403, false],
    [429, false],
    [500, false],
  ])('an answer with %i is final: %s', async (status, isFinal) => {
    const { get } = service([status, { message: 'ada@example.com is wrong' }]);
    await expect(
      sendThrough('RESEND_API_KEY', 're_key', get)(MAIL, false, limit),
    ).rejects.toMatchObject({
      message: `Resend answered with status ${status}.`,
      isFinal,
    });
  });
});

test('a service that names the time to wait is left alone for it', async () => {
  const get = async () => new Response('', { status: 429, headers: { 'Retry-After': '600' } });
  await expect(
    sendThrough('RESEND_API_KEY', 're_key', get)(MAIL, false, limit),
  ).rejects.toMatchObject({
    retryAfter: 600,
  });
});

describe('Postmark', () => {
  test('is not asked before a first attempt', async () => {
    const { asked, get } = service([200]);
    await sendThrough('POSTMARK_SERVER_TOKEN', 'token', get)(MAIL, false, limit);
    expect(asked.map(({ method, url }) => [method, url])).toEqual([
      ['POST', 'https://api.postmarkapp.com/email'],
    ]);
    expect(JSON.parse(asked[0]?.body ?? '')).toMatchObject({
      Metadata: { entry: MAIL.key },
      ReplyTo: 'ada@example.com',
      To: 'office@lakeside.example, anna@lakeside.example',
      Headers: expect.arrayContaining([{ Name: 'Auto-Submitted', Value: 'auto-generated' }]),
    });
  });

  test.each([
    ['has the message', 1, 1],
    ['has not', 0, 2],
  ])('that %s gets a repeated one accordingly', async (_, TotalCount, requests) => {
    const { asked, get } = service([200, { TotalCount }], [200]);
    await sendThrough('POSTMARK_SERVER_TOKEN', 'token', get)(MAIL, true, limit);
    expect(asked).toHaveLength(requests);
    expect(asked[0]?.url).toContain(`metadata_entry=${MAIL.key}`);
  });
});

/** Calls the webhook, and gives what it got. */
async function called(secret: string) {
  const { asked, get } = service([200]);
  const request = { name: 'Ada' } as StoredQuote;
  await callWebhook('https://hooks.example/', secret, { id: 'an-id', request, limit, get });
  return asked[0] ?? { headers: new Headers(), body: '' };
}

test('a webhook is verified by the library of Standard Webhooks with its defaults', async () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const { headers, body } = await called(secret);
  const webhook = new Webhook(secret);
  expect(webhook.verify(body, Object.fromEntries(headers))).toMatchObject({
    type: 'quote.requested',
  });
  expect(() => webhook.verify(`${body} `, Object.fromEntries(headers))).toThrow();
});

test.each(['secret', 'whsec_no base64!'])(
  'a receiver verifies the secret %j as its own characters',
  async (secret) => {
    const { headers, body } = await called(secret);
    const old = new Webhook(secret, { format: 'raw' });
    expect(old.verify(body, Object.fromEntries(headers))).toBeDefined();
  },
);

test('a webhook is signed over its id, its time and its body', async () => {
  const { headers, body } = await called('secret');
  const signed = `an-id.${headers.get('webhook-timestamp')}.${body}`;
  const own = createHmac('sha256', 'secret').update(signed).digest('base64');
  expect(headers.get('webhook-signature')).toBe(`v1,${own}`);
  expect(JSON.parse(body)).toEqual({ type: 'quote.requested', data: { name: 'Ada' } });
});

test('without a key no mail is sent, and the reason says so', async () => {
  await expect(mailService(() => undefined)(MAIL, false, limit)).rejects.toThrow('No mail service');
});
