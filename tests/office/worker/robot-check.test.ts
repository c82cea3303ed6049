// The check against robots: what becomes of a request whose token is good, bad, missing, or cannot be verified.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OfficeDatabase } from '../../../src/office/worker/database.ts';
import type { OutboxEntry } from '../../../src/office/worker/entry.ts';
import { checkEntries } from '../../../src/office/worker/robot-check.ts';

const entriesOf = (id: string) =>
  (['office', 'visitor'] as const).map(
    (consumer) =>
      ({
        id: `${id}-${consumer}`,
        consumer,
        request: { id, signals: [] },
      }) as unknown as OutboxEntry,
  );

/** The answers of the stand-in for Cloudflare's siteverify by token; it leaves every other token without one. */
const ANSWERS: Record<string, object> = {
  good: { success: true, 'error-codes': [] },
  bad: { success: false, 'error-codes': ['invalid-input-response'] },
  old: { success: false, 'error-codes': ['timeout-or-duplicate'] },
  misconfigured: { success: false, 'error-codes': ['invalid-input-secret'] },
};
const asked: unknown[] = [];
let server: Server;
beforeAll(async () => {
  server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const given = JSON.parse(body);
    asked.push(given);
    const answer = ANSWERS[given.response];
    if (answer) response.end(JSON.stringify(answer));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => void asked.splice(0));

/** Checks a request with this token, and gives the entries and the calls of the database. */
async function check(token: string | null | undefined, secret: string | undefined = 'secret') {
  const database = {
    takeCheck: vi.fn(async () => (token === undefined ? null : { token })),
    markUnchecked: vi.fn(async () => true),
  };
  const entries = await checkEntries(entriesOf('q'), {
    database: database as unknown as OfficeDatabase,
    turnstileSecret: secret || undefined,
    get: (address, init) => {
      expect(address).toBe('https://challenges.cloudflare.com/turnstile/v0/siteverify');
      return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, init);
    },
  });
  return { entries, database };
}

test('a request with a good token is sent as it is, and its token is verified once for both mails', async () => {
  const { entries, database } = await check('good');
  expect(entries).toEqual(entriesOf('q'));
  expect(asked).toEqual([{ secret: 'secret', response: 'good' }]);
  expect(database.markUnchecked).not.toHaveBeenCalled();
});

test.each([['bad'], ['old'], [null]])(
  'a request with the token %s is marked, and the office alone gets its mail',
  async (token) => {
    const { entries, database } = await check(token);
    expect(entries.map(({ id, request }) => [id, request.signals])).toEqual([
      ['q-office', ['no check']],
    ]);
    expect(database.markUnchecked).toHaveBeenCalledExactlyOnceWith('q');
  },
);

test.each(['misconfigured', 'unanswered'])(
  'a request whose token is %s is sent unmarked, and the log says no token',
  async (token) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { entries, database } = await check(token);
    expect(entries).toEqual(entriesOf('q'));
    expect(database.markUnchecked).not.toHaveBeenCalled();
    const lines = token === 'unanswered' ? [['A request was not checked (TimeoutError).']] : [];
    expect(log.mock.calls).toEqual(lines);
    log.mockRestore();
  },
);

test('a request that a worker has taken before is not verified again', async () => {
  expect((await check(undefined)).entries).toEqual(entriesOf('q'));
  expect(asked).toEqual([]);
});

test('without a secret nothing is checked', async () => {
  const { entries, database } = await check('bad', '');
  expect(entries).toEqual(entriesOf('q'));
  expect(database.takeCheck).not.toHaveBeenCalled();
});
