// What holds on every PostgreSQL server: in plain SQL, under the role of a visitor, of a member and of nobody.
import postgres, { type Sql, type TransactionSql } from 'postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedOf } from '../../src/node/commands/seed.ts';
import { sqlText } from '../../src/node/database/seed-sql.ts';
import { applyMigrations } from '../support/database/postgres.ts';
import { fixture } from '../support/sites/fixture-site.ts';
import { grantFacts } from './grant-facts.ts';
import { officeFacts } from './office-facts.ts';
import { outboxFacts } from './outbox-facts.ts';
import { photoFacts } from './photo-facts.ts';
import { quote } from './quote.ts';
import { quoteSenders } from './quote-senders.ts';

/** States the facts for the server on which `create` makes databases. */
export function serverFacts(create: (name: string) => Promise<string>): void {
  const opened: Sql[] = [];
  afterAll(async () => {
    await Promise.all(opened.map((sql) => sql.end()));
  });

  /** A new database with the migrations, and two connections to it. */
  async function migrated(name: string): Promise<Sql> {
    const sql = postgres(await create(name), { max: 2, onnotice: () => {} });
    opened.push(sql);
    await applyMigrations(sql);
    return sql;
  }

  quoteSenders(() => migrated('senders'));
  grantFacts(() => migrated('grants'));
  officeFacts(() => migrated('office'));
  outboxFacts(() => migrated('outbox'));
  photoFacts(() => migrated('photos'));

  let sql: Sql;
  beforeAll(async () => {
    sql = await migrated('plain');
    await sql.unsafe(await seedOf(fixture));
  });

  /** Does something as a role and gives the code of the refusal, or nothing. */
  async function refusal(
    role: string,
    attempt: (sql: TransactionSql) => Promise<unknown>,
  ): Promise<string | undefined> {
    try {
      await sql.begin(async (transaction) => {
        await transaction.unsafe(`set local role ${role}`);
        await attempt(transaction);
      });
    } catch (error) {
      return (error as { code: string }).code;
    }
    return undefined;
  }

  test('row-level security holds when a table is granted again by mistake', async () => {
    const attempt = (column: string, value: string) =>
      refusal(
        'anon',
        (as) => as`insert into quote_requests ${as({ ...quote(), [column]: value })}`,
      );
    await sql`grant all on seo_pages, quote_requests to anon`;
    try {
      expect(await attempt('status', 'done')).toBe('42501');
      expect(await attempt('created_at', '2001-01-01')).toBe('42501');
      await sql.begin(async (as) => {
        await as`set local role anon`;
        expect(await as`select * from quote_requests`).toHaveLength(0);
        expect((await as`update quote_requests set status = 'done'`).count).toBe(0);
        expect((await as`delete from quote_requests`).count).toBe(0);
        expect((await as`update seo_pages set meta_title = 'Hacked'`).count).toBe(0);
        expect((await as`delete from seo_pages`).count).toBe(0);
      });
    } finally {
      await sql`revoke all on seo_pages, quote_requests from anon`;
      await sql`grant select on seo_pages to anon`;
      await sql.unsafe(
        `grant insert (${Object.keys(quote()).join(', ')}) on quote_requests to anon`,
      );
    }
  });

  test('a second seed follows pages.yaml and leaves changed rows alone', async () => {
    const seed = await seedOf(fixture);
    await sql`update seo_pages set meta_title = 'Changed by hand' where page_url = '/about/'`;
    await sql`insert into seo_pages (page_url, updated_at) values ('/page-of-last-year/', null)`;
    await sql`delete from seo_pages where page_url = '/contact/'`;
    await sql.unsafe(seed);
    const title = async (path: string) =>
      (await sql`select meta_title from seo_pages where page_url = ${path}`)[0]?.meta_title;
    expect(await title('/about/')).toBe('Changed by hand');
    expect(await title('/contact/')).toContain('Quote');
    expect(await title('/page-of-last-year/')).toBeUndefined();
  });

  test.each(['on', 'off'])('any text survives the seed with standard strings %s', async (mode) => {
    const text = `it's "5" \\'; drop table seo_pages; -- $$ :name\n\t€ 😀`;
    await sql.begin(async (as) => {
      await as.unsafe(`set local standard_conforming_strings = ${mode}`);
      expect(await as.unsafe(`select ${sqlText(text)} as text`)).toMatchObject([{ text }]);
      expect(await as.unsafe(`select ${sqlText(null)} as text`)).toMatchObject([{ text: null }]);
    });
  });
}
