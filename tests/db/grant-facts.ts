// The privileges of visitors, of people who are signed in, and of functions, as the database's catalog lists them.
import type { Sql } from 'postgres';
import { beforeAll, describe, expect, test } from 'vitest';
import { quote } from './quote.ts';

/** States the facts for the database that `open` gives, with the migrations applied. */
export function grantFacts(open: () => Promise<Sql>): void {
  describe('a privilege', () => {
    let sql: Sql;
    beforeAll(async () => {
      sql = await open();
    });

    test('visitors and members are granted exactly these tables', async () => {
      const grants = await sql`
        select grantee || ': ' || lower(privilege_type) || ' ' || table_schema || '.' || table_name as grant
        from information_schema.role_table_grants
        where grantee in ('anon', 'authenticated', 'PUBLIC') and table_schema in ('public', 'private') order by 1`;
      expect(grants.map((row) => row.grant)).toEqual([
        'anon: select public.seo_pages',
        'anon: select public.service_alerts',
        'authenticated: delete public.service_alerts',
        'authenticated: select public.office_changes',
        'authenticated: select public.office_members',
        'authenticated: select public.outbox',
        'authenticated: select public.quote_notes',
        'authenticated: select public.quote_requests',
        'authenticated: select public.seo_pages',
        'authenticated: select public.service_alerts',
      ]);
    });

    test('visitors call one function, and who is signed in exactly these', async () => {
      const callable = (role: string) => sql`
        select proname from pg_proc
        where pronamespace = 'public'::regnamespace and has_function_privilege(${role}, oid, 'execute')
        order by proname`;
      expect(await callable('anon')).toEqual([{ proname: 'add_request_photo' }]);
      expect((await callable('authenticated')).map(({ proname }) => proname)).toEqual([
        'add_request_photo',
        'forget_person',
        'is_office_member',
        'request_photo',
        'request_photos',
        'requests_of_person',
        'send_again',
        'website_draft',
        'website_end_link',
        'website_link',
        'website_links',
        'website_picture',
        'website_present',
        'website_save',
      ]);
    });

    test('anon is granted exactly these columns', async () => {
      const granted = await sql`
        select table_name, privilege_type, array_agg(column_name::text order by column_name::text) as columns
        from information_schema.column_privileges where grantee in ('anon', 'PUBLIC') and table_schema = 'public'
        group by 1, 2 order by 1, 2`;
      expect(granted.map(({ table_name, privilege_type }) => [table_name, privilege_type])).toEqual(
        [
          ['quote_requests', 'INSERT'],
          ['seo_pages', 'SELECT'],
          ['service_alerts', 'SELECT'],
        ],
      );
      expect(granted[0]?.columns).toEqual(
        [
          ...Object.keys(quote()),
          'campaign',
          'check_token',
          'extra_answers',
          'kept_since',
          'photo_count',
          'signals',
        ].sort(),
      );
    });

    test('every table has row-level security, should it be granted by mistake', async () => {
      const tables = await sql`
        select relname from pg_class
        where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
          and not relrowsecurity`;
      expect(tables).toEqual([]);
    });

    test('every function with its owner’s rights has an empty search path', async () => {
      const functions = await sql`
        select proname, proconfig from pg_proc
        where prosecdef and pronamespace in ('public'::regnamespace, 'private'::regnamespace)`;
      expect(functions.length).toBeGreaterThan(10);
      expect(functions.filter(({ proconfig }) => !proconfig?.includes('search_path=""'))).toEqual(
        [],
      );
    });
  });
}
