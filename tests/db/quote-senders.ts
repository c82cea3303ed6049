// Whom a quote counts for, in plain SQL with the headers that PostgREST passes on.
import type { Sql } from 'postgres';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type QuoteColumns, quote } from './quote.ts';

const FROM_ONE_ADDRESS = 20;
const FROM_ONE_NETWORK = 60;
const FROM_ALL = 300;
/** The limits of a day. */
const DAY_OF_ADDRESS = 40;
const DAY_OF_NETWORK = 120;
const DAY_OF_ALL = 2000;

/** The address as Cloudflare gives it. */
const from = (address: string) => ({ 'cf-connecting-ip': address });

/** States the facts for the database that `open` gives, with the migrations applied. */
export function quoteSenders(open: () => Promise<Sql>): void {
  describe('whom a quote counts for', () => {
    let sql: Sql;
    beforeAll(async () => {
      sql = await open();
    });
    beforeEach(() => sql`delete from private.recent_quotes`);

    /** Hands in a quote as a visitor and gives the code of the refusal, or nothing; `then` runs before it is committed. */
    async function handIn(headers: object, row: QuoteColumns = quote(), then = async () => {}) {
      try {
        await sql.begin(async (as) => {
          await as`select set_config('request.headers', ${JSON.stringify(headers)}, true)`;
          await as`set local role anon`;
          await as`insert into quote_requests ${as(row)}`;
          await then();
        });
      } catch (error) {
        return (error as { code: string }).code;
      }
      return undefined;
    }

    /** Uses up what one sender has; the headers of each quote may differ. */
    async function handInAll(headers: (turn: number) => object, turns = FROM_ONE_ADDRESS) {
      for (let turn = 0; turn < turns; turn++) expect(await handIn(headers(turn))).toBeUndefined();
    }

    test('an address has its own hour', async () => {
      await handInAll(() => from('203.0.113.1'));
      expect(await handIn(from('203.0.113.1'))).toBe('PT429');
      expect(await handIn(from('203.0.113.2'))).toBeUndefined();
      await sql`update private.recent_quotes set handed_in_at = now() - interval '61 minutes'`;
      expect(await handIn(from('203.0.113.1'))).toBeUndefined();
    });

    test('what a visitor writes into x-forwarded-for makes no new sender', async () => {
      const forged = (turn: number) => ({ 'x-forwarded-for': `10.0.0.${turn}, 203.0.113.1` });
      await handInAll((turn) => ({ ...from('203.0.113.1'), ...forged(turn) }));
      expect(await handIn({ ...from('203.0.113.1'), ...forged(99) })).toBe('PT429');
      // Without Cloudflare the nearest proxy says who it is: the same one.
      expect(await handIn(forged(98))).toBe('PT429');
    });

    test('a household’s IPv6 addresses are one sender', async () => {
      await handInAll((turn) => from(`2001:db8:1:2:${turn}::1`));
      expect(await handIn(from('2001:db8:1:2:ffff::9'))).toBe('PT429');
      expect(await handIn(from('2001:db8:1:3::1'))).toBeUndefined();
    });

    test('an address of IPv4 that is written as one of IPv6 is the same sender, and no other one', async () => {
      await handInAll(() => from('::ffff:203.0.113.1'));
      expect(await handIn(from('203.0.113.1'))).toBe('PT429');
      expect(await handIn(from('::ffff:203.0.113.2'))).toBeUndefined();
    });

    test('all that give no address are one sender', async () => {
      const nonsense = [{}, { 'x-forwarded-for': 'unknown' }, from('"; drop table'), from('')];
      await handInAll((turn) => nonsense[turn % nonsense.length] ?? {});
      expect(await handIn(from('not an address'))).toBe('PT429');
      expect(await handIn({})).toBe('PT429');
    });

    test('all together have a limit too', async () => {
      await handInAll((turn) => from(`10.${turn % 250}.0.1`), FROM_ALL);
      expect(await handIn(from('203.0.113.1'))).toBe('PT429');
    });

    test.each([
      ['/48', (turn: number) => `2001:db8:1:${turn}::1`, '2001:db8:2:1::1'],
      ['/24', (turn: number) => `203.0.113.${turn + 1}`, '203.0.114.1'],
    ])('the addresses of a %s have a limit of their own', async (_, address, neighbor) => {
      await handInAll((turn) => from(address(turn)), FROM_ONE_NETWORK);
      expect(await handIn(from(address(FROM_ONE_NETWORK)))).toBe('PT429');
      expect(await handIn(from(neighbor))).toBeUndefined();
    });

    /** Lets quotes of this hour be of an earlier one. */
    const passHour = () =>
      sql`update private.recent_quotes set handed_in_at = handed_in_at - interval '61 minutes'`;

    test('an address and its network have a day, too', async () => {
      for (let turn = 0; turn < DAY_OF_ADDRESS; turn++) {
        if (turn === FROM_ONE_ADDRESS) await passHour();
        expect(await handIn(from('203.0.113.1'))).toBeUndefined();
      }
      await passHour();
      expect(await handIn(from('203.0.113.1'))).toBe('PT429');
      for (let turn = 0; turn < DAY_OF_NETWORK - DAY_OF_ADDRESS; turn++) {
        if (turn % FROM_ONE_ADDRESS === 0) await passHour();
        expect(await handIn(from(`203.0.113.${2 + (turn % FROM_ONE_ADDRESS)}`))).toBeUndefined();
      }
      await passHour();
      expect(await handIn(from('203.0.113.99'))).toBe('PT429');
      await sql`update private.recent_quotes set handed_in_at = now() - interval '25 hours'`;
      expect(await handIn(from('203.0.113.1'))).toBeUndefined();
    });

    test('all together have a day, too', async () => {
      await sql`insert into private.recent_quotes (sender, network, handed_in_at)
        select sha256(n::text::bytea), sha256(n::text::bytea), now() - interval '2 hours'
        from generate_series(1, ${DAY_OF_ALL}) as n`;
      expect(await handIn(from('203.0.113.1'))).toBe('PT429');
    });

    test('quotes of a clock that ran ahead do not count for long', async () => {
      await handInAll(() => from('203.0.113.1'));
      await sql`update private.recent_quotes set handed_in_at = now() + interval '1 year'`;
      expect(await handIn(from('203.0.113.1'))).toBeUndefined();
    });

    test('a quote of more than 16 kB is refused, and does not count', async () => {
      const long = { message: '語'.repeat(5000), consent_text: 'x'.repeat(5000) };
      expect(await handIn(from('203.0.113.1'), quote(long))).toBe('PT413');
      expect(await sql`select * from private.recent_quotes`).toHaveLength(0);
      const consent = { consent_text: 'x'.repeat(5000) };
      expect(
        await handIn(from('203.0.113.1'), quote({ message: 'é'.repeat(5000), ...consent })),
      ).toBeUndefined();
    });

    test('a quote waits for one that is not yet committed, and counts it', async () => {
      await handInAll(() => from('203.0.113.1'), FROM_ONE_ADDRESS - 1);
      let second: Promise<string | undefined> | undefined;
      await handIn(from('203.0.113.1'), quote(), async () => {
        second = handIn(from('203.0.113.1'));
        // Without the lock the second is done long before this.
        await new Promise((resolve) => setTimeout(resolve, 500));
      });
      expect(await second).toBe('PT429');
    });

    test('a repeated quote and a refused one do not count', async () => {
      const row = quote();
      await handIn(from('203.0.113.1'), row);
      for (let turn = 0; turn < FROM_ONE_ADDRESS; turn++) {
        expect(await handIn(from('203.0.113.1'), row)).toBe('23505');
        expect(await handIn(from('203.0.113.1'), quote({ name: ' ' }))).toBe('23514');
      }
      expect(await sql`select * from private.recent_quotes`).toHaveLength(1);
    });

    test('the address is kept as a hash that its secret is needed for, and goes after a day', async () => {
      await handIn(from('203.0.113.1'));
      const [kept] = await sql`select encode(sender, 'hex') as sender from private.recent_quotes`;
      const [plain] = await sql`select encode(sha256('203.0.113.1'), 'hex') as sender`;
      expect(kept?.sender).toHaveLength(64);
      expect(kept?.sender).not.toBe(plain?.sender);
      await sql`update private.recent_quotes set handed_in_at = now() - interval '25 hours'`;
      await handIn(from('203.0.113.2'));
      expect(
        await sql`select * from private.recent_quotes where encode(sender, 'hex') = ${kept?.sender}`,
      ).toEqual([]);
    });

    test.each(['recent_quotes', 'sender_secret'])(
      'a visitor reads nothing of private.%s',
      async (table) => {
        const attempt = sql.begin(async (as) => {
          await as`set local role anon`;
          await as.unsafe(`select * from private.${table}`);
        });
        await expect(attempt).rejects.toMatchObject({ code: '42501' });
      },
    );

    test('two quotes in one request are refused', async () => {
      const rows = [quote(), quote()];
      const attempt = sql.begin(async (as) => {
        await as`set local role anon`;
        await as`insert into quote_requests ${as(rows)}`;
      });
      await expect(attempt).rejects.toMatchObject({ code: 'PT400' });
    });

    test('300 quotes in one request are refused before a confirmation is counted for each', async () => {
      const rows = Array.from({ length: 300 }, () => quote());
      const begin = performance.now();
      const attempt = sql.begin(async (as) => {
        await as`insert into private.office_settings (settings) values ('{"consumers": ["visitor"]}')`;
        await as`set local role anon`;
        await as`insert into quote_requests ${as(rows)}`;
      });
      await expect(attempt).rejects.toMatchObject({
        code: 'PT400',
        message: 'Hand in one quote at a time.',
      });
      expect(performance.now() - begin).toBeLessThan(2_000);
    });

    test('two requests of one quote each may be one transaction', async () => {
      await sql.begin(async (as) => {
        await as`set local role anon`;
        for (const row of [quote(), quote()]) await as`insert into quote_requests ${as(row)}`;
      });
    });
  });
}
