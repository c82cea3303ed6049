// What members of the office, strangers who are signed in, and visitors may do, in plain SQL under each role.
import { createHash, randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asPerson } from '../support/database/postgres.ts';
import { quote } from './quote.ts';

const MEMBER = randomUUID();
const STRANGER = randomUUID();

/** The code of a refusal; nothing where the attempt is allowed. */
const codeOf = (attempt: Promise<unknown>): Promise<string | undefined> =>
  attempt.then(
    () => undefined,
    (error: { code: string }) => error.code,
  );

/** A step of the website’s draft. */
const step = (words: string) => ({ words, start: 0, before: '', after: 'x' });

/** States the facts for the database that `open` gives, with the migrations applied. */
export function officeFacts(open: () => Promise<Sql>): void {
  describe('the office', () => {
    let sql: Sql;
    let id = '';
    beforeAll(async () => {
      sql = await open();
      await sql`insert into office_members (user_id, email) values (${MEMBER}, 'kim@example.com')`;
      await sql`insert into seo_pages (page_url, meta_title, updated_at) values ('/about/', 'About', null)`;
      await sql`insert into service_alerts (text, ends) values ('Over', '2001-01-01')`;
    });
    beforeEach(async () => {
      await sql`delete from quote_requests`;
      const [row] = await sql`insert into quote_requests ${sql(quote())} returning id`;
      id = row?.id;
      await sql`insert into outbox (quote_id, consumer) values (${id}, 'office')`;
      await sql`insert into quote_notes (quote_id, text, written_by) values (${id}, 'Old', ${MEMBER})`;
    });

    const member = (statement: string) => asPerson(sql, MEMBER, (as) => as.unsafe(statement));
    const stranger = (statement: string) => asPerson(sql, STRANGER, (as) => as.unsafe(statement));
    const history = () =>
      sql`select member, subject, action, fields from office_changes where subject_id = ${id} and changed_by is not null order by id`;

    test.each(['quote_requests', 'quote_notes', 'outbox', 'office_changes', 'office_members'])(
      'a member reads %s, a stranger sees no row, and a visitor is refused',
      async (table) => {
        expect((await member(`select * from ${table}`)).length).toBeGreaterThan(0);
        expect(await stranger(`select * from ${table}`)).toHaveLength(0);
        const visitor = sql.begin(async (as) => {
          await as`set local role anon`;
          await as.unsafe(`select * from ${table}`);
        });
        expect(await codeOf(visitor)).toBe('42501');
      },
    );

    test.each([
      ['the last change', 'select changed_at from quote_requests order by changed_at desc limit 1'],
      ['a person by e-mail address', "select requests_of_person(' 77@Example.com')"],
      ['a person by phone number', "select requests_of_person('+1 (716) 555-0077')"],
    ])('%s is found without reading all of many requests', async (_, statement) => {
      const read = sql.begin(async (as) => {
        await as`select set_config('request.jwt.claims', ${JSON.stringify({ sub: MEMBER })}, true)`;
        await as`set local session_replication_role = replica`;
        await as`
          insert into quote_requests (idempotency_key, name, email, phone, address, city, service_type)
          select gen_random_uuid(), 'Ada', n || '@example.com', '716-555-' || to_char(n, 'FM0000'), '5 Mill Street', 'collins', 'rolloff'
          from generate_series(1, 3000) as n`;
        await as`analyze quote_requests`;
        const readings = async () =>
          (
            await as`select seq_scan from pg_stat_xact_user_tables where relname = 'quote_requests'`
          )[0]?.seq_scan;
        const before = await readings();
        expect(await as.unsafe(statement)).toHaveLength(1);
        return Number(await readings()) - Number(before);
      });
      expect(await read).toBe(0);
    });

    test('a stranger is a visitor: reads titles and current alerts, and hands in a quote', async () => {
      await sql`insert into service_alerts (text, ends) values ('Now', '2099-12-31')`;
      expect(await stranger('select * from seo_pages')).toHaveLength(1);
      expect(await stranger('select text from service_alerts')).toEqual([{ text: 'Now' }]);
      expect(await member('select text from service_alerts')).toHaveLength(2);
      await sql`delete from service_alerts where text = 'Now'`;
      const row = quote();
      await asPerson(sql, STRANGER, (as) => as`insert into quote_requests ${as(row)}`);
      const own = { ...quote(), status: 'won' };
      expect(
        await codeOf(asPerson(sql, STRANGER, (as) => as`insert into quote_requests ${as(own)}`)),
      ).toBe('42501');
    });

    test('a stranger’s quotes count against the limit as a visitor’s', async () => {
      const before = await sql`select * from private.recent_quotes`;
      await asPerson(sql, STRANGER, (as) => as`insert into quote_requests ${as(quote())}`);
      expect(await sql`select * from private.recent_quotes`).toHaveLength(before.length + 1);
    });

    test.each([
      "update quote_requests set status = 'won'",
      "update service_alerts set text = 'Hacked'",
      'delete from service_alerts',
    ])('a stranger changes no row: %s', async (statement) => {
      expect((await stranger(statement)).count).toBe(0);
    });

    test.each([
      "insert into quote_notes (quote_id, text) select gen_random_uuid(), 'x'",
      "insert into service_alerts (text, ends) values ('x', '2099-12-31')",
      "select requests_of_person('ada@example.com')",
      "select forget_person('ada@example.com')",
      'select send_again(gen_random_uuid())',
      'select website_draft()',
      "select website_save(1, 'x', 'x')",
      "select website_present('company/phone')",
      'select website_link()',
      "select website_end_link('draft-x')",
      "select website_picture('/images/cart.jpg')",
    ])('a stranger is refused: %s', async (statement) => {
      expect(await codeOf(stranger(statement))).toBe('42501');
    });

    test('a link shows the draft through the editor’s function for seven days, and to nobody without its key', async () => {
      const base = { commit: 'abcdef1', text: 'name: x' };
      await sql`select website_begin(${sql.json(base)})`;
      const made = async () => {
        const [row] = await member('select website_link() as link');
        return row?.link.key as string;
      };
      const seen = async (key: string) =>
        sql.begin(async (as) => {
          await as`set local role service_role`;
          const [row] = await as`select website_shared(${key}) ->> 'text' as text`;
          return row?.text;
        });
      const key = await made();
      expect(await seen(key)).toBe('name: x');
      expect(await seen(key.replace(/.$/, 'x'))).toBeNull();
      await sql`update private.website_links set ends_at = ends_at - interval '7 days'`;
      expect(await seen(key)).toBeNull();
      const second = await made();
      expect(await sql`select key_hash from private.website_links`).toHaveLength(1);
      expect(await seen(second)).toBe('name: x');
      await sql`delete from private.website_links`;
      await sql`delete from private.website_draft`;
    });

    test.each([
      "update quote_requests set name = 'Hacked'",
      'update quote_requests set created_at = now()',
      'delete from quote_requests',
      'truncate quote_requests',
      "update quote_notes set text = 'Hacked'",
      'delete from quote_notes',
      `insert into quote_notes (quote_id, text, written_by) select gen_random_uuid(), 'x', '${STRANGER}'`,
      "update outbox set state = 'delivered'",
      'delete from outbox',
      "insert into outbox (quote_id, consumer) select gen_random_uuid(), 'office'",
      "update office_changes set member = 'nobody'",
      'delete from office_changes',
      "insert into office_changes (subject, subject_id, action) values ('quote', 'x', 'deleted')",
      `insert into office_members values ('${STRANGER}', 'eve@example.com')`,
      'delete from office_members',
      'update service_alerts set id = gen_random_uuid()',
      "insert into seo_pages (page_url) values ('/new/')",
      "update seo_pages set robots = 'noindex'",
      "update seo_pages set image = 'https://evil.example/'",
      'update seo_pages set updated_at = null',
      'delete from seo_pages',
      'select * from private.office_invitations',
      'select * from private.office_settings',
      'select * from private.website_draft',
      'select * from private.website_steps',
      'select * from private.website_pictures',
      'select * from private.website_presence',
      'select * from private.website_links',
      'select * from private.request_photos',
      "select website_add_picture(gen_random_uuid(), '/images/x.jpg', 1, 1, '/9j/')",
      "select private.website_add_picture('/images/x.jpg', 1, 1, '/9j/')",
      "update private.website_draft set text = 'x'",
      'delete from private.website_steps',
    ])('even a member is refused: %s', async (statement) => {
      expect(await codeOf(member(statement))).toBe('42501');
    });

    test('a member changes the state, and it is written down who did what', async () => {
      await member("update quote_requests set status = 'called'");
      await member("update quote_requests set status = 'called'");
      expect(await history()).toEqual([
        {
          member: 'kim@example.com',
          subject: 'quote',
          action: 'changed',
          fields: { status: ['new', 'called'] },
        },
      ]);
      expect(await codeOf(member("update quote_requests set status = 'lost'"))).toBe('23514');
    });

    test('a note has its member, and moves the time of the request’s last change', async () => {
      const changed = async () =>
        (await sql`select changed_at::text from quote_requests where id = ${id}`)[0]?.changed_at;
      const before = await changed();
      await asPerson(
        sql,
        MEMBER,
        (as) => as`insert into quote_notes ${as({ quote_id: id, text: 'Gate is left' })}`,
      );
      const [note] = await sql`select written_by from quote_notes where text = 'Gate is left'`;
      expect(note?.written_by).toBe(MEMBER);
      // As text it has microseconds; two changes may well share a millisecond.
      expect((await changed()) > before).toBe(true);
      expect(await history()).toMatchObject([{ member: 'kim@example.com', action: 'noted' }]);
    });

    test('a member writes, changes and ends alerts, and each is written down', async () => {
      const count = async () =>
        (await sql`select * from office_changes where changed_by = ${MEMBER}`).length;
      const before = await count();
      await member(
        "insert into service_alerts (text, ends, moves_from, routes) values ('Storm', '2099-12-31', '2099-01-29', '{north}')",
      );
      await member(
        "update service_alerts set ends = '2099-01-01', moves_to = '2099-01-30' where text = 'Storm'",
      );
      await member("delete from service_alerts where text = 'Storm'");
      expect(await count()).toBe(before + 3);
      expect(
        await sql`select fields from office_changes where subject = 'alert' and action = 'changed'`,
      ).toMatchObject([{ fields: { ends: ['2099-12-31', '2099-01-01'] } }]);
    });

    test('nobody changes what was written down, not even the owner of the database', async () => {
      for (const statement of [
        "update office_changes set member = 'x'",
        'delete from office_changes',
        'truncate office_changes',
      ]) {
        expect(await codeOf(sql.unsafe(statement))).toBe('42501');
      }
    });

    test('a person’s requests, notes and waiting mail go, by e-mail address or phone number', async () => {
      await sql`insert into quote_requests ${sql(quote({ email: 'Else@example.com', phone: '716-555-0111' }))}`;
      const ask = async (contact: string) =>
        (await asPerson(sql, MEMBER, (as) => as`select forget_person(${contact})`))[0]
          ?.forget_person;
      expect(await ask('nobody@example.com')).toBe(0);
      expect(await ask('0199')).toBe(0);
      await sql`update quote_requests set email = '–––' where email like 'Else%'`;
      expect(await ask('–––')).toBe(0);
      await sql`update quote_requests set email = 'Else@example.com' where email = '–––'`;
      await sql`update quote_requests set phone = 'none' where email like 'Else%'`;
      expect(await ask('nobody')).toBe(0);
      await sql`update quote_requests set phone = '716-555-0111' where email like 'Else%'`;
      expect(await ask(' ADA@example.com')).toBe(1);
      expect(await sql`select 1 from quote_notes where quote_id = ${id}`).toHaveLength(0);
      expect(await sql`select 1 from outbox where quote_id = ${id}`).toHaveLength(0);
      expect(await history()).toMatchObject([
        { member: 'kim@example.com', action: 'deleted', fields: {} },
      ]);
      expect(await ask('+1 (716) 555 0111')).toBe(1);
      expect(await sql`select * from quote_requests`).toHaveLength(0);
    });

    test('an old request keeps what was asked for where, and nothing of the person', async () => {
      await sql`insert into quote_requests ${sql(quote())}`;
      await sql`update quote_requests set created_at = now() - interval '25 months' where id = ${id}`;
      await sql`insert into quote_notes (quote_id, text, written_by) values (${id}, 'x', ${MEMBER})`;
      await sql`set role service_role`;
      expect(await sql`select anonymise_requests(24)`).toEqual([{ anonymise_requests: 1 }]);
      expect(await sql`select anonymise_requests(24)`).toEqual([{ anonymise_requests: 0 }]);
      await sql`reset role`;
      const [row] = await sql`select * from quote_requests where id = ${id}`;
      expect(row).toMatchObject({ city: 'collins', service_type: 'rolloff', consent_at: null });
      expect(JSON.stringify(row)).not.toMatch(/Ada|example|0199|Mill|roof|agree/);
      expect(await member(`select requests_of_person('${row?.email}')`)).toHaveLength(0);
      expect(await sql`select * from quote_notes where quote_id = ${id}`).toHaveLength(0);
      expect(await sql`select * from quote_requests where name like 'Ada%'`).toHaveLength(1);
    });

    describe('the draft of the website', () => {
      const service = async (statement: string) =>
        sql.begin(async (as) => {
          await as`set local role service_role`;
          return as.unsafe(statement);
        });
      const saved = async (seen: number, fresh: string, more = "'x'") =>
        (await member(`select website_save(${seen}, '${fresh}', ${more})`))[0]?.website_save;
      const draft = async () => (await member('select website_draft()'))[0]?.website_draft.draft;
      beforeEach(async () => {
        await sql`delete from private.website_draft`;
        await sql`delete from private.website_steps`;
        await sql`delete from private.website_pictures`;
        await service(`select website_begin('{"commit": "abcdef1", "text": "first"}')`);
      });

      test('is saved once on a revision, by whoever is first', async () => {
        const both = await Promise.all([saved(1, 'one'), saved(1, 'other')]);
        expect(both.filter((one) => one !== null)).toMatchObject([{ revision: 2, steps: 1 }]);
        expect(await draft()).toMatchObject({ revision: 2, steps: [{ member: MEMBER }] });
        expect(await sql`select made_by from private.website_steps`).toEqual([{ made_by: MEMBER }]);
        const again = await service(`select website_begin('{"commit": "abcdef2", "text": "x"}')`);
        expect(again[0]).toEqual({ website_begin: false });
      });

      test('keeps 500 steps; a new one takes the place of those that were undone', async () => {
        for (const [at, text] of ['a', 'b', 'c'].entries()) await saved(at + 1, text);
        await sql`update private.website_draft set done = 1`;
        expect(await draft()).toMatchObject({ steps: [{ before: 'first', after: 'a' }] });
        expect(await saved(4, 'd')).toMatchObject({ steps: 2, step: { before: 'c', after: 'd' } });
        await sql`insert into private.website_steps (number, step, made_by)
          select n, ${sql.json(step('more'))}, ${MEMBER} from generate_series(3, 500) as n`;
        await sql`update private.website_draft set done = 500`;
        await sql`update private.website_steps set made_at = now() - interval '2 days'`;
        expect(await saved(5, 'e')).toMatchObject({ steps: 500 });
        expect((await draft()).steps).toHaveLength(500);
      });

      test('keeps the steps of a day: no member pushes out what another one has done', async () => {
        await sql`insert into office_members (user_id, email) values (${STRANGER}, 'max@example.com')`;
        await sql`insert into private.website_steps (number, step, made_by)
          values (1, ${sql.json(step('other'))}, ${STRANGER})`;
        const fill = (from: number, to: number) => sql`
          insert into private.website_steps (number, step, made_by)
          select n, ${sql.json(step('more'))}, ${MEMBER} from generate_series(${from}::integer, ${to}::integer) as n`;
        await fill(2, 600);
        await sql`update private.website_draft set done = 600`;
        expect(await saved(1, 'a')).toMatchObject({ steps: 601 });
        await fill(602, 2000);
        await sql`update private.website_draft set done = 2000`;
        expect(await codeOf(saved(2, 'b'))).toBe('PT429');
        expect(await draft()).toMatchObject({ text: 'a' });
        await sql`update private.website_steps set made_at = now() - interval '2 days' where number = 1`;
        expect(await saved(2, 'b')).toMatchObject({ steps: 2000 });
        await sql`update private.website_steps set made_by = ${STRANGER}, made_at = now() where number = 2`;
        expect(await codeOf(saved(3, 'c'))).toBe('PT429');
        await sql`delete from office_members where user_id = ${STRANGER}`;
        expect(await saved(3, 'c')).toMatchObject({ steps: 2000 });
      });

      test('goes back to what is published, whatever others and the member have done that day', async () => {
        await sql`insert into office_members (user_id, email) values (${STRANGER}, 'max@example.com')`;
        await sql`insert into private.website_steps (number, step, made_by)
          select n, ${sql.json({ ...step('x'), after: 'x'.repeat(3_000_000) })}, account
          from unnest(${[STRANGER, MEMBER, MEMBER]}::uuid[]) with ordinality as made (account, n)`;
        await sql`update private.website_draft set done = 3, text = 'long'`;
        expect(await codeOf(saved(1, 'other'))).toBe('PT429');
        expect(await saved(1, 'first')).toMatchObject({ revision: 2, steps: 4 });
        await sql`delete from office_members where user_id = ${STRANGER}`;
      });

      test('has no signs of which JSON makes six', async () => {
        expect(await codeOf(member("select website_save(1, E'first\\u0001', 'x')"))).toBe('23514');
        expect(await draft()).toMatchObject({ text: 'first', revision: 1 });
      });

      test('goes back from any text that it has taken, however JSON writes its characters', async () => {
        const controls = "E'\\x01'";
        await sql.unsafe(`update private.website_draft set text = repeat(${controls}, 3000000)`);
        await saved(1, 'first');
        expect(await draft()).toMatchObject({ text: 'first', steps: [{ after: 'first' }] });
      });

      test('says what was done in one line', async () => {
        await saved(1, 'text', "E'changed x\\n\\nskip-checks: true'");
        expect(await draft()).toMatchObject({ steps: [{ words: 'changed x skip-checks: true' }] });
      });

      test.each(['', 'x', 'constructor'])('refuses %j as the way of a step', async (way) => {
        expect(await codeOf(saved(1, 'text', `'x', null, '${way}'`))).toBe('23514');
        expect(await draft()).toMatchObject({ revision: 1, steps: [] });
      });

      test.each(['undo', 'redo'])('takes a step that is an %s', async (way) => {
        await saved(1, 'text', `'x', 'session', '${way}'`);
        expect(await draft()).toMatchObject({ steps: [{ way, session: 'session' }] });
      });

      test('has 200 pictures: one goes that nothing names, then one that was published a day ago, then a new one is refused', async () => {
        await sql`insert into private.website_pictures (path, data, width, height, added_by)
          select '/images/p' || n || '.jpg', '\\xffd8ff', 1, 1, ${MEMBER} from generate_series(1, 200) as n`;
        await sql`update private.website_draft set text = (
          select string_agg(path, ' ') from private.website_pictures where path <> '/images/p3.jpg'
        )`;
        const { text } = await draft();
        const add = (name: string) =>
          service(`select website_add_picture('${MEMBER}', '/images/${name}.jpg', 1, 1, '/9j/')`);
        const base = '{"commit": "abcdef1", "text": "/images/p7.jpg /images/p8.jpg"}';
        await service(
          `select website_rebase('${MEMBER}', 1, '${text}', 'x', '${base}', '{/images/p7.jpg,/images/p9.jpg}')`,
        );
        await add('new');
        await sql`update private.website_draft set text = text || ' /images/new.jpg'`;
        expect(await codeOf(add('newer'))).toBe('23514');
        await sql`update private.website_pictures set published_at = now() - interval '2 days'
          where published_at is not null`;
        await add('newer');
        await sql`update private.website_draft set text = text || ' /images/newer.jpg'`;
        expect(await codeOf(add('newest'))).toBe('23514');
        const left = await sql`select path from private.website_pictures`;
        expect(left).toHaveLength(200);
        const some = ['p3', 'p7', 'p8', 'p9', 'new', 'newer'].map((name) => `/images/${name}.jpg`);
        expect(some.filter((path) => !left.some((one) => one.path === path))).toEqual([
          '/images/p3.jpg',
          '/images/p7.jpg',
        ]);
      });
    });

    test('a one-time link works once, is a hash in the database, and ends', async () => {
      const hash = createHash('sha256').update('token').digest('hex');
      const account = randomUUID();
      await sql`select invite_member(' Lee@example.com ', ${hash})`;
      expect(await sql`select invited_person(${hash})`).toEqual([
        { invited_person: 'lee@example.com' },
      ]);
      // One person holds it, until it is given back.
      expect(await sql`select invited_person(${hash})`).toEqual([{ invited_person: null }]);
      await sql`select release_invitation(${hash})`;
      expect(await sql`select invited_person(${hash})`).toEqual([
        { invited_person: 'lee@example.com' },
      ]);
      // A server that was killed in between has given nothing back: the link is free again by itself.
      await sql`update private.office_invitations set held_until = held_until - interval '90 seconds'`;
      expect(await sql`select invited_person(${hash})`).toEqual([
        { invited_person: 'lee@example.com' },
      ]);
      expect(JSON.stringify(await sql`select * from private.office_invitations`)).not.toContain(
        'token"',
      );
      expect(await sql`select join_office(${hash}, ${account})`).toEqual([{ join_office: true }]);
      expect(await sql`select join_office(${hash}, ${STRANGER})`).toEqual([{ join_office: false }]);
      expect(await asPerson(sql, account, (as) => as`select * from quote_requests`)).toHaveLength(
        1,
      );
      expect(await sql`select remove_member('lee@example.com')`).toEqual([{ remove_member: true }]);
      expect(await asPerson(sql, account, (as) => as`select * from quote_requests`)).toHaveLength(
        0,
      );
      expect(
        await sql`select action from office_changes where subject_id = 'lee@example.com' order by id`,
      ).toEqual([{ action: 'added' }, { action: 'deleted' }]);
      await sql`select invite_member('lee@example.com', ${hash})`;
      await sql`update private.office_invitations set expires_at = now()`;
      expect(await sql`select invited_person(${hash})`).toEqual([{ invited_person: null }]);
      expect(await sql`select join_office(${hash}, ${account})`).toEqual([{ join_office: false }]);
    });
  });
}
