// The facts about visitors on the embedded database, which `npm run start:supabase` uses.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../src/node/serve/ports.ts';
import {
  copyMigratedDatabase,
  startDatabase,
  type TestDatabase,
} from '../support/database/lite.ts';
import { testInFull } from '../support/sample.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { alertFacts } from './alert-facts.ts';
import { quote } from './quote.ts';
import { quoteLimits } from './quote-limits.ts';
import { visitorFacts } from './visitor-facts.ts';

let database: TestDatabase;

visitorFacts(async () => {
  database = await startDatabase({ name: 'embedded' });
  return database;
});

// Alerts are in a table of their own, so that they need no database of their own.
alertFacts(async () => ({ ...database, close: async () => {} }));
quoteLimits(() => startDatabase({ name: 'embedded-limits' }));

test('a request without a key is turned away', async () => {
  const response = await fetch(`${database.url}/rest/v1/quote_requests?select=*`);
  expect(response.status).toBe(401);
});

test.each(['/', '/config', '/storage/v1/bucket', '/rest', '/functions/v1/other'])(
  'the address %s tells nobody anything, least of all the configuration',
  async (path) => {
    const response = await fetch(database.url + path);
    expect([response.status, await response.text()]).toEqual([
      404,
      JSON.stringify({ code: '404', message: 'There is nothing here.' }),
    ]);
  },
);

test('a value that a constraint refuses is the asker’s fault, and no words of the database are in the answer', async () => {
  const { error, status } = await database.visitor
    .from('quote_requests')
    .insert(quote({ name: ' ' }));
  expect({ status, code: error?.code, message: error?.message }).toEqual({
    status: 400,
    code: '23514',
    message: 'A value violates check constraint "quote_requests_name_check".',
  });
});

testInFull('quotes and changed records survive a restart', async () => {
  const first = await startDatabase({ name: 'restart', keep: true });
  const row = quote();
  await first.visitor.from('quote_requests').insert(row);
  await first.owner.from('seo_pages').update({ meta_title: 'By hand' }).eq('page_url', '/about/');
  await first.close();
  const second = await startDatabase({ name: 'restart', keep: true });
  const { data: quotes } = await second.owner.from('quote_requests').select('name');
  const { data: page } = await second.visitor
    .from('seo_pages')
    .select('meta_title')
    .eq('page_url', '/about/')
    .single();
  await second.close();
  rmSync(second.folder, { recursive: true });
  expect(second.anonKey).toBe(first.anonKey);
  expect(quotes).toEqual([{ name: row.name }]);
  expect(page).toEqual({ meta_title: 'By hand' });
});

test('a second start on the same files is refused in one sentence', async () => {
  await expect(startDatabase({ name: 'embedded', keep: true })).rejects.toThrow(
    `Another process has the database in ${database.folder}.`,
  );
});

const folder = temporaryFolder('node_modules/.cache/curbside');

test('the server ends with the process that started it, also when that one is killed', async () => {
  await copyMigratedDatabase(folder);
  const setup = { root: process.cwd(), folder, port: await freePort(), seed: 'select 1;' };
  const code = `import { importTypeScript } from '${new URL('../../src/node/launch/own-code.js', import.meta.url)}';
    const { startLite } = await importTypeScript('src/node/database/lite.ts');
    await startLite({ ...${JSON.stringify(setup)}, report() {} });
    console.log('started');`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code]);
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  const config = readFileSync(join(folder, 'supabase/config.toml'), 'utf8');
  const server = `http://localhost:${/^port = (\d+)/m.exec(config)?.[1]}/auth/v1/health`;
  expect((await fetch(server)).status).toBeLessThan(500);
  child.kill('SIGKILL');
  await expect
    .poll(() => fetch(server).then(Boolean, () => false), { timeout: 20_000 })
    .toBe(false);
});
