// The outbox in plain SQL: an entry comes with its request, one worker has it at a time, and no lease lasts.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { NOT_ASKED } from '../../src/model/forms/office-form.ts';
import { asPerson } from '../support/database/postgres.ts';
import { quote } from './quote.ts';

interface Claim {
  id: string;
  lease: string;
  consumer: string;
  attempts: number;
  trying_for: number;
  request: { name: string; idempotency_key?: string };
}

/** States the facts for the database that `open` gives, with the migrations applied. */
export function outboxFacts(open: () => Promise<Sql>): void {
  describe('the outbox', () => {
    let sql: Sql;
    beforeAll(async () => {
      sql = await open();
    });
    beforeEach(async () => {
      await sql`delete from quote_requests`;
      await sql`delete from private.recent_quotes`;
      await consumers('office', 'visitor', 'webhook');
    });

    const consumers = async (...names: string[]) => {
      await sql`delete from private.office_settings`;
      await sql`insert into private.office_settings (settings) values (${sql.json({ consumers: names })})`;
    };
    const handIn = (row: object = quote()) =>
      sql.begin(async (as) => {
        await as`set local role anon`;
        await as`insert into quote_requests ${as(row as Record<string, string>)}`;
      });
    const claim = async (most = 10, seconds = 60, by: Sql = sql) =>
      (await by`select claim_outbox(${most}, ${seconds}) as claim`).map(
        (row) => row.claim as Claim,
      );
    const states = async () =>
      (await sql`select state from outbox order by consumer`).map(({ state }) => state);

    test('a visitor’s request brings one entry for each consumer of the manifest', async () => {
      await handIn();
      expect((await claim()).map(({ consumer }) => consumer).sort()).toEqual([
        'office',
        'visitor',
        'webhook',
      ]);
      await consumers('office');
      await handIn(quote({ email: 'else@example.com' }));
      expect((await claim()).map(({ consumer }) => consumer)).toEqual(['office']);
    });

    test('without settings a request arrives, and nothing is to be sent', async () => {
      await sql`delete from private.office_settings`;
      await handIn();
      expect(await sql`select * from quote_requests`).toHaveLength(1);
      expect(await states()).toEqual([]);
    });

    test('a request that is refused leaves no entry', async () => {
      const row = quote();
      await handIn(row);
      await expect(handIn(row)).rejects.toMatchObject({ code: '23505' });
      await sql`update private.recent_quotes set handed_in_at = now()`;
      await sql`insert into private.recent_quotes (sender) select sender from private.recent_quotes, generate_series(1, 20)`;
      await expect(handIn()).rejects.toMatchObject({ code: 'PT429' });
      expect(await states()).toHaveLength(3);
    });

    test('a request with signs of a robot reaches the office, and no mail goes to its address', async () => {
      await handIn({ ...quote(), signals: ['hidden field'] });
      expect((await claim()).map(({ consumer }) => consumer).sort()).toEqual(['office', 'webhook']);
      await expect(handIn({ ...quote(), signals: ['is nice'] })).rejects.toMatchObject({
        code: '23514',
      });
    });

    test('the token of a check is taken once, is in no row, and a request that did not pass loses its confirmation', async () => {
      await handIn({ ...quote(), check_token: 'token' });
      const [row] = await sql`select id, check_token from quote_requests`;
      expect(row?.check_token).toBeNull();
      const take = async () => (await sql`select take_check(${row?.id}) as taken`)[0]?.taken;
      expect([await take(), await take()]).toEqual([{ token: 'token' }, null]);
      await sql`select mark_unchecked(${row?.id}), mark_unchecked(${row?.id})`;
      expect((await sql`select signals from quote_requests`)[0]?.signals).toEqual(['no check']);
      expect((await claim()).map(({ consumer }) => consumer).sort()).toEqual(['office', 'webhook']);
    });

    test('a request without a token waits for its check, one of the website’s other forms has none, and a long token is refused', async () => {
      await handIn();
      await sql`update private.office_settings
        set settings = settings || '{"forms": {"form:account-update": "Account Update"}}'`;
      await handIn(quote({ service_type: 'form:account-update' }));
      const tokens = async () =>
        (await sql`select token from private.quote_checks`).map(({ token }) => token);
      expect(await tokens()).toEqual([null]);
      await handIn(quote({ service_type: 'form:customer-id-email' }));
      expect(await tokens()).toEqual([null, null]);
      await sql`delete from private.office_settings`;
      await handIn(quote({ service_type: 'form:account-update' }));
      expect(await tokens()).toEqual([null, null, null]);
      await expect(handIn({ ...quote(), check_token: 'x'.repeat(2049) })).rejects.toMatchObject({
        code: '23514',
      });
    });

    test('one address gets three confirmations an hour, however it is written', async () => {
      for (const email of ['a@example.com', 'A@example.com', 'a@Example.com', 'a@example.com']) {
        await handIn(quote({ email }));
      }
      expect(await sql`select 1 from outbox where consumer = 'visitor'`).toHaveLength(3);
      expect(await sql`select 1 from outbox where consumer = 'office'`).toHaveLength(4);
    });

    test.each([
      ...[
        '\t',
        '\n',
        '\r',
        '\v',
        '\f',
        '\u0085',
        '\u00a0',
        '\u1680',
        '\u2003',
        '\u2028',
        '\u2029',
        '\u202f',
      ],
      ...['\u3000', '\ufeff', '\u200b', '\u202e', '\u00ad'],
    ])('%j around an address makes no other one of it', async (blank) => {
      for (const email of ['ada@example.com', `${blank}ada@Example.com`, `ada@EXAMPLE.com${blank}`])
        await handIn(quote({ email }));
      await handIn(quote({ email: `${blank}${blank}ada@example.com${blank}` }));
      expect(await sql`select 1 from outbox where consumer = 'visitor'`).toHaveLength(3);
      const stored = await sql`select distinct email from quote_requests`;
      expect(stored.map(({ email }) => email)).toEqual(['ada@example.com']);
    });

    test('further addresses of one mailbox count as that mailbox, and each is stored as it is', async () => {
      const written = [
        'ada.b@example.com',
        'ada.b+1@example.com',
        'Ada.B+2+3@example.com.',
        'adab@example.com',
        'ａda.b@example.com',
      ];
      for (const email of written) await handIn(quote({ email }));
      await handIn(quote({ email: 'ada@example.com' }));
      expect(await sql`select 1 from outbox where consumer = 'visitor'`).toHaveLength(4);
      const stored = await sql`select email from quote_requests order by email`;
      expect(stored.map(({ email }) => email)).toContain('Ada.B+2+3@example.com.');
    });

    test('an address with a domain of other signs than letters, digits and hyphens gets no confirmation', async () => {
      const domains = [
        'gm\ufe0fail.com',
        'gmäil.com',
        'gm\u034fail.com',
        '[127.0.0.1]',
        'gmail。com',
      ];
      for (const domain of domains) await handIn(quote({ email: `ada@${domain}` }));
      expect(await sql`select 1 from outbox where consumer = 'visitor'`).toEqual([]);
      expect(await sql`select 1 from outbox where consumer = 'office'`).toHaveLength(5);
    });

    test('both names of one mail service are one mailbox', async () => {
      for (const domain of ['gmail.com', 'googlemail.com', 'GoogleMail.com.', 'gmail.com'])
        await handIn(quote({ email: `ada@${domain}` }));
      expect(await sql`select 1 from outbox where consumer = 'visitor'`).toHaveLength(3);
    });

    test('requests of one moment are counted one after the other', async () => {
      const email = 'ada@example.com';
      let later: Promise<unknown> = Promise.resolve();
      await sql.begin(async (as) => {
        for (const _ of [1, 2, 3]) await as`insert into quote_requests ${as(quote({ email }))}`;
        later = Promise.resolve(sql`insert into quote_requests ${sql(quote({ email }))}`);
        await as`select pg_sleep(0.5)`;
      });
      await later;
      expect(await sql`select 1 from quote_requests`).toHaveLength(4);
      expect(await sql`select 1 from outbox where consumer = 'visitor'`).toHaveLength(3);
    });

    test('an address of blanks alone, or one that stays too long without them, is refused', async () => {
      for (const email of ['\u3000\t \u00a0', `a${' '.repeat(260)}@example.com`])
        await expect(handIn(quote({ email }))).rejects.toMatchObject({ code: '23514' });
      const endless = quote({ email: ' '.repeat(2e6) });
      await expect(handIn(endless)).rejects.toMatchObject({ code: 'PT413' });
      await handIn(quote({ email: `${' '.repeat(300)}ada@example.com` }));
    });

    test('a request without an e-mail address reaches the office, and nothing is sent to the dashes', async () => {
      await handIn(quote({ email: NOT_ASKED.email }));
      const consumersOf = await sql`select consumer from outbox order by consumer`;
      expect(consumersOf.map(({ consumer }) => consumer)).toEqual(['office', 'webhook']);
    });

    test('a claimed entry is not claimed again until its lease ends', async () => {
      await consumers('office');
      await handIn();
      const [first] = await claim();
      expect(first).toMatchObject({ attempts: 1, trying_for: 0, request: { name: 'Ada O’Brien' } });
      expect(first?.request.idempotency_key).toBeUndefined();
      expect(await claim()).toEqual([]);
      await sql`update outbox set due_at = now() - interval '1 second'`;
      const [second] = await claim();
      expect(second).toMatchObject({ id: first?.id, attempts: 2 });
      expect(second?.lease).not.toBe(first?.lease);
    });

    test('two workers at the same time share the entries, and neither waits', async () => {
      await consumers('office');
      for (let turn = 0; turn < 6; turn++) await handIn(quote({ email: `${turn}@example.com` }));
      const held = await sql.begin(async (as) => {
        const mine = await claim(3, 60, as as unknown as Sql);
        // A claim that waits for the locks of another one fails here, and does not hang.
        const theirs = await sql.begin(async (other) => {
          await other`set local lock_timeout = '1s'`;
          return claim(10, 60, other as unknown as Sql);
        });
        return [mine, theirs];
      });
      const ids = held.flat().map(({ id }) => id);
      expect(held.map((claims) => claims.length)).toEqual([3, 3]);
      expect(new Set(ids).size).toBe(6);
    });

    test('a failure waits, and one without a time is given up', async () => {
      await consumers('office');
      await handIn();
      const [entry] = await claim();
      const failed = async (lease: string | undefined, seconds: number | null) =>
        (
          await sql`select outbox_failed(${entry?.id ?? ''}, ${lease ?? ''}, ${'x'.repeat(400)}, ${seconds}) as held`
        )[0]?.held;
      expect(await failed(entry?.lease, 60)).toBe(true);
      expect(await claim()).toEqual([]);
      await sql`update outbox set due_at = now()`;
      const [again] = await claim();
      expect(await failed(entry?.lease, null)).toBe(false);
      expect(await failed(again?.lease, null)).toBe(true);
      expect(await states()).toEqual(['given up']);
      await sql`update outbox set due_at = now()`;
      expect(await claim()).toEqual([]);
      expect((await sql`select last_error from outbox`)[0]?.last_error).toHaveLength(300);
    });

    test('a member has sent again what was given up or waits after a failure, and it is written down', async () => {
      const account = randomUUID();
      await sql`insert into office_members (user_id, email) values (${account}, 'pat@example.com')`;
      await consumers('office');
      await handIn();
      const [entry] = await claim();
      const sendAgain = async () =>
        (
          await asPerson(sql, account, (as) => as`select send_again(${entry?.id ?? ''}) as again`)
        )[0]?.again;
      expect(await sendAgain()).toBe(false);
      for (const seconds of [600, null]) {
        await sql`select outbox_failed(${entry?.id ?? ''}, lease, 'Down.', ${seconds}) from outbox`;
        expect(await sendAgain()).toBe(true);
      }
      expect(await claim()).toMatchObject([{ id: entry?.id, attempts: 1 }]);
      await sql`select outbox_delivered(${entry?.id ?? ''})`;
      expect(await sendAgain()).toBe(false);
      expect(await sql`select action from office_changes where member = 'pat@example.com'`).toEqual(
        [{ action: 'sent again' }, { action: 'sent again' }],
      );
    });

    test('a clock that ran ahead keeps nothing waiting, and the day of attempts begins anew', async () => {
      await consumers('office');
      await handIn();
      await sql`update outbox set due_at = now() + interval '1 year', first_attempt_at = now() + interval '1 year'`;
      expect((await claim()).map(({ trying_for }) => trying_for)).toEqual([0]);
      expect(await claim()).toEqual([]);
    });

    test('what was sent is marked once, also after its lease, and a late failure changes nothing', async () => {
      await consumers('office');
      await handIn();
      const [entry] = await claim();
      const delivered = async () =>
        (await sql`select outbox_delivered(${entry?.id ?? ''}) as marked`)[0]?.marked;
      await sql`update outbox set due_at = now()`;
      const [again] = await claim();
      expect(await delivered()).toBe(true);
      expect(await delivered()).toBe(false);
      await sql`select outbox_failed(${again?.id ?? ''}, ${again?.lease ?? ''}, 'late', 1)`;
      expect(await states()).toEqual(['delivered']);
    });

    test('a request wakes the office of a hosted project, and arrives when that fails', async () => {
      await sql.unsafe(`
        create schema vault; create schema net;
        create table vault.decrypted_secrets (name text, decrypted_secret text);
        create table net.calls (url text, headers jsonb, body jsonb);
        create function net.http_post(url text, headers jsonb, body jsonb) returns void
          language sql as 'insert into net.calls values ($1, $2, $3)'`);
      const calls = () => sql`select url, headers from net.calls`;
      await handIn();
      expect(await calls()).toEqual([]);
      await sql`insert into vault.decrypted_secrets values ('office_url', 'https://x.example/office'), ('office_run_secret', 's')`;
      await handIn();
      expect(await calls()).toEqual([
        { url: 'https://x.example/office/run', headers: { Authorization: 'Bearer s' } },
      ]);
      await sql`drop table net.calls`;
      await handIn(quote({ name: 'Grace' }));
      expect(await sql`select 1 from quote_requests where name = 'Grace'`).toHaveLength(1);
      await sql.unsafe('drop schema vault cascade; drop schema net cascade');
    });
  });
}
