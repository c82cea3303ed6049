// How many quotes the public may hand in, through supabase-js, whatever keeps the data.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../support/database/lite.ts';
import { quote } from './quote.ts';

/** How many quotes one address may hand in within an hour; supabase/migrations holds it. */
const FROM_ONE_ADDRESS = 20;

/** States the facts for the database that `open` starts; no quote may have come in before. */
export function quoteLimits(open: () => Promise<TestDatabase>): void {
  describe('more quotes than a visitor has', () => {
    let db: TestDatabase;
    const first = quote();
    const insert = (row: object) => db.visitor.from('quote_requests').insert(row);
    const count = async () =>
      (await db.owner.from('quote_requests').select('id', { count: 'exact', head: true })).count;

    beforeAll(async () => {
      db = await open();
    });
    afterAll(() => db?.close());

    test('of many at once only as many arrive as an hour allows, and the others are told to call', async () => {
      await insert(first);
      const rows = Array.from({ length: FROM_ONE_ADDRESS + 10 }, () => quote());
      const answers = await Promise.all(rows.map(insert));
      const refused = answers.filter(({ error }) => error);
      expect(await count()).toBe(FROM_ONE_ADDRESS);
      expect(refused).toHaveLength(11);
      for (const { status, error } of refused) {
        expect(status).toBe(429);
        expect(error).toMatchObject({ code: 'PT429', hint: 'Please call the office.' });
      }
      expect(db.reported).toContain(
        'POST /rest/v1/quote_requests was answered with 429 (Too Many Requests).',
      );
    });

    test('one that is too large is refused before its answers are looked at', async () => {
      const extra_answers = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [at, 'x']));
      const { error } = await insert({ ...quote(), extra_answers });
      expect(error).toMatchObject({ code: 'PT413', hint: 'Please call the office.' });
    });

    test('another address in the headers makes no other visitor', async () => {
      for (const header of ['cf-connecting-ip', 'x-forwarded-for', 'x-real-ip']) {
        const { error } = await insert(quote()).setHeader(header, '203.0.113.9');
        expect(error?.code, header).toBe('PT429');
      }
    });

    test('a repeated quote is told that it is there, also after too many', async () => {
      expect((await insert(first)).error?.code).toBe('23505');
      expect(await count()).toBe(FROM_ONE_ADDRESS);
    });

    test('the owner may hand in as many as they like', async () => {
      expect((await db.owner.from('quote_requests').insert(quote())).error).toBeNull();
    });

    test('a visitor may neither see nor delete who handed in quotes', async () => {
      const senders = db.visitor.schema('private').from('recent_quotes');
      expect((await senders.select('*')).error).not.toBeNull();
      expect((await senders.delete().neq('sender', '')).error).not.toBeNull();
      expect((await db.visitor.rpc('sender_address')).error).not.toBeNull();
    });
  });
}
