// Who adds photos to which request, how many and of what, and who sees them: in plain SQL under each role.
import { randomUUID } from 'node:crypto';
import type { Sql } from 'postgres';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { asPerson } from '../support/database/postgres.ts';
import { quote as withoutPhotos } from './quote.ts';

const MEMBER = randomUUID();
const STRANGER = randomUUID();

const JPEG = Buffer.from('ffd8ffe000104a464946', 'hex');
/** A request that says how many photos follow. */
const quote = (photo_count = 6) => ({ ...withoutPhotos(), photo_count });

const WEBP = Buffer.from('RIFF\0\0\0\0WEBPVP8 ', 'latin1');

/** States the facts for the database that `open` gives, with the migrations applied. */
export function photoFacts(open: () => Promise<Sql>): void {
  describe('a photo of a request', () => {
    let sql: Sql;
    let key = '';
    let id = '';
    beforeAll(async () => {
      sql = await open();
      await sql`insert into office_members (user_id, email) values (${MEMBER}, 'kim@example.com')`;
    });
    beforeEach(async () => {
      await sql`delete from quote_requests`;
      const row = quote();
      key = row.idempotency_key;
      const [made] = await sql`insert into quote_requests ${sql(row)} returning id`;
      id = made?.id;
    });

    /** A visitor adds a photo; gives the code of the refusal, or nothing where it is taken. */
    const add = (request = key, data: Buffer | string = JPEG, photo: string = randomUUID()) =>
      sql
        .begin(async (as) => {
          await as`set local role anon`;
          const text = typeof data === 'string' ? data : data.toString('base64');
          await as`select add_request_photo(${request}, ${photo}, ${text})`;
        })
        .then(
          () => undefined,
          (error: { code: string }) => error.code,
        );
    const stored = () => sql`select * from private.request_photos`;
    const codeAs = (account: string, statement: string) =>
      asPerson(sql, account, (as) => as.unsafe(statement)).then(
        () => undefined,
        (error: { code: string }) => error.code,
      );

    test('is added by who has the key of a request of the last hour', async () => {
      expect(await add()).toBeUndefined();
      expect(await add(key, WEBP)).toBeUndefined();
      expect(await stored()).toMatchObject([{ quote_id: id }, { quote_id: id }]);
      await sql`update quote_requests set created_at = now() - interval '61 minutes'`;
      expect(await add()).toBe('PT410');
      expect(await stored()).toHaveLength(2);
    });

    test('is not added with another key, nor with the id by which the office knows the request', async () => {
      expect(await add(randomUUID())).toBe('PT410');
      expect(await add(id)).toBe('PT410');
      expect(await stored()).toHaveLength(0);
    });

    test('that is sent twice is there once', async () => {
      const photo = randomUUID();
      expect(await Promise.all([add(key, JPEG, photo), add(key, JPEG, photo)])).toEqual([
        undefined,
        undefined,
      ]);
      expect(await stored()).toHaveLength(1);
    });

    test('that is there is accepted again after the hour, because its answer may have been lost', async () => {
      const photo = randomUUID();
      await add(key, JPEG, photo);
      await sql`update quote_requests set created_at = now() - interval '61 minutes'`;
      expect(await add(key, JPEG, photo)).toBeUndefined();
      expect(await stored()).toHaveLength(1);
      expect(await add(randomUUID(), JPEG, photo)).toBe('PT410');
    });

    test('is one of six, also when ten come at once', async () => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
      expect(answers.filter((code) => code === 'PT422')).toHaveLength(4);
      expect(await stored()).toHaveLength(6);
    });

    test('is one of as many as its visitor has chosen', async () => {
      for (const { idempotency_key, ...row } of [{ ...quote(2) }, withoutPhotos()]) {
        await sql`insert into quote_requests ${sql({ idempotency_key, ...row })}`;
        const answers = [
          await add(idempotency_key),
          await add(idempotency_key),
          await add(idempotency_key),
        ];
        expect(answers).toEqual(
          'photo_count' in row ? [undefined, undefined, 'PT422'] : Array(3).fill('PT422'),
        );
      }
    });

    test.each([
      ['a page', Buffer.from('<!doctype html><script>x</script>')],
      ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
      ['a PNG', Buffer.from('89504e470d0a1a0a', 'hex')],
      ['a photo with the notes of its camera', Buffer.concat([JPEG, Buffer.from('Exif\0\0')])],
      ['more than 500 kB', Buffer.concat([JPEG, Buffer.alloc(500_000)])],
      ['more than is read', Buffer.concat([JPEG, Buffer.alloc(5_000_000)])],
      ['no base64', '%%%'],
      ['nothing', ''],
    ])('is not %s', async (_, data) => {
      expect(await add(key, data)).toBe('PT422');
      expect(await stored()).toHaveLength(0);
    });

    test('finds no room where all photos together are too heavy, and requests still come', async () => {
      await sql`insert into private.request_photos (id, quote_id, data)
        select gen_random_uuid(), ${id}, decode('ffd8ff' || repeat('00', 499000), 'hex') from generate_series(1, 602)`;
      const row = quote();
      await sql`insert into quote_requests ${sql(row)}`;
      expect(await add(row.idempotency_key)).toBe('PT422');
    });

    test('is seen by members alone, until they are removed', async () => {
      await add();
      const [photo] = await stored();
      const list = `select request_photos('${id}')`;
      const one = `select request_photo('${photo?.id}')`;
      const [listed] = await asPerson(sql, MEMBER, (as) => as.unsafe(list));
      expect(listed?.request_photos).toEqual([photo?.id]);
      const [read] = await asPerson(sql, MEMBER, (as) => as.unsafe(one));
      expect(read?.request_photo).toBe(JPEG.toString('base64'));
      for (const statement of [list, one, 'select * from private.request_photos']) {
        expect(await codeAs(STRANGER, statement)).toBe('42501');
        const visitor = sql.begin(async (as) => {
          await as`set local role anon`;
          await as.unsafe(statement);
        });
        await expect(visitor).rejects.toMatchObject({ code: '42501' });
      }
      expect(await codeAs(MEMBER, 'select * from private.request_photos')).toBe('42501');
      await sql`delete from office_members`;
      expect(await codeAs(MEMBER, list)).toBe('42501');
      expect(await codeAs(MEMBER, one)).toBe('42501');
      await sql`insert into office_members (user_id, email) values (${MEMBER}, 'kim@example.com')`;
    });

    test('moves the time of the request’s last change, which an open office looks at', async () => {
      await sql`update quote_requests set changed_at = now()`;
      const changed = async () =>
        (await sql`select changed_at::text from quote_requests where id = ${id}`)[0]?.changed_at;
      const before = await changed();
      await add();
      expect((await changed()) > before).toBe(true);
    });

    test('goes with its request, and with the person of one that is kept for counting', async () => {
      await add();
      await sql`delete from quote_requests where id = ${id}`;
      expect(await stored()).toHaveLength(0);
      const row = quote();
      await sql`insert into quote_requests ${sql(row)}`;
      await add(row.idempotency_key);
      await sql`update quote_requests set created_at = now() - interval '25 months'`;
      expect(await stored()).toHaveLength(1);
      await sql`select anonymise_requests(24)`;
      expect(await stored()).toHaveLength(0);
      await sql`update quote_requests set created_at = now()`;
      expect(await add(row.idempotency_key)).toBe('PT410');
    });
  });
}
