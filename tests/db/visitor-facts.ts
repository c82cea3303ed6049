// A visitor's permissions through supabase-js, whatever stores the data.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestDatabase } from '../support/database/lite.ts';
import { type QuoteColumns, quote } from './quote.ts';

/** PostgreSQL's codes for what is refused. */
const REFUSED = '42501';
const IS_THERE_ALREADY = '23505';

/** States the facts for the database that `open` starts. */
export function visitorFacts(open: () => Promise<TestDatabase>): void {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db?.close());

  const insert = (row: object) => db.visitor.from('quote_requests').insert(row);
  const stored = async ({ idempotency_key }: QuoteColumns) => {
    const { data, error } = await db.owner
      .from('quote_requests')
      .select('*')
      .eq('idempotency_key', idempotency_key);
    expect(error).toBeNull();
    return (data ?? []) as Record<string, unknown>[];
  };

  describe('seo_pages', () => {
    const pages = () => db.visitor.from('seo_pages');

    test('a visitor reads the record of a path', async () => {
      const { data, error } = await pages().select('*').eq('page_url', '/about/').maybeSingle();
      expect(error).toBeNull();
      expect(data).toMatchObject({ page_url: '/about/', service: 'about', updated_at: null });
    });

    test('a path without a record gives nothing, and no error', async () => {
      const { data, error } = await pages().select('*').eq('page_url', '/no/').maybeSingle();
      expect({ data, error }).toEqual({ data: null, error: null });
    });

    test.each([
      ['insert', () => pages().insert({ page_url: '/new/' })],
      ['update', () => pages().update({ meta_title: 'Hacked' }).eq('page_url', '/about/')],
      ['delete', () => pages().delete().eq('page_url', '/about/')],
    ])('a visitor’s %s is refused', async (_, attempt) => {
      expect((await attempt()).error?.code).toBe(REFUSED);
      const { data } = await db.owner.from('seo_pages').select('meta_title');
      expect(data?.some(({ meta_title }) => meta_title === 'Hacked')).toBe(false);
    });

    test('a row that the owner changes is marked with the time', async () => {
      const row = db.owner.from('seo_pages').update({ keywords: 'hauling' });
      const { data } = await row.eq('page_url', '/contact/').select('updated_at').single();
      expect(Date.parse(data?.updated_at)).toBeGreaterThan(Date.now() - 60_000);
    });

    test('a path that does not end with a slash cannot be stored', async () => {
      const { error } = await db.owner.from('seo_pages').insert({ page_url: '/about' });
      expect(error?.message).toContain('page_url_begins_and_ends_with_a_slash');
    });
  });

  describe('quote_requests', () => {
    test('a quote arrives with every word, the consent and the server’s time', async () => {
      const row = quote();
      const { error, status } = await insert(row);
      expect({ error, status }).toEqual({ error: null, status: 201 });
      const [arrived] = await stored(row);
      expect(arrived).toMatchObject({ ...row, status: 'new' });
      const age = Date.now() - Date.parse(String(arrived?.created_at));
      expect(Math.abs(age)).toBeLessThan(60_000);
      expect(arrived?.consent_at).toBe(arrived?.created_at);
    });

    test('without consent no time of consent is stored', async () => {
      const row = quote({ marketing_consent: false, consent_text: null });
      expect((await insert(row)).error).toBeNull();
      expect(await stored(row)).toMatchObject([{ marketing_consent: false, consent_at: null }]);
    });

    test('a repeated attempt gives 23505 and leaves one row', async () => {
      const row = quote();
      await insert(row);
      const { error } = await insert({ ...row, message: 'again' });
      expect(error?.code).toBe(IS_THERE_ALREADY);
      expect(error?.message).toContain('idempotency_key');
      expect(await stored(row)).toMatchObject([{ message: row.message }]);
    });

    test('a visitor is refused a look at the quotes', async () => {
      await insert(quote());
      const { data, error } = await db.visitor.from('quote_requests').select('*');
      expect({ data, code: error?.code }).toEqual({ data: null, code: REFUSED });
    });

    test('a visitor is refused the row back after an insert', async () => {
      const row = quote();
      expect((await insert(row).select()).error?.code).toBe(REFUSED);
      expect(await stored(row)).toEqual([]);
    });

    test('a visitor is refused a change, an upsert and a deletion', async () => {
      const row = quote();
      await insert(row);
      const quotes = () => db.visitor.from('quote_requests');
      const own = { idempotency_key: row.idempotency_key };
      const attempts = [
        await quotes().update({ message: 'changed' }).match(own),
        await quotes().upsert({ ...row, message: 'changed' }, { onConflict: 'idempotency_key' }),
        await quotes().delete().match(own),
      ];
      expect(attempts.map(({ error }) => error?.code)).toEqual([REFUSED, REFUSED, REFUSED]);
      expect(await stored(row)).toMatchObject([{ message: row.message }]);
    });

    test('six answers of the greatest length arrive, whatever signs they have', async () => {
      const answers = Array.from({ length: 6 }, (_, at) => [
        `${'q'.repeat(39)}${at}`,
        '"'.repeat(500),
      ]);
      const row = { ...quote(), extra_answers: Object.fromEntries(answers) };
      expect((await insert(row)).error).toBeNull();
      expect(await stored(row)).toHaveLength(1);
    });

    test.each([
      ['seven answers', Object.fromEntries('abcdefg'.split('').map((id) => [id, 'x']))],
      ['a number', { depth: 7 }],
      ['a list of texts', { depth: ['7'] }],
      ['a group', { depth: { feet: '7' } }],
      ['a list alone', ['7']],
      ['a text alone', '7'],
      ['too long a text', { depth: 'x'.repeat(8001) }],
    ])('%s in place of the answers is refused', async (_, extra_answers) => {
      const row = { ...quote(), extra_answers };
      expect((await insert(row)).error?.message).toContain('violates check constraint');
      expect(await stored(row)).toEqual([]);
    });

    test.each([
      ['name', 'x'.repeat(201)],
      ['email', `${'x'.repeat(250)}@x.yz`],
      ['phone', '7'.repeat(51)],
      ['address', 'x'.repeat(301)],
      ['city', 'x'.repeat(101)],
      ['service_type', 'x'.repeat(101)],
      ['message', 'x'.repeat(5001)],
      ['consent_text', 'x'.repeat(5001)],
      ['name', '   '],
      ['consent_text', ' '],
    ])('too much or nothing in %s is refused', async (column, value) => {
      const row = quote();
      // Supabase Lite gives all such errors a code of its own; the hosted service gives 23514.
      const { error } = await insert({ ...row, [column]: value });
      expect(error?.message).toContain('violates check constraint');
      expect(await stored(row)).toEqual([]);
    });
  });
}
